// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;
import java.util.Set;

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
 * @param scaleOut            dimensions whose neighbours stand in different scale-up domains, so that the compute
 *                            fabric carries them wherever they stand in the order
 * @param tensorOverlap       in which pieces TP communication hides, where the workload overlaps it
 * @param regather            under sequence parallelism, true when backward gathers the inputs of linear layers once
 *                            more, false when they are kept whole
 * @param scatteredSends      without sequence parallelism, true when each GPU of a TP group sends its share of the
 *                            activations to the next stage, which gathers them, false when each sends all of them
 * @param shardingDegree      neighbouring DP ranks over which ZeRO shards, while the others hold replicas of the shards
 *                            (HSDP); 0 for all of them
 * @param contextExchange     how ranks of CP get the keys and values of one another
 * @since 1.0
 */
public record PlanSnapshot(int tp, int pp, int dp, int ep, int cp, int virtualStages, int microBatch, int zeroStage,
        boolean sequenceParallelism, Schedule schedule, List<ParallelDimension> order,
        Set<ParallelDimension> scaleOut, TensorOverlap tensorOverlap, boolean regather, boolean scatteredSends,
        int shardingDegree, ContextExchange contextExchange) {
    /** Pipeline schedules. */
    public enum Schedule {
        GPIPE, ONE_FORWARD_ONE_BACKWARD, INTERLEAVED,
        /** ZB-H1. */
        ZERO_BUBBLE,
        /** ZB-V: two chunks a stage, which micro-batches pass down and up again. */
        ZERO_BUBBLE_V, DUAL_PIPE
    }

    /** In which pieces TP communication hides behind matrix multiplications. */
    public enum TensorOverlap {
        /** As many chunks as ranks, each multiplied while the ring passes on the next; with sequence parallelism. */
        RING,
        /** A collective for each of four parts of the micro-batch, beside the multiplication of the next. */
        PIPELINED
    }

    /** How ranks of CP get the keys and values of one another. */
    public enum ContextExchange {
        /** One part at a time, beside attention to the part before. */
        RING,
        /** All of them before attention, whatever its mask; nothing hides it. */
        ALL_GATHER
    }

    public PlanSnapshot {
        order = List.copyOf(order);
        scaleOut = Set.copyOf(scaleOut);
    }

    /** A plan whose CP exchanges in a ring. */
    public PlanSnapshot(int tp, int pp, int dp, int ep, int cp, int virtualStages, int microBatch, int zeroStage,
            boolean sequenceParallelism, Schedule schedule, List<ParallelDimension> order,
            Set<ParallelDimension> scaleOut, TensorOverlap tensorOverlap, boolean regather, boolean scatteredSends,
            int shardingDegree) {
        this(tp, pp, dp, ep, cp, virtualStages, microBatch, zeroStage, sequenceParallelism, schedule, order, scaleOut,
                tensorOverlap, regather, scatteredSends, shardingDegree, ContextExchange.RING);
    }

    /** A plan whose ZeRO shards over all DP ranks. */
    public PlanSnapshot(int tp, int pp, int dp, int ep, int cp, int virtualStages, int microBatch, int zeroStage,
            boolean sequenceParallelism, Schedule schedule, List<ParallelDimension> order,
            Set<ParallelDimension> scaleOut, TensorOverlap tensorOverlap, boolean regather, boolean scatteredSends) {
        this(tp, pp, dp, ep, cp, virtualStages, microBatch, zeroStage, sequenceParallelism, schedule, order, scaleOut,
                tensorOverlap, regather, scatteredSends, 0);
    }

    /** A plan whose other choices are the usual ones: placed by its order alone, ring, gathered again, scattered. */
    public PlanSnapshot(int tp, int pp, int dp, int ep, int cp, int virtualStages, int microBatch, int zeroStage,
            boolean sequenceParallelism, Schedule schedule, List<ParallelDimension> order) {
        this(tp, pp, dp, ep, cp, virtualStages, microBatch, zeroStage, sequenceParallelism, schedule, order, Set.of(),
                TensorOverlap.RING, true, true);
    }

    /** This plan with another degree of data parallelism; a sharding degree that does not divide it is given up. */
    public PlanSnapshot withDataParallelism(int degree) {
        return new PlanSnapshot(tp, pp, degree, ep, cp, virtualStages, microBatch, zeroStage, sequenceParallelism,
                schedule, order, scaleOut, tensorOverlap, regather, scatteredSends,
                shardingDegree > 0 && degree % shardingDegree == 0 ? shardingDegree : 0, contextExchange);
    }

    /** DP ranks over which ZeRO shards: the sharding degree, or all of them. */
    public int shardingRanks() {
        return shardingDegree == 0 ? dp : shardingDegree;
    }

    /** What ZeRO really shards: nothing where each rank of DP holds a replica and CP has no other. */
    public int effectiveZeroStage() {
        return shardingDegree == 1 && cp == 1 ? 0 : zeroStage;
    }

    /** The same plan with its ranks elsewhere. */
    public PlanSnapshot at(List<ParallelDimension> otherOrder, Set<ParallelDimension> otherScaleOut) {
        return new PlanSnapshot(tp, pp, dp, ep, cp, virtualStages, microBatch, zeroStage, sequenceParallelism, schedule,
                otherOrder, otherScaleOut, tensorOverlap, regather, scatteredSends, shardingDegree,
                contextExchange);
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
