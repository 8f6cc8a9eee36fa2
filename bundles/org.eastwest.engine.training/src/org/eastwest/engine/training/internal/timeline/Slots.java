// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/** Slots in a row, without an object for each: searches lay out pipelines of many. */
final class Slots extends AbstractList<Slot> implements RandomAccess {
    /** Chunk and micro-batch of forward, of the gradients of inputs and of those of weights. */
    private static final int NUMBERS = 6;

    private int[] numbers = new int[64 * NUMBERS];
    private int size;

    @Override
    public boolean add(Slot slot) {
        return add(slot.forwardChunk(), slot.forward(), slot.inputChunk(), slot.input(), slot.weightChunk(),
                slot.weight());
    }

    void forward(int chunk, int microBatch) {
        add(chunk, microBatch, -1, -1, -1, -1);
    }

    /** All of backward. */
    void backward(int chunk, int microBatch) {
        add(-1, -1, chunk, microBatch, chunk, microBatch);
    }

    void inputGradient(int chunk, int microBatch) {
        add(-1, -1, chunk, microBatch, -1, -1);
    }

    void weightGradient(int chunk, int microBatch) {
        add(-1, -1, -1, -1, chunk, microBatch);
    }

    private boolean add(int forwardChunk, int forward, int inputChunk, int input, int weightChunk, int weight) {
        int at = size++ * NUMBERS;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at] = forwardChunk;
        numbers[at + 1] = forward;
        numbers[at + 2] = inputChunk;
        numbers[at + 3] = input;
        numbers[at + 4] = weightChunk;
        numbers[at + 5] = weight;
        return true;
    }

    int forwardChunk(int index) {
        return numbers[index * NUMBERS];
    }

    /** Micro-batch of the forward, -1 for none. */
    int forward(int index) {
        return numbers[index * NUMBERS + 1];
    }

    int inputChunk(int index) {
        return numbers[index * NUMBERS + 2];
    }

    /** Micro-batch of the gradients of inputs, -1 for none. */
    int input(int index) {
        return numbers[index * NUMBERS + 3];
    }

    int weightChunk(int index) {
        return numbers[index * NUMBERS + 4];
    }

    /** Micro-batch of the gradients of weights, -1 for none. */
    int weight(int index) {
        return numbers[index * NUMBERS + 5];
    }

    @Override
    public Slot get(int index) {
        return new Slot(forwardChunk(index), forward(index), inputChunk(index), input(index), weightChunk(index),
                weight(index));
    }

    @Override
    public int size() {
        return size;
    }
}
