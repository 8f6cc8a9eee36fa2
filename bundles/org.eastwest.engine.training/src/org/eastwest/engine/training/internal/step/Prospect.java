// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

/** A plan that is evaluated as far as it is asked for, the cheap first. Each number is the one that the estimate has. */
public interface Prospect {
    /** Memory of the fullest GPU, bytes. */
    double memoryBytes();

    /** Bytes that a GPU sends through the compute fabric in a step. */
    double scaleOutBytes();

    /**
     * Time that the step takes at least, seconds: of the pipeline only that each stage works on every micro-batch, and
     * that the first has to come to it and the last has to go back.
     */
    double leastSeconds();

    /** Everything. */
    StepEstimate estimate();
}
