// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.engine.training.internal.memory.MemoryBands;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
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

/** Predicts published memory of training runs: peaks of the allocator, activations, model states. */
public final class MemoryEvaluator implements Evaluator {
    private static final List<String> COLUMNS = List.of("case_id", "quantity", "value", "unit", "model", "seq_len",
            "TP", "PP", "DP", "CP", "EP", "recompute", "gpu_type");
    private static final List<String> OPTIONAL = List.of("layers", "hidden", "heads", "kv_heads", "ffn_hidden", "vocab",
            "moe", "params_B", "micro_batch", "source");

    private final PublishedSettings settings = PublishedSettings.load();
    private final MemoryBands bands = MemoryBands.measured();

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public String name() {
        return "Memory";
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
        List<EvaluatedRow> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (MeasuredRow row : table.rows()) {
            progress.check();
            progress.report(rows.size() / (double) table.rows().size(), row.text("case_id"));
            try {
                rows.add(evaluate(row, parts));
            } catch (RefusedRow refused) {
                rows.add(refused(row, refused.getMessage()));
            } catch (UnusableCellException wrong) {
                rows.add(refused(row, wrong.getMessage()));
                findings.add(Finding.warning("EW-EVALUATION-001", row.text("case_id"), wrong.getMessage(),
                        wrong.remedy()));
            }
        }
        return new Evaluation("case_id", rows, findings);
    }

    private static EvaluatedRow refused(MeasuredRow row, String reason) {
        return EvaluatedRow.refused(row.text("case_id"), family(row), Unit.MEMORY_BYTE, reason);
    }

    private EvaluatedRow evaluate(MeasuredRow row, KnownParts parts) {
        MemoryMeasure measure = MemoryMeasure.of(row);
        double measured = measure.measured(row);
        GpuSpec gpu = new GpuNames(parts.gpus()).find(row.text("gpu_type"));
        ModelShape shape = new ModelNames(parts.models()).of(row);
        PublishedMemory published = new PublishedMemory(row, shape, !gpu.id().startsWith("a100"), settings);
        double predicted = measure.predicted(row, published);
        Optional<Band> band = measure == MemoryMeasure.ALLOCATED ? Optional.of(band(published, predicted))
                : Optional.empty();
        return EvaluatedRow.of(row.text("case_id"), family(row), measure.unit(), measured, predicted, band,
                published.assumed());
    }

    private Band band(PublishedMemory published, double predicted) {
        MemoryRun run = published.run(published.sequenceParallelism(), published.recompute());
        return bands.around(predicted, run.training(), run.plan()).band();
    }

    private static String family(MeasuredRow row) {
        String source = row.text("source").toLowerCase(Locale.ROOT);
        if (source.contains("simumax")) {
            return "SimuMax, 8 x B200";
        }
        return source.contains("korthikanti") ? "Korthikanti 2022" : "other";
    }
}
