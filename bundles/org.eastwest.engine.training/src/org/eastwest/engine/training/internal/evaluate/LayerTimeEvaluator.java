// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
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

/**
 * Predicts measured times of one transformer layer: forward, backward or both, with the TP communication that waits in
 * them.
 */
public final class LayerTimeEvaluator implements Evaluator {
    private static final List<String> OPTIONAL = List.of("layers", "hidden", "heads", "kv_heads", "ffn_hidden", "vocab",
            "moe", "params_B", "EP", "FSDP", "precision", "recompute", "intra_node_bw_GBps_per_dir",
            "inter_node_bw_GBps_per_gpu", "source", "notes");
    private static final Map<String, Double> UNITS = Map.of("s", 1.0, "ms", 1e-3, "us", 1e-6);

    private final StepBands bands = StepBands.measured();
    private final PublishedSettings settings = PublishedSettings.load();

    @Override
    public String id() {
        return "layer-time";
    }

    @Override
    public String name() {
        return "Layer time";
    }

    @Override
    public List<String> columns() {
        return List.of("case_id", "quantity", "value", "unit", "model", "seq_len", "micro_batch", "TP", "gpu_type");
    }

    @Override
    public List<String> optionalColumns() {
        return OPTIONAL;
    }

    @Override
    public Evaluation evaluate(MeasuredTable table, KnownParts parts, Progress progress) {
        List<EvaluatedRow> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            progress.check();
            progress.report(rows.size() / (double) table.rows().size(), row.text("case_id"));
            String family = "layers on " + row.text("gpu_type");
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
        String quantity = row.text("quantity").toLowerCase(Locale.ROOT);
        if (!quantity.contains("layer time")) {
            throw new RefusedRow("it measures no layer: '" + row.text("quantity") + "'");
        }
        double unit = UNITS.getOrDefault(row.text("unit"), Double.NaN);
        double measured = row.positive("value") * unit;
        if (Double.isNaN(measured)) {
            throw new RefusedRow("its value is missing, or its unit is none of s, ms and us");
        }
        if (row.missing("seq_len") || row.missing("micro_batch")) {
            throw new RefusedRow("the sequence length or the micro-batch is missing");
        }
        GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
        PublishedRun run = run(row, new ModelNames(parts.models()).of(row), gpu);
        double predicted = predicted(quantity, run, gpu, row, parts);
        Band band = bands.around(predicted, StepBands.features(run.training(), run.plan(), gpu, run.software())).band();
        return EvaluatedRow.of(row.text("case_id"), family, Unit.SECOND, measured, predicted, Optional.of(band),
                run.assumed());
    }

    /** One micro-batch on one GPU of a TP group. */
    private PublishedRun run(MeasuredRow row, ModelShape shape, GpuSpec gpu) {
        Map<String, String> cells = new HashMap<>(row.cells());
        String recompute = row.text("recompute").toLowerCase(Locale.ROOT);
        cells.put("num_gpus", row.text("TP"));
        cells.put("global_batch", row.text("micro_batch"));
        cells.put("sequence_parallel", recompute.contains("sequence") ? "y" : "n");
        cells.put("recompute", PublishedMemory.recompute(row).name().toLowerCase(Locale.ROOT));
        cells.put("interleave_virtual_stages", "1");
        for (String degree : List.of("PP", "DP", "CP")) {
            cells.put(degree, "1");
        }
        cells.put("precision", row.missing("precision") ? "bf16" : row.text("precision"));
        return new PublishedRuns(new MeasuredRow(row.file(), row.line(), cells), shape, gpu, settings).all().get(0);
    }

    private static double predicted(String quantity, PublishedRun run, GpuSpec gpu, MeasuredRow row,
            KnownParts parts) {
        RecordingTrace trace = new RecordingTrace();
        new StepTimeEvaluator(StepConstants.FITTED, StepBands.measured()).model(run, gpu, row, parts,
                new PipelineClock()).evaluate(run.plan(), trace);
        boolean moe = run.training().model().moe();
        String feed = moe ? "moe" : "feed_forward";
        double communication = run.plan().tp() > 1 ? trace.get("tp_seconds").value() * (run.plan()
                .sequenceParallelism() ? 4 : 2) : 0;
        double waits = run.plan().tp() > 1 ? trace.get("attention_tp_exposed").value()
                + trace.get(feed + "_tp_exposed").value() : 0;
        double forward = trace.get("attention_forward").value() + trace.get(feed + "_forward").value() + communication;
        double both = trace.get("attention_seconds").value() + trace.get(feed + "_seconds").value() + waits;
        if (quantity.endsWith("forward")) {
            return forward;
        }
        return quantity.endsWith("backward") ? both - forward : both;
    }
}
