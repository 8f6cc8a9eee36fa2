// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.RequirementSnapshot;

/** The design's targets beside the metrics that decide them. */
public final class RequirementsSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        List<RequirementSnapshot> requirements = context.design().requirements();
        // The same verdicts as a table of the analysis: said here, with links to how the values came about.
        context.result().table("requirements").ifPresent(context::show);
        if (requirements.isEmpty()) {
            return List.of(new Section("requirements", "Requirements",
                    List.of(Paragraph.of("The design states no requirements."))));
        }
        List<Grid.Row> rows = new ArrayList<>();
        requirements.forEach(requirement -> rows.addAll(rows(context, requirement)));
        return List.of(new Section("requirements", "Requirements", List.of(new Grid(
                "Targets and what the engines found", List.of(new Grid.Column("Requirement", false),
                new Grid.Column("Metric", false),
                        new Grid.Column("Where", false), new Grid.Column("Target", true),
                        new Grid.Column("Found", true), new Grid.Column("Verdict", false)), rows, ""))));
    }

    /** One row for each element that has the metric. */
    private static List<Grid.Row> rows(ReportContext context, RequirementSnapshot requirement) {
        List<Metric> metrics = context.result().metrics().stream()
                .filter(m -> m.id().equals(requirement.metricId())).toList();
        if (metrics.isEmpty()) {
            boolean whole = Math.rint(requirement.target()) == requirement.target();
            return List.of(row(requirement, "", Value.of(requirement.target(), whole ? Unit.COUNT : Unit.RATIO),
                    Value.unknown("no engine gave " + requirement.metricId()), "unknown"));
        }
        return metrics.stream().map(m -> row(requirement, m.element(), Value.of(requirement.target(), m.unit()),
                context.preview(m), verdict(requirement, m))).toList();
    }

    private static Grid.Row row(RequirementSnapshot requirement, String element, Value target, Value found,
            String verdict) {
        Value bound = new Value((requirement.atLeast() ? "at least " : "at most ") + target.text(), "", false, "", "");
        return new Grid.Row(List.of(Cell.words(Words.name(requirement.name(), requirement.id())),
                Cell.id(requirement.metricId()), Cell.id(element), Cell.of(bound), Cell.of(found),
                Cell.words(verdict)), verdict.startsWith("missed"));
    }

    static String verdict(RequirementSnapshot requirement, Metric metric) {
        if (!Double.isFinite(metric.value())) {
            return "unknown";
        }
        boolean met = meets(requirement, metric.value());
        boolean certain = metric.band().map(b -> meets(requirement, b.low()) == meets(requirement, b.high()))
                .orElse(true);
        return (met ? "met" : "missed") + (certain ? "" : ", the target is inside the band");
    }

    private static boolean meets(RequirementSnapshot requirement, double value) {
        return requirement.atLeast() ? value >= requirement.target() : value <= requirement.target();
    }
}
