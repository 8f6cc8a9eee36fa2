// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

/**
 * Seconds that one GPU computes on half a layer, attention or feed-forward, for one micro-batch.
 *
 * @param column         linear layers that TP splits by columns, whose input it gathers
 * @param row            linear layers that TP splits by rows, whose output it reduces
 * @param inner          other linear layers: latent projections, router, routed experts
 * @param coreForward    attention scores and their use, forward
 * @param coreBackward   the same, backward
 * @param streamForward  norms, activation, residual, permutation and casts, forward
 * @param streamBackward the same, backward
 * @param recompute      what backward computes once more
 */
public record BlockTimes(LinearTimes column, LinearTimes row, LinearTimes inner, double coreForward,
        double coreBackward, double streamForward, double streamBackward, double recompute) {
    /** All of it, on a GPU that takes so many times as long. */
    public BlockTimes times(double factor) {
        return new BlockTimes(column.times(factor), row.times(factor), inner.times(factor), factor * coreForward,
                factor * coreBackward, factor * streamForward, factor * streamBackward, factor * recompute);
    }

    /** With a wait in forward, seconds. */
    public BlockTimes waiting(double seconds) {
        return new BlockTimes(column, row, inner, coreForward, coreBackward, streamForward + seconds, streamBackward,
                recompute);
    }

    public double forward() {
        return column.forward() + row.forward() + inner.forward() + coreForward + streamForward;
    }

    /** Backward without the gradients of the weights. */
    public double inputGradient() {
        return column.inputGradient() + row.inputGradient() + inner.inputGradient() + coreBackward + streamBackward;
    }

    public double weightGradient() {
        return column.weightGradient() + row.weightGradient() + inner.weightGradient();
    }

    /** Backward with what it recomputes. */
    public double backward() {
        return inputGradient() + weightGradient() + recompute;
    }

    /** Forward and backward. */
    public double total() {
        return forward() + backward();
    }
}
