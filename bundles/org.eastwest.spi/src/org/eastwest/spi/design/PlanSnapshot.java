// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;

/**
 * How a job's ranks are arranged. Expert parallelism takes its ranks from DP x CP x TP and adds none.
 *
 * @param tp                  tensor parallelism
 * @param pp                  pipeline parallelism
 * @param dp                  data parallelism
 * @param ep                  expert parallelism
 * @param cp                  context parallelism
 * @param virtualStages       interleaving factor of the pipeline, 1 for none
 * @param microBatch          sequences in a micro-batch of one DP rank
 * @param zeroStage           ZeRO stage 0 to 3
 * @param sequenceParallelism Megatron's sequence parallelism, with TP
 * @param schedule            pipeline schedule
 * @param order               dimensions from innermost (fastest links) to outermost
 */
public record PlanSnapshot(int tp, int pp, int dp, int ep, int cp, int virtualStages, int microBatch, int zeroStage,
        boolean sequenceParallelism, Schedule schedule, List<ParallelDimension> order) {
    /** Pipeline schedules. */
    public enum Schedule {
        GPIPE, ONE_FORWARD_ONE_BACKWARD, INTERLEAVED, ZERO_BUBBLE, DUAL_PIPE
    }

    public PlanSnapshot {
        order = List.copyOf(order);
    }

    /** Ranks the plan uses. */
    public long ranks() {
        return (long) tp * pp * dp * cp;
    }

    public int degree(ParallelDimension dimension) {
        return switch (dimension) {
            case TP -> tp;
            case CP -> cp;
            case EP -> ep;
            case PP -> pp;
            case DP -> dp;
        };
    }
}
