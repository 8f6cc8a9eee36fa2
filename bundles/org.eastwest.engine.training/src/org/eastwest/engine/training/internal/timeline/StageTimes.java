// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.Arrays;

/**
 * Times of one micro-batch on the stages that it passes, virtual ones counted, seconds. The arrays have one element for
 * each and a last one of 0 for nothing; they are shared, not copied, because searches make many.
 *
 * @param forward        forward, with what its communication leaves exposed
 * @param inputGradient  backward without the gradients of weights, likewise
 * @param weightGradient gradients of weights
 * @param transfer       a send to the next stage
 * @param blocking       true when the sender waits for it; else it takes the time between two stages only
 * @param late           what a send between a stage and the next takes longer, either way; null where none does
 */
record StageTimes(double[] forward, double[] inputGradient, double[] weightGradient, double transfer,
        boolean blocking, double[] late) {
    /** Sends that all take the same. */
    StageTimes(double[] forward, double[] inputGradient, double[] weightGradient, double transfer, boolean blocking) {
        this(forward, inputGradient, weightGradient, transfer, blocking, null);
    }

    /** The same without sends. */
    StageTimes withoutTransfer() {
        return new StageTimes(forward, inputGradient, weightGradient, 0, false);
    }

    /** A hash of the numbers themselves. */
    int content() {
        int hash = Arrays.hashCode(forward);
        hash = 31 * hash + Arrays.hashCode(inputGradient);
        hash = 31 * hash + Arrays.hashCode(weightGradient);
        return 31 * (31 * hash + Double.hashCode(transfer)) + Arrays.hashCode(late);
    }

    /** True when all numbers are the same. */
    boolean sameAs(StageTimes other) {
        return blocking == other.blocking && transfer == other.transfer && Arrays.equals(forward, other.forward)
                && Arrays.equals(inputGradient, other.inputGradient)
                && Arrays.equals(weightGradient, other.weightGradient) && Arrays.equals(late, other.late);
    }

    /** Stages that a micro-batch passes. */
    int path() {
        return forward.length - 1;
    }
}
