// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.hardware.ModelShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MemoryModelTest {
    private static final double GIB = 1L << 30;

    static Iterable<Row> activations() {
        return Rows.of("korthikanti_activations.csv");
    }

    static Iterable<Row> peaks() {
        return Rows.of("simumax_memory.csv");
    }

    private static ModelShape gpt(String name) {
        return switch (name) {
            case "22b" -> Shapes.gpt22b();
            case "175b" -> Shapes.gpt175b();
            case "530b" -> Shapes.gpt530b();
            default -> Shapes.gpt1t();
        };
    }

    private static double activations(Row row, boolean sequence, Recompute recompute) {
        return Case.of(gpt(row.text("model")), Hardware.a100()).flash(false)
                .batches(2048, row.integer("batch"), row.integer("micro_batch")).degrees(8, row.integer("pp"), 1)
                .virtual(row.integer("virtual_stages")).sequenceParallel(sequence).recompute(recompute).step().memory()
                .activations();
    }

    @ParameterizedTest
    @MethodSource("activations")
    void activationsAreThosePublished(Row row) {
        double none = activations(row, false, Recompute.NONE);
        assertEquals(row.number("none_gib"), none / GIB, 0.002 * row.number("none_gib"));
        assertEquals(row.number("sequence"), 100 * activations(row, true, Recompute.NONE) / none, 0.15);
        assertEquals(row.number("selective"), 100 * activations(row, false, Recompute.SELECTIVE) / none, 0.15);
        assertEquals(row.number("both"), 100 * activations(row, true, Recompute.SELECTIVE) / none, 0.15);
        assertEquals(row.number("full"), 100 * activations(row, false, Recompute.FULL) / none, 0.15);
    }

    @Test
    void modelStatesTakeEighteenBytesAParameter() {
        // Published parameters and optimizer state, GiB, without embeddings: 45.56 for 22B on 8 GPUs.
        MemoryEstimate memory = Case.of(Shapes.gpt22b(), Hardware.a100()).flash(false).batches(2048, 4, 4)
                .degrees(8, 1, 1).step().memory();
        double embeddings = 2.0 * 51200 * 6144 / 8 * 18;
        assertEquals(45.56, (memory.weights() + memory.gradients() + memory.optimizer() - embeddings) / GIB, 0.05);
    }

    static Case measured(Row row) {
        ModelShape shape = switch (row.text("model")) {
            case "llama3-70b" -> Shapes.llama70b(row.integer("layers"));
            case "llama3-405b" -> Shapes.llama405b(row.integer("layers"), 16);
            case "deepseek-v3" -> Shapes.deepseekV3(row.integer("layers"), 1);
            default -> Shapes.deepseekV2(row.integer("layers"), 1);
        };
        return Case.of(shape, Hardware.b200()).batches(row.integer("sequence"), row.integer("batch"), 1)
                .degrees(row.integer("tp"), row.integer("pp"), row.integer("dp"))
                .expertContext(row.integer("ep"), row.integer("cp")).sequenceParallel(row.integer("tp") > 1).zero(1);
    }

    static MemoryEstimate peak(Row row) {
        return measured(row).step().memory();
    }

    @ParameterizedTest
    @MethodSource("peaks")
    void peaksAreThoseMeasured(Row row) {
        assertEquals(row.number("gib"), peak(row).allocated() / GIB, 0.01 * row.number("gib"));
    }

    @Test
    void peaksAreRightOnTheWhole() {
        double sum = 0;
        int rows = 0;
        for (Row row : peaks()) {
            sum += Math.abs(peak(row).allocated() / GIB / row.number("gib") - 1);
            rows++;
        }
        assertTrue(sum / rows < 0.0035, "mean error " + sum / rows);
    }

    @Test
    void theAllocatorHoldsMoreThanItHandsOut() {
        for (Row row : peaks()) {
            if (!row.text("reserved_gib").equals("-")) {
                assertEquals(row.number("reserved_gib"), peak(row).reserved() / GIB, 0.035 * row.number("reserved_gib"),
                        row.toString());
            }
        }
    }

    @Test
    void llama3FitsAsItWasTrained() {
        // 8,192 H100 of 80 GB, TP 8, PP 16, DP 64, no recompute; FSDP shards optimizer state and gradients and keeps
        // weights gathered: arXiv 2407.21783, section 3.3.2 and Table 4.
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 2048, 1).degrees(8, 16, 64)
                .sequenceParallel(true);
        double usable = Hardware.h100().usableMemoryBytes();
        double sharded = c.zero(2).step().memory().total();
        assertTrue(sharded < usable, sharded / GIB + " GiB");
        assertTrue(c.zero(1).step().memory().total() > usable, "gradients kept whole do not fit");
    }

    @Test
    void eachZeroStageDividesWhatItsPaperSays() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 8, 1).degrees(1, 1, 8);
        MemoryEstimate none = c.zero(0).step().memory();
        MemoryEstimate one = c.zero(1).step().memory();
        MemoryEstimate two = c.zero(2).step().memory();
        MemoryEstimate three = c.zero(3).step().memory();
        assertEquals(none.optimizer() / 8, one.optimizer(), 1);
        assertEquals(none.gradients(), one.gradients());
        assertEquals(none.gradients() / 8, two.gradients(), 1);
        assertEquals(none.weights(), two.weights());
        assertEquals(none.weights() / 8, three.weights(), 1);
    }

    @Test
    void dualPipeHoldsTwoStages() {
        Case c = Case.of(Shapes.deepseekV3(16, 0), Hardware.h100()).batches(4096, 64, 1).degrees(1, 4, 8)
                .expertContext(8, 1);
        MemoryEstimate plain = c.step().memory();
        MemoryEstimate dual = c.schedule(Schedule.DUAL_PIPE).step().memory();
        assertEquals(2 * plain.weights(), dual.weights(), 0.1 * plain.weights());
    }

    @Test
    void theLastStageHoldsTheLogitsWithTheirGradient() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(8192, 1, 1);
        assertTrue(c.step().memory().work() > 8192.0 * 128256 * 2, "a fused loss works in place in 16 bits");
        assertTrue(c.flash(false).step().memory().work() > 8192.0 * 128256 * 6, "others copy the logits in fp32");
    }

    private static List<MemoryEstimate> stages(Case c) {
        return new MemoryModel(c.shape(), c.run()).stages(c.plan(),
                Slice.of(c.shape(), c.run(), c.plan(), Scope.NONE), new Stages(c.shape(), c.pp()),
                StepModel.microBatches(c.run(), c.plan()), (double) c.dp() * c.cp(),
                Math.max(1, c.dp() * c.cp() * c.tp() / c.ep()));
    }

    @Test
    void theGradientOfTheEmbeddingCanBeThePeakOfTheFirstStage() {
        // Under full recompute a short micro-batch keeps less than the 16-bit gradient of 129,280 x 7,168 weights.
        Case c = Case.of(Shapes.deepseekV3(16, 0), Hardware.h100()).batches(512, 64, 1).degrees(1, 4, 8)
                .expertContext(8, 1).zero(1).recompute(Recompute.FULL);
        List<MemoryEstimate> stages = stages(c);
        double kept = 4 * 2.0 * 512 * 7168;
        assertEquals(4 * kept, stages.get(0).activations(), 1);
        double more = stages.get(0).work() - stages.get(1).work();
        assertTrue(more > 0 && more < 2.0 * 129280 * 7168 - kept, "more " + more);
    }

    @Test
    void theFullestStageIsOneOfTheStages() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16, 8).zero(1);
        for (Case each : List.of(c, c.virtual(4), c.schedule(Schedule.GPIPE), c.schedule(Schedule.ZERO_BUBBLE),
                c.schedule(Schedule.DUAL_PIPE))) {
            MemoryEstimate worst = each.step().memory();
            double largest = stages(each).stream().mapToDouble(MemoryEstimate::total).max().orElseThrow();
            assertEquals(largest, worst.total());
            assertEquals(stages(each).get(worst.stage()), worst);
        }
    }

    @Test
    void zeroThreeGathersTheWeightsOfTwoLayersAndTheGradientsOfOne() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(4096, 64, 1).degrees(1, 1, 64);
        double layer = 16384.0 * (2 * 16384 + 2 * 1024) + 3.0 * 16384 * 53248 + 2 * 16384;
        double more = c.zero(3).step().memory().work() - c.zero(2).step().memory().work();
        assertEquals(2 * 2 * layer, more, 1);
    }
}
