// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.apache.commons.math3.special.Gamma;

/** The slowest of many that wait for each other (Dean and Barroso, The Tail at Scale, 2013). */
final class Tail {
    private Tail() {
    }

    /** Probability that a step of {@code ranks} holds an event beyond the 99.9th percentile: 1 - 0.999^N. */
    static double stepHitsP999(double ranks) {
        return Loss.any(0.001, ranks);
    }

    /** Expected slowest of {@code ranks} exponential delays over their mean: the harmonic number. */
    static double slowestExponential(double ranks) {
        return Gamma.digamma(ranks + 1) + Gamma.GAMMA;
    }

    /**
     * Expected slowest of {@code ranks} normal delays above their mean, in standard deviations: the asymptotic form
     * sqrt(2 ln N) - (ln ln N + ln 4 pi) / (2 sqrt(2 ln N)), a few percent below the exact value.
     *
     * @param ranks at least 2
     */
    static double slowestNormal(double ranks) {
        double root = Math.sqrt(2 * Math.log(ranks));
        return root - (Math.log(Math.log(ranks)) + Math.log(4 * Math.PI)) / (2 * root);
    }
}
