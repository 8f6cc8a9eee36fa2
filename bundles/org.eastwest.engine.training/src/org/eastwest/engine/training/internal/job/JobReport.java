// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.step.Exposure;
import org.eastwest.engine.training.internal.step.StageUse;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.GpuSpec;

/** An estimate as metrics, breakdowns and the table of communication, all under the id of the job. */
final class JobReport {
    /** What slow parts cost, where there are some. */
    private static final String SLOW_PARTS = "slow_parts_s";
    /** Metrics in the order of importance; the trace holds each under its id. */
    private static final List<String> METRICS = List.of("step_time_s", "mfu", "hfu", "model_flop_per_second_per_gpu",
            "tokens_per_second", "compute_s", "exposed_communication_s", "exposed_fraction", "exposed_tp_s",
            "exposed_cp_s", "exposed_ep_s", "exposed_pp_s", "exposed_dp_s", "bubble_s", "optimizer_s", SLOW_PARTS,
            "memory_bytes",
            "memory_weights_bytes", "memory_gradients_bytes", "memory_optimizer_bytes", "memory_activations_bytes",
            "memory_other_bytes", "scale_up_bytes", "scale_out_bytes", "total_scale_out_bytes",
            "total_communication_bytes", "ranks", "spare_gpus", "parameters", "active_parameters",
            "layers_per_stage");

    private final JobSnapshot job;
    private final PlanSnapshot plan;
    private final Training run;
    private final StepEstimate estimate;
    private final RecordingTrace trace;
    private final JobBands bands;
    private final boolean healthy;

    /**
     * @param healthy true when the job uses no slow part
     */
    JobReport(JobSnapshot job, Training run, GpuSpec gpu, StepEstimate estimate, RecordingTrace trace,
            boolean healthy) {
        this.healthy = healthy;
        this.bands = new JobBands(run, job.plan(), gpu, estimate);
        this.job = job;
        this.plan = job.plan();
        this.run = run;
        this.estimate = estimate;
        this.trace = trace;
    }

    AnalysisResult result(List<StageUse> stages, List<Timeline> timelines, List<Finding> findings) {
        trace.input("placed_gpus", "GPUs placed", job.gpus(), Unit.COUNT,
                Source.design("job." + job.id() + ".placement.gpus"));
        trace.derived("spare_gpus", "spare GPUs", job.spares(), Unit.COUNT, "placed_gpus - ranks",
                Source.design("job." + job.id() + ".placement.gpus"), "placed_gpus", "ranks");
        return new AnalysisResult(METRICS.stream().filter(id -> !healthy || !id.equals(SLOW_PARTS)).map(this::metric)
                .toList(),
                List.of(EstimateParts.stepTime(job.id(), estimate), EstimateParts.memory(job.id(), plan, estimate)),
                List.of(),
                stages.size() > 1 ? List.of(communication(), stages(stages)) : List.of(communication()), timelines,
                findings);
    }

    private Metric metric(String id) {
        Derivation derivation = trace.get(id);
        String label = derivation.label().substring(0, 1).toUpperCase(Locale.ROOT)
                + derivation.label().substring(1);
        Optional<Band> band = bands.of(id, derivation.value());
        return band.isEmpty() ? new Metric(id, job.id(), label, derivation.value(), derivation.unit(), band, derivation)
                : banded(label, derivation, band);
    }

    /** With the band around it, and with the measured runs that the band rests on as its source. */
    private Metric banded(String label, Derivation d, Optional<Band> band) {
        Source source = Source.literature(d.source().text() + ". Band of 90 %: " + bands.explanation(d.id()));
        return new Metric(d.id(), job.id(), label, d.value(), d.unit(), band,
                new Derivation(d.id(), d.label(), d.value(), d.unit(), d.formula(), source, d.inputs()));
    }

