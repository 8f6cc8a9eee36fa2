// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.report.ReportInput;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.SvgPainter;
import org.eastwest.report.internal.language.Names;
import org.eastwest.report.internal.language.Wording;
import org.eastwest.report.internal.page.Block.Figure;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.internal.section.Topic;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;

/**
 * What sections are made from. It remembers what they have shown, so that the last one can show the rest: nothing that
 * an engine tells is lost, whoever wrote the engine.
 */
public final class ReportContext {
    private static final double WIDE = 880;
    private static final double NARROW = 340;

    private final ReportInput input;
    private final Wording wording;
    private final Sources sources = new Sources();
    private final Derivations derivations = new Derivations(sources);
    private final Map<ReportContributor, List<ContributedSection>> contributed = new IdentityHashMap<>();
    private final Map<ReportContributor, Throwable> failures = new LinkedHashMap<>();
    private final Set<Object> shown = Collections.newSetFromMap(new IdentityHashMap<>());

    public ReportContext(ReportInput input) {
        this.input = input;
        wording = Wording.of(input.language(), Names.of(input.design(), input.studies()));
    }

    /** The texts in the language of the report. */
    public Wording wording() {
        return wording;
    }

    public ReportInput input() {
        return input;
    }

    public DesignSnapshot design() {
        return input.design();
    }

    public AnalysisResult result() {
        return input.result();
    }

    public Sources sources() {
        return sources;
    }

    public Derivations derivations() {
        return derivations;
    }

    public Optional<Metric> metric(String id, String element) {
        return result().metric(id, element);
    }

    /** The metric as shown, with the link to how it came about; it counts as shown from now on. */
    public Value value(Metric metric) {
        shown.add(metric);
        return preview(metric);
    }

    /** As {@link #value(Metric)} for a place beside its own: it still has to be shown there. */
    public Value preview(Metric metric) {
        String band = Double.isFinite(metric.value())
                ? metric.band().map(b -> Texts.interval(b, metric.value(), metric.unit())).orElse("") : "";
        String reason = Double.isFinite(metric.value()) ? "" : derivations.reason(metric.derivation());
        return new Value(Texts.format(metric.id(), metric.value(), metric.unit()), band,
                derivations.claim(metric.derivation()), reason, link(metric), metric.value(), metric.unit());
    }

    /** A number that is no metric, with the link to how it came about. */
    public Value value(Derivation derivation) {
        String reason = Double.isFinite(derivation.value()) ? "" : derivations.reason(derivation);
        return new Value(Texts.format(derivation.value(), derivation.unit()), "", derivations.claim(derivation), reason,
                link(derivation, ""), derivation.value(), derivation.unit());
    }

    private String link(Metric metric) {
        return link(metric.derivation(), metric.element());
    }

    /** Empty where the report does not tell how numbers came about. */
    private String link(Derivation derivation, String element) {
        String card = derivations.card(derivation, element);
        return input.profile() == ReportProfile.FULL ? card : "";
    }

    /** What a contributor has to say; it is asked once. */
    public List<ContributedSection> contributed(ReportContributor contributor) {
        return contributed.computeIfAbsent(contributor, c -> List.copyOf(c.sections(new ReportRequest(design(),
                result(), input.validation(), input.profile(), input.language()))));
    }

    /** Contributors whose sections could not be made, with the reason; sections add to it. */
    public Map<ReportContributor, Throwable> failures() {
        return failures;
    }

    /** The metric beside its own place, or a dash that says what is missing. */
    public Value preview(String id, String element) {
        return metric(id, element).map(this::preview).orElseGet(() -> Value.unknown("no engine gave " + id));
    }

    /** Metrics of an element that no section has shown yet and that belong to no topic, in the engines' order. */
    public List<Metric> rest(String element) {
        return rest().stream().filter(m -> m.element().equals(element) && !Topic.any(m)).toList();
    }

    /** Metrics that no section has shown yet. */
    public List<Metric> rest() {
        return result().metrics().stream().filter(m -> !shown.contains(m)).toList();
    }

    public Optional<Breakdown> breakdown(String id, String element) {
        return result().breakdowns().stream().filter(b -> b.id().equals(id) && b.element().equals(element))
                .findFirst();
    }

    public List<Breakdown> restOfBreakdowns() {
        return result().breakdowns().stream().filter(b -> !shown.contains(b)).toList();
    }

    public List<Table> restOfTables() {
        return result().tables().stream().filter(t -> !shown.contains(t)).toList();
    }

    /** Tables about an element that no section has shown yet and that belong to no topic. */
    public List<Table> restOfTables(String element) {
        return restOfTables().stream().filter(t -> t.element().equals(element) && !Topic.any(t)).toList();
    }

    /** Timelines of an element. */
    public List<Timeline> timelines(String element) {
        return result().timelines().stream().filter(t -> t.element().equals(element)).toList();
    }

    public List<Series> restOfSeries() {
        return result().series().stream().filter(s -> !shown.contains(s)).toList();
    }

    /** Remembers that a breakdown or a table is shown. */
    public <T> T show(T part) {
        shown.add(part);
        return part;
    }

    public Figure figure(Chart chart) {
        return new Figure(SvgPainter.inline(chart.draw(WIDE, wording::of)),
                SvgPainter.inline(chart.draw(NARROW, wording::of)));
    }
}
