// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.RequirementSnapshot;

/**
 * The targets of a design beside the metrics that decide them: met or not, and with what margin. A requirement is
 * decided for every element that has its metric.
 */
final class Requirements {
    /** No engine computes the metric of a requirement. */
    static final String UNDECIDED = "EW-ANALYSIS-002";
    /** A requirement is not met. */
    static final String MISSED = "EW-ANALYSIS-004";
    /** The target lies inside the band of the metric. */
    static final String CLOSE = "EW-ANALYSIS-005";
    /** The metric of a requirement is unknown. */
    static final String UNKNOWN = "EW-ANALYSIS-006";
    private static final List<Table.Column> COLUMNS = List.of(new Table.Column("requirement", "Requirement", null),
            new Table.Column("metric", "Metric", null), new Table.Column("element", "Element", null),
            new Table.Column("target", "Target", null), new Table.Column("found", "Found", null),
            new Table.Column("margin", "Margin", Unit.RATIO), new Table.Column("verdict", "Verdict", null));

    /** From here on a margin is said as a multiple of the target. */
    private static final double TIMES = 10;

    private final DesignSnapshot design;
    private final List<Metric> metrics;
    private final List<List<Table.Cell>> rows = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    private Requirements(DesignSnapshot design, AnalysisResult result) {
        this.design = design;
        this.metrics = result.metrics();
    }

    /** The table of all requirements that have a metric, and a finding for each that is not clearly met. */
    static AnalysisResult of(DesignSnapshot design, AnalysisResult result) {
        Requirements requirements = new Requirements(design, result);
        design.requirements().forEach(requirements::decide);
        return requirements.told();
    }

    private AnalysisResult told() {
        List<Table> tables = rows.isEmpty() ? List.of()
                : List.of(new Table("requirements", design.scenarioId(), "Requirements", COLUMNS, rows));
        return new AnalysisResult(List.of(), List.of(), List.of(), tables, findings);
    }

    private void decide(RequirementSnapshot requirement) {
        metrics.stream().filter(m -> names(requirement, m)).forEach(m -> decide(requirement, m));
    }

    /** A requirement names a metric of every element that has it, or, as ELEMENT/METRIC, of one alone. */
    static boolean names(RequirementSnapshot requirement, Metric metric) {
        return requirement.metricId().equals(metric.id())
                || requirement.metricId().equals(metric.element() + "/" + metric.id());
    }

    private void decide(RequirementSnapshot requirement, Metric metric) {
        Verdict verdict = Verdict.of(requirement, metric);
        double margin = margin(requirement, metric.value());
        String target = (requirement.atLeast() ? "at least " : "at most ") + text(requirement.target(), metric.unit());
        rows.add(List.of(Table.text(requirement.name()), Table.text(metric.id()), Table.text(metric.element()),
                Table.text(target), Table.text(text(metric.value(), metric.unit())),
                new Table.Number(margin, metric.claim()), Table.text(verdict.words())));
        if (verdict != Verdict.MET) {
            findings.add(finding(requirement, metric, verdict, target, margin));
        }
    }

    private static Finding finding(RequirementSnapshot requirement, Metric metric, Verdict verdict, String target,
            double margin) {
        String found = "'" + metric.label() + "' of '" + metric.element() + "' is "
                + text(metric.value(), metric.unit()) + ", wanted is " + target;
        String explain = "See how " + metric.id() + " comes about (analyze --explain " + metric.element() + "/"
                + metric.id() + ")";
        return switch (verdict) {
            case UNKNOWN -> Finding.warning(UNKNOWN, requirement.id(), "Requirement '" + requirement.name()
                    + "' is not decided: '" + metric.label() + "' of '" + metric.element() + "' is unknown, "
                    + metric.derivation().source().text() + ".", "Supply what is missing.");
            case MISSED -> Finding.warning(MISSED, requirement.id(), "Requirement '" + requirement.name()
                    + "' is missed: " + found + " (" + margin(margin) + ").", explain
                    + ", and change the design or the target.");
            case MET, MET_IN_BAND, MISSED_IN_BAND -> Finding.note(CLOSE, requirement.id(), "Requirement '"
                    + requirement.name() + "' is too close to call: " + found + ", which lies inside the band of the"
                    + " estimate.", explain + ".");
        };
    }

    /** How far the value is on the good side of the target, as a share of the target; negative on the bad side. */
    private static double margin(RequirementSnapshot requirement, double value) {
        double over = (value - requirement.target()) / Math.abs(requirement.target());
        return requirement.target() == 0 ? Double.NaN : requirement.atLeast() ? over : -over;
    }

    /** As a share of the target; where that would be many hundred percent, how many times as much it is. */
    private static String margin(double margin) {
        return !Double.isFinite(margin) ? "the target is 0" : Math.abs(margin) < TIMES
                ? String.format(Locale.ROOT, "margin %.1f %%", 100 * margin)
                : Quantity.plain(Quantity.format(1 + Math.abs(margin), Dimension.COUNT)) + " times the target";
    }

    private static String text(double value, Unit unit) {
        return Quantity.plain(switch (unit) {
            case FRACTION -> Quantity.formatPercent(value);
            case LINE_RATE -> Quantity.formatBits(value);
            case MEMORY_BYTE -> Quantity.formatBinary(value);
            default -> Quantity.format(value, unit.dimension());
        });
    }

    /** Whether a target is met. */
    private enum Verdict {
        MET("met"), MET_IN_BAND("met, but the target is inside the band"), MISSED("missed"),
        MISSED_IN_BAND("missed, but the target is inside the band"), UNKNOWN("unknown");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        static Verdict of(RequirementSnapshot requirement, Metric metric) {
            if (Double.isNaN(metric.value())) {
                return UNKNOWN;
            }
            boolean met = meets(requirement, metric.value());
            boolean certain = metric.band().map(b -> meets(requirement, b.low()) == meets(requirement, b.high()))
                    .orElse(true);
            return met ? certain ? MET : MET_IN_BAND : certain ? MISSED : MISSED_IN_BAND;
        }

        private static boolean meets(RequirementSnapshot requirement, double value) {
            return requirement.atLeast() ? value >= requirement.target() : value <= requirement.target();
        }
    }
}
