// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.FakeTransport;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The columns that evaluators say they read: docs/measured-tables.md has the same, and each has an effect. */
class ColumnsTest {
    private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
    /** They name families and the program of a row; what stands in them is text that cannot be wrong. */
    private static final Set<String> WORDS = Set.of("source", "notes", "tier", "tflops_kind", "moe", "params_B",
            "inter_node_net");

    static Stream<Evaluator> evaluators() {
        return Stream.of(new StepTimeEvaluator(), new MemoryEvaluator(), new LayerTimeEvaluator(),
                new CollectivesEvaluator(CollectivesEvaluatorTest.NDR, List.of(new FakeTransport("ib-ndr", 1))));
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void theColumnsAreThoseOfTheirPage(Evaluator evaluator) throws IOException {
        Set<String> read = new TreeSet<>(evaluator.columns());
        read.addAll(evaluator.optionalColumns());

        assertEquals(read, documented(evaluator.id(), false));
        assertEquals(new TreeSet<>(evaluator.columns()), documented(evaluator.id(), true));
    }

    /** The names in the first cells of a section's table; those that a table must have are bold. */
    private static Set<String> documented(String section, boolean bold) throws IOException {
        String page = Files.readString(ROOT.resolve("docs/measured-tables.md"));
        String text = page.substring(page.indexOf("\n## " + section + "\n")).substring(1);
        text = text.substring(0, text.indexOf("\n## ") < 0 ? text.length() : text.indexOf("\n## "));
        Set<String> names = new TreeSet<>();
        text.lines().filter(l -> l.startsWith("|") && !l.startsWith("| column") && !l.startsWith("|--"))
                .flatMap(l -> Arrays.stream(l.split("\\|")[1].split(","))).map(String::strip)
                .filter(n -> !bold || n.startsWith("**")).map(n -> n.replace("*", "")).forEach(names::add);
        return names;
    }

    @ParameterizedTest
    @MethodSource("evaluators")
    void nonsenseInAColumnThatIsReadIsNoticed(Evaluator evaluator) {
        MeasuredRow plain = row(evaluator.id());
        EvaluatedRow before = evaluate(evaluator, plain);

        for (String column : evaluator.optionalColumns()) {
            if (!WORDS.contains(column)) {
                assertFalse(same(before, evaluate(evaluator, changed(plain, column))), column + " has no effect");
            }
        }
    }

    private static MeasuredRow row(String kind) {
        Map<String, String> run = Map.ofEntries(Map.entry("case_id", "mine"), Map.entry("model", "Mine"),
                Map.entry("layers", "32"), Map.entry("hidden", "4096"), Map.entry("heads", "32"),
                Map.entry("seq_len", "2048"), Map.entry("micro_batch", "1"), Map.entry("TP", "2"),
                Map.entry("PP", "1"), Map.entry("DP", "4"), Map.entry("num_gpus", "8"),
                Map.entry("global_batch", "64"), Map.entry("gpu_type", "H100 SXM"), Map.entry("unit", "GiB"),
                Map.entry("quantity", "peak allocated memory"), Map.entry("value", "40"), Map.entry("MFU", "0.4"));
        return new MeasuredRow("mine.csv", 2, switch (kind) {
            case "step-time", "memory" -> run;
            case "layer-time" -> with(run, Map.of("quantity", "layer time", "unit", "ms", "value", "3"));
            default -> Map.of("row_id", "mine", "collective", "all_reduce", "gpu_type", "H100", "num_gpus", "16",
                    "num_nodes", "2", "message_bytes", "1048576", "algbw_GBps", "10");
        });
    }

    private static Map<String, String> with(Map<String, String> cells, Map<String, String> others) {
        Map<String, String> all = new HashMap<>(cells);
        all.putAll(others);
        return all;
    }

    private static MeasuredRow changed(MeasuredRow row, String column) {
        return new MeasuredRow(row.file(), row.line(), with(row.cells(), Map.of(column, switch (column) {
            case "kind" -> "formula";
            case "status" -> "ambiguous";
            default -> "?!";
        })));
    }

    private static EvaluatedRow evaluate(Evaluator evaluator, MeasuredRow row) {
        return evaluator.evaluate(new MeasuredTable(row.file(), List.copyOf(row.cells().keySet()), List.of(row)),
                PublishedSteps.PARTS, Progress.NONE).rows().get(0);
    }

    private static boolean same(EvaluatedRow a, EvaluatedRow b) {
        return a.evaluated() == b.evaluated() && a.predicted() == b.predicted() && a.family().equals(b.family());
    }
}
