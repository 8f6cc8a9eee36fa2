// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Parameters on one GPU of a pipeline stage.
 *
 * @param dense  those that every rank of DP x CP holds alike
 * @param expert those of routed experts, which only ranks with the same experts hold alike
 */
public record LocalParameters(double dense, double expert) {
    public static LocalParameters of(ModelShape shape, Slice slice, Stages stages, int stage) {
        double hidden = shape.hidden();
        double attention = attention(shape, slice) + 2 * hidden;
        double dense = stages.dense(stage) * (attention + feedForward(shape, slice.feedForward()));
        double moe = stages.moe(stage) * (attention + feedForward(shape, slice.shared()) + hidden * shape.experts());
        double ends = (stage == 0 ? 1 : 0) + (stage == stages.count() - 1 ? 1 : 0);
        double expert = stages.moe(stage) * slice.localExperts() * feedForward(shape, slice.expertColumns());
        return new LocalParameters(dense + moe + ends * slice.vocabulary() * hidden, expert);
    }

    public double total() {
        return dense + expert;
    }

    private static double feedForward(ModelShape shape, double columns) {
        return (shape.gatedFeedForward() ? 3 : 2) * shape.hidden() * columns;
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
}
