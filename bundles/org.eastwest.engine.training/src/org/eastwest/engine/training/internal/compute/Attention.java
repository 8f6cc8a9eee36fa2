// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.spi.hardware.ModelShape;

/** Sizes of attention that depend on the model alone. */
public final class Attention {
    private Attention() {
    }

    /** Size of a query and key head: MLA adds the rotary part. */
    public static double keyDimension(ModelShape shape) {
        return shape.headDimension() + (mla(shape) ? shape.ropeDimension() : 0);
    }

    /** Size of a value head. */
    public static double valueDimension(ModelShape shape) {
        return shape.headDimension();
    }

    public static boolean mla(ModelShape shape) {
        return shape.attention() == ModelShape.Attention.MLA;
    }

    /** Elements of a token's keys and values on a GPU, which CP ranks give one another. */
    public static double exchangedWidth(ModelShape shape, Slice slice) {
        return mla(shape) ? slice.heads() * (keyDimension(shape) + valueDimension(shape))
                : 2 * slice.kvHeads() * shape.headDimension();
    }

    /**
     * Keys that a query looks at, mean over a causal sequence and over the layers: half the sequence, or, where a
     * window applies, min(i, w) summed over the sequence: w - w^2/(2s).
     */
    public static double meanKeys(ModelShape shape, double sequence) {
        double all = sequence / 2;
        double window = shape.slidingWindow();
        if (window <= 0 || shape.windowEvery() <= 0 || window >= sequence) {
            return all;
        }
        double windowed = window - window * window / (2 * sequence);
        double share = 1.0 / shape.windowEvery();
        return share * windowed + (1 - share) * all;
    }
}
