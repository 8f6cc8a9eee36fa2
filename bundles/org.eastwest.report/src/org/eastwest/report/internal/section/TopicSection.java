// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.DesignSnapshot;

/** Numbers, curves and tables of one topic, whatever element they are about. */
public final class TopicSection implements ReportSection {
    private final Topic topic;

    public TopicSection(Topic topic) {
        this.topic = topic;
    }

    @Override
    public List<Section> sections(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        Map<String, List<Metric>> byElement = context.rest().stream().filter(topic::has)
                .collect(Collectors.groupingBy(Metric::element, LinkedHashMap::new, Collectors.toList()));
        byElement.forEach((element, metrics) -> {
            if (byElement.size() > 1) {
                blocks.add(new Heading(name(context.design(), element)));
            }
            blocks.add(new Facts(metrics.stream().map(m -> Facts.Fact.of(m.label(), context.value(m))).toList()));
        });
        for (Table table : context.restOfTables()) {
            if (topic.has(table)) {
                blocks.add(Grids.of(context.show(table)));
            }
        }
        blocks.addAll(Curves.of(context, context.restOfSeries().stream().filter(topic::has).toList()));
        return blocks.isEmpty() ? List.of() : List.of(new Section(topic.anchor(), topic.title(), blocks));
    }

    /** What the design calls an element; its id for other elements than jobs and fabrics. */
    private static String name(DesignSnapshot design, String element) {
        return design.jobs().stream().filter(j -> j.id().equals(element)).map(j -> Words.name(j.name(), j.id()))
                .findFirst().or(() -> design.fabrics().stream().filter(f -> f.id().equals(element))
                        .map(f -> Words.name(f.name(), f.id())).findFirst()).orElse(element);
    }
}
