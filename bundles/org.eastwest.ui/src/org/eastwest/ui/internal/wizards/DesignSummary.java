// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.ui.internal.Services;

/**
 * What a design comes to, for one who chooses its size.
 *
 * @param figures texts by label, in the order in which they are shown; all summaries have the same labels
 */
record DesignSummary(Map<String, String> figures) {

    /** What is shown, in this order. */
    static final List<String> LABELS = List.of("GPUs", "Servers", "Switches", "Cables", "Cost class", "Step time",
            "MFU", "Memory");

    private static final Set<String> ENGINES = Set.of("fabric", "training", "economics");
    private static final List<String> CABLES = List.of("host_leaf_cables", "leaf_spine_cables", "spine_core_cables");
    private static final String MEMORY_EXCEEDED = "EW-TRAINING-005";
    private static final String MEMORY_TIGHT = "EW-TRAINING-006";

    DesignSummary {
        figures = new LinkedHashMap<>(figures);
    }

    /**
     * Makes the design of a template and looks at it; takes up to seconds.
     *
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    static DesignSummary of(String template, Map<String, Integer> values, Progress progress) {
        Reading reading = DesignReader.read(Templates.create(template, values), null,
                Services.call(CatalogService.class, CatalogService::catalog));
        progress.check();
        return of(reading.snapshot().map(snapshot -> Services.call(AnalysisService.class,
                service -> service.analyze(snapshot, ENGINES, progress))).orElse(AnalysisResult.EMPTY));
    }

    /** The summary of what engines said. */
    static DesignSummary of(AnalysisResult result) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("GPUs", count(sum(result, List.of("gpus"))));
        texts.put("Servers", count(sum(result, List.of("servers"))));
        texts.put("Switches", count(sum(result, List.of("switches"))));
        texts.put("Cables", count(sum(result, CABLES)));
        texts.put("Cost class", cost(result));
        texts.put("Step time", ofJob(result, "step_time_s"));
        texts.put("MFU", ofJob(result, "mfu"));
        texts.put("Memory", memory(result));
        return new DesignSummary(texts);
    }

    private static double sum(AnalysisResult result, List<String> ids) {
        ToDoubleFunction<Metric> value = Metric::value;
        List<Metric> metrics = result.metrics().stream().filter(metric -> ids.contains(metric.id())).toList();
        return metrics.isEmpty() ? Double.NaN : metrics.stream().mapToDouble(value).sum();
    }

    private static String count(double value) {
        return Double.isNaN(value) ? Texts.UNKNOWN : Texts.format(value, Unit.COUNT);
    }

    private static String ofJob(AnalysisResult result, String id) {
        return result.metric(id).map(Texts::format).orElse(Texts.UNKNOWN + " (no training run in it)");
    }

    /** The decade that the cost of all parts lies in; what is known of it where prices are missing. */
    private static String cost(AnalysisResult result) {
        Optional<Metric> all = result.metric("cost_usd");
        if (all.isPresent() && !Double.isNaN(all.get().value())) {
            return costClass(all.get().value()) + (all.get().claim() ? ", claim" : "");
        }
        return result.metric("cost_coverage").map(share -> Texts.UNKNOWN + " (prices are known for "
                + Texts.format(share.value(), Unit.FRACTION) + " of the bill)").orElse(Texts.UNKNOWN);
    }

    /**
     * The decade of a cost in words.
     *
     * @param usd US dollars, more than 0
     */
    static String costClass(double usd) {
        double decade = Math.pow(10, Math.floor(Math.log10(usd)));
        return money(decade) + " to " + money(10 * decade) + " USD";
    }

    private static String money(double usd) {
        if (usd >= 1e9) {
            return String.format(Locale.ROOT, "%,.0f billion", usd / 1e9);
        }
        return usd >= 1e6 ? String.format(Locale.ROOT, "%,.0f million", usd / 1e6)
                : String.format(Locale.ROOT, "%,.0f", usd);
    }

    private static String memory(AnalysisResult result) {
        Optional<Metric> bytes = result.metric("memory_bytes");
        if (bytes.isEmpty()) {
            return Texts.UNKNOWN + " (no training run in it)";
        }
        String verdict = has(result, MEMORY_EXCEEDED) ? "does not fit: " : has(result, MEMORY_TIGHT)
                ? "fits with little to spare: " : "fits: ";
        return verdict + Texts.format(bytes.get()) + " on the fullest GPU";
    }

    private static boolean has(AnalysisResult result, String code) {
        return result.findings().stream().anyMatch(finding -> finding.code().equals(code));
    }
}
