// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import org.apache.commons.math3.special.Erf;

/**
 * A step waits for the slowest of its GPUs, whose speeds are normally distributed about the mean: the largest of N keeps
 * to a time with probability p where each keeps to it with p^(1/N).
 *
 * @param gpus   at least 1
 * @param spread standard deviation of their speed, as a share
 */
record Jitter(long gpus, double spread) {
    /**
     * The step that this share of the steps keeps to, over the mean step: constants fitted to measured means contain the
     * slowest GPU of the mean step.
     */
    double factor(double share) {
        return slowest(Math.pow(share, 1.0 / gpus)) / slowest((gpus - 0.375) / (gpus + 0.25));
    }

    /** Mean and spread at a quantile of the normal distribution; Blom 1958 for that of the expected largest. */
    private double slowest(double quantile) {
        return 1 + spread * Math.sqrt(2) * Erf.erfInv(2 * quantile - 1);
    }
}
