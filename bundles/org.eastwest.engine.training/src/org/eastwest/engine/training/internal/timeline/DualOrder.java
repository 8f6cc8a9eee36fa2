// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * DualPipe's order (deepseek-ai/DualPipe, the eight phases of its schedule): half of the micro-batches enter at the
 * first stage, half at the last, and forward of one direction runs beside backward of the other. It is published for an
 * even number of at least twice as many micro-batches as stages; with fewer, it is that order without those that are
 * not there.
 */
final class DualOrder {
    private final int stages;
    private final int microBatches;
    private final int half;

    DualOrder(int stages, int microBatches) {
        this.stages = stages;
        this.microBatches = microBatches;
        this.half = Math.max(stages, (microBatches + 1) / 2);
    }

    Slots of(int stage) {
        Slots slots = new Slots();
        for (Slot slot : new Phases(stage).slots()) {
            if (!slot.empty()) {
                slots.add(slot);
            }
        }
        return slots;
    }

    /** A stage of the first half; one of the second does the same with both directions exchanged. */
    private final class Phases {
        private final int stage;
        private final int near;
        private final boolean far;
        private final int[] forwards = new int[2];
        private final int[] backwards = new int[2];
        private final Deque<Slot> weights = new ArrayDeque<>();
        private final List<Slot> slots = new ArrayList<>();

        Phases(int stage) {
            this.stage = stage;
            this.near = Math.min(stage, stages - 1 - stage);
            this.far = stage >= stages / 2;
        }

        List<Slot> slots() {
            int inner = stages / 2 - near - 1;
            int outer = near + 1;
            repeat(2 * inner, () -> slots.add(forward(0)));
            repeat(outer, () -> {
                slots.add(forward(0));
                slots.add(forward(1));
            });
            repeat(inner, () -> {
                inputGradient(1);
                weights();
                slots.add(forward(1));
            });
            main(half - stages + outer);
            repeat(inner, () -> {
                slots.add(backward(1));
                slots.add(forward(1).beside(backward(0)));
            });
            last(outer);
            repeat(inner, () -> {
                weights();
                inputGradient(0);
            });
            repeat(outer, this::weights);
            return slots;
        }

        private void main(int times) {
            for (int i = 0; i < times; i++) {
                if (i == 0 && near == stages / 2 - 1) {
                    // The stages in the middle begin one after the other, which makes the bubble smaller.
                    slots.add(forward(0));
                    slots.add(backward(1));
                } else {
                    slots.add(forward(0).beside(backward(1)));
                }
                slots.add(forward(1).beside(backward(0)));
            }
        }

        /** The second half leaves the gradients of weights for the end. */
        private void last(int times) {
            boolean wait = false;
            for (int i = 0; i < times; i++) {
                wait |= i == times / 2 && near % 2 == 1;
                backward(1, wait);
                wait |= i == times / 2 && near % 2 == 0;
                backward(0, wait);
            }
        }

        private void backward(int direction, boolean wait) {
            if (wait) {
                inputGradient(direction);
            } else {
                slots.add(backward(direction));
            }
        }

        private void repeat(int times, Runnable phase) {
            for (int i = 0; i < times; i++) {
                phase.run();
            }
        }

        private void weights() {
            if (!weights.isEmpty()) {
                slots.add(weights.poll());
            }
        }

        private void inputGradient(int direction) {
            int microBatch = microBatch(direction, backwards[direction]++);
            if (microBatch >= 0) {
                slots.add(Slot.inputGradient(chunk(direction), microBatch));
                weights.add(Slot.weightGradient(chunk(direction), microBatch));
            } else {
                weights.add(Slot.weightGradient(-1, -1));
            }
        }

        private Slot forward(int direction) {
            int microBatch = microBatch(direction, forwards[direction]++);
            return Slot.forward(microBatch < 0 ? -1 : chunk(direction), microBatch);
        }

        private Slot backward(int direction) {
            int microBatch = microBatch(direction, backwards[direction]++);
            return Slot.backward(microBatch < 0 ? -1 : chunk(direction), microBatch);
        }

        private int chunk(int direction) {
            return far ? 1 - direction : direction;
        }

        /** Even micro-batches enter at the first stage, odd ones at the last; -1 for one that is not there. */
        private int microBatch(int direction, int turn) {
            int microBatch = 2 * turn + chunk(direction);
            return microBatch < microBatches ? microBatch : -1;
        }

        @Override
        public String toString() {
            return "stage " + stage + ": " + slots;
        }
    }
}
