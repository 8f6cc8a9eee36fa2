// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;

/**
 * Micro-batches in flight of the pipeline schedules: GPipe (arXiv 1811.06965), 1F1B and interleaved 1F1B
 * (Narayanan et al. SC21, arXiv 2104.04473), zero bubble ZB-H1 and ZB-V (Qi et al., arXiv 2401.10241), DualPipe
 * (arXiv 2412.19437, Table 2).
 */
public final class Schedules {
    public static final Source SOURCE = Source.literature("pipeline schedules: GPipe arXiv 1811.06965; 1F1B and "
            + "interleaved arXiv 2104.04473; ZB-H1 and ZB-V arXiv 2401.10241; DualPipe arXiv 2412.19437 Table 2");

    private Schedules() {
    }

    /** True when stages are cut into virtual ones: only 1F1B does that, under either name. */
    public static boolean interleaved(PlanSnapshot plan) {
        return plan.virtualStages() > 1 && plan.pp() > 1
                && (plan.schedule() == Schedule.INTERLEAVED || plan.schedule() == Schedule.ONE_FORWARD_ONE_BACKWARD);
    }

    /** True when micro-batches pass two chunks of each stage, down and up again: ZB-V. */
    public static boolean folded(PlanSnapshot plan) {
        return plan.schedule() == Schedule.ZERO_BUBBLE_V && plan.pp() > 1;
    }

    /** Chunks of a stage, each of which sends to the next stage. */
    public static int chunks(PlanSnapshot plan) {
        return interleaved(plan) ? plan.virtualStages() : folded(plan) ? 2 : 1;
    }

    /**
     * Micro-batches whose activations a stage keeps at most, in units of the whole stage.
     *
     * @param stage        from 0
     * @param microBatches of a rank in a step
     */
    public static double inFlight(PlanSnapshot plan, int stage, double microBatches) {
        int p = plan.pp();
        if (interleaved(plan)) {
            int v = plan.virtualStages();
            double chunks = 2.0 * (p - stage - 1) + (v - 1.0) * p + 1;
            return Math.min(chunks, microBatches * v) / v;
        }
        return switch (plan.schedule()) {
            case GPIPE -> microBatches;
            case ONE_FORWARD_ONE_BACKWARD, INTERLEAVED -> Math.min(p - stage, microBatches);
            // Gradients of weights wait, so that every stage holds as many as the first.
            case ZERO_BUBBLE -> Math.min(p, microBatches);
            // Forwards of either chunk before the first gradients of weights; PP with enough micro-batches.
            case ZERO_BUBBLE_V -> (Math.min(2.0 * p - 1 - stage, microBatches) + Math.min(stage + 1, microBatches)) / 2;
            case DUAL_PIPE -> Math.min(p + 1, microBatches);
        };
    }

    /** {@link #inFlight} as a formula; {@code stage} counts from 0. */
    public static String inFlightFormula(PlanSnapshot plan) {
        if (interleaved(plan)) {
            return "min(2 * (pp - stage - 1) + (virtual_stages - 1) * pp + 1, micro_batches * virtual_stages) / "
                    + "virtual_stages";
        }
        return switch (plan.schedule()) {
            case GPIPE -> "micro_batches";
            case ONE_FORWARD_ONE_BACKWARD, INTERLEAVED -> "min(pp - stage, micro_batches)";
            case ZERO_BUBBLE -> "min(pp, micro_batches)";
            case ZERO_BUBBLE_V -> "(min(2 * pp - 1 - stage, micro_batches) + min(stage + 1, micro_batches)) / 2";
            case DUAL_PIPE -> "min(pp + 1, micro_batches)";
        };
    }
}
