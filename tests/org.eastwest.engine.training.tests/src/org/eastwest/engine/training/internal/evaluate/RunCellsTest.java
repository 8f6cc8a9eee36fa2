// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.OptionalInt;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.UnusableCellException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of a published run mean what their source means, and are refused where nobody knows. */
class RunCellsTest {
    private static RunCells cells(String column, String text) {
        return new RunCells(new MeasuredRow("runs.csv", 2, Map.of(column, text)));
    }

    @ParameterizedTest
    @CsvSource({"ZeRO-3, 3", "zero 2, 2", "ZeRO stage 1, 1", "stage-3, 3", "64, 3", "8, 3", "64 (0), 3",
        "'optimizer+grads sharded, params not resharded after fwd', 2", "'optimizer state sharded', 1",
        "'params, grads and optimizer sharded', 3", "full shard, 3",
        "yes, 3", "HSDP, 3", "SHARD_GRAD_OP, 2"})
    void shardingIsReadFromTheCell(String text, int stage) {
        assertEquals(OptionalInt.of(stage), cells("FSDP", text).zeroStage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "1", "No", "no", "off", "n/a", "DDP"})
    void withoutFsdpNothingIsSaidOfSharding(String text) {
        assertEquals(OptionalInt.empty(), cells("FSDP", text).zeroStage());
    }

    @ParameterizedTest
    @CsvSource({"bf16, BF16", "BF16, BF16", "bf16/fp16 mixed, BF16", "fp16 mixed, FP16", "float16, FP16", "half, FP16",
        "bfloat16, BF16", "fp8 mixed, FP8", "FP8-CS, FP8", "FP8-CS (FP8-MX), FP8", "MXFP8, FP8", "NVFP4, FP4",
        "mxfp4, FP4", "'FP8 (release table has no precision column)', FP8"})
    void precisionIsReadFromTheCell(String text, Precision precision) {
        assertEquals(precision, cells("precision", text).precision().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"none, NONE", "'none (full/block with 0 layers)', NONE", "no, NONE", "full, FULL", "uniform, FULL",
        "full block, FULL", "selective, SELECTIVE", "'selective (RMSNorm, MLA up-proj)', SELECTIVE"})
    void recomputeIsReadFromTheCell(String text, Recompute recompute) {
        assertEquals(recompute, cells("recompute", text).recompute().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"y, true", "Yes, true", "true, true", "1, true", "n, false", "False, false", "0, false"})
    void sequenceParallelismIsReadFromTheCell(String text, boolean on) {
        assertEquals(on, cells("sequence_parallel", text).sequenceParallelism().orElseThrow());
    }

    @Test
    void anEmptyCellSaysNothing() {
        RunCells nothing = cells("case_id", "x");
        assertTrue(nothing.precision().isEmpty() && nothing.recompute().isEmpty()
                && nothing.sequenceParallelism().isEmpty() && nothing.zeroStage().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"precision, -1", "precision, int8", "precision, fp32", "precision, tf32", "recompute, sometimes",
        "sequence_parallel, perhaps", "sequence_parallel, -3", "FSDP, maybe", "FSDP, -8"})
    void whatNobodyKnowsIsRefused(String column, String text) {
        RunCells cells = cells(column, text);
        UnusableCellException refused = assertThrows(UnusableCellException.class, () -> {
            cells.precision();
            cells.recompute();
            cells.sequenceParallelism();
            cells.zeroStage();
        });
        assertTrue(refused.getMessage().contains("runs.csv, line 2, column " + column), refused.getMessage());
    }

    @Test
    void everyWordOfThePublishedStepsIsKnown() {
        for (MeasuredRow row : PublishedSteps.TABLE.rows()) {
            RunCells cells = new RunCells(row);
            assertDoesNotThrow(() -> {
                cells.precision();
                cells.recompute();
                cells.sequenceParallelism();
                cells.zeroStage();
            }, row.text("case_id"));
        }
    }
}
