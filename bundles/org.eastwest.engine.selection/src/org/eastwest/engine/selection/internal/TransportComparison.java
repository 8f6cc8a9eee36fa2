// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Puts transports side by side on one design: the same cluster, topology, workload and plan, with only the transport of
 * the compute fabric changed. What a row says comes from the other engines; a vendor's claim never decides.
 */
public final class TransportComparison implements AnalysisEngine {
    private volatile AnalysisEngine training;
    private volatile AnalysisEngine fabric;

    /** Called by the service runtime. */
    public void setTraining(AnalysisEngine engine) {
        training = engine;
    }

    /** Called by the service runtime. */
    public void unsetTraining(AnalysisEngine engine) {
        if (training == engine) {
            training = null;
        }
    }

    /** Called by the service runtime. */
    public void setFabric(AnalysisEngine engine) {
        fabric = engine;
    }

    /** Called by the service runtime. */
    public void unsetFabric(AnalysisEngine engine) {
        if (fabric == engine) {
            fabric = null;
        }
    }

    @Override
    public String id() {
        return "transports";
    }

    @Override
    public String name() {
        return "Transports side by side";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        Optional<FabricSnapshot> compute = request.design().fabric(FabricRole.COMPUTE);
        if (compute.isEmpty()) {
            return AnalysisResult.EMPTY;
        }
        List<TransportModel> compared = compared(request.transports(), compute.get().transportId());
        List<TransportRun> runs = new ArrayList<>();
        for (int i = 0; i < compared.size(); i++) {
            progress.check();
            TransportModel transport = compared.get(i);
            progress.report((double) i / compared.size(), transport.info().name());
            runs.add(run(transport, compute.get(), request, progress));
        }
        return tell(request.design(), compute.get(), runs);
    }

    /** Those that compare unless told otherwise, and the design's own, in the order of the registry. */
    private static List<TransportModel> compared(TransportRegistry transports, String own) {
        Set<TransportModel> wanted = new LinkedHashSet<>(transports.compared());
        transports.find(own).ifPresent(wanted::add);
        return transports.all().stream().filter(wanted::contains).toList();
    }

    private TransportRun run(TransportModel transport, FabricSnapshot compute, AnalysisRequest request,
            Progress progress) {
        DesignSnapshot design = request.design().withComputeTransport(transport.info().id());
        AnalysisRequest changed = request.with(design).inBrief();
        AnalysisResult result = analyze(training, transport, changed, progress)
                .and(analyze(fabric, transport, changed, progress));
        return new TransportRun(transport, result, PartsFit.of(transport, design.cluster(), compute),
                exceeded(transport, design));
    }

    /** Empty where the transport fails, which the engines tell. */
    private static Optional<String> exceeded(TransportModel transport, DesignSnapshot design) {
        try {
            return Reach.exceeded(design.cluster(), design.fabric(FabricRole.COMPUTE).orElseThrow(), transport);
        } catch (RuntimeException | LinkageError fault) {
            return Optional.empty();
        }
    }

    /** What an engine throws costs this transport its values, and not the others theirs. */
    private static AnalysisResult analyze(AnalysisEngine engine, TransportModel transport, AnalysisRequest request,
            Progress progress) {
        try {
            return engine == null ? AnalysisResult.EMPTY : engine.analyze(request, new Quiet(progress));
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            return AnalysisResult.ofFindings(List.of(Finding.error(Comparison.FAILED, "", "The engine '" + engine.id()
                    + "' failed with " + transport.info().name() + ": " + fault + ".",
                    "Report it to the provider of the engine or of the transport.")));
        }
    }

    private static AnalysisResult tell(DesignSnapshot design, FabricSnapshot compute, List<TransportRun> runs) {
        AnalysisResult told = AnalysisResult.EMPTY;
        List<String> jobs = design.jobs().stream().filter(job -> job.workload() instanceof Workload.Training)
                .map(JobSnapshot::id).toList();
        for (String job : jobs.isEmpty() ? List.of("") : jobs) {
            told = told.and(new Comparison(compute, job, runs).result());
        }
        return told;
    }

    /** Lets an engine learn that the user no longer wants the result; its own progress would only flicker. */
    private record Quiet(Progress whole) implements Progress {
        @Override
        public void report(double fraction, String what) {
        }

        @Override
        public boolean cancelled() {
            return whole.cancelled();
        }
    }
}
