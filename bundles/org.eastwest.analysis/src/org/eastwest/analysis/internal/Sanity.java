// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Unit;

/**
 * Takes out what cannot be: infinite numbers, negative ones of what is never negative, numbers that are none although
 * all that they rest on is known, and metrics that another engine has given. One finding tells of all of it.
 */
final class Sanity {
    /** The engine gave what cannot be. */
    static final String IMPOSSIBLE = "EW-PLUGIN-003";
    private static final int MOST_FINDINGS = 1000;
    private static final int NAMED = 3;

    private final Registered<?> engine;
    private final List<String> removed = new ArrayList<>();
    private final Set<String> elements = new HashSet<>();

    private Sanity(Registered<?> engine) {
        this.engine = engine;
    }

    /** Computes what a result of another bundle leaves for later, while it is still watched. */
    static AnalysisResult settled(Registered<?> engine, AnalysisResult result) {
        return result == null || !engine.origin().foreign() ? result : new AnalysisResult(result.metrics(),
                result.breakdowns(), result.series(), result.tables(),
                result.timelines().stream().map(Sanity::settled).toList(), result.findings());
    }

    private static Timeline settled(Timeline timeline) {
        List<Timeline.Track> tracks = timeline.tracks();
        return new Timeline(timeline.id(), timeline.element(), timeline.title(), timeline.seconds(), () -> tracks);
    }

    /**
     * @param given metrics of other engines that stand before this one's
     */
    static AnalysisResult check(Registered<?> engine, AnalysisResult result, Collection<Metric> given) {
        return new Sanity(engine).checked(result, given);
    }

    private AnalysisResult checked(AnalysisResult result, Collection<Metric> given) {
        Set<String> taken = given.stream().map(Sanity::key).collect(Collectors.toCollection(HashSet::new));
        List<Metric> metrics = keep(result.metrics(), m -> possible(m) && (!engine.origin().foreign()
                || taken.add(key(m))), this::metric);
        AnalysisResult kept = new AnalysisResult(metrics, result.breakdowns(), result.series(), result.tables(),
                result.timelines(), List.of());
        return told(engine.origin().foreign() ? strict(kept) : kept, result.findings());
    }

    /** The product's own engines are tested for this; those of other bundles are looked at. */
    private AnalysisResult strict(AnalysisResult result) {
        return new AnalysisResult(result.metrics(), keep(result.breakdowns(), Sanity::possible, b -> "breakdown '"
                + b.title() + "'"), keep(result.series(), Sanity::possible, s -> "curve '" + s.label() + "'"),
                keep(result.tables(), Sanity::possible, t -> "table '" + t.title() + "'"),
                keep(result.timelines(), t -> t.seconds() >= 0 && t.seconds() < Double.POSITIVE_INFINITY,
                        t -> "timeline '" + t.title() + "'"), List.of());
    }

    private String metric(Metric metric) {
        elements.add(metric.element());
        return metric.value() + " " + metric.unit().symbol() + " for '" + metric.label() + "'";
    }

    private <T> List<T> keep(List<T> all, Predicate<T> possible, Function<T, String> name) {
        List<T> kept = new ArrayList<>();
        for (T one : all) {
            if (possible.test(one)) {
                kept.add(one);
            } else {
                removed.add(name.apply(one));
            }
        }
        return kept;
    }

    private AnalysisResult told(AnalysisResult result, List<Finding> own) {
        List<Finding> findings = new ArrayList<>(own.subList(0, Math.min(own.size(), MOST_FINDINGS)));
        String flood = own.size() > MOST_FINDINGS ? own.size() + " findings, of which the first " + MOST_FINDINGS
                + " are shown" : "";
        if (!removed.isEmpty() || !flood.isEmpty()) {
            findings.add(finding(flood));
        }
        return result.and(AnalysisResult.ofFindings(findings));
    }

    private Finding finding(String flood) {
        String named = String.join(", ", removed.subList(0, Math.min(NAMED, removed.size())));
        String more = removed.size() > NAMED ? " and " + (removed.size() - NAMED) + " more" : "";
        String impossible = removed.isEmpty() ? "" : named + more
                + ", which cannot be or is another engine's; left out";
        String what = Stream.of(impossible, flood).filter(s -> !s.isEmpty()).collect(Collectors.joining("; and "));
        String element = elements.size() == 1 ? elements.iterator().next() : "";
        return Finding.error(IMPOSSIBLE, element, "The engine '" + engine.id() + "' of bundle "
                + engine.origin().bundle() + " gave " + what + ".", Plugin.remedy(engine.origin().bundle()));
    }

    private static String key(Metric metric) {
        return metric.element() + "/" + metric.id();
    }

    private static boolean possible(Metric metric) {
        return possible(metric.value(), metric.unit()) && !(Double.isNaN(metric.value())
                && unfounded(metric.derivation()));
    }

    /** No number, although there are inputs and all of them are known. */
    private static boolean unfounded(Derivation derivation) {
        return derivation.isLeaf() ? derivation.source().text().isBlank()
                : derivation.inputs().stream().noneMatch(input -> Double.isNaN(input.value()));
    }

    private static boolean possible(double value, Unit unit) {
        return Double.isNaN(value) || Double.isFinite(value) && (value >= 0 || unit == Unit.RATIO);
    }

    private static boolean possible(Breakdown breakdown) {
        return possible(breakdown.total(), breakdown.unit())
                && breakdown.parts().stream().allMatch(p -> possible(p.value(), breakdown.unit()));
    }

    private static boolean possible(Series series) {
        return Stream.of(series.element(), series.label(), series.xLabel(), series.yLabel(), series.xUnit(),
                series.yUnit()).allMatch(Objects::nonNull)
                && DoubleStream.of(series.x()).allMatch(Double::isFinite)
                && DoubleStream.of(series.y()).noneMatch(Double::isInfinite);
    }

    private static boolean possible(Table table) {
        return table.rows().stream().flatMap(List::stream).noneMatch(cell -> cell instanceof Table.Number number
                && Double.isInfinite(number.value()));
    }
}
