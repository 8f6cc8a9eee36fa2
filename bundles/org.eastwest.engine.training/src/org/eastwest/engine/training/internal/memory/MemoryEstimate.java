// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

/**
 * Memory that the fullest GPU of a job needs, bytes.
 *
 * @param weights     of the stage
 * @param gradients   of them
 * @param optimizer   state of the optimizer
 * @param activations kept for backward by the micro-batches in flight
 * @param work        logits, gradients of activations in work, gathered weights
 * @param framework   the runtime's and the collective library's own
 * @param stage       the pipeline stage of that GPU, from 0
 */
public record MemoryEstimate(double weights, double gradients, double optimizer, double activations, double work,
        double framework, int stage) {
    /** What is neither state nor activations. */
    public double other() {
        return work + framework;
    }

    public double total() {
        return weights + gradients + optimizer + activations + work + framework;
    }
}
