// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

class StepPropertiesTest {
    /** The same cases on every run. */
    private static final String SEED = "20240611";
    /** Relative rounding that a comparison of sums of many terms allows. */
    private static final double ROUNDING = 1e-9;

    @Provide
    Arbitrary<Case> cases() {
        Arbitrary<ModelShape> shapes = Arbitraries.of(Shapes.gpt22b(), Shapes.llama70b(80), Shapes.llama405b(),
                Shapes.mixtral(), Shapes.deepseekV3(61, 3), Shapes.gptOss120b());
        Arbitrary<GpuSpec> gpus = Arbitraries.of(Hardware.a100(), Hardware.h100(), Hardware.b200(), Hardware.gb200());
        Arbitrary<Integer> powers = Arbitraries.of(1, 2, 4, 8);
        Arbitrary<Integer> stages = Arbitraries.of(1, 2, 4, 7, 8, 16);
        Arbitrary<Case> placed = Combinators.combine(shapes, gpus, powers, stages, Arbitraries.of(1, 2, 8, 64),
                Arbitraries.of(1, 2, 4), Arbitraries.of(1, 2)).as((shape, gpu, tp, pp, dp, cp, micro) -> Case.of(shape,
                gpu)
                        .batches(4096, 256, micro).degrees(tp, pp, dp).expertContext(shape.moe() ? Math.min(8, dp) == 8
                                ? tp * cp * 8 > shape.experts() ? tp : tp * cp * 8 : tp : 1, cp));
        return Combinators.combine(placed, Arbitraries.of(Recompute.values()), Arbitraries.of(Schedule.values()),
                Arbitraries.integers().between(0, 3), Arbitraries.integers().between(0, 63), Arbitraries.of(1, 2, 4))
                .as((c, recompute, schedule, zero, flags, virtual) -> c.recompute(recompute).schedule(schedule)
                        .zero(zero).sequenceParallel((flags & 1) != 0).flash((flags & 2) != 0)
                        .overlap((flags & 4) != 0, (flags & 8) != 0, (flags & 16) != 0, (flags & 32) != 0,
                                (flags & 32) != 0)
                        .virtual(schedule == Schedule.INTERLEAVED ? virtual : 1));
    }

    @Property(tries = 400, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void partsAreFiniteNotNegativeAndAddUp(@ForAll("cases") Case c) {
        StepEstimate e = c.step();
        double[] parts = {e.compute(), e.tensor().exposed(), e.context().exposed(), e.expert().exposed(),
            e.pipeline().exposed(), e.data().exposed(), e.bubble(), e.optimizer()};
        double sum = 0;
        for (double part : parts) {
            assertTrue(Double.isFinite(part) && part >= 0, "part " + part);
            sum += part;
        }
        assertEquals(e.seconds(), sum, 1e-9 * Math.max(1, sum));
        assertTrue(e.memory().total() > 0 && Double.isFinite(e.memory().total()));
        assertTrue(e.mfu() > 0 && e.mfu() < c.model().rates().linear() / e.peak());
        assertTrue(e.hfu() >= e.mfu());
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void fasterLinksNeverSlowAnything(@ForAll("cases") Case c, @ForAll @DoubleRange(min = 1, max = 20) double faster) {
        StepEstimate before = c.step();
        assertNotSlower(before, c.nic(c.nicBytesPerSecond() * faster, c.latencySeconds()).step());
        assertNotSlower(before, c.nic(c.nicBytesPerSecond(), c.latencySeconds() / faster).step());
    }

    private static void assertNotSlower(StepEstimate before, StepEstimate after) {
        assertTrue(after.seconds() <= before.seconds() * (1 + ROUNDING), before.seconds() + " to " + after.seconds());
        assertEquals(before.compute(), after.compute());
        assertEquals(before.stage(), after.stage());
        assertEquals(before.memory(), after.memory());
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void theStepGrowsWithTheBatch(@ForAll("cases") Case c, @ForAll @IntRange(min = 2, max = 5) int factor) {
        Case more = c.batches(c.sequence(), c.batch() * factor, c.microBatch());
        assertTrue(more.step().seconds() >= c.step().seconds() * (1 - ROUNDING));
        assertTrue(more.step().compute() >= c.step().compute());
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void theStepGrowsWithTheSequence(@ForAll("cases") Case c, @ForAll @IntRange(min = 2, max = 4) int factor) {
        Case longer = c.batches(c.sequence() * factor, c.batch(), c.microBatch());
        assertTrue(longer.step().seconds() > c.step().seconds());
        assertTrue(longer.step().memory().total() > c.step().memory().total());
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void moreDataParallelismNeverAddsCompute(@ForAll("cases") Case c) {
        Case more = c.degrees(c.tp(), c.pp(), 2 * c.dp());
        assertTrue(more.step().compute() <= c.step().compute() * (1 + ROUNDING));
        List<StageUse> before = c.model().stages(c.plan());
        List<StageUse> after = more.model().stages(more.plan());
        for (int stage = 0; stage < before.size(); stage++) {
            assertTrue(after.get(stage).memory().optimizer() <= before.get(stage).memory().optimizer()
                    * (1 + ROUNDING));
        }
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void recomputeTradesTimeForMemory(@ForAll("cases") Case c) {
        StepEstimate none = c.recompute(Recompute.NONE).step();
        StepEstimate selective = c.recompute(Recompute.SELECTIVE).step();
        StepEstimate full = c.recompute(Recompute.FULL).step();
        assertNotLonger(none, selective);
        assertNotLonger(selective, full);
        assertTrue(selective.memory().total() <= none.memory().total());
    }

    private static void assertNotLonger(StepEstimate less, StepEstimate more) {
        assertTrue(less.seconds() <= more.seconds() * (1 + ROUNDING), less.seconds() + " to " + more.seconds());
    }

    @Property(tries = 200, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void shardingNeverNeedsMoreState(@ForAll("cases") Case c) {
        double before = Double.POSITIVE_INFINITY;
        for (int zero = 0; zero <= 3; zero++) {
            StepEstimate e = c.zero(zero).step();
            double states = e.memory().weights() + e.memory().gradients() + e.memory().optimizer();
            assertTrue(states <= before * (1 + ROUNDING));
            before = states;
        }
    }

    @Property(tries = 200, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void narrowerNumbersNeverSlowMatrixMultiplications(@ForAll("cases") Case c) {
        GpuSpec gpu = Hardware.b200();
        Case on = new Case(c.shape(), gpu, c.nicBytesPerSecond(), c.latencySeconds(), 0, c.sequence(), c.batch(),
                Precision.BF16, 4, c.recompute(), c.flash(), false, false, false, false, false, 1, c.tp(), c.pp(),
                c.dp(),
                c.ep(), c.cp(), c.virtualStages(), c.microBatch(), c.zero(), c.sequenceParallel(), c.schedule(),
                c.order());
        assertTrue(on.precision(Precision.FP8).model().rates().linear() > on.model().rates().linear());
        assertTrue(on.precision(Precision.FP8).step().memory().activations() <= on.step().memory().activations()
                * (1 + ROUNDING) || c.flash());
    }
}
