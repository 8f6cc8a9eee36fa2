// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

/**
 * Prefills that come between two decode steps of a replica that does both. A prompt that arrives is prefilled at once,
 * and so are those that arrive meanwhile: their number is the one served in a busy period of M/D/1 that begins with the
 * prompts of a step, P(k) = a (a + k rho)^(k - 1) e^(-(a + k rho)) / k! (Borel; Tanner 1961; generalised Poisson,
 * Consul and Jain 1973).
 *
 * @param requestsPerSecond at the replica; 0 where others do prefill
 * @param prefillSeconds    of a prompt
 */
record Interruptions(double requestsPerSecond, double prefillSeconds) {
    static final Interruptions NONE = new Interruptions(0, 0);

    /** Share of the time that the replica spends on prefill. */
    double busy() {
        return requestsPerSecond * prefillSeconds;
    }

    /** Mean time between the tokens of a sequence whose steps take so long. */
    double stretched(double stepSeconds) {
        return stepSeconds / (1 - busy());
    }

    /** Probability that exactly so many prompts are prefilled after a step. */
    double probability(int prompts, double stepSeconds) {
        double arrived = requestsPerSecond * stepSeconds;
        if (arrived == 0) {
            return prompts == 0 ? 1 : 0;
        }
        double log = Math.log(arrived) + (prompts - 1) * Math.log(arrived + prompts * busy())
                - (arrived + prompts * busy());
        for (int k = 2; k <= prompts; k++) {
            log -= Math.log(k);
        }
        return Math.exp(log);
    }

    /** Probability that a token comes later than this after the one before. */
    double beyond(double stepSeconds, double seconds) {
        if (seconds < stepSeconds) {
            return 1;
        }
        if (busy() == 0) {
            return 0;
        }
        double sum = 0;
        int most = (int) Math.min(10_000, Math.floor((seconds - stepSeconds) / prefillSeconds));
        for (int k = 0; k <= most; k++) {
            sum += probability(k, stepSeconds);
        }
        return Math.max(0, 1 - sum);
    }
}
