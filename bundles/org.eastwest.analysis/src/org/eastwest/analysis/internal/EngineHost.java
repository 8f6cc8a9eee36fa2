// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginException;
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
public class EngineHost implements AnalysisService {
    /** How long a plugin of another bundle may take to answer what needs no time, in seconds. */
    static final double ANSWER_SECONDS = 5;
    private static final String FAULT = "EW-PLUGIN-";

    private final PluginRegistry registry;
    private final Culprits culprits;
    private final Watchdog watchdog;

    /** With the usual patience for an engine that gives no sign of life. */
    public EngineHost() {
        this(Watchdog.PATIENCE_SECONDS);
    }

    /**
     * @param patienceSeconds how long an engine may go without reporting progress
     */
    public EngineHost(double patienceSeconds) {
        this(patienceSeconds, ANSWER_SECONDS, stack -> Optional.empty(), () -> {
        });
    }

    /**
     * @param answerSeconds how long a plugin may take to answer what needs no time
     * @param changed       run after every change of what is plugged in
     */
    EngineHost(double patienceSeconds, double answerSeconds, Culprits culprits, Runnable changed) {
        registry = new PluginRegistry(answerSeconds, changed);
        watchdog = new Watchdog(patienceSeconds);
        this.culprits = culprits;
    }

    public void addTransport(TransportModel transport, Map<String, ?> properties) {
        registry.addTransport(PluginRegistry.Candidate.of(transport, properties));
    }

    public void removeTransport(TransportModel transport) {
        registry.remove(transport);
    }

    public void addEngine(AnalysisEngine engine, Map<String, ?> properties) {
        registry.addEngine(PluginRegistry.Candidate.of(engine, properties));
    }

    public void removeEngine(AnalysisEngine engine) {
        registry.remove(engine);
    }

    final PluginRegistry registry() {
        return registry;
    }

    final Watchdog watchdog() {
        return watchdog;
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
        Set<String> named = new HashSet<>();
        for (int i = 0; i < chosen.size(); i++) {
            progress.check();
            Registered<AnalysisEngine> engine = chosen.get(i);
            progress.report((double) i / chosen.size(), engine.name());
            AnalysisResult found = run(engine, request, new Share(progress, i, chosen.size()), result.metrics());
            found.findings().stream().filter(f -> f.code().startsWith(FAULT))
                    .forEach(f -> named.add(engine.origin().bundle()));
            result = result.and(found);
        }
        progress.report(1, "done");
        AnalysisResult decided = result.and(Requirements.of(design, result)).and(unused(named));
        return engineIds.isEmpty() ? decided.and(AnalysisResult.ofFindings(unanswered(design, result))) : decided;
    }

    /** A warning for each bundle with something that is not used, unless a finding names it already. */
    private AnalysisResult unused(Set<String> named) {
        return AnalysisResult.ofFindings(Plugin.findings(plugins().stream().filter(p -> !named.contains(p.bundle()))
                .toList()));
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

    /** A transport that fails on the way is taken out, and the engine starts again as if it were not installed. */
    private AnalysisResult run(Registered<AnalysisEngine> engine, AnalysisRequest request, Progress progress,
            List<Metric> given) {
        while (true) {
            int before = registry.failures();
            Supplier<AnalysisResult> result = attempt(engine, request, progress, given);
            if (registry.failures() == before) {
                return result.get();
            }
            progress.check();
        }
    }

    /** What is to be made of what happened, when no transport failed meanwhile. */
    private Supplier<AnalysisResult> attempt(Registered<AnalysisEngine> engine, AnalysisRequest request,
            Progress progress, List<Metric> given) {
        try {
            AnalysisResult result = watchdog.call(p -> Sanity.settled(engine, engine.service().analyze(request, p)),
                    progress, stack -> true, this::stuck);
            return () -> result == null ? fault(engine, "EW-PLUGIN-002", "returned nothing")
                    : Sanity.check(engine, result, given);
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (Watchdog.GaveUp gaveUp) {
            return () -> gaveUp(engine, gaveUp);
        } catch (Watchdog.Failed failed) {
            return () -> failed(engine, failed.getCause());
        }
    }

    /** An engine that waits for a transport which does not answer is no slow engine. */
    final boolean stuck(Thread thread) {
        Optional<ContainedTransport> overdue = registry.calls().overdue(thread);
        overdue.ifPresent(transport -> transport.fail("it gave no answer for " + registry.calls().patience() + " s",
                null));
        return overdue.isPresent();
    }

    private AnalysisResult gaveUp(Registered<AnalysisEngine> engine, Watchdog.GaveUp gaveUp) {
        String what = "gave no sign of life for " + watchdog.patience() + " s and was interrupted";
        Optional<Origin> culprit = culprit(engine, gaveUp);
        if (culprit.isPresent()) {
            registry.fault(culprit.get(), "the engine '" + engine.id() + "', which called it, " + what);
            return AnalysisResult.EMPTY;
        }
        registry.fail(engine, "it " + what);
        return fault(engine, "EW-PLUGIN-004", what);
    }

    private AnalysisResult failed(Registered<AnalysisEngine> engine, Throwable cause) {
        if (cause instanceof PluginException) {
            // The plugin is listed as broken, which names it.
            return AnalysisResult.EMPTY;
        }
        Optional<Origin> culprit = culprit(engine, cause);
        if (culprit.isPresent()) {
            registry.fault(culprit.get(), "the engine '" + engine.id() + "', which called it, failed: "
                    + Faults.text(cause));
            return AnalysisResult.EMPTY;
        }
        return fault(engine, "EW-PLUGIN-001", "failed: " + Faults.text(cause));
    }

    /** Another bundle than the product's and the engine's own in which it happened. */
    private Optional<Origin> culprit(Registered<AnalysisEngine> engine, Throwable fault) {
        return culprits.of(fault.getStackTrace()).filter(o -> !o.equals(engine.origin()));
    }

    private static AnalysisResult fault(Registered<AnalysisEngine> engine, String code, String what) {
        return AnalysisResult.ofFindings(List.of(Finding.error(code, "", "The engine '" + engine.id()
                + "' of bundle " + engine.origin().bundle() + " " + what + ". Its results are missing.",
                Plugin.remedy(engine.origin().bundle()))));
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
