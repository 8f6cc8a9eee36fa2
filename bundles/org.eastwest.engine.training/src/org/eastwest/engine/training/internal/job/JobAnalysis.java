// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.engine.training.internal.timeline.StepTimeline;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.TransportModel;

/** Analyses one training job of a design. */
public final class JobAnalysis {
    private final AnalysisRequest request;
    private final DesignSnapshot design;
    private final FabricModel fabrics;
    private final JobSnapshot job;
    private final Training run;
    private final List<Finding> findings = new ArrayList<>();

    public JobAnalysis(AnalysisRequest request, FabricModel fabrics, JobSnapshot job, Training run) {
        this.request = request;
        this.design = request.design();
        this.fabrics = fabrics;
        this.job = job;
        this.run = run;
    }

    /** Time, memory and findings; findings alone when nothing can be computed. */
    public AnalysisResult result() {
        PlanCheck check = new PlanCheck(job, run);
        boolean runnable = check.runnable();
        Optional<Machine> machine = machine();
        if (!runnable || machine.isEmpty()) {
            findings.addAll(0, check.findings());
            return AnalysisResult.ofFindings(findings);
        }
        Placement placement = new Placement(job.plan(), machine.get().domainGpus(), job.gpus());
        check.placed(placement, machine.get().domainGpus());
        findings.addAll(0, check.findings());
        Optional<ScaleOut> fabric = fabric(machine.get());
        if (leavesDomain(placement) && fabric.isEmpty()) {
            return AnalysisResult.ofFindings(findings);
        }
        return result(machine.get(), fabric.orElse(null));
    }

    /** The job's machine, ready for many plans; empty when {@link #findings} say why there is none. */
    public Optional<JobMachine> prepare() {
        if (!PlanCheck.possible(job, run, findings)) {
            return Optional.empty();
        }
        Optional<Machine> machine = machine();
        boolean fabric = machine.isPresent() && fabric(machine.get()).isPresent();
        return machine.map(m -> new JobMachine(m.gpu(), m.domainGpus(), fabric,
                () -> new Collectives(m.domain(), fabric ? fabric(m).orElseThrow() : null),
                () -> slowParts(m, fabric)));
    }

    /** Faults of servers with a fabric of their own, for another thread than this. */
    private SlowParts slowParts(Machine machine, boolean fabric) {
        boolean needed = fabric && !design.serverFaults().isEmpty();
        return new SlowParts(job, machine, needed ? fabric(machine).orElseThrow() : null, design.serverFaults());
    }

    /** The job's step, ready to be asked for under other conditions of the fabric; empty where it has none. */
    public Optional<JobStudy> study() {
        if (!PlanCheck.possible(job, run, new ArrayList<>()) || !new PlanCheck(job, run).runnable()) {
            return Optional.empty();
        }
        return machine().flatMap(m -> fabric(m).map(f -> new JobStudy(job,
                new Placement(job.plan(), m.domainGpus(), job.gpus()), m.domainGpus(), f,
                changed -> estimate(m, new Collectives(m.domain(), changed), run, job.plan(), Trace.NONE))));
    }

    /** What was found so far. */
    public List<Finding> findings() {
        return findings;
    }

    private Optional<Machine> machine() {
        Optional<Machine> machine = Machine.of(design.cluster(), job, run.precision());
        if (machine.isEmpty()) {
            add(TrainingCode.NO_SERVERS, "Job '" + job.id() + "' is placed on " + job.groupIds() + ", which cluster '"
                    + design.cluster().id() + "' does not have.", "Place it on a server group of the cluster.");
            return machine;
        }
        if (machine.get().mixed()) {
            add(TrainingCode.MIXED_SERVERS,
                    "The job runs on several types of server; every step waits for the slowest, '"
                    + machine.get().servers().id() + "' with " + machine.get().gpu().name() + ".", "");
        }
        if (Double.isNaN(GpuRates.peak(machine.get().gpu(), run.precision()))) {
            add(TrainingCode.PRECISION, machine.get().gpu().name() + " has no " + run.precision() + " units.",
                    "Choose another precision or another GPU.");
            return Optional.empty();
        }
        return machine;
    }

    private static boolean leavesDomain(Placement placement) {
        return List.of(placement.tensor(), placement.context(), placement.pipeline(), placement.data(),
                placement.experts(), placement.expertData()).stream().anyMatch(Group::crosses);
    }

