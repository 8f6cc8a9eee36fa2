// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.job.JobAnalysis;
import org.eastwest.engine.training.internal.job.JobStudy;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSharing;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.Transport;

/** What the jobs of a scenario do to one another on its compute fabric. */
public final class SharedJobs {
    private final AnalysisRequest request;
    private final DesignSnapshot design;
    private final FabricModel fabrics;
    private final FabricSharing sharing;
    private final Progress progress;

    public SharedJobs(AnalysisRequest request, FabricModel fabrics, FabricSharing sharing, Progress progress) {
        this.request = request;
        this.design = request.design();
        this.fabrics = fabrics;
        this.sharing = sharing;
        this.progress = progress;
    }

    /** Nothing when there is one job, or no fabric that can be built. */
    public AnalysisResult result() {
        Optional<FabricSnapshot> fabric = design.fabric(FabricRole.COMPUTE);
        if (design.jobs().size() < 2 || fabric.isEmpty()) {
            return AnalysisResult.EMPTY;
        }
        FabricSizing sizing = fabrics.size(fabrics.plan(design.cluster(), fabric.get()));
        Optional<Transport> transport = request.transports().find(fabric.get().transportId())
                .map(t -> FabricTransport.of(fabric.get(), t).transport());
        if (!sizing.buildable() || transport.isEmpty()) {
            return AnalysisResult.EMPTY;
        }
        return result(fabric.get(), sizing, transport.get());
    }

    private AnalysisResult result(FabricSnapshot fabric, FabricSizing sizing, Transport transport) {
        List<JobTraffic> jobs = jobs(sizing.plan().planes());
        try {
            Neighbours neighbours = neighbours(jobs, sizing, transport, fabric.isolation());
            Remedies remedies = new Remedies(jobs, sizing, transport, fabric.isolation(),
                    (who, how, kind) -> neighbours(who, sizing, how, kind));
            SharingReport report = new SharingReport(design.scenarioId(), jobs, neighbours, fabric.isolation(),
                    remedies.rows(neighbours));
            AnalysisResult told = report.result();
            return told.and(AnalysisResult.ofFindings(priorities(fabric, transport, jobs)));
        } catch (SimulationLimitException tooLarge) {
            return AnalysisResult.ofFindings(List.of(Finding.note(SharingCode.TOO_LARGE, design.scenarioId(),
                    "What the jobs do to one another is not computed: " + tooLarge.getMessage() + ".",
                    "Ask about a smaller part of the fabric.")));
        } catch (IllegalArgumentException impossible) {
            return AnalysisResult.ofFindings(List.of(Finding.error(SharingCode.IMPOSSIBLE, fabric.id(),
                    impossible.getMessage(), "Choose another isolation, or build what it needs.")));
        }
    }

    private Neighbours neighbours(List<JobTraffic> jobs, FabricSizing sizing, Transport transport,
            Isolation isolation) {
        progress.check();
        return new Neighbours(jobs, sharing.open(sizing, transport, isolation, request.seed()), progress);
    }

    private List<JobTraffic> jobs(int planes) {
        TrafficLayout layout = new TrafficLayout(design.cluster(), planes, request.seed());
        List<JobTraffic> jobs = new ArrayList<>();
        for (int i = 0; i < design.jobs().size(); i++) {
            progress.check();
            jobs.add(traffic(layout, i, design.jobs().get(i)));
        }
        return jobs;
    }

    private JobTraffic traffic(TrafficLayout layout, int number, JobSnapshot job) {
        if (job.workload() instanceof Workload.Training run) {
            Optional<JobStudy> study = new JobAnalysis(request, fabrics, job, run).study();
            return study.map(s -> layout.training(number, s))
                    .orElse(new JobTraffic(job, List.of(), 0, Optional.empty()));
        }
        if (job.workload() instanceof Workload.IndependentFlows flows) {
            return layout.flows(number, job, flows);
        }
        return layout.inference(number, job);
    }

    /** Jobs that have to share a priority because there are fewer of them. */
    private List<Finding> priorities(FabricSnapshot fabric, Transport transport, List<JobTraffic> jobs) {
        int classes = transport.flowControl().classes();
        if (fabric.isolation() != Isolation.PRIORITIES || classes >= jobs.size()) {
            return List.of();
        }
        return List.of(Finding.warning(SharingCode.FEW_PRIORITIES, fabric.id(), "The transport has "
                + Remedies.classes(classes) + " for " + jobs.size() + " jobs, so that some share one.",
                "Give the transport more priorities or virtual lanes, where the buffer holds their headroom."));
    }
}
