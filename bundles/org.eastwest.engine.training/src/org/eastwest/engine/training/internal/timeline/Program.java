// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.Arrays;

/**
 * An {@link Order} laid out for execution: what all stages do in primitive arrays, each slot behind those that it waits
 * for. Slot 0 stands for the beginning of the step; real ones count from 1. Immutable.
 */
final class Program {
    private final Order order;
    private final int size;
    final int[] stage;
    /** The slot before it on its stage. */
    private final int[] before;
    /** The slot that its forward, or its gradient of inputs, waits for; 0 for none. */
    private final int[] forwardFrom;
    private final int[] inputFrom;
    /** Positions on the path of what it computes, the path's length for nothing. */
    final int[] forward;
    final int[] input;
    final int[] weight;
    /** Sends to other stages at its end. */
    private final byte[] sends;

    private Program(Order order, int size) {
        this.order = order;
        this.size = size;
        stage = new int[size + 1];
        before = new int[size + 1];
        forwardFrom = new int[size + 1];
        inputFrom = new int[size + 1];
        forward = new int[size + 1];
        input = new int[size + 1];
        weight = new int[size + 1];
        sends = new byte[size + 1];
    }

    static Program of(Order order) {
        Slots[] stages = new Slots[order.stages()];
        int size = 0;
        for (int stage = 0; stage < stages.length; stage++) {
            stages[stage] = order.of(stage);
            size += stages[stage].size();
        }
        Program program = new Program(order, size);
        program.new Layout(stages).place();
        return program;
    }

    Order order() {
        return order;
    }

    /** Slots; they are numbered from 1. */
    int size() {
        return size;
    }

    /**
     * Computes when each slot begins and ends, each as soon as its stage is free and what it waits for has arrived.
     *
     * @param begin receives the beginnings, seconds; null when nobody asks for them
     * @param end   receives the ends, seconds; longer than the program
     */
    void execute(StageTimes times, double[] begin, double[] end) {
        double[] forwards = times.forward();
        double[] inputs = times.inputGradient();
        double[] weights = times.weightGradient();
        if (times.late() != null) {
            executeLate(times, begin, end);
            return;
        }
        double lag = times.blocking() ? 0 : times.transfer();
        double sending = times.blocking() ? times.transfer() : 0;
        for (int i = 1; i <= size; i++) {
            double start = end[before[i]];
            if (forwardFrom[i] > 0) {
                start = Math.max(start, end[forwardFrom[i]] + lag);
            }
            if (inputFrom[i] > 0) {
                start = Math.max(start, end[inputFrom[i]] + lag);
            }
            end[i] = start + forwards[forward[i]] + inputs[input[i]] + weights[weight[i]] + sends[i] * sending;
            if (begin != null) {
                begin[i] = start;
            }
        }
    }

    /** The same where sends differ. */
    private void executeLate(StageTimes times, double[] begin, double[] end) {
        for (int i = 1; i <= size; i++) {
            double start = end[before[i]];
            double sending = 0;
            if (forwardFrom[i] > 0) {
                start = Math.max(start, end[forwardFrom[i]] + lag(times, forward[i] - 1));
            }
            if (inputFrom[i] > 0) {
                start = Math.max(start, end[inputFrom[i]] + lag(times, input[i]));
            }
            if (times.blocking()) {
                sending = sending(times, forward[i]) + sending(times, input[i] - 1);
            }
            end[i] = start + times.forward()[forward[i]] + times.inputGradient()[input[i]]
                    + times.weightGradient()[weight[i]] + sending;
            if (begin != null) {
                begin[i] = start;
            }
        }
    }

    private static double lag(StageTimes times, int position) {
        return times.blocking() ? 0 : times.transfer() + times.late()[position];
    }

    /** Time that a stage waits for its send between a position and the next; the path's length stands for nothing. */
    private double sending(StageTimes times, int position) {
        boolean sent = position >= 0 && position < order.path() - 1 && order.sends(position);
        return sent ? times.transfer() + times.late()[position] : 0;
    }

    /** Orders the slots of all stages so that each stands behind what it waits for. */
    private final class Layout {
        private final Slots[] stages;
        private final int path = order.path();
        /** Where each chunk of a stage stands, and whether there is a send from a position to the next one. */
        private final int[][] positions = new int[order.stages()][order.chunks()];
        private final boolean[] sent = new boolean[path];
        private final int[][] forwardOf = new int[path][order.microBatches()];
        private final int[][] inputOf = new int[path][order.microBatches()];
        private int placed;

        Layout(Slots[] stages) {
            this.stages = stages;
            for (int stage = 0; stage < stages.length; stage++) {
                for (int chunk = 0; chunk < positions[stage].length; chunk++) {
                    positions[stage][chunk] = order.position(stage, chunk);
                }
            }
            for (int position = 0; position < path - 1; position++) {
                sent[position] = order.sends(position);
            }
        }

        void place() {
            int[] next = new int[stages.length];
            int[] last = new int[stages.length];
            int seen = -1;
            while (seen != placed) {
                seen = placed;
                for (int s = 0; s < next.length; s++) {
                    Slots slots = stages[s];
                    while (next[s] < slots.size() && add(slots, next[s], positions[s])) {
                        stage[placed] = s;
                        before[placed] = last[s];
                        last[s] = placed;
                        next[s]++;
                    }
                }
            }
            if (placed < size) {
                throw new IllegalStateException(order + " waits for itself at " + Arrays.toString(next));
            }
        }

        /** Places a slot behind all placed ones, unless it waits for one that is not among them. */
        private boolean add(Slots slots, int index, int[] position) {
            int ahead = slots.forward(index);
            int back = slots.input(index);
            int at = ahead < 0 ? path : position[slots.forwardChunk(index)];
            int from = back < 0 ? path : position[slots.inputChunk(index)];
            boolean ready = (at == path || at == 0 || forwardOf[at - 1][ahead] > 0)
                    && (from >= path - 1 || inputOf[from + 1][back] > 0);
            if (ready) {
                int number = ++placed;
                forward(number, at, ahead);
                input(number, from, back);
                weight[number] = slots.weight(index) < 0 ? path : position[slots.weightChunk(index)];
            }
            return ready;
        }

        private void forward(int number, int position, int microBatch) {
            forward[number] = position;
            if (position < path) {
                forwardOf[position][microBatch] = number;
                // Where one stage has both positions, its order suffices.
                forwardFrom[number] = position > 0 && sent[position - 1] ? forwardOf[position - 1][microBatch] : 0;
                sends[number] += sent[position] ? 1 : 0;
            }
        }

        private void input(int number, int position, int microBatch) {
            input[number] = position;
            if (position < path) {
                inputOf[position][microBatch] = number;
                inputFrom[number] = sent[position] ? inputOf[position + 1][microBatch] : 0;
                sends[number] += position > 0 && sent[position - 1] ? 1 : 0;
            }
        }
    }
}