    private Optional<ScaleOut> fabric(Machine machine) {
        Optional<FabricSnapshot> fabric = design.fabric(FabricRole.COMPUTE);
        Optional<ScaleOut.Nics> nics = machine.nics();
        if (fabric.isEmpty() || nics.isEmpty()) {
            if (job.plan().ranks() > machine.domainGpus()) {
                add(TrainingCode.NO_FABRIC, "The job spans more than one scale-up domain of " + machine.domainGpus()
                        + " GPUs, but " + (fabric.isEmpty() ? "the scenario has no compute fabric."
                                : "its servers have no east-west NICs."),
                        fabric.isEmpty() ? "Add a compute fabric." : "Add east-west NICs to the servers.");
            }
            return Optional.empty();
        }
        Optional<TransportModel> transport = request.transports().find(fabric.get().transportId());
        if (transport.isEmpty()) {
            findings.add(TrainingCode.UNKNOWN_TRANSPORT.finding(fabric.get().id(), "The transport '"
                    + fabric.get().transportId() + "' of fabric '" + fabric.get().id() + "' is not installed.",
                    "Choose one of " + request.transports().all().stream().map(t -> t.info().id()).toList()
                            + " or install the plug-in that brings it."));
            return Optional.empty();
        }
        return fabric(machine, nics.get(), fabric.get(), transport.get());
    }

    private Optional<ScaleOut> fabric(Machine machine, ScaleOut.Nics nics, FabricSnapshot fabric,
            TransportModel transport) {
        FabricSizing sizing = fabrics.size(fabrics.plan(design.cluster(), fabric));
        if (!sizing.buildable()) {
            findings.add(TrainingCode.FABRIC_NOT_BUILDABLE.finding(fabric.id(), "The compute fabric '" + fabric.id()
                    + "' cannot be built as it stands, so that what it carries is not known.",
                    "Solve what its sizing reports first."));
            return Optional.empty();
        }
        ScaleOut out = new ScaleOut(fabrics, sizing, FabricTransport.of(fabric, transport).transport(), nics,
                machine.nicSource());
        return faultsAreKnown(out, fabric) ? Optional.of(out) : Optional.empty();
    }

    /** False when a fault names what the fabric does not have: nothing can be asked of it then. */
    private boolean faultsAreKnown(ScaleOut out, FabricSnapshot fabric) {
        if (fabric.faults().isEmpty()) {
            return true;
        }
        try {
            out.link(Traffic.Pattern.NEIGHBOUR, new Group(2, 1, 2, 1, true, 1), 1, Scope.NONE);
            return true;
        } catch (IllegalArgumentException unknown) {
            findings.add(TrainingCode.UNKNOWN_FAULT.finding(fabric.id(), "With the faults of fabric '" + fabric.id()
                    + "' the step is not known: " + unknown.getMessage(), "Name switches, links and planes that the "
                            + "fabric has."));
            return false;
        }
    }

    private AnalysisResult result(Machine machine, ScaleOut fabric) {
        Collectives collectives = new Collectives(machine.domain(), fabric);
        RecordingTrace trace = new RecordingTrace();
        SlowParts slow = new SlowParts(job, machine, fabric, design.serverFaults());
        StepEstimate estimate = model(machine, collectives, run).evaluate(job.plan(), slow.of(job.plan()), trace);
        if (!Double.isFinite(estimate.seconds()) || !Double.isFinite(estimate.memory().total())) {
            add(TrainingCode.NO_RESULT, "The step of job '" + job.id() + "' has no finite time or memory: a fact about "
                    + machine.gpu().name() + ", its scale-up links or the compute fabric is missing or zero.",
                    "Complete the catalog rows of the parts in use, or use others.");
            return AnalysisResult.ofFindings(findings);
        }
        JobReport report = new JobReport(job, run, machine.gpu(), estimate, trace, slow.of(job.plan()).isEmpty());
        findings.addAll(new ResultFindings(job, run, machine, estimate,
                (otherRun, otherPlan) -> model(machine, collectives, otherRun).evaluate(otherPlan,
                        slow.of(otherPlan), Trace.NONE)).findings());
        findings.addAll(slow.findings(job.plan(), parts -> model(machine, collectives, run).evaluate(job.plan(), parts,
                Trace.NONE)));
        return report.result(model(machine, collectives, run).stages(job.plan()),
                timelines(machine, fabric != null, estimate), findings);
    }

    /** The step as it passes, computed when it is asked for, by a model of its own. */
    private List<Timeline> timelines(Machine machine, boolean fabric, StepEstimate estimate) {
        if (!StepTimeline.drawable(job.plan(), estimate.microBatches())) {
            return List.of();
        }
        return List.of(new Timeline("step", job.id(), "Step of job '" + job.id() + "'", estimate.seconds(),
                () -> model(machine, new Collectives(machine.domain(), fabric ? fabric(machine).orElseThrow() : null),
                        run).timeline(job.plan(), slowParts(machine, fabric).of(job.plan())).tracks()));
    }

    private StepEstimate estimate(Machine machine, Collectives collectives, Training other, PlanSnapshot plan,
            Trace trace) {
        return model(machine, collectives, other).evaluate(plan, trace);
    }

    private StepModel model(Machine machine, Collectives collectives, Training other) {
        return new StepModel(job.id(), other, machine.gpu(), machine.domainGpus(), job.gpus(), collectives);
    }

    private void add(TrainingCode code, String message, String remedy) {
        findings.add(code.finding(job.id(), message, remedy));
    }
}
