// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

/**
 * Seconds of the matrix multiplications of some linear layers.
 *
 * @param forward        in forward
 * @param inputGradient  of the gradient of the input, in backward
 * @param weightGradient of the gradient of the weights, in backward
 */
public record LinearTimes(double forward, double inputGradient, double weightGradient) {
    static final LinearTimes NONE = new LinearTimes(0, 0, 0);

    LinearTimes plus(LinearTimes other) {
        return new LinearTimes(forward + other.forward, inputGradient + other.inputGradient,
                weightGradient + other.weightGradient);
    }

    LinearTimes times(double factor) {
        return new LinearTimes(factor * forward, factor * inputGradient, factor * weightGradient);
    }

    /** All three. */
    public double total() {
        return forward + inputGradient + weightGradient;
    }
}
