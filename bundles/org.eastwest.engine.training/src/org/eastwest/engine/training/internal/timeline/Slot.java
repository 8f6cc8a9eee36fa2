// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

/**
 * Work of a stage without a break: forward of one micro-batch, backward of one, or both side by side. A number of -1
 * means that the slot has no such part.
 *
 * @param forwardChunk  chunk of the stage whose forward it is
 * @param forward       micro-batch of the forward
 * @param inputChunk    chunk whose gradients of inputs it is
 * @param input         micro-batch of them
 * @param weightChunk   chunk whose gradients of weights it is
 * @param weight        micro-batch of them
 */
record Slot(int forwardChunk, int forward, int inputChunk, int input, int weightChunk, int weight) {
    static Slot forward(int chunk, int microBatch) {
        return new Slot(chunk, microBatch, -1, -1, -1, -1);
    }

    /** All of backward. */
    static Slot backward(int chunk, int microBatch) {
        return new Slot(-1, -1, chunk, microBatch, chunk, microBatch);
    }

    static Slot inputGradient(int chunk, int microBatch) {
        return new Slot(-1, -1, chunk, microBatch, -1, -1);
    }

    static Slot weightGradient(int chunk, int microBatch) {
        return new Slot(-1, -1, -1, -1, chunk, microBatch);
    }

    /** This slot and another one side by side. */
    Slot beside(Slot other) {
        return new Slot(Math.max(forwardChunk, other.forwardChunk), Math.max(forward, other.forward),
                Math.max(inputChunk, other.inputChunk), Math.max(input, other.input),
                Math.max(weightChunk, other.weightChunk), Math.max(weight, other.weight));
    }

    boolean hasForward() {
        return forward >= 0;
    }

    boolean hasInput() {
        return input >= 0;
    }

    boolean hasWeight() {
        return weight >= 0;
    }

    boolean empty() {
        return !hasForward() && !hasInput() && !hasWeight();
    }
}
