// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.Shapes;
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

    @ParameterizedTest
    @MethodSource("peaks")
    void peaksAreThoseMeasured(Row row) {
        ModelShape shape = switch (row.text("model")) {
            case "llama3-70b" -> Shapes.llama70b(row.integer("layers"));
            case "llama3-405b" -> Shapes.llama405b(row.integer("layers"), 16);
            case "deepseek-v3" -> Shapes.deepseekV3(row.integer("layers"), 1);
            default -> Shapes.deepseekV2(row.integer("layers"), 1);
        };
        MemoryEstimate memory = Case.of(shape, Hardware.b200())
                .batches(row.integer("sequence"), row.integer("batch"), 1)
                .degrees(row.integer("tp"), row.integer("pp"), row.integer("dp"))
                .expertContext(row.integer("ep"), row.integer("cp")).sequenceParallel(true).zero(1).step().memory();
        double allocated = (memory.total() - memory.framework()) / GIB;
        assertEquals(row.number("gib"), allocated, 0.09 * row.number("gib"));
    }

    @Test
    void peaksAreRightOnTheWhole() {
        double sum = 0;
        int rows = 0;
        for (Row row : peaks()) {
            if (row.text("model").startsWith("llama3-70b")) {
                MemoryEstimate memory = Case.of(Shapes.llama70b(12), Hardware.b200())
                        .batches(row.integer("sequence"), row.integer("batch"), 1)
                        .degrees(row.integer("tp"), row.integer("pp"), row.integer("dp"))
                        .expertContext(1, row.integer("cp")).sequenceParallel(true).zero(1).step().memory();
                sum += Math.abs((memory.total() - memory.framework()) / GIB / row.number("gib") - 1);
                rows++;
            }
        }
        assertTrue(sum / rows < 0.03, "mean error " + sum / rows);
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
    void theLastStageHoldsTheLogits() {
        MemoryEstimate memory = Case.of(Shapes.llama8b(), Hardware.h100()).batches(8192, 1, 1).step().memory();
        assertTrue(memory.work() > 8192.0 * 128256 * 6);
    }
}
