// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.StackedBar;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;

/** A breakdown as a chart with its table. */
final class Breakdowns {
    private Breakdowns() {
    }

    /**
     * Chart and table.
     *
     * @param title the finding; the chart's title
     * @param total the metric that is split, where there is one
     * @param limit what the total must not pass
     */
    static List<Block> of(ReportContext context, Breakdown breakdown, String title, Optional<Metric> total,
            Optional<StackedBar.Limit> limit) {
        context.show(breakdown);
        List<Grid.Row> rows = new ArrayList<>();
        breakdown.parts().forEach(p -> rows.add(row(context, breakdown, p)));
        rows.add(new Grid.Row(List.of(Cell.words("Total"),
                Cell.of(total.map(context::value).orElse(Value.of(breakdown.total(), breakdown.unit()))),
                Cell.of(Value.of(1, Unit.FRACTION))), true));
        limit.ifPresent(l -> rows.add(new Grid.Row(List.of(Cell.words(l.label()),
                Cell.of(Value.of(l.value(), breakdown.unit())),
                Cell.words(Texts.format(breakdown.total() / l.value(), Unit.FRACTION) + " used")), false)));
        String caption = title.equals(breakdown.title()) ? StackedBar.axis(breakdown) + " by part" : breakdown.title();
        return List.of(context.figure(StackedBar.of(breakdown, title, total.flatMap(Metric::band), limit)),
                new Grid(caption, List.of(new Grid.Column("Part", false),
                        new Grid.Column(StackedBar.axis(breakdown), true), new Grid.Column("Share", true)), rows, "")
                        .ofEngine());
    }

    private static Grid.Row row(ReportContext context, Breakdown breakdown, Breakdown.Part part) {
        Value value = context.metric(part.id(), breakdown.element()).filter(m -> m.unit() == breakdown.unit())
                .map(context::value).orElse(Value.of(part.value(), breakdown.unit()));
        return new Grid.Row(List.of(
                Cell.swatched(Ink.of(part.kind()), StackedBar.exposed(part), StackedBar.label(part)), Cell.of(value),
                Cell.of(Value.of(part.value() / breakdown.total(), Unit.FRACTION))), false);
    }
}
