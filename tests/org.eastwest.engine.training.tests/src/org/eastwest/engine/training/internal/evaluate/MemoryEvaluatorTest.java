// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.FamilySummary;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryEvaluatorTest {
    private static final KnownParts PARTS = new KnownParts(List.of(Hardware.a100(), Hardware.b200()), List.of(),
            List.of(), List.of(), List.of(Shapes.gpt22b(), Shapes.gpt175b(), Shapes.gpt530b(), Shapes.gpt1t(),
                    Shapes.llama8b(), Shapes.llama70b(80), Shapes.llama405b(), Shapes.deepseekV2(60, 1),
                    Shapes.deepseekV3(61, 3)));
    private static final Evaluation PUBLISHED = evaluate(Rows.of("memory_layer.csv").stream().map(Row::cells).toList());

    private static Evaluation evaluate(List<Map<String, String>> cells) {
        List<MeasuredRow> rows = new ArrayList<>();
        cells.forEach(c -> rows.add(new MeasuredRow("memory.csv", rows.size() + 2L, c)));
        return new MemoryEvaluator().evaluate(
                new MeasuredTable("memory.csv", List.copyOf(cells.get(0).keySet()), rows), PARTS, Progress.NONE);
    }

    private static EvaluatedRow row(String id) {
        return PUBLISHED.rows().stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
    }

    private static FamilySummary family(String name) {
        return PUBLISHED.summaries().stream().filter(s -> s.family().startsWith(name)).findFirst().orElseThrow();
    }

    @Test
    void peaksOfMegatronOnB200AreWithinOnePercent() {
        FamilySummary peaks = family("SimuMax");
        assertEquals(26, peaks.evaluated());
        assertEquals(0, peaks.refused());
        assertTrue(peaks.mean() < 0.0025, "mean " + peaks.mean());
        assertTrue(Math.abs(peaks.worst()) < 0.01, peaks.worstId() + " " + peaks.worst());
        assertTrue(peaks.inBand() >= 0.8, "in band " + peaks.inBand());
    }

    @Test
    void activationsAndStatesOfGptAreThoseOfThePaper() {
        FamilySummary paper = family("Korthikanti");
        assertEquals(17, paper.evaluated());
        assertTrue(paper.mean() < 0.002, "mean " + paper.mean());
        assertTrue(Math.abs(paper.worst()) < 0.0115, paper.worstId() + " " + paper.worst());
    }

    @Test
    void layerTimesAreRefusedWithTheCommandThatPredictsThem() {
        assertEquals(7, family("Korthikanti").refused());
        EvaluatedRow refused = row("K4-22B-baseline-backward");
        assertTrue(refused.reason().contains("evaluate layer-time"), refused.reason());
    }

    @Test
    void whatARowDoesNotTellIsSaid() {
        assertTrue(row("K1-22B-act-none").assumed().contains("micro-batch 4"));
        assertTrue(row("K1-530B-act-none").assumed().contains("virtual stages 3"));
        assertTrue(row("SMX-llama3_405b_l4_tp1_pp2_dp4_mbc32_cef").assumed().contains("16 key and value heads"));
        assertEquals(Unit.FRACTION, row("K7-22B-selective").unit());
    }

    private static Map<String, String> cells(String... changes) {
        Map<String, String> cells = new HashMap<>(Map.of("case_id", "mine", "quantity", "peak allocated per GPU",
                "value", "60", "unit", "GiB", "model", "Llama 3 70B", "layers", "12", "TP", "2", "DP", "4",
                "recompute", "full", "gpu_type", "B200"));
        for (int i = 0; i < changes.length; i += 2) {
            cells.put(changes[i], changes[i + 1]);
        }
        return cells;
    }

    private static EvaluatedRow one(String... changes) {
        return evaluate(List.of(cells(changes))).rows().get(0);
    }

    @Test
    void rowsOfOtherSourcesAreEvaluatedToo() {
        double full = one().predicted();
        double none = one("recompute", "none").predicted();
        double reserved = one("quantity", "peak reserved per GPU").predicted();
        assertTrue(full < none);
        assertEquals(1.05 * full, reserved, 1e-6 * full);
        assertEquals(full, one("unit", "MiB", "value", "61440").predicted());
        assertEquals(60.0 * (1L << 30), one("unit", "MiB", "value", "61440").measured());
    }

    @ParameterizedTest
    @CsvSource({"quantity, power, no memory", "model, Unknown 5B, no model", "gpu_type, TPU v5, no GPU",
        "unit, W, no unit of memory", "unit, %, not the unit", "TP, 3, does not divide", "PP, 16, fewer layers",
        "EP, 2, must divide the experts", "value, '', no value"})
    void rowsThatCannotBeEvaluatedAreRefusedWithTheReason(String column, String cell, String reason) {
        EvaluatedRow refused = one(column, cell == null ? "" : cell);
        assertEquals(EvaluatedRow.Status.REFUSED, refused.status());
        assertTrue(refused.reason().contains(reason), refused.reason());
    }

    @Test
    void cellsThatMakeNoSenseAreFindings() {
        Evaluation evaluation = evaluate(List.of(cells("TP", "two"), cells()));
        assertEquals(1, evaluation.findings().size());
        assertTrue(evaluation.findings().get(0).message().startsWith("memory.csv, line 2, column TP"));
        assertTrue(evaluation.rows().get(1).evaluated());
    }

    @ParameterizedTest
    @CsvSource({"recompute, sometimes, is no kind of recompute", "layers, 1000000000, is more than 10000",
        "value, 60 GB, is more than a number"})
    void cellsThatSayNothingRefuseTheirRow(String column, String text, String reason) {
        Map<String, String> cells = new HashMap<>(Rows.of("memory_layer.csv").get(0).cells());
        cells.put(column, text);
        EvaluatedRow row = evaluate(List.of(cells)).rows().get(0);
        assertTrue(row.reason().contains("'" + text + "' " + reason), row.reason());
    }
}
