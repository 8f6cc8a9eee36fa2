// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hybrid sharding (HSDP): ZeRO over some of the DP ranks, replicas of the shards on the others. */
class ShardingDegreeTest {
    private static final Case LLAMA = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 256, 1)
            .degrees(1, 1, 64);

    private static PlanSnapshot plan(Case c, int degree) {
        PlanSnapshot p = c.plan();
        return new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(), p.virtualStages(), p.microBatch(),
                p.zeroStage(), p.sequenceParallelism(), p.schedule(), p.order(), p.scaleOut(), TensorOverlap.RING, true,
                true, degree);
    }

    private static StepEstimate step(Case c, int degree) {
        return c.model().evaluate(plan(c, degree), Trace.NONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void overAllRanksItIsPlainZero(int zero) {
        assertEquals(step(LLAMA.zero(zero), 0), step(LLAMA.zero(zero), 64));
        Case staged = LLAMA.zero(zero).degrees(2, 4, 8).overlap(false, true, true, false, false);
        assertEquals(step(staged, 0), step(staged, 8));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void overOneRankNothingIsSharded(int zero) {
        assertEquals(step(LLAMA.zero(0), 0), step(LLAMA.zero(zero), 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void moreRanksNeedLessMemory(int zero) {
        double before = Double.POSITIVE_INFINITY;
        for (int degree = 2; degree <= 64; degree *= 2) {
            double bytes = step(LLAMA.zero(zero), degree).memory().total();
            assertTrue(bytes < before, degree + " ranks: " + bytes + " after " + before);
            before = bytes;
        }
    }

    @Test
    void statesAreDividedByTheDegree() {
        // 8,030,261,248 parameters: 2 bytes of weight, 4 of gradient and 12 of Adam's state each, over 8 ranks.
        double states = step(LLAMA.zero(3), 8).memory().states();
        assertEquals(LLAMA.shape().parameters() * 18 / 8, states, 1e-3 * states);
    }

    @Test
    void insideTheDomainOnlyShardsOfGradientsLeaveIt() {
        StepEstimate hybrid = step(LLAMA.zero(3), 8);
        // 8 domains of 8 GPUs: each rail all-reduces an eighth of the 4-byte gradients, 2 x 7/8 of it through the NIC.
        double shard = LLAMA.shape().parameters() * 4 / 8;
        assertEquals(2 * 7 / 8.0 * shard, hybrid.scaleOutBytes(), 1e-3 * shard);
        StepEstimate plain = step(LLAMA.zero(3), 0);
        assertTrue(plain.scaleOutBytes() > 4 * hybrid.scaleOutBytes());
        // Where NICs are much slower than the domain, that is what it is for.
        Case slow = LLAMA.zero(3).nic(12e9, 5e-6);
        assertTrue(step(slow, 8).data().exposed() < 0.7 * step(slow, 0).data().exposed());
        assertTrue(hybrid.memory().total() > plain.memory().total());
    }

    @Test
    void replicasReduceOnceAStepHoweverManyMicroBatches() {
        Case more = LLAMA.zero(2).batches(4096, 1024, 1);
        assertEquals(step(LLAMA.zero(2), 8).scaleOutBytes(), step(more, 8).scaleOutBytes());
        assertTrue(step(more, 8).scaleUpBytes() > 2 * step(LLAMA.zero(2), 8).scaleUpBytes());
    }

    @ParameterizedTest
    // dp, ep, degree: ranks of the sharding group, of its replicas, and of those of experts
    @CsvSource({"64, 1, 8, 8, 8, 8, 8", "64, 8, 8, 8, 8, 1, 8", "64, 8, 16, 16, 4, 2, 4", "64, 8, 4, 4, 16, 1, 8"})
    void groupsMultiplyToAllThatHoldTheSame(int dp, int ep, int degree, long shards, long replicas, long expertShards,
            long expertReplicas) {
        Case c = Case.of(Shapes.deepseekV3(61, 3), Hardware.h100()).degrees(1, 1, dp).expertContext(ep, 1).zero(1);
        Placement placement = new Placement(plan(c, degree), 8, dp);
        assertEquals(shards, placement.sharding().size());
        assertEquals(replicas, placement.replicas().size());
        if (ep > 1) {
            assertEquals(expertShards, placement.expertSharding().size());
            assertEquals(expertReplicas, placement.expertReplicas().size());
            assertEquals(placement.expertData().size(), expertShards * expertReplicas);
        }
        assertTrue(Placement.shardingFits(plan(c, degree)));
        assertEquals(shards <= 8, !placement.sharding().crosses(), "shards fill a domain first");
    }

    @Test
    void aDegreeThatCutsExpertGroupsDoesNotFit() {
        Case c = Case.of(Shapes.deepseekV3(61, 3), Hardware.h100()).degrees(1, 1, 24).expertContext(4, 1).zero(1);
        assertFalse(Placement.shardingFits(plan(c, 6)));
        assertFalse(Placement.shardingFits(plan(c, 5)));
        assertTrue(Placement.shardingFits(plan(c, 8)));
        assertTrue(Placement.shardingFits(plan(c, 2)));
    }

    @Test
    void itIsExplained() {
        for (Case c : List.of(LLAMA.zero(1), LLAMA.zero(3).overlap(false, true, false, false, false))) {
            RecordingTrace trace = new RecordingTrace();
            StepEstimate recorded = c.model().evaluate(plan(c, 8), trace);
            assertEquals(recorded, step(c, 8));
            assertEquals("job.job.plan.shardingDegree", trace.get("sharding_degree").source().text());
            assertTrue(trace.get("exposed_dp_s").formula().contains("dp_replicate_exposed"));
            assertEquals(8, trace.get("sharding_ranks").value());
        }
    }
}
