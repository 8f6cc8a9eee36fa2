// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.eastwest.spi.evaluation.UnusableCellException;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ServerSpec;

/** Predicts published training steps: their time, or where none was published their TFLOP/s, tokens/s or MFU. */
public final class StepTimeEvaluator implements Evaluator {
    private static final String TOO_LARGE = "its numbers are too large for a step that can be computed";
    /** Steps of a day and more are of no training run; links of 100 TB/s of no GPU. */
    private static final double ABSURD_SECONDS = 86_400;
    private static final double ABSURD_GIGABYTES = 1e5;
    private static final List<String> COLUMNS = List.of("case_id", "model", "seq_len", "global_batch", "TP", "PP",
            "DP", "precision", "gpu_type", "num_gpus");
    private static final List<String> OPTIONAL = List.of("iteration_time_s", "tflops_per_gpu", "tflops_kind",
            "tokens_per_s_per_gpu", "MFU", "layers", "hidden", "heads", "kv_heads", "ffn_hidden", "vocab", "moe",
            "params_B", "micro_batch", "CP", "EP", "interleave_virtual_stages", "FSDP", "sequence_parallel",
            "recompute", "intra_node_bw_GBps_per_dir", "inter_node_bw_GBps_per_gpu", "tier", "source", "notes");

    /**
     * How much more memory than a GPU has selective recompute may seem to need: published runs also recompute single
     * layers or move activations to the host, which costs little, rather than all.
     */
    private static final double SPARED = 1.4;
    /** By how much, as a logarithm, a way must be slower than the fastest to be e times rarer among published runs. */
    private static final double UNTUNED = 0.05;

    private final StepConstants constants;
    private final StepBands bands;
    private final PublishedSettings settings = PublishedSettings.load();

    /** With the constants as fitted. */
    public StepTimeEvaluator() {
        this(StepConstants.FITTED, StepBands.measured());
    }

    /**
     * @param constants other ones, for fitting them
     * @param bands     where measured steps are expected
     */
    public StepTimeEvaluator(StepConstants constants, StepBands bands) {
        this.constants = constants;
        this.bands = bands;
    }

    @Override
    public String id() {
        return "step-time";
    }

    @Override
    public String name() {
        return "Step time";
    }

    @Override
    public List<String> columns() {
        return COLUMNS;
    }

    @Override
    public List<String> optionalColumns() {
        return OPTIONAL;
    }

