// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one engine, or all engines together, found out about a design.
 *
 * @param metrics    named numbers with their derivations
 * @param breakdowns totals split into parts
 * @param series     curves
 * @param tables     tables
 * @param timelines  what happens when
 * @param findings   what the designer should know
 * @since 1.0
 */
public record AnalysisResult(List<Metric> metrics, List<Breakdown> breakdowns, List<Series> series,
        List<Table> tables, List<Timeline> timelines, List<Finding> findings) {
    public static final AnalysisResult EMPTY =
            new AnalysisResult(List.of(), List.of(), List.of(), List.of(), List.of());

    public AnalysisResult {
        metrics = List.copyOf(metrics);
        breakdowns = List.copyOf(breakdowns);
        series = List.copyOf(series);
        tables = List.copyOf(tables);
        timelines = List.copyOf(timelines);
        findings = List.copyOf(findings);
    }

    /** A result without timelines. */
    public AnalysisResult(List<Metric> metrics, List<Breakdown> breakdowns, List<Series> series, List<Table> tables,
            List<Finding> findings) {
        this(metrics, breakdowns, series, tables, List.of(), findings);
    }

    public static AnalysisResult ofFindings(List<Finding> findings) {
        return new AnalysisResult(List.of(), List.of(), List.of(), List.of(), findings);
    }

    /** The metric with this id on this element, if the analysis produced it. */
    public Optional<Metric> metric(String id, String element) {
        return metrics.stream().filter(m -> m.id().equals(id) && m.element().equals(element)).findFirst();
    }

    /** The first metric with this id, whatever its element. */
    public Optional<Metric> metric(String id) {
        return metrics.stream().filter(m -> m.id().equals(id)).findFirst();
    }

    public Optional<Breakdown> breakdown(String id) {
        return breakdowns.stream().filter(b -> b.id().equals(id)).findFirst();
    }

    public Optional<Timeline> timeline(String id) {
        return timelines.stream().filter(t -> t.id().equals(id)).findFirst();
    }

    public Optional<Table> table(String id) {
        return tables.stream().filter(t -> t.id().equals(id)).findFirst();
    }

    /** This result followed by another one. */
    public AnalysisResult and(AnalysisResult other) {
        return new AnalysisResult(join(metrics, other.metrics), join(breakdowns, other.breakdowns),
                join(series, other.series), join(tables, other.tables), join(timelines, other.timelines),
                join(findings, other.findings));
    }

    private static <T> List<T> join(List<T> first, List<T> second) {
        List<T> all = new ArrayList<>(Objects.requireNonNull(first));
        all.addAll(second);
        return all;
    }
}
