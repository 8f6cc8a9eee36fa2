// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import java.util.stream.IntStream;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Layers on each pipeline stage. Where they do not divide, the last and the first stage, which also hold the output and
 * the input embedding, get the fewer ones, as Llama 3 405B does (arXiv 2407.21783, section 3.3.2). Where micro-batches
 * pass the stages down and up again (ZB-V), the first one holds both.
 */
public final class Stages {
    private final int[] layers;
    private final int[] dense;
    private final boolean folded;
    private final int[] changes;

    public Stages(ModelShape shape, int stages) {
        this(shape, stages, false);
    }

    /**
     * @param folded true when the first stage also holds the output embedding
     */
    public Stages(ModelShape shape, int stages, boolean folded) {
        this.folded = folded;
        layers = new int[stages];
        dense = new int[stages];
        int denseLayers = shape.layers() - shape.moeLayers();
        int start = 0;
        for (int i = 0; i < stages; i++) {
            int turn = folded ? stages - 1 - i : extra(i, stages);
            layers[i] = shape.layers() / stages + (turn < shape.layers() % stages ? 1 : 0);
            dense[i] = Math.max(0, Math.min(layers[i], denseLayers - start));
            start += layers[i];
        }
        changes = IntStream.range(0, stages).filter(i -> i == 0 || i == stages - 1 || layers[i] != layers[i - 1]
                || dense[i] != dense[i - 1]).toArray();
    }

    /**
     * The stage's turn, from 0, when layers that are left over are handed out: middle stages, then first, then last.
     */
    private static int extra(int stage, int stages) {
        if (stage == stages - 1) {
            return stages - 1;
        }
        return stage == 0 ? stages - 2 : stage - 1;
    }

    /** True when the first stage also holds the output embedding. */
    public boolean folded() {
        return folded;
    }

    /** True for the stage with the input embedding. */
    public boolean first(int stage) {
        return stage == 0;
    }

    /** True for the stage with the output layer and the loss. */
    public boolean last(int stage) {
        return stage == (folded ? 0 : layers.length - 1);
    }

    /** The first stage, the last one, and all that hold other layers than the one before, ascending. */
    public int[] changes() {
        return changes;
    }

    /** True when two stages hold the same blocks. */
    public boolean same(int one, int other) {
        return layers[one] == layers[other] && dense[one] == dense[other] && first(one) == first(other)
                && last(one) == last(other);
    }

    public int count() {
        return layers.length;
    }

    public int layers(int stage) {
        return layers[stage];
    }

    /** Dense layers of the stage; the others hold experts. */
    public int dense(int stage) {
        return dense[stage];
    }

    public int moe(int stage) {
        return layers[stage] - dense[stage];
    }
}
