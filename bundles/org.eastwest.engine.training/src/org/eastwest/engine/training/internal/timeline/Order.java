// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import org.eastwest.spi.design.PlanSnapshot.Schedule;

/**
 * The order in which each stage of a pipeline works on its micro-batches, as the schedules are published: GPipe (arXiv
 * 1811.06965), 1F1B and interleaved 1F1B (Narayanan et al. SC21, arXiv 2104.04473), ZB-H1 (Qi et al., arXiv
 * 2401.10241: 1F1B, where the gradients of the weights of stage s, from 0, wait s micro-batches), ZB-V (section 6
 * there: two chunks a stage, down and up again), DualPipe (arXiv 2412.19437, Figure 5, and deepseek-ai/DualPipe: eight
 * phases, micro-batches from both ends).
 *
 * @param schedule     what to order by; 1F1B with virtual stages is interleaved
 * @param stages       pipeline stages, at least 1; even for DualPipe
 * @param virtual      virtual stages of a stage, at least 1; 2 for ZB-V, 1 for all others but interleaved 1F1B
 * @param microBatches micro-batches of a rank in a step, at least 1
 */
record Order(Schedule schedule, int stages, int virtual, int microBatches) {
    Order {
        if (stages < 1 || virtual < 1 || microBatches < 1) {
            throw new IllegalArgumentException("no pipeline: " + stages + " stages, " + virtual + " virtual, "
                    + microBatches + " micro-batches");
        }
        if (schedule == Schedule.DUAL_PIPE && stages % 2 != 0) {
            throw new IllegalArgumentException("DualPipe needs an even number of stages, not " + stages);
        }
        if (schedule == Schedule.ZERO_BUBBLE_V && virtual != 2) {
            throw new IllegalArgumentException("ZB-V has 2 chunks a stage, not " + virtual);
        }
    }

    /** True when a GPU holds two stages and micro-batches enter at both ends. */
    boolean dual() {
        return schedule == Schedule.DUAL_PIPE;
    }

    /** True when micro-batches pass the stages down and up again. */
    boolean folded() {
        return schedule == Schedule.ZERO_BUBBLE_V;
    }

    /** True for 1F1B without virtual stages. */
    boolean single() {
        return virtual == 1 && (schedule == Schedule.ONE_FORWARD_ONE_BACKWARD || schedule == Schedule.INTERLEAVED);
    }

    /** Stages that a micro-batch passes. */
    int path() {
        return stages * virtual;
    }

    /** Chunks of layers that a stage holds. */
    int chunks() {
        return dual() ? 2 : virtual;
    }

    /** Where a chunk of a stage stands on the way of its micro-batches, from 0. */
    int position(int stage, int chunk) {
        if (dual()) {
            return chunk == 0 ? stage : stages - 1 - stage;
        }
        return folded() && chunk == 1 ? path() - 1 - stage : chunk * stages + stage;
    }

    /** The stage that holds a position of the way; the first of two of DualPipe. */
    int stageAt(int position) {
        return folded() ? Math.min(position, path() - 1 - position) : position % stages;
    }

    /** True when a position and the next one of the way stand on different stages. */
    boolean sends(int position) {
        return !folded() || position != stages - 1;
    }

    /** The slots of a stage, in the order in which it works on them. */
    Slots of(int stage) {
        if (dual()) {
            return new DualOrder(stages, microBatches).of(stage);
        }
        return switch (schedule) {
            case GPIPE -> gpipe();
            case ZERO_BUBBLE -> zeroBubble(stage);
            case ZERO_BUBBLE_V -> new FoldedOrder(stages, microBatches, stage).slots();
            default -> virtual > 1 ? interleaved(stage) : oneForwardOneBackward(stage);
        };
    }

    private Slots gpipe() {
        Slots slots = new Slots();
        for (int i = 0; i < microBatches; i++) {
            slots.forward(0, i);
        }
        for (int i = 0; i < microBatches; i++) {
            slots.backward(0, i);
        }
        return slots;
    }

    private Slots oneForwardOneBackward(int stage) {
        Slots slots = new Slots();
        int ahead = Math.min(stages - stage - 1, microBatches);
        for (int i = 0; i < microBatches + ahead; i++) {
            if (i < microBatches) {
                slots.forward(0, i);
            }
            if (i >= ahead) {
                slots.backward(0, i - ahead);
            }
        }
        return slots;
    }

    private Slots zeroBubble(int stage) {
        Slots slots = new Slots();
        int ahead = Math.min(stages - stage - 1, microBatches);
        for (int i = 0; i < microBatches + ahead; i++) {
            if (i < microBatches) {
                slots.forward(0, i);
            }
            if (i >= ahead) {
                slots.inputGradient(0, i - ahead);
            }
            if (i >= ahead + stage) {
                slots.weightGradient(0, i - ahead - stage);
            }
        }
        for (int i = Math.max(0, microBatches - stage); i < microBatches; i++) {
            slots.weightGradient(0, i);
        }
        return slots;
    }

    /**
     * Chunk after chunk for groups of as many micro-batches as there are stages; where they do not divide, the order
     * for the next multiple without those that are not there.
     */
    private Slots interleaved(int stage) {
        Slots slots = new Slots();
        int all = (microBatches + stages - 1) / stages * stages * virtual;
        int ahead = Math.min(2 * (stages - stage - 1) + (virtual - 1) * stages, all);
        for (int i = 0; i < all + ahead; i++) {
            if (i < all && microBatch(i) < microBatches) {
                slots.forward(chunk(i), microBatch(i));
            }
            if (i >= ahead && microBatch(i - ahead) < microBatches) {
                slots.backward(virtual - 1 - chunk(i - ahead), microBatch(i - ahead));
            }
        }
        return slots;
    }

    private int chunk(int turn) {
        return turn / stages % virtual;
    }

    private int microBatch(int turn) {
        return turn / (stages * virtual) * stages + turn % stages;
    }
}
