// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

/**
 * How requests share the replicas of a service. Each goes to one of them at random. Prompts queue at a replica for
 * prefill one after the other; answers are decoded side by side.
 *
 * @param requestsPerSecond offered to the whole service; NaN when not given
 * @param prefillReplicas   replicas that do prefill
 * @param decodeReplicas    replicas that decode; the same ones unless disaggregated
 * @param disaggregated     true when prefill and decode have replicas of their own
 * @param prefillSeconds    prefill of one prompt
 * @param answerSeconds     time that one answer takes of a decoding replica: output tokens x step / concurrency
 * @param transferSeconds   time that the cache of a prompt takes of the NICs of a decoding replica; 0 unless
 *                          disaggregated
 */
record Load(double requestsPerSecond, int prefillReplicas, int decodeReplicas, boolean disaggregated,
        double prefillSeconds, double answerSeconds, double transferSeconds) {
    /** Splits replicas between prefill and decode so that the busier side is as little busy as can be. */
    static Load of(double requestsPerSecond, int replicas, boolean disaggregated, double prefillSeconds,
            double answerSeconds, double transferSeconds) {
        if (!disaggregated || replicas < 2) {
            return new Load(requestsPerSecond, replicas, replicas, false, prefillSeconds, answerSeconds, 0);
        }
        double decode = Math.max(answerSeconds, transferSeconds);
        int best = 1;
        for (int prefill = 2; prefill < replicas; prefill++) {
            if (busier(prefill, replicas, prefillSeconds, decode) < busier(best, replicas, prefillSeconds, decode)) {
                best = prefill;
            }
        }
        return new Load(requestsPerSecond, best, replicas - best, true, prefillSeconds, answerSeconds,
                transferSeconds);
    }

    private static double busier(int prefill, int replicas, double prefillSeconds, double decodeSeconds) {
        return Math.max(prefillSeconds / prefill, decodeSeconds / (replicas - prefill));
    }

    /** The same replicas under other requests. */
    Load at(double otherRequestsPerSecond) {
        return new Load(otherRequestsPerSecond, prefillReplicas, decodeReplicas, disaggregated, prefillSeconds,
                answerSeconds, transferSeconds);
    }

    /** Requests per second at which the busier side is busy all the time. */
    double maximumPerSecond() {
        return disaggregated ? Math.min(prefillReplicas / prefillSeconds,
                decodeReplicas / Math.max(answerSeconds, transferSeconds))
                : decodeReplicas / (prefillSeconds + answerSeconds);
    }

    boolean known() {
        return !Double.isNaN(requestsPerSecond);
    }

    boolean overloaded() {
        return known() && requestsPerSecond >= maximumPerSecond();
    }

    /** Requests a second that a decoding replica gets. */
    double perDecodeReplica() {
        return requestsPerSecond / decodeReplicas;
    }

    /** Share of the time that a replica spends on prefill. */
    double prefillBusy() {
        return requestsPerSecond * prefillSeconds / prefillReplicas;
    }

    /** Share of the time that the NICs of a decoding replica receive caches. */
    double transferBusy() {
        return perDecodeReplica() * transferSeconds;
    }

    /** Wait of a prompt for its replica. */
    Waits.Wait prefillWait() {
        return wait(prefillBusy(), prefillSeconds);
    }

    /** Wait of a cache for those that come to the same decoding replica. */
    Waits.Wait transferWait() {
        return wait(transferBusy(), transferSeconds);
    }

    private Waits.Wait wait(double busy, double service) {
        return known() && service > 0 ? Waits.Wait.fixedService(busy, service)
                : new Waits.Wait(0, Double.POSITIVE_INFINITY);
    }

    /** What comes between two decode steps. */
    Interruptions interruptions() {
        return disaggregated || !known() ? Interruptions.NONE
                : new Interruptions(perDecodeReplica(), prefillSeconds);
    }
}
