// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

/**
 * How often to save a job, and what is left of the time.
 *
 * @param stallSeconds   time that a checkpoint stops the job, delta
 * @param restartSeconds time from a failure to the same step again without lost work, R
 */
record Checkpointing(double stallSeconds, double restartSeconds) {
    /** Young 1974: tau = sqrt(2 delta M). */
    double young(double mtbfSeconds) {
        return Math.sqrt(2 * stallSeconds * mtbfSeconds);
    }

    /**
     * Daly 2006, equation 37: tau = sqrt(2 delta M) (1 + sqrt(delta / (2 M)) / 3 + delta / (18 M)) - delta for
     * delta < 2 M; M where failures come faster than that.
     */
    double daly(double mtbfSeconds) {
        if (stallSeconds >= 2 * mtbfSeconds) {
            return mtbfSeconds;
        }
        return young(mtbfSeconds) * (1 + Math.sqrt(stallSeconds / (2 * mtbfSeconds)) / 3
                + stallSeconds / (18 * mtbfSeconds)) - stallSeconds;
    }

    /** First order: 1 - delta / tau - tau / (2 M) - R / M, never negative. Too low where R is not small against M. */
    double goodput(double mtbfSeconds, double intervalSeconds) {
        return Math.max(0, 1 - stallSeconds / intervalSeconds - intervalSeconds / (2 * mtbfSeconds)
                - restartSeconds / mtbfSeconds);
    }

    /**
     * With failures during restarts and repeated work counted, for exponential failures: tau / (M e^(R / M)
     * (e^((tau + delta) / M) - 1)) (Daly 2006).
     */
    double exactGoodput(double mtbfSeconds, double intervalSeconds) {
        return intervalSeconds / (mtbfSeconds * Math.exp(restartSeconds / mtbfSeconds)
                * Math.expm1((intervalSeconds + stallSeconds) / mtbfSeconds));
    }
}
