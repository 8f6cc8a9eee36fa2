// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.FamilySummary;

/** The text of {@code docs/accuracy.md} down to the layer times. */
final class AccuracyPage {
    /** What a family should reach: mean and largest error; NaN when not set. */
    private record Bar(double mean, double worst) {
        boolean missed(EvaluatedRow row) {
            double limit = Double.isNaN(worst) ? 2 * mean : worst;
            return Math.abs(row.error()) > limit;
        }
    }

    private static final Map<String, Bar> BARS = bars();

    private final Evaluation evaluation;
    private final Evaluation sharded;
    private final Evaluation layers;

    /**
     * @param evaluation of published steps
     * @param sharded    of steps of PyTorch FSDP
     * @param layers     of published layer times
     */
    AccuracyPage(Evaluation evaluation, Evaluation sharded, Evaluation layers) {
        this.evaluation = evaluation;
        this.sharded = sharded;
        this.layers = layers;
    }

    private static Map<String, Bar> bars() {
        Map<String, Bar> bars = new LinkedHashMap<>();
        bars.put("Korthikanti 2022 (K5)", new Bar(0.03, 0.07));
        bars.put("other A100", new Bar(0.06, 0.13));
        bars.put("MLPerf", new Bar(0.08, Double.NaN));
        bars.put("Llama 3", new Bar(0.08, Double.NaN));
        bars.put("Megatron-Bridge", new Bar(0.12, Double.NaN));
        bars.put("SimuMax, 8 x B200", new Bar(0.05, Double.NaN));
        return bars;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("# Accuracy");
        lines.add("");
        lines.add("What the engines predict beside what was measured. The page is written, and held current, by "
                + "`AccuracyTest`; `./eastwest");
        lines.add("evaluate step-time FILE.csv` does the same for a table of your own. An error is predicted over "
                + "measured minus 1: negative is too");
        lines.add("fast. Where a row does not tell something, the fastest way that fits the memory is taken, and the "
                + "mean over the numbers of virtual");
        lines.add("stages. *In band* counts the measured values inside the 90 % band that all other rows give. Fitted "
                + "again without it, a family is");
        lines.add("predicted with at most 1.6 times the mean error that stands here, which `StepTimeLeftOutTest` "
                + "holds.");
        lines.add("");
        lines.add("## Step time");
        lines.add("");
        lines.add("| family | rows | refused | mean | median | worst | bias | in band | bar: mean | worst |");
        lines.add("|---|---|---|---|---|---|---|---|---|---|");
        evaluation.summaries().forEach(s -> lines.add(line(s)));
        lines.add("");
        misses(lines);
        refused(lines);
        sharded(lines);
        layers(lines);
        return lines;
    }

    private void sharded(List<String> lines) {
        lines.add("");
        lines.add("### Steps that nothing was fitted to");
        lines.add("");
        lines.add("Dense models of 0.1 to 405 billion parameters on 8 to 512 GPUs with PyTorch FSDP (llm-foundry of "
                + "2023, torchtitan of 2024), in");
        lines.add("tokens per second, where positive is too fast. The engine models the kernels of Megatron and "
                + "TransformerEngine, and FlashAttention-2");
        lines.add("for FSDP; other kernels of PyTorch then took longer, most those of early 2023 on H100, for which "
                + "they were new. torchtitan's H100");
        lines.add("have HBM2e and run at 500 W, and are taken as such. Bands know these rows.");
        lines.add("");
        lines.add("| GPU | program | rows | mean | bias | in band |");
        lines.add("|---|---|---|---|---|---|");
        for (String gpu : List.of("A100", "H100")) {
            sharded(gpu, "llm-foundry", "LF", lines);
            sharded(gpu, "torchtitan", "TT", lines);
        }
    }

