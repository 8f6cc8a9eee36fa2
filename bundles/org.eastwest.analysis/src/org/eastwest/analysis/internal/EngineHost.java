// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/** The analysis service over whatever engines and transports are registered. */
public final class EngineHost implements AnalysisService {
    private final PluginRegistry registry = new PluginRegistry();
    private final Watchdog watchdog;

    /** With the usual patience for an engine that gives no sign of life. */
    public EngineHost() {
        this(Watchdog.PATIENCE_SECONDS);
    }

    /**
     * @param patienceSeconds how long an engine may go without reporting progress
     */
    public EngineHost(double patienceSeconds) {
        watchdog = new Watchdog(patienceSeconds);
    }

    public void addTransport(TransportModel transport, Map<String, ?> properties) {
        registry.add(transport, properties);
    }

    public void removeTransport(TransportModel transport) {
        registry.remove(transport);
    }

    public void addEngine(AnalysisEngine engine, Map<String, ?> properties) {
        registry.add(engine, properties);
    }

    public void removeEngine(AnalysisEngine engine) {
        registry.remove(engine);
    }

    @Override
    public List<AnalysisEngine> engines() {
        return registry.engines().stream().map(Registered::service).toList();
    }

    @Override
    public TransportRegistry transports() {
        return registry;
    }

    @Override
    public List<Plugin> plugins() {
        return registry.plugins();
    }

    @Override
    public AnalysisResult analyze(DesignSnapshot design, Set<String> engineIds, Progress progress) {
        List<Registered<AnalysisEngine>> chosen = registry.engines().stream()
                .filter(e -> engineIds.isEmpty() || engineIds.contains(e.id())).toList();
        AnalysisRequest request = new AnalysisRequest(design, registry, AnalysisRequest.DEFAULT_SEED);
        AnalysisResult result = AnalysisResult.ofFindings(unknown(engineIds));
        for (int i = 0; i < chosen.size(); i++) {
            progress.check();
            Registered<AnalysisEngine> engine = chosen.get(i);
            progress.report((double) i / chosen.size(), engine.name());
            result = result.and(run(engine, request, new Share(progress, i, chosen.size())));
        }
        progress.report(1, "done");
        AnalysisResult decided = result.and(Requirements.of(design, result));
        return engineIds.isEmpty() ? decided.and(AnalysisResult.ofFindings(unanswered(design, result))) : decided;
    }

    private static List<Finding> unanswered(DesignSnapshot design, AnalysisResult result) {
        List<Finding> findings = new ArrayList<>(unanalyzed(design, result));
        findings.addAll(undecided(design, result));
        return findings;
    }

    /** Jobs about which no engine says anything, good or bad. */
    private static List<Finding> unanalyzed(DesignSnapshot design, AnalysisResult result) {
        return design.jobs().stream().map(JobSnapshot::id)
                .filter(id -> result.metrics().stream().noneMatch(m -> m.element().equals(id))
                        && result.findings().stream().noneMatch(f -> f.element().equals(id)))
                .map(id -> Finding.warning("EW-ANALYSIS-003", id, "No installed engine analyzes a workload such as that "
                        + "of job '" + id + "': only the fabric is.", "Install an engine for it.")).toList();
    }

    /** Where an engine had to give up, that it did is reason enough for missing metrics. */
    private static List<Finding> undecided(DesignSnapshot design, AnalysisResult result) {
        if (result.findings().stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
            return List.of();
        }
        List<String> ids = result.metrics().stream().map(Metric::id).distinct().sorted().toList();
        return design.requirements().stream()
                .filter(r -> result.metrics().stream().noneMatch(m -> Requirements.names(r, m)))
                .map(r -> Finding.warning(Requirements.UNDECIDED, r.id(), "Requirement '" + r.name() + "' is not decided: "
                        + "no engine computes a metric '" + r.metricId() + "' of this design.",
                        "Name one of " + String.join(", ", ids) + ".")).toList();
    }

    private AnalysisResult run(Registered<AnalysisEngine> engine, AnalysisRequest request, Progress progress) {
        try {
            AnalysisResult result = watchdog.call(p -> engine.service().analyze(request, p), progress);
            return result == null ? fault(engine, "EW-PLUGIN-002", "returned nothing") : Sanity.check(engine, result);
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (Watchdog.GaveUp gaveUp) {
            return fault(engine, "EW-PLUGIN-004", "gave no sign of life for " + watchdog.patience()
                    + " s and was interrupted");
        } catch (Watchdog.Failed failed) {
            return fault(engine, "EW-PLUGIN-001", "failed: " + failed.getCause());
        }
    }

    private static AnalysisResult fault(Registered<AnalysisEngine> engine, String code, String what) {
        return AnalysisResult.ofFindings(List.of(Finding.error(code, "", "The engine '" + engine.id()
                + "' of bundle " + engine.bundleName() + " " + what + ". Its results are missing.",
                "Report it to the provider of that bundle, or disable the bundle.")));
    }

    private List<Finding> unknown(Set<String> engineIds) {
        List<String> known = registry.engines().stream().map(Registered::id).toList();
        List<Finding> findings = new ArrayList<>();
        engineIds.stream().filter(id -> !known.contains(id)).sorted().forEach(id -> findings.add(Finding.error(
                "EW-ANALYSIS-001", "", "There is no engine '" + id + "'.", "Use one of " + known + ".")));
        return findings;
    }

    /** One engine's part of the whole progress. */
    private record Share(Progress whole, int index, int count) implements Progress {
        @Override
        public void report(double fraction, String what) {
            whole.report((index + (Double.isNaN(fraction) ? 0 : fraction)) / count, what);
        }

        @Override
        public boolean cancelled() {
            return whole.cancelled();
        }
    }
}