    /** What the step does on each stage, and the memory that its fullest GPU needs. */
    private Table stages(List<StageUse> stages) {
        List<Table.Column> columns = List.of(new Table.Column("stage", "Stage", Unit.COUNT),
                new Table.Column("layers", "Layers", Unit.COUNT),
                new Table.Column("busy_s", "Compute and exposed communication", Unit.SECOND),
                new Table.Column("idle_s", "Idle", Unit.SECOND),
                new Table.Column("in_flight", "Micro-batches in flight", Unit.RATIO),
                new Table.Column("memory_states_bytes", "Weights, gradients, optimizer state", Unit.MEMORY_BYTE),
                new Table.Column("memory_activations_bytes", "Activations", Unit.MEMORY_BYTE),
                new Table.Column("memory_other_bytes", "Work space and framework", Unit.MEMORY_BYTE),
                new Table.Column("memory_bytes", "Memory", Unit.MEMORY_BYTE));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (StageUse use : stages) {
            MemoryEstimate memory = use.memory();
            rows.add(DoubleStream.of(rows.size() + 1, use.layers(), use.busy(), use.idle(), use.inFlight(),
                    memory.states(), memory.activations(), memory.other(), memory.total()).mapToObj(Table::number)
                    .toList());
        }
        return new Table("stages", job.id(), "Pipeline stages: the fullest is stage "
                + (estimate.memory().stage() + 1) + ", the slowest stage " + (estimate.stage() + 1), columns, rows);
    }

    private Table communication() {
        List<Table.Column> columns = List.of(new Table.Column("dimension", "Dimension", null),
                new Table.Column("degree", "Degree", Unit.COUNT), new Table.Column("collective", "Collective", null),
                new Table.Column("where", "Where", null),
                new Table.Column("scale_up_bytes", "Scale-up bytes per GPU and step", Unit.BYTE),
                new Table.Column("scale_out_bytes", "Scale-out bytes per GPU and step", Unit.BYTE),
                new Table.Column("seconds", "Time", Unit.SECOND),
                new Table.Column("exposed_seconds", "Exposed", Unit.SECOND),
                new Table.Column("algorithm", "Algorithm", null),
                new Table.Column("bandwidth", "Effective bandwidth per GPU", Unit.BYTE_PER_SECOND));
        List<List<Table.Cell>> rows = new ArrayList<>();
        row(rows, ParallelDimension.TP, plan.sequenceParallelism() ? "all-gather, reduce-scatter" : "all-reduce",
                estimate.tensor());
        row(rows, ParallelDimension.CP, plan.contextExchange() == ContextExchange.RING ? "send-receive"
                : "all-gather, reduce-scatter", estimate.context());
        row(rows, ParallelDimension.EP, "all-to-all", estimate.expert());
        row(rows, ParallelDimension.PP, "send-receive", estimate.pipeline());
        row(rows, ParallelDimension.DP, plan.effectiveZeroStage() == 0 ? "all-reduce" : "reduce-scatter, all-gather"
                + (plan.shardingRanks() < plan.dp() ? ", all-reduce of shards" : ""),
                estimate.data());
        return new Table("communication", job.id(), "Communication of a GPU in a step", columns, rows);
    }

    private void row(List<List<Table.Cell>> rows, ParallelDimension dimension, String collective, Exposure exposure) {
        if (exposure.seconds() <= 0) {
            return;
        }
        double carried = exposure.crosses() ? exposure.scaleOutBytes() : exposure.scaleUpBytes();
        rows.add(List.of(Table.text(dimension.name()), Table.number(plan.degree(dimension)), Table.text(collective),
                Table.text(where(exposure)), Table.number(exposure.scaleUpBytes()),
                Table.number(exposure.scaleOutBytes()), Table.number(exposure.seconds()),
                Table.number(exposure.exposed()), Table.text(exposure.algorithm()),
                Table.number(carried / exposure.seconds())));
    }

    private static String where(Exposure exposure) {
        if (!exposure.crosses()) {
            return "scale-up";
        }
        return exposure.scaleUpBytes() > 0 ? "scale-up and scale-out" : "scale-out";
    }
}
