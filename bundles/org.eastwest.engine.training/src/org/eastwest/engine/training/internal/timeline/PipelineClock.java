// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.spi.design.PlanSnapshot.Schedule;

/**
 * Time that a pipeline needs for all micro-batches of a step, by executing its order. A long step repeats itself in the
 * middle: what it needs is then the time of a shorter one and as many repetitions more. Keeps orders that it has laid
 * out and the last result. Not thread-safe: one for each thread.
 */
public final class PipelineClock {
    /** Slots of all orders kept, above which the clock forgets them: some 100 MB. */
    private static final long KEPT_SLOTS = 2_000_000;
    /**
     * Slots up to which a step is executed whole when sends take time beside compute: its period may then be any number
     * of micro-batches up to that of the stages, so that the time of a longer one is exact to a few sends only.
     */
    private static final int EXACT_SLOTS = 100_000;
    private static final double EQUAL = 1e-12;

    private final Map<Order, Program> programs = new HashMap<>();
    private long kept;
    private double[] end = new double[0];

    /**
     * Time from the first slot's begin to the last one's end, seconds.
     *
     * @param order what the stages do in turn
     * @param times of one micro-batch on each stage of its path
     */
    double seconds(Order order, StageTimes times) {
        if (times.transfer() == 0 || times.blocking()) {
            if (order.schedule() == Schedule.GPIPE) {
                return gpipe(order, times);
            }
            if (order.virtual() == 1 && (order.schedule() == Schedule.ONE_FORWARD_ONE_BACKWARD
                    || order.schedule() == Schedule.INTERLEAVED)) {
                return oneForwardOneBackward(order, times);
            }
        }
        return executed(order, times);
    }

    /** All forwards, as a flow shop of equal jobs, then all backwards. */
    private static double gpipe(Order order, StageTimes times) {
        double sum = 0;
        double slowestForward = 0;
        double slowestBackward = 0;
        for (int k = 0; k < times.path(); k++) {
            double forward = forward(times, k);
            double backward = backward(times, k);
            sum += forward + backward;
            slowestForward = Math.max(slowestForward, forward);
            slowestBackward = Math.max(slowestBackward, backward);
        }
        return sum + (order.microBatches() - 1) * (slowestForward + slowestBackward);
    }

    /**
     * The longest over the stages of: what comes before its first slot, its own slots, the waits for the first backward
     * and for the last one, what comes after its last slot.
     */
    private static double oneForwardOneBackward(Order order, StageTimes times) {
        int m = order.microBatches();
        double behind = 0;
        double longest = 0;
        double all = 0;
        for (int k = 0; k < times.path(); k++) {
            all += forward(times, k) + backward(times, k);
        }
        for (int k = times.path() - 1; k >= 0; k--) {
            double forward = forward(times, k);
            double backward = backward(times, k);
            double others = Math.min(times.path() - k - 1, m - 1);
            double first = Math.max(0, behind - others * forward);
            double last = Math.max(0, behind - others * backward);
            // With few micro-batches all forwards come before the first backward: one wait, not two.
            double waits = m <= times.path() - k ? Math.max(first, last) : first + last;
            double ahead = all - behind - forward - backward;
            longest = Math.max(longest, ahead + m * (forward + backward) + waits);
            behind += forward + backward;
        }
        return longest;
    }

    private static double forward(StageTimes times, int k) {
        return times.forward()[k] + (k < times.path() - 1 ? times.transfer() : 0);
    }

    private static double backward(StageTimes times, int k) {
        return times.inputGradient()[k] + times.weightGradient()[k] + (k > 0 ? times.transfer() : 0);
    }

    /** By execution, of a shorter step when the period is found. */
    private double executed(Order order, StageTimes times) {
        int group = repeats(order);
        int m = order.microBatches();
        boolean ways = times.transfer() > 0 && !times.blocking();
        int shorter = ways ? Math.max(order.stages(), EXACT_SLOTS / (2 * order.path())) : 3 * order.stages();
        while (shorter + 2 * group < m) {
            int first = shorter + (m - shorter) % group;
            double one = run(order, times, first);
            double two = run(order, times, first + group);
            double three = run(order, times, first + 2 * group);
            boolean steady = Math.abs(three - 2 * two + one) <= EQUAL * three
                    && three - two >= group * busiest(order, times) * (1 - 1e-9);
            if (ways || steady) {
                return one + (m - first) / group * (two - one);
            }
            shorter *= 2;
        }
        return run(order, times, m);
    }

    /** Micro-batches after which the order is the same again. */
    private static int repeats(Order order) {
        return order.dual() ? 2 : order.stages();
    }

    /** Work of the busiest stage for one micro-batch, seconds. */
    private static double busiest(Order order, StageTimes times) {
        double busiest = 0;
        for (int stage = 0; stage < order.stages(); stage++) {
            double work = 0;
            for (int chunk = 0; chunk < order.chunks(); chunk++) {
                int k = order.position(stage, chunk);
                work += times.forward()[k] + times.inputGradient()[k] + times.weightGradient()[k];
            }
            busiest = Math.max(busiest, order.dual() ? work / 2 : work);
        }
        return busiest;
    }

    private double run(Order order, StageTimes times, int microBatches) {
        Program program = program(new Order(order.schedule(), order.stages(), order.virtual(), microBatches));
        if (end.length <= program.size()) {
            end = new double[2 * program.size() + 1];
        }
        program.execute(times, null, end);
        double last = 0;
        for (int i = 1; i <= program.size(); i++) {
            last = Math.max(last, end[i]);
        }
        return last;
    }

    Program program(Order order) {
        Program known = programs.get(order);
        if (known != null) {
            return known;
        }
        Program program = Program.of(order);
        if (kept + program.size() > KEPT_SLOTS) {
            programs.clear();
            kept = 0;
        }
        programs.put(order, program);
        kept += program.size();
        return program;
    }
}
