// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

/**
 * How requests share the replicas of a service. Prompts queue at a replica for prefill one after the other; answers are
 * decoded side by side.
 *
 * @param requestsPerSecond offered to the whole service; NaN when not given
 * @param prefillReplicas   replicas that do prefill
 * @param decodeReplicas    replicas that decode; the same ones unless disaggregated
 * @param disaggregated     true when prefill and decode have replicas of their own
 * @param prefillSeconds    prefill of one prompt
 * @param answerSeconds     time that one answer takes of a decoding replica: output tokens x step / concurrency
 */
record Load(double requestsPerSecond, int prefillReplicas, int decodeReplicas, boolean disaggregated,
        double prefillSeconds, double answerSeconds) {
    /** Splits replicas between prefill and decode so that the busier side is as little busy as can be. */
    static Load of(double requestsPerSecond, int replicas, boolean disaggregated, double prefillSeconds,
            double answerSeconds) {
        if (!disaggregated || replicas < 2) {
            return new Load(requestsPerSecond, replicas, replicas, false, prefillSeconds, answerSeconds);
        }
        int best = 1;
        for (int prefill = 2; prefill < replicas; prefill++) {
            if (busier(prefill, replicas, prefillSeconds, answerSeconds)
                    < busier(best, replicas, prefillSeconds, answerSeconds)) {
                best = prefill;
            }
        }
        return new Load(requestsPerSecond, best, replicas - best, true, prefillSeconds, answerSeconds);
    }

    private static double busier(int prefill, int replicas, double prefillSeconds, double answerSeconds) {
        return Math.max(prefillSeconds / prefill, answerSeconds / (replicas - prefill));
    }

    /** Requests per second at which the busier side is busy all the time. */
    double maximumPerSecond() {
        return disaggregated ? Math.min(prefillReplicas / prefillSeconds, decodeReplicas / answerSeconds)
                : decodeReplicas / (prefillSeconds + answerSeconds);
    }

    boolean known() {
        return !Double.isNaN(requestsPerSecond);
    }

    boolean overloaded() {
        return known() && requestsPerSecond >= maximumPerSecond();
    }

    /** Share of the time that a replica spends on prefill. */
    double prefillBusy() {
        return requestsPerSecond * prefillSeconds / prefillReplicas;
    }

    /** Mean wait of a prompt for its replica, M/D/1: rho S / (2 (1 - rho)); NaN when overloaded, 0 without a rate. */
    double meanWait() {
        return !known() ? 0 : overloaded() ? Double.NaN
                : prefillBusy() * prefillSeconds / (2 * (1 - prefillBusy()));
    }

    /**
     * Wait that 99 of 100 prompts stay below, in heavy traffic: P(W &gt; t) = rho e^(-2 (1 - rho) t / S) for M/D/1
     * (Kingman 1962); NaN when overloaded, 0 without a rate.
     */
    double tailWait() {
        return !known() ? 0 : overloaded() ? Double.NaN
                : Math.max(0, Math.log(100 * prefillBusy()) * prefillSeconds / (2 * (1 - prefillBusy())));
    }

    /** Time of a decode step with the prefills that come between, where one replica does both. */
    double stretched(double stepSeconds) {
        if (disaggregated || !known()) {
            return stepSeconds;
        }
        return overloaded() ? Double.NaN : stepSeconds / (1 - prefillBusy());
    }
}
