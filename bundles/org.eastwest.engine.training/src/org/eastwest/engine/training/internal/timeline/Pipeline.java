// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.function.IntFunction;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;

/** The pipeline of a plan: the order of its schedule, and what a micro-batch takes on each of its stages. */
public final class Pipeline {
    private final Order order;
    private final StageTimes times;
    private final StageTimes withoutSends;

    /**
     * @param plan         what the stages do in turn
     * @param microBatches of a rank in a step
     * @param layers       of a stage, from 0, without the embeddings
     * @param first        input embedding, on the first stage
     * @param last         output layer and loss, on the last stage
     * @param sends        between stages
     */
    public Pipeline(PlanSnapshot plan, double microBatches, IntFunction<Part> layers, Part first, Part last,
            Sends sends) {
        order = order(plan, microBatches);
        int path = order.path();
        double[] forward = new double[path + 1];
        double[] input = new double[path + 1];
        double[] weight = new double[path + 1];
        for (int stage = 0; stage < order.stages(); stage++) {
            Part part = layers.apply(stage);
            for (int chunk = 0; chunk < order.virtual(); chunk++) {
                int k = order.position(stage, chunk);
                forward[k] = part.forward() / order.virtual();
                input[k] = part.inputGradient() / order.virtual();
                weight[k] = part.weightGradient() / order.virtual();
            }
        }
        add(first, 0, forward, input, weight);
        add(last, path - 1, forward, input, weight);
        withoutSends = new StageTimes(forward, input, weight, 0, false);
        times = sends.overlapped() ? slowed(withoutSends, sends)
                : new StageTimes(forward, input, weight, sends.seconds(), true, late(sends));
    }

    /** DualPipe pairs stages; an odd number of them works as 1F1B does. */
    private static Order order(PlanSnapshot plan, double microBatches) {
        boolean alone = plan.schedule() == Schedule.DUAL_PIPE && plan.pp() % 2 != 0;
        return new Order(alone ? Schedule.ONE_FORWARD_ONE_BACKWARD : plan.schedule(), plan.pp(),
                Schedules.chunks(plan), (int) Math.min(Integer.MAX_VALUE, microBatches));
    }

    private static void add(Part part, int k, double[] forward, double[] input, double[] weight) {
        forward[k] += part.forward();
        input[k] += part.inputGradient();
        weight[k] += part.weightGradient();
    }

    /** Hidden sends take from the compute that they hide behind. */
    private StageTimes slowed(StageTimes times, Sends sends) {
        double[] late = late(sends);
        double[] forward = times.forward().clone();
        double[] input = times.inputGradient().clone();
        int path = times.path();
        for (int k = 0; k < path; k++) {
            double backward = input[k] + times.weightGradient()[k];
            forward[k] += k < path - 1 ? sends.contention() * Math.min(seconds(sends, late, k), forward[k]) : 0;
            input[k] += k > 0 ? sends.contention() * Math.min(seconds(sends, late, k - 1), backward) : 0;
        }
        return new StageTimes(forward, input, times.weightGradient(), sends.seconds(), false, late);
    }

    private static double seconds(Sends sends, double[] late, int position) {
        return sends.seconds() + (late == null ? 0 : late[position]);
    }

    /** What the send between each position and the next takes longer: as long as the later of its two stages makes it. */
    private double[] late(Sends sends) {
        if (sends.late() == null) {
            return null;
        }
        double[] late = new double[order.path()];
        for (int k = 0; k < order.path() - 1; k++) {
            late[k] = Math.max(sends.late()[order.stageAt(k)], sends.late()[order.stageAt(k + 1)]);
        }
        return late;
    }

    /** Time for all micro-batches, seconds. */
    public double seconds(PipelineClock clock) {
        return clock.seconds(order, times);
    }

    /** The same if sends took no time. */
    public double secondsWithoutSends(PipelineClock clock) {
        return clock.seconds(order, withoutSends);
    }

    Order order() {
        return order;
    }

    StageTimes times() {
        return times;
    }
}
