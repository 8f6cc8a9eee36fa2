// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.evaluate.CollectiveRows.Range;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.FamilySummary;
import org.eastwest.spi.evaluation.MeasuredRow;

/** What {@code docs/accuracy.md} says of collectives. */
final class CollectivesPage {
    /** What a range should reach: median and 90th percentile of the error; NaN when not set. */
    private record Bar(Range range, String name, double median, double ninetieth) {
        /** Beyond this a row is named. */
        double miss() {
            return 2 * (Double.isNaN(ninetieth) ? median : ninetieth);
        }
    }

    private static final List<Bar> BARS = List.of(
            new Bar(Range.LARGE_IN_A_NODE, "8 GPUs in one node, 16 MiB and more", 0.06, 0.15),
            new Bar(Range.LARGE_ACROSS_NODES, "across nodes, 64 MiB and more", 0.12, Double.NaN),
            new Bar(Range.SMALL_IN_A_NODE, "in one node, below 1 MiB", 0.20, Double.NaN));

    private final List<MeasuredRow> measured;
    private final Evaluation evaluation;
    private final Map<String, EvaluatedRow> byId;

    CollectivesPage(List<MeasuredRow> measured, Evaluation evaluation) {
        this.measured = measured;
        this.evaluation = evaluation;
        byId = evaluation.rows().stream().filter(EvaluatedRow::evaluated)
                .collect(Collectors.toMap(EvaluatedRow::id, Function.identity()));
    }

    void addTo(List<String> lines) {
        lines.add("");
        lines.add("## Collectives");
        lines.add("");
        lines.add("The time of measured collectives, or their bus bandwidth where no time was published. Systems that "
                + "are left out of the fit are,");
        lines.add("taken together, predicted with at most 1.6 times the error that stands here "
                + "(`LeftOutFamiliesTest`): 1.3 times from 16 MiB on,");
        lines.add("1.5 times from 1 MiB on, 1.64 times below, which is the fault of DGX A100: 23 % on average "
                + "without its own runs, 5 % with them.");
        lines.add("Without it, it is 1.3 times; HGX H100, which H20 and a report of two H100 tell, is at 9 % "
                + "against 8 %. The only other small");
        lines.add("collectives on A100 that were found took 17 to 27 % less, of NCCL 2.17, in CUDA graphs and "
                + "in place, and neither clock nor link");
        lines.add("tells one generation from another. Where one thread of the host launches all GPUs of a node "
                + "(4.2 us a GPU), or PyTorch is called");
        lines.add("(39 us), small collectives take as long as that, on any GPU; such rows tell nothing of the "
                + "links and are not counted there.");
        lines.add("");
        lines.add("| messages | rows | median | 90th percentile | bar: median | 90th percentile |");
        lines.add("|---|---|---|---|---|---|");
        BARS.forEach(bar -> lines.add(line(bar)));
        lines.add("");
        lines.add("| system | rows | mean | median | worst | bias | in band |");
        lines.add("|---|---|---|---|---|---|---|");
        evaluation.summaries().stream().filter(s -> s.evaluated() > 0).forEach(s -> lines.add(line(s)));
        lines.add("");
        misses(lines);
    }

    private Stream<EvaluatedRow> rows(Bar bar) {
        return measured.stream().filter(bar.range()::holds).map(r -> byId.get(r.text("row_id")))
                .filter(row -> row != null);
    }

    private String line(Bar bar) {
        double[] errors = rows(bar).mapToDouble(r -> Math.abs(r.error())).sorted().toArray();
        return "| " + String.join(" | ", bar.name(), Integer.toString(errors.length),
                AccuracyPage.percent(CollectiveRows.quantile(errors, 0.5)),
                AccuracyPage.percent(CollectiveRows.quantile(errors, 0.9)), AccuracyPage.percent(bar.median()),
                AccuracyPage.percent(bar.ninetieth())) + " |";
    }

    private static String line(FamilySummary s) {
        return "| " + String.join(" | ", s.family(), Long.toString(s.evaluated()), AccuracyPage.percent(s.mean()),
                AccuracyPage.percent(s.median()), AccuracyPage.signed(s.worst()), AccuracyPage.signed(s.bias()),
                AccuracyPage.percent(s.inBand())) + " |";
    }

    private void misses(List<String> lines) {
        lines.add("### Collectives that miss");
        lines.add("");
        lines.add("Rows beyond twice the 90th percentile that is allowed, or beyond twice the median where none is "
                + "set; the largest first.");
        lines.add("I-nccl and DEP82 are what users reported who found their system too slow.");
        lines.add("");
        lines.add("| row | measured | predicted | error | taken for granted |");
        lines.add("|---|---|---|---|---|");
        BARS.stream().flatMap(bar -> rows(bar).filter(r -> Math.abs(r.error()) > bar.miss()))
                .sorted(Comparator.comparingDouble((EvaluatedRow r) -> -Math.abs(r.error()))
                        .thenComparing(EvaluatedRow::id))
                .forEach(r -> lines.add("| " + String.join(" | ", r.id(), AccuracyPage.value(r.measured(), r.unit()),
                        AccuracyPage.value(r.predicted(), r.unit()), AccuracyPage.signed(r.error()), r.assumed())
                        + " |"));
    }
}
