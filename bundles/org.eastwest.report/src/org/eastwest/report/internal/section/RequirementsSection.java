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
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.RequirementSnapshot;

/** The design's targets beside the metrics that decide them. */
public final class RequirementsSection implements ReportSection {
    /** From here on a margin is said as a multiple of the target. */
    private static final double TIMES = 10;

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
                        new Grid.Column("Found", true), new Grid.Column("Margin", true),
                        new Grid.Column("Verdict", false)), rows, ""))));
    }

    /** One row for each element that has the metric. */
    private static List<Grid.Row> rows(ReportContext context, RequirementSnapshot requirement) {
        List<Metric> metrics = context.result().metrics().stream()
                .filter(m -> names(requirement, m)).toList();
        if (metrics.isEmpty()) {
            boolean whole = Math.rint(requirement.target()) == requirement.target();
            return List.of(row(requirement, "", Value.of(requirement.target(), whole ? Unit.COUNT : Unit.RATIO),
                    Value.unknown("no engine gave " + requirement.metricId()), Value.unknown(""), "unknown"));
        }
        return metrics.stream().map(m -> row(requirement, m.element(), Value.of(requirement.target(), m.unit()),
                context.preview(m), margin(requirement, m), verdict(requirement, m))).toList();
    }

    private static Grid.Row row(RequirementSnapshot requirement, String element, Value target, Value found,
            Value margin, String verdict) {
        Value bound = new Value((requirement.atLeast() ? "at least " : "at most ") + target.text(), "", false, "", "", target.number(),
                target.unit());
        return new Grid.Row(List.of(Cell.words(Words.name(requirement.name(), requirement.id())),
                Cell.id(requirement.metricId()), Cell.id(element), Cell.of(bound), Cell.of(found),
                Cell.of(margin), Cell.words(verdict)), verdict.startsWith("missed"));
    }

    /** As ELEMENT/METRIC a requirement names the metric of one element alone. */
    private static boolean names(RequirementSnapshot requirement, Metric metric) {
        return requirement.metricId().equals(metric.id())
                || requirement.metricId().equals(metric.element() + "/" + metric.id());
    }

    /** How far on the good side of the target, as a share of it; as a multiple where it would be many hundred percent. */
    private static Value margin(RequirementSnapshot requirement, Metric metric) {
        double over = (metric.value() - requirement.target()) / Math.abs(requirement.target());
        double margin = requirement.atLeast() ? over : -over;
        if (!Double.isFinite(metric.value())) {
            return Value.unknown("");
        }
        String text = requirement.target() == 0 ? "none: the target is 0" : Math.abs(margin) < TIMES
                ? (margin > 0 ? "+" : "") + Texts.format(margin, Unit.FRACTION)
                : Texts.format(1 + over, Unit.COUNT) + " times the target";
        return new Value(text, "", metric.claim(), "", "", requirement.target() == 0 ? Double.NaN : margin,
                Unit.FRACTION);
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
