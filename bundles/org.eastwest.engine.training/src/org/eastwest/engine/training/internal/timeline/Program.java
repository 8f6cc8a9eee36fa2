// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An {@link Order} laid out for execution: all slots of all stages in primitive arrays, each behind the slots that it
 * waits for. Slot 0 stands for the beginning of the step; real ones count from 1. Immutable.
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
    private final int[] sends;
    private final Slot[] slots;

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
        sends = new int[size + 1];
        slots = new Slot[size + 1];
    }

    static Program of(Order order) {
        List<List<Slot>> stages = IntStream.range(0, order.stages()).mapToObj(order::of).toList();
        Program program = new Program(order, stages.stream().mapToInt(List::size).sum());
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

    Slot slot(int number) {
        return slots[number];
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
        private final List<List<Slot>> stages;
        private final int path = order.path();
        private final int[][] forwardOf = new int[path][order.microBatches()];
        private final int[][] inputOf = new int[path][order.microBatches()];
        private int placed;

        Layout(List<List<Slot>> stages) {
            this.stages = stages;
        }

        void place() {
            int[] next = new int[order.stages()];
            int[] last = new int[order.stages()];
            int seen = -1;
            while (seen != placed) {
                seen = placed;
                for (int s = 0; s < next.length; s++) {
                    while (next[s] < stages.get(s).size() && ready(s, stages.get(s).get(next[s]))) {
                        last[s] = add(s, stages.get(s).get(next[s]++), last[s]);
                    }
                }
            }
            if (placed < size) {
                throw new IllegalStateException(order + " waits for itself at " + Arrays.toString(next));
            }
        }

        private boolean ready(int s, Slot slot) {
            if (slot.hasForward()) {
                int position = order.position(s, slot.forwardChunk());
                if (position > 0 && forwardOf[position - 1][slot.forward()] == 0) {
                    return false;
                }
            }
            if (slot.hasInput()) {
                int position = order.position(s, slot.inputChunk());
                return position == path - 1 || inputOf[position + 1][slot.input()] > 0;
            }
            return true;
        }

        /** True when there is a send between a position and the next; where one stage has both, its order suffices. */
        private boolean sent(int position) {
            return position >= 0 && position < path - 1 && order.sends(position);
        }

        private int add(int s, Slot slot, int previous) {
            int number = ++placed;
            stage[number] = s;
            before[number] = previous;
            slots[number] = slot;
            forward[number] = path;
            input[number] = path;
            weight[number] = path;
            if (slot.hasForward()) {
                int position = order.position(s, slot.forwardChunk());
                forward[number] = position;
                forwardOf[position][slot.forward()] = number;
                forwardFrom[number] = sent(position - 1) ? forwardOf[position - 1][slot.forward()] : 0;
                sends[number] += sent(position) ? 1 : 0;
            }
            if (slot.hasInput()) {
                int position = order.position(s, slot.inputChunk());
                input[number] = position;
                inputOf[position][slot.input()] = number;
                inputFrom[number] = sent(position) ? inputOf[position + 1][slot.input()] : 0;
                sends[number] += sent(position - 1) ? 1 : 0;
            }
            if (slot.hasWeight()) {
                weight[number] = order.position(s, slot.weightChunk());
            }
            return number;
        }
    }
}
