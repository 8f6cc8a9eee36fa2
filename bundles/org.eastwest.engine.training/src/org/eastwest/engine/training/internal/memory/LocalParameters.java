// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

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
        return of(LayerParameters.of(shape, slice), stages, stage);
    }

    static LocalParameters of(LayerParameters layer, Stages stages, int stage) {
        double ends = (stages.first(stage) ? 1 : 0) + (stages.last(stage) ? 1 : 0);
        return new LocalParameters(
                stages.dense(stage) * layer.dense() + stages.moe(stage) * layer.moe() + ends * layer.ends(),
                stages.moe(stage) * layer.experts() * layer.expert());
    }

    public double total() {
        return dense + expert;
    }

    LocalParameters plus(LocalParameters other) {
        return new LocalParameters(dense + other.dense, expert + other.expert);
    }

    /** What each GPU has when so many divide the dense ones among each other, and so many the experts. */
    public LocalParameters shard(double ranks, double expertRanks) {
        return new LocalParameters(dense / ranks, expert / expertRanks);
    }

    /** Parameters of a GPU when those who hold the same divide them among each other. */
    double divided(double data, double expertData) {
        return dense / data + expert / expertData;
    }
}
