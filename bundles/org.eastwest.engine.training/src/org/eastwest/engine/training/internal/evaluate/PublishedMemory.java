// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;

/** Reads a row of {@code memory_layer.csv}: the run, with what its publication says where a cell is empty. */
final class PublishedMemory {
    private static final List<ParallelDimension> ORDER = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.EP, ParallelDimension.DP, ParallelDimension.PP);

    /** Words of a cell that says that nothing is recomputed, or that it makes no difference. */
    private static final Pattern WITHOUT = Pattern.compile("(?:no|any|baseline|sequence).*");

    private final MeasuredRow row;
    private final ModelShape shape;
    private final boolean fused;
    private final PublishedSettings settings;
    private final List<String> assumed = new ArrayList<>();

    /**
     * @param fused true when attention is fused and kernels are TransformerEngine's
     */
    PublishedMemory(MeasuredRow row, ModelShape named, boolean fused, PublishedSettings settings) {
        this.row = row;
        this.fused = fused;
        this.settings = settings;
        this.shape = changed(named);
    }

    /** What the row does not tell and was taken so; to be asked after {@link #run}. */
    String assumed() {
        return String.join(", ", assumed);
    }

    Recompute recompute() {
        return recompute(row);
    }

    static Recompute recompute(MeasuredRow row) {
        String text = row.text("recompute").toLowerCase(Locale.ROOT);
        if (text.contains("full") || text.contains("uniform") || text.contains("block")) {
            return Recompute.FULL;
        }
        if (text.contains("selective")) {
            return Recompute.SELECTIVE;
        }
        if (!row.missing("recompute") && !WITHOUT.matcher(text).matches()) {
            throw row.unusable("recompute", "is no kind of recompute",
                    "Write none, selective or full, or leave the cell empty.");
        }
        return Recompute.NONE;
    }

    /** Sequence parallelism where nothing else is said: with TP, where kernels are TransformerEngine's. */
    boolean sequenceParallelism() {
        boolean on = fused && degree("TP", "tp") > 1;
        if (on) {
            assume("sequence parallelism");
        }
        return on;
    }

    MemoryRun run(boolean sequenceParallelism, Recompute recompute) {
        int tp = degree("TP", "tp");
        int pp = degree("PP", "pp");
        int dp = row.count("DP", 1);
        int cp = row.count("CP", 1);
        int ep = row.count("EP", 1);
        int micro = setting("micro_batch", "micro_batch", "micro-batch", 1);
        int virtual = pp == 1 ? 1 : setting("virtual_stages", "virtual_stages", "virtual stages", 1);
        int zero = settings.of(row.text("source"), shape.id(), "zero").orElse(fused ? 1 : 0);
        int batch = dp * micro * Math.max(8, 4 * pp);
        if (dp * cp > 1) {
            assume("ZeRO stage " + zero);
        }
        if (pp > 1) {
            assume("no fewer micro-batches than fill the pipeline");
        }
        PlanSnapshot plan = new PlanSnapshot(tp, pp, dp, ep, cp, virtual, micro, zero, sequenceParallelism && tp > 1,
                virtual > 1 ? Schedule.INTERLEAVED : Schedule.ONE_FORWARD_ONE_BACKWARD, ORDER);
        check(plan);
        int sequence = row.count("seq_len", 2048);
        if (row.missing("seq_len")) {
            assume("sequence length 2048");
        }
        return new MemoryRun(new Training(row.text("case_id"), shape, sequence, batch,
                Precision.BF16, 4, Optimizer.ADAM, recompute, fused, false, false, false, false, false, 1), plan);
    }

    private void check(PlanSnapshot plan) {
        if (plan.ep() > 1 && !(shape.moe() && shape.experts() % plan.ep() == 0 && Placement.expertsFit(plan))) {
            throw new RefusedRow("EP " + plan.ep() + " must divide the experts and fit TP x CP x DP");
        }
        if ((long) plan.pp() * plan.virtualStages() > shape.mostStages()) {
            throw new RefusedRow("there are fewer layers, with embedding and output layer, than stages");
        }
        if (shape.heads() % plan.tp() != 0) {
            throw new RefusedRow("TP " + plan.tp() + " does not divide " + shape.heads() + " heads");
        }
    }

    private int degree(String column, String setting) {
        return setting(column, setting, column, 1);
    }

    private int setting(String column, String setting, String name, int otherwise) {
        int told = row.count(column, 0);
        if (told > 0) {
            return told;
        }
        int value = published(setting).orElse(otherwise);
        assume(name + " " + value);
        return value;
    }

    private Optional<Integer> published(String setting) {
        return settings.of(row.text("source"), shape.id(), setting);
    }

    private void assume(String what) {
        if (!assumed.contains(what)) {
            assumed.add(what);
        }
    }

    private ModelShape changed(ModelShape m) {
        String source = row.text("source");
        Optional<Integer> keyValueHeads = settings.of(source, m.id(), "kv_heads");
        Optional<Integer> dense = settings.of(source, m.id(), "dense_layers");
        keyValueHeads.ifPresent(n -> assume(n + " key and value heads"));
        dense.ifPresent(n -> assume(n + " dense layers"));
        return new ModelShape(m.id(), m.name(), m.layers(), m.hidden(), m.heads(),
                m.attention() == Attention.MLA ? m.kvHeads() : keyValueHeads.orElse(m.kvHeads()), m.headDimension(),
                m.feedForward(), m.vocabulary(), m.attention(), m.slidingWindow(), m.windowEvery(),
                m.queryLoraRank(), m.kvLoraRank(), m.ropeDimension(), m.experts(), m.topK(),
                m.sharedExpertFeedForward(), m.expertFeedForward(), m.moe() ? dense.orElse(m.denseFirstLayers())
                        : m.denseFirstLayers(), m.gatedFeedForward(), m.expertGroups(), m.groupsPerToken(),
                m.provenance());
    }
}
