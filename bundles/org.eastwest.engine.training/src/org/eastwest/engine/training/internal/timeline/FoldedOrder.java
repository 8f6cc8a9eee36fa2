// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

/**
 * ZB-V's order (Qi et al., arXiv 2401.10241, section 6; pytorch/pytorch torch/distributed/pipelining/schedules.py,
 * ScheduleZBVZeroBubble): a stage holds two chunks of layers, micro-batches pass the first ones down and the second ones
 * up again, so that the first stage also has the loss. Forward, backward and gradients of weights of both chunks take
 * turns; gradients of weights wait only at the end, where they fill what backward leaves. It is published for at least
 * twice as many micro-batches as stages, less one; with fewer, it is that order without those that are not there.
 */
final class FoldedOrder {
    private final int stages;
    private final int microBatches;
    private final int stage;
    private final Slots slots = new Slots();
    private final int[] forwards = new int[2];
    private final int[] inputs = new int[2];
    private final int[] weights = new int[2];

    FoldedOrder(int stages, int microBatches, int stage) {
        this.stages = stages;
        this.microBatches = microBatches;
        this.stage = stage;
    }

    Slots slots() {
        warmUp();
        steady();
        coolDown();
        return slots;
    }

    private void warmUp() {
        for (int i = 0; i < 2 * (stages - stage) - 1; i++) {
            forward(0);
        }
        for (int i = 0; i < stage; i++) {
            forward(1);
            forward(0);
        }
        for (int i = 0; i < stages - stage; i++) {
            forward(1);
            input(1);
            weight(1);
        }
    }

    private void steady() {
        int all = Math.max(2 * stages - 1, microBatches);
        while (forwards[1] < forwards[0] || forwards[0] < all) {
            if (forwards[0] < all) {
                forward(0);
            }
            input(0);
            weight(0);
            forward(1);
            input(1);
            weight(1);
        }
    }

    private void coolDown() {
        for (int i = 0; i < stage; i++) {
            input(0);
            input(1);
        }
        for (int i = 0; i < stages - stage; i++) {
            input(0);
            weight(0);
        }
        for (int chunk = 1; chunk >= 0; chunk--) {
            while (weights[chunk] < inputs[chunk]) {
                weight(chunk);
            }
        }
    }

    private void forward(int chunk) {
        int microBatch = forwards[chunk]++;
        if (microBatch < microBatches) {
            slots.forward(chunk, microBatch);
        }
    }

    private void input(int chunk) {
        int microBatch = inputs[chunk]++;
        if (microBatch < microBatches) {
            slots.inputGradient(chunk, microBatch);
        }
    }

    private void weight(int chunk) {
        int microBatch = weights[chunk]++;
        if (microBatch < microBatches) {
            slots.weightGradient(chunk, microBatch);
        }
    }
}
