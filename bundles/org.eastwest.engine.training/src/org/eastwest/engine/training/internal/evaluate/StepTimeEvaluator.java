// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.eastwest.spi.evaluation.UnusableCellException;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

/** Predicts published training steps: their time, or where none was published their TFLOP/s, tokens/s or MFU. */
public final class StepTimeEvaluator implements Evaluator {
    private static final List<String> COLUMNS = List.of("case_id", "model", "seq_len", "global_batch", "TP", "PP",
            "DP", "precision", "gpu_type", "num_gpus");

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
    public Evaluation evaluate(MeasuredTable table, KnownParts parts, Progress progress) {
        List<EvaluatedRow> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            progress.check();
            progress.report(rows.size() / (double) table.rows().size(), row.text("case_id"));
            String family = Families.of(row);
            try {
                rows.add(evaluate(row, family, parts));
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

    private EvaluatedRow evaluate(MeasuredRow row, String family, KnownParts parts) {
        Measure measure = Measure.of(row);
        GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
        ModelShape shape = new ModelNames(parts.models()).of(row);
        List<Candidate> candidates = new PublishedRuns(row, shape, gpu).all().stream()
                .map(run -> candidate(run, gpu, row, measure)).toList();
        Candidate best = candidates.stream().min(Comparator.comparing((Candidate c) -> !c.fits())
                .thenComparing(c -> c.estimate().seconds())).orElseThrow();
        return EvaluatedRow.of(row.text("case_id"), family, measure.unit(), measure.value(), best.predicted(),
                Optional.empty(), best.run().assumed());
    }

    /** One way in which the run may have been made, and what it would have given. */
    record Candidate(PublishedRun run, StepEstimate estimate, double predicted, boolean fits) {
    }

    private static Candidate candidate(PublishedRun run, GpuSpec gpu, MeasuredRow row, Measure measure) {
        StepEstimate estimate = model(run, gpu, row).evaluate(run.plan(), Trace.NONE);
        return new Candidate(run, estimate, measure.predicted(estimate),
                estimate.memory().total() <= gpu.usableMemoryBytes());
    }

    static StepModel model(PublishedRun run, GpuSpec gpu, MeasuredRow row) {
        long domain = gpu.scaleUpDomainSize();
        double scaleUp = gigabytes(row, "intra_node_bw_GBps_per_dir", gpu.scaleUpBytesPerSecond());
        double nic = gigabytes(row, "inter_node_bw_GBps_per_gpu", 0);
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
        return new StepModel(run.training().id(), run.training(), gpu, domain, 2 * domain * (ranks / domain + 1),
                new Collectives(inside, out));
    }

    private static double gigabytes(MeasuredRow row, String column, double otherwise) {
        double told = row.number(column);
        return told > 0 ? told * 1e9 : otherwise;
    }
}