    private void sharded(String gpu, String program, String letters, List<String> lines) {
        List<EvaluatedRow> rows = sharded.rows().stream().filter(r -> r.id().startsWith(letters)
                && r.id().contains(gpu)).toList();
        lines.add("| " + String.join(" | ", gpu, program, Integer.toString(rows.size()), percent(rows.stream()
                .mapToDouble(r -> Math.abs(r.error())).average().orElseThrow()), signed(rows.stream()
                        .mapToDouble(EvaluatedRow::error).average().orElseThrow()), percent(rows.stream()
                                .filter(EvaluatedRow::inBand).count() / (double) rows.size())) + " |");
    }

    private static String line(FamilySummary s) {
        Bar bar = BARS.get(s.family());
        return "| " + String.join(" | ", s.family(), Long.toString(s.evaluated()), Long.toString(s.refused()),
                percent(s.mean()), percent(s.median()), signed(s.worst()), signed(s.bias()), percent(s.inBand()),
                bar == null ? "" : percent(bar.mean()), bar == null ? "" : percent(bar.worst())) + " |";
    }

    private void misses(List<String> lines) {
        lines.add("### Rows that miss");
        lines.add("");
        lines.add("Rows beyond the worst that is allowed for their family, or beyond twice its mean where none is "
                + "set; the largest first.");
        lines.add("");
        lines.add("| row | measured | predicted | error | taken for granted |");
        lines.add("|---|---|---|---|---|");
        evaluation.rows().stream().filter(EvaluatedRow::evaluated)
                .filter(r -> BARS.getOrDefault(r.family(), new Bar(0.12, Double.NaN)).missed(r))
                .sorted(Comparator.comparingDouble((EvaluatedRow r) -> -Math.abs(r.error()))
                        .thenComparing(EvaluatedRow::id))
                .forEach(r -> lines.add("| " + String.join(" | ", r.id(), value(r.measured(), r.unit()),
                        value(r.predicted(), r.unit()), signed(r.error()), r.assumed()) + " |"));
        lines.add("");
    }

    private void refused(List<String> lines) {
        lines.add("### Rows that were refused");
        lines.add("");
        Map<String, List<String>> byReason = evaluation.rows().stream().filter(r -> !r.evaluated())
                .collect(Collectors.groupingBy(EvaluatedRow::reason, LinkedHashMap::new,
                        Collectors.mapping(EvaluatedRow::id, Collectors.toList())));
        byReason.forEach((reason, ids) -> lines.add("- " + reason + ": " + String.join(", ", ids)));
    }

    private void layers(List<String> lines) {
        lines.add("");
        lines.add("## Layer time");
        lines.add("");
        lines.add("One transformer layer of GPT 22B on 8 A100 (Korthikanti et al. 2022, Table 4), which no constant was "
                + "fitted to.");
        lines.add("");
        lines.add("| row | measured | predicted | error |");
        lines.add("|---|---|---|---|");
        layers.rows().stream().filter(EvaluatedRow::evaluated).forEach(r -> lines.add("| " + String.join(" | ", r.id(),
                String.format(Locale.ROOT, "%.2f ms", 1e3 * r.measured()), String.format(Locale.ROOT, "%.2f ms",
                        1e3 * r.predicted()), signed(r.error())) + " |"));
    }

    static String value(double value, Unit unit) {
        return switch (unit) {
            case SECOND -> time(value);
            case FLOP_PER_SECOND -> String.format(Locale.ROOT, "%.0f TFLOP/s", value / 1e12);
            case BYTE_PER_SECOND -> String.format(Locale.ROOT, "%.1f GB/s", value / 1e9);
            case FRACTION -> percent(value);
            default -> String.format(Locale.ROOT, "%.4g %s", value, unit.symbol());
        };
    }

    private static String time(double seconds) {
        return seconds < 0.01 ? String.format(Locale.ROOT, "%.4g us", 1e6 * seconds)
                : String.format(Locale.ROOT, "%.4g s", seconds);
    }

    static String percent(double fraction) {
        return Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * fraction);
    }

    static String signed(double fraction) {
        return Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%+.1f %%", 100 * fraction);
    }
}
