// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.fluid;

import java.util.Arrays;
import org.apache.commons.math3.ode.FirstOrderDifferentialEquations;
import org.apache.commons.math3.ode.nonstiff.ClassicalRungeKuttaIntegrator;
import org.apache.commons.math3.ode.sampling.StepHandler;
import org.apache.commons.math3.ode.sampling.StepInterpolator;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.FluidForm.Bottleneck;
import org.eastwest.spi.transport.FluidForm.Signal;

/**
 * Integrates the fluid form of N equal flows together with the queue they share, dq/dt = N R - C. Flows see the queue a
 * feedback delay late (models (f)); a Runge-Kutta method of fourth order with steps no longer than that delay looks it
 * up in the past.
 */
public final class FluidRun {
    private static final int STEPS_IN_DELAY = 8;

    private final FluidForm form;
    private final EcnMarking marking;
    private final Bottleneck bottleneck;
    private final double delay;
    private final double step;
    private double[] queue;
    private double[] rate;
    private int known;

    private FluidRun(FluidForm form, EcnMarking marking, Bottleneck bottleneck, double delay, double seconds) {
        this.form = form;
        this.marking = marking;
        this.bottleneck = bottleneck;
        this.delay = delay;
        step = delay / STEPS_IN_DELAY;
        queue = new double[(int) Math.ceil(seconds / step) + 2];
        rate = new double[queue.length];
    }

    /**
     * Queue and rate over time.
     *
     * @param stepSeconds    between two values
     * @param queueBytes     length of the queue
     * @param bytesPerSecond rate of one flow
     */
    public record Result(double stepSeconds, double[] queueBytes, double[] bytesPerSecond) {
        /** Mean queue from a time on, bytes. */
        public double meanQueueBytes(double fromSeconds) {
            return mean(queueBytes, fromSeconds);
        }

        /** Mean rate of a flow from a time on, bytes per second. */
        public double meanBytesPerSecond(double fromSeconds) {
            return mean(bytesPerSecond, fromSeconds);
        }

        private double mean(double[] values, double fromSeconds) {
            return Arrays.stream(values, (int) (fromSeconds / stepSeconds), values.length).average().orElse(Double.NaN);
        }
    }

    /**
     * Integrates from the start of all flows at once into an empty queue.
     *
     * @param marking of the queue; null when the control goes without marks
     * @param delay   seconds after which a flow sees the queue, more than 0
     * @param seconds to integrate, more than the delay
     */
    public static Result run(FluidForm form, EcnMarking marking, Bottleneck bottleneck, double delay, double seconds) {
        return new FluidRun(form, marking, bottleneck, delay, seconds).run(seconds);
    }

    private Result run(double seconds) {
        double[] state = new double[1 + form.variables()];
        double[] flow = new double[form.variables()];
        form.start(flow, bottleneck);
        System.arraycopy(flow, 0, state, 1, flow.length);
        note(0, state);
        ClassicalRungeKuttaIntegrator integrator = new ClassicalRungeKuttaIntegrator(step);
        integrator.addStepHandler(new History());
        integrator.integrate(new Equations(), 0, state, seconds, state);
        return new Result(step, Arrays.copyOf(queue, known), Arrays.copyOf(rate, known));
    }

    private void note(int index, double[] state) {
        queue[index] = Math.max(0, state[0]);
        rate[index] = form.bytesPerSecond(flow(state), signal(index * step), bottleneck);
        known = index + 1;
    }

    private static double[] flow(double[] state) {
        return Arrays.copyOfRange(state, 1, state.length);
    }

    /** What a flow sees at a time. */
    private Signal signal(double time) {
        double then = time - delay;
        double seenQueue = then < 0 || known == 0 ? 0 : at(queue, then);
        double seenRate = known == 0 ? bottleneck.bytesPerSecond() : then < 0 ? rate[0] : at(rate, then);
        double marked = marking == null ? 0 : marking.probability(measured(seenQueue));
        return new Signal(seenQueue, marked, bottleneck.flows() * seenRate, seenRate);
    }

    private double measured(double queueBytes) {
        return queueBytes / marking.measure().bytes(1, bottleneck.bytesPerSecond(), bottleneck.roundTripSeconds());
    }

    private double at(double[] values, double time) {
        double position = time / step;
        int before = Math.min(known - 1, (int) position);
        int after = Math.min(known - 1, before + 1);
        return values[before] + (values[after] - values[before]) * Math.min(1, position - before);
    }

    private final class Equations implements FirstOrderDifferentialEquations {
        @Override
        public int getDimension() {
            return 1 + form.variables();
        }

        @Override
        public void computeDerivatives(double time, double[] state, double[] derivatives) {
            Signal signal = signal(time);
            double[] flow = flow(state);
            double[] changes = new double[flow.length];
            form.derivatives(flow, signal, bottleneck, changes);
            double surplus = bottleneck.flows() * form.bytesPerSecond(flow, signal, bottleneck)
                    - bottleneck.bytesPerSecond();
            derivatives[0] = state[0] <= 0 && surplus < 0 ? -state[0] / step : surplus;
            System.arraycopy(changes, 0, derivatives, 1, changes.length);
        }
    }

    private final class History implements StepHandler {
        @Override
        public void init(double start, double[] state, double end) {
            known = 1;
        }

        @Override
        public void handleStep(StepInterpolator interpolator, boolean isLast) {
            interpolator.setInterpolatedTime(interpolator.getCurrentTime());
            if (known < queue.length) {
                note(known, interpolator.getInterpolatedState());
            }
        }
    }
}
