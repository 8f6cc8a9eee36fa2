// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Parameters that one GPU holds of the parts of a model.
 *
 * @param attention   of one layer, with the two norms' weights
 * @param feedForward of one dense layer
 * @param shared      of the shared experts of one layer
 * @param router      of one layer; every GPU of a TP group holds it whole
 * @param expert      of one routed expert
 * @param experts     routed experts of one layer on this GPU
 * @param ends        of the input embedding or of the output layer
 */
record LayerParameters(double attention, double feedForward, double shared, double router, double expert,
        double experts, double ends) {
    static LayerParameters of(ModelShape shape, Slice slice) {
        double hidden = shape.hidden();
        double columns = (shape.gatedFeedForward() ? 3 : 2) * hidden;
        return new LayerParameters(attention(shape, slice) + 2 * hidden, columns * slice.feedForward(),
                columns * slice.shared(), hidden * shape.experts(), columns * slice.expertColumns(),
                slice.localExperts(), slice.vocabulary() * hidden);
    }

    private static double attention(ModelShape shape, Slice slice) {
        double hidden = shape.hidden();
        double width = slice.heads() * shape.headDimension();
        if (!Attention.mla(shape)) {
            return hidden * (2 * width + 2 * slice.kvHeads() * shape.headDimension());
        }
        double query = slice.heads() * Attention.keyDimension(shape);
        double queries = shape.queryLoraRank() > 0 ? shape.queryLoraRank() * (hidden + query) : hidden * query;
        return queries + hidden * (shape.kvLoraRank() + shape.ropeDimension()) + shape.kvLoraRank() * 2 * width
                + width * hidden;
    }

    /** One dense layer. */
    double dense() {
        return attention + feedForward;
    }

    /** One layer with experts, without the routed ones. */
    double moe() {
        return attention + shared + router;
    }
}