    @Override
    public Evaluation evaluate(MeasuredTable table, KnownParts parts, Progress progress) {
        PipelineClock clock = new PipelineClock();
        List<EvaluatedRow> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            progress.check();
            progress.report(rows.size() / (double) table.rows().size(), row.text("case_id"));
            String family = Families.of(row);
            try {
                rows.add(evaluate(row, family, parts, clock));
            } catch (RefusedRow refused) {
                rows.add(EvaluatedRow.refused(row.text("case_id"), family, Unit.SECOND, refused.getMessage()));
            } catch (UnusableCellException wrong) {
                rows.add(EvaluatedRow.refused(row.text("case_id"), family, Unit.SECOND, wrong.getMessage()));
                findings.add(Finding.warning("EW-EVALUATION-001", row.text("case_id"), wrong.getMessage(),
                        wrong.remedy()));
            }
        }
        return new Evaluation("case_id", rows, findings);
    }

    private EvaluatedRow evaluate(MeasuredRow row, String family, KnownParts parts, PipelineClock clock) {
        Measure measure = Measure.of(row);
        GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
        List<Candidate> candidates = candidates(row, parts, measure, gpu, clock);
        List<Candidate> likely = likely(candidates);
        double predicted = mean(likely, Candidate::predicted);
        if (!(predicted > 0 && Double.isFinite(predicted) && likely.get(0).estimate().seconds() < ABSURD_SECONDS)) {
            throw new RefusedRow(TOO_LARGE);
        }
        return EvaluatedRow.of(row.text("case_id"), family, measure.unit(), measure.value(), predicted,
                Optional.of(band(row, measure, predicted, likely.get(0), gpu, doubt(candidates, predicted))),
                assumed(likely));
    }

    private static double mean(List<Candidate> candidates, ToDoubleFunction<Candidate> of) {
        return Math.exp(candidates.stream().mapToDouble(c -> Math.log(of.applyAsDouble(c))).average().orElseThrow());
    }

    /** Standard deviation of the logarithm over the ways that the row leaves open, slower ones less likely. */
    private static double doubt(List<Candidate> candidates, double predicted) {
        boolean fits = candidates.stream().anyMatch(Candidate::fits);
        List<Candidate> open = candidates.stream().filter(c -> c.fits() == fits).toList();
        double fastest = open.stream().mapToDouble(Candidate::pace).min().orElseThrow();
        double weights = 0;
        double squares = 0;
        for (Candidate candidate : open) {
            double weight = Math.exp(-Math.log(candidate.pace() / fastest) / UNTUNED);
            double off = Math.log(candidate.predicted() / predicted);
            weights += weight;
            squares += weight * off * off;
        }
        return Math.sqrt(squares / weights);
    }

    /** From all measured steps but this one. */
    private Band band(MeasuredRow row, Measure measure, double predicted, Candidate likely, GpuSpec gpu,
            double doubt) {
        Map<String, Double> features = StepBands.features(likely.run().training(), likely.run().plan(), gpu,
                likely.run().software());
        if (!features.values().stream().allMatch(Double::isFinite)) {
            throw new RefusedRow(TOO_LARGE);
        }
        boolean time = measure.unit() == Unit.SECOND;
        Band band = bands.around(time ? predicted : 1 / predicted, features, Families.of(row), doubt,
                r -> !r.id().equals(row.text("case_id"))).band();
        // Residuals are of times: where near cases took longer than predicted, a rate is expected to be lower.
        return time ? band : new Band(1 / band.high(), 1 / band.low());
    }

    /** How far the model is from each row that can be evaluated, for the table that {@link StepBands} reads. */
    public List<Residual> residuals(MeasuredTable table, KnownParts parts) {
        PipelineClock clock = new PipelineClock();
        List<Residual> residuals = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            try {
                residuals.add(residual(row, parts, clock));
            } catch (RefusedRow | UnusableCellException notEvaluated) {
                // The evaluation lists it with the reason; it has no residual.
                continue;
            }
        }
        return residuals;
    }

    /** The run that a row is taken for; empty when it cannot be evaluated. */
    Optional<PublishedRun> likely(MeasuredRow row, KnownParts parts, PipelineClock clock) {
        try {
            GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
            return Optional.of(likely(candidates(row, parts, Measure.of(row), gpu, clock)).get(0).run());
        } catch (RefusedRow | UnusableCellException notEvaluated) {
            return Optional.empty();
        }
    }

    private Residual residual(MeasuredRow row, KnownParts parts, PipelineClock clock) {
        Measure measure = Measure.of(row);
        GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
        List<Candidate> likely = likely(candidates(row, parts, measure, gpu, clock));
        double ratio = Math.log(measure.value() / mean(likely, Candidate::predicted));
        PublishedRun run = likely.get(0).run();
        return new Residual(row.text("case_id"), Families.of(row), StepBands.features(run.training(), run.plan(), gpu,
                run.software()), measure.unit() == Unit.SECOND ? ratio : -ratio);
    }

    private List<Candidate> candidates(MeasuredRow row, KnownParts parts, Measure measure, GpuSpec gpu,
            PipelineClock clock) {
        ModelShape shape = new ModelNames(parts.models()).of(row);
        return new PublishedRuns(row, shape, gpu, settings).all().stream()
                .map(run -> candidate(run, gpu, row, measure, parts, clock)).toList();
    }

    /**
     * The fastest way that fits the memory, as who publishes a run has chosen it; where virtual stages are not told,
     * the fastest for each number of them.
     */
    static List<Candidate> likely(List<Candidate> candidates) {
        Comparator<Candidate> fastest = Comparator.comparing((Candidate c) -> !c.fits())
                .thenComparing(c -> c.estimate().seconds());
        Candidate best = candidates.stream().min(fastest).orElseThrow();
        return candidates.stream().filter(c -> c.samePipeline(best))
                .collect(Collectors.groupingBy(c -> c.run().plan().virtualStages(), TreeMap::new,
                        Collectors.minBy(fastest)))
                .values().stream().flatMap(Optional::stream).filter(c -> c.fits() == best.fits()).toList();
    }

    private static String assumed(List<Candidate> likely) {
        return likely.stream().map(c -> c.run().assumed()).distinct().collect(Collectors.joining("; or "));
    }

    /** One way in which the run may have been made, and what it would have given. */
    record Candidate(PublishedRun run, StepEstimate estimate, double predicted, boolean fits) {
        /** Seconds per token. */
        double pace() {
            return estimate.seconds() / estimate.tokens();
        }

        /** True when both have as many ranks along each dimension. */
        boolean samePipeline(Candidate other) {
            return run.plan().tp() == other.run.plan().tp() && run.plan().pp() == other.run.plan().pp();
        }
    }

    private Candidate candidate(PublishedRun run, GpuSpec gpu, MeasuredRow row, Measure measure,
            KnownParts parts, PipelineClock clock) {
        StepEstimate estimate = model(run, gpu, row, parts, clock).evaluate(run.plan(), Trace.NONE);
        return new Candidate(run, estimate, measure.predicted(estimate), estimate.memory().total()
                <= gpu.usableMemoryBytes() * (run.training().recompute() == Recompute.SELECTIVE ? SPARED : 1));
    }

    StepModel model(PublishedRun run, GpuSpec gpu, MeasuredRow row, KnownParts parts, PipelineClock clock) {
        long domain = gpu.scaleUpDomainSize();
        double scaleUp = gigabytes(row, "intra_node_bw_GBps_per_dir", gpu.scaleUpBytesPerSecond());
        double nic = gigabytes(row, "inter_node_bw_GBps_per_gpu", usual(gpu, parts));
        long ranks = run.plan().ranks();
        if (ranks > domain && nic == 0) {
            throw new RefusedRow("the bandwidth between scale-up domains is missing");
        }
        PublishedFabric fabric = new PublishedFabric(nic);
        Source source = Source.assumption(row.file() + ", line " + row.line());
        ScaleOut out = nic == 0 ? null : new ScaleOut(fabric, fabric.of(ranks), PublishedFabric.transport(),
                new ScaleOut.Nics(1, Double.MAX_VALUE, source), source);
        ScaleUpDomain inside = new ScaleUpDomain(scaleUp, Math.min(scaleUp, gpu.peerBytesPerSecond()), gpu.scaleUp(),
                source);
        return new StepModel(run.training().id(), run.training(), gpu, domain, placed(ranks, domain),
                new Collectives(inside, out), run.software(), constants, clock);
    }

    /** GPUs of as many domains as it takes to place so many ranks in groups of powers of two. */
    private static long placed(long ranks, long domain) {
        long whole = Math.min(domain, Long.highestOneBit(domain));
        return (ranks + whole - 1) / whole * domain;
    }

    /** Bandwidth of the compute fabric that servers with this GPU have, bytes per second; 0 when not known. */
    private static double usual(GpuSpec gpu, KnownParts parts) {
        return parts.servers().stream().filter(s -> s.gpuId().equals(gpu.id()))
                .mapToDouble(ServerSpec::scaleOutBytesPerSecond).filter(b -> b > 0).findFirst().orElse(0);
    }

    /** The cell, bytes per second; 0, which a run in one domain may say, tells nothing. */
    private static double gigabytes(MeasuredRow row, String column, double otherwise) {
        double told = row.number(column);
        if (Double.isNaN(told) || told == 0) {
            return otherwise;
        }
        if (row.positive(column) > ABSURD_GIGABYTES) {
            throw row.unusable(column, "GB/s is more than any link carries", "Write GB/s of one direction.");
        }
        return told * 1e9;
    }
}
