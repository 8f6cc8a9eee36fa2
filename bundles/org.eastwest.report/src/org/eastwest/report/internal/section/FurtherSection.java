// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;

/** Everything that engines told and no other section shows, from installed engines above all. */
public final class FurtherSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        metrics(context, blocks);
        for (Breakdown breakdown : context.restOfBreakdowns()) {
            blocks.addAll(Breakdowns.of(context, breakdown, breakdown.title(), Optional.empty(), Optional.empty()));
        }
        blocks.addAll(Curves.of(context, context.restOfSeries()));
        for (Table table : context.restOfTables()) {
            blocks.add(Grids.of(context.show(table)));
        }
        return blocks.isEmpty() ? List.of() : List.of(new Section("further", "Further results", blocks));
    }

    private static void metrics(ReportContext context, List<Block> blocks) {
        Map<String, List<Metric>> byElement = context.rest().stream()
                .collect(Collectors.groupingBy(Metric::element, LinkedHashMap::new, Collectors.toList()));
        byElement.forEach((element, metrics) -> {
            blocks.add(new Heading(element.isBlank() ? "The design" : element));
            blocks.add(new Facts(metrics.stream().map(m -> Facts.Fact.of(m.label(), context.value(m))).toList()));
        });
    }
}
