// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;

/** {@code models.csv}. */
final class ModelTable extends Table<ModelShape> {
    /** More parameters than any shape could have; keeps products within a {@code long}. */
    private static final double ABSURD = 1e14;

    ModelTable() {
        super("models", new Column("layers", Kind.COUNT), new Column("hidden", Kind.COUNT),
                new Column("heads", Kind.COUNT), new Column("kv_heads", Kind.COUNT),
                new Column("head_dim", Kind.COUNT), new Column("ffn", Kind.COUNT), new Column("vocab", Kind.COUNT),
                new Column("attention", Kind.TEXT), new Column("sliding_window", Kind.COUNT),
                new Column("window_every", Kind.COUNT), new Column("q_lora_rank", Kind.COUNT),
                new Column("kv_lora_rank", Kind.COUNT), new Column("qk_rope_dim", Kind.COUNT),
                new Column("experts", Kind.COUNT), new Column("top_k", Kind.COUNT),
                new Column("shared_expert_ffn", Kind.COUNT), new Column("expert_ffn", Kind.COUNT),
                new Column("dense_first_layers", Kind.COUNT), new Column("gated_mlp", Kind.FLAG),
                new Column("expert_groups", Kind.COUNT), new Column("groups_per_token", Kind.COUNT));
    }

    @Override
    ModelShape read(Cells cells) {
        ModelShape shape = new ModelShape(cells.id(), cells.text("name"), cells.count("layers"),
                cells.count("hidden"), cells.count("heads"), cells.count("kv_heads"), cells.count("head_dim"),
                cells.count("ffn"), cells.count("vocab"), cells.constant("attention", Attention.class),
                cells.countOrZero("sliding_window"), cells.countOrZero("window_every"),
                cells.countOrZero("q_lora_rank"), cells.countOrZero("kv_lora_rank"),
                cells.countOrZero("qk_rope_dim"), cells.countOrZero("experts"), cells.countOrZero("top_k"),
                cells.countOrZero("shared_expert_ffn"), cells.countOrZero("expert_ffn"),
                cells.countOrZero("dense_first_layers"), cells.flag("gated_mlp"),
                cells.countOrZero("expert_groups"), cells.countOrZero("groups_per_token"), cells.provenance());
        if (cells.usable()) {
            checkShape(shape, cells);
        }
        return shape;
    }

    /** Shapes that no engine could compute with. */
    private static void checkShape(ModelShape shape, Cells cells) {
        double widest = Math.max((double) shape.heads() * shape.headDimension(), Math.max(shape.vocabulary(),
                Math.max(shape.feedForward(), (double) shape.experts() * shape.expertFeedForward())));
        if (shape.layers() * widest * shape.hidden() > ABSURD) {
            cells.wrong("hidden", "with these sizes the model has more parameters than makes sense.");
        }
        if (shape.heads() % shape.kvHeads() != 0) {
            cells.wrong("kv_heads", shape.kvHeads() + " does not divide the " + shape.heads() + " heads evenly.");
        }
        if (shape.attention() == Attention.MLA && (shape.kvLoraRank() == 0 || shape.ropeDimension() == 0)) {
            cells.wrong("kv_lora_rank", "MLA attention needs kv_lora_rank and qk_rope_dim.");
        }
        if (shape.moe() && (shape.expertFeedForward() == 0 || shape.topK() == 0 || shape.topK() > shape.experts())) {
            cells.wrong("top_k", "a model of experts needs expert_ffn, and top_k from 1 to experts.");
        }
        if (shape.expertGroups() > 0 != shape.groupsPerToken() > 0 || shape.groupsPerToken() > shape.expertGroups()
                || shape.expertGroups() > 0 && (!shape.moe() || shape.experts() % shape.expertGroups() != 0)) {
            cells.wrong("expert_groups", "expert_groups divides the experts evenly, and groups_per_token goes from 1 to "
                    + "expert_groups; leave both empty where the router chooses freely.");
        }
        if (shape.denseFirstLayers() > shape.layers()) {
            cells.wrong("dense_first_layers", "is more than the layers there are.");
        }
        if (shape.slidingWindow() > 0 != shape.windowEvery() > 0) {
            cells.wrong("sliding_window", "needs window_every, and the other way round.");
        }
    }
}
