// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

/**
 * Memory that the fullest GPU of a pipeline stage needs, bytes.
 *
 * @param weights       of the stage
 * @param gradients     of them
 * @param optimizer     state of the optimizer
 * @param activations   kept for backward by the micro-batches in flight
 * @param work          logits, gradients in work, gathered weights, buffers of the framework's kernels
 * @param fragmentation what the allocator cannot hand out between its blocks
 * @param framework     the runtime's context and the collective library's buffers, outside of the allocator
 * @param stage         the pipeline stage of that GPU, from 0
 */
public record MemoryEstimate(double weights, double gradients, double optimizer, double activations, double work,
        double fragmentation, double framework, int stage) {
    /** Weights, gradients and optimizer state. */
    public double states() {
        return weights + gradients + optimizer;
    }

    /** Peak of what the allocator hands out: {@code torch.cuda.max_memory_allocated}. */
    public double allocated() {
        return states() + activations + work;
    }

    /** Peak of what the allocator holds: {@code torch.cuda.max_memory_reserved}. */
    public double reserved() {
        return allocated() + fragmentation;
    }

    /** What is neither state nor activations. */
    public double other() {
        return work + fragmentation + framework;
    }

    public double total() {
        return reserved() + framework;
    }
}
