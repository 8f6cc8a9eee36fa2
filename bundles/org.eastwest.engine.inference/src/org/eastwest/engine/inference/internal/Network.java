// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

/**
 * What the ranks of a service communicate over: the scale-up domain and, beyond it, their NICs. Times are
 * alpha-beta: a latency that no bandwidth shortens, and bytes over bandwidth.
 *
 * @param baseSeconds      of an empty collective
 * @param hopSeconds       of a hop on scale-up links
 * @param scaleUpPerSecond bytes per second per direction that collectives reach inside a domain
 * @param domain           GPUs of a scale-up domain
 * @param messageSeconds   one-way latency of a small message over the fabric
 * @param nicPerSecond     bytes per second per direction of a GPU's share of the NICs; NaN when it has none
 */
record Network(double baseSeconds, double hopSeconds, double scaleUpPerSecond, int domain, double messageSeconds,
        double nicPerSecond) {
    /** Low-latency protocols send a flag with every word: half of the bandwidth (NVIDIA/nccl@5067397 tuning.cc). */
    private static final double FLAGGED = 0.5;

    /** All-reduce of S bytes over n consecutive ranks. */
    Cost allReduce(long n, double bytes) {
        if (n <= 1 || bytes <= 0) {
            return Cost.NONE;
        }
        long inside = Math.min(n, domain);
        Cost within = inside <= 1 ? Cost.NONE : tree(inside, bytes).orRing(ring(inside, bytes));
        long domains = (n + inside - 1) / inside;
        if (domains <= 1) {
            return within;
        }
        // The part of a rank, once its domain has reduced, goes round the domains and comes back to all.
        double part = bytes / inside;
        double steps = 2 * log2(domains);
        return within.and(new Cost(baseSeconds + steps * messageSeconds,
                2.0 * (domains - 1) / domains * part / nicPerSecond));
    }

    /** Double binary tree: 2 log2 n hops; each rank sends and receives S twice at the flagged rate. */
    private Cost tree(long n, double bytes) {
        return new Cost(baseSeconds + 2 * log2(n) * hopSeconds, 2 * bytes / (FLAGGED * scaleUpPerSecond));
    }

    /** Ring: 2 (n - 1) hops, 2 (n - 1) / n of S at the full rate. */
    private Cost ring(long n, double bytes) {
        return new Cost(baseSeconds + 2 * (n - 1) * hopSeconds, 2.0 * (n - 1) / n * bytes / scaleUpPerSecond);
    }

    /** All-to-all in which each of n consecutive ranks sends S bytes altogether. */
    Cost exchange(long n, double bytes) {
        if (n <= 1 || bytes <= 0) {
            return Cost.NONE;
        }
        long inside = Math.min(n, domain);
        double stays = (inside - 1.0) / n * bytes / scaleUpPerSecond;
        if (inside == n) {
            return new Cost(baseSeconds + hopSeconds, stays);
        }
        // Both ways at once: the slower one decides.
        return new Cost(baseSeconds + messageSeconds,
                Math.max(stays, (double) (n - inside) / n * bytes / nicPerSecond));
    }

    /** S bytes from one GPU to another over the fabric. */
    Cost send(double bytes) {
        return new Cost(messageSeconds, bytes / nicPerSecond);
    }

    /** S bytes to the next stage of a pipeline that is this many ranks away. */
    Cost stage(long distance, double bytes) {
        return distance < domain ? new Cost(hopSeconds, bytes / scaleUpPerSecond) : send(bytes);
    }

    /** The same with other links, for what-if questions. */
    Network with(double latency, double bandwidth) {
        return new Network(baseSeconds * latency, hopSeconds * latency, scaleUpPerSecond * bandwidth, domain,
                messageSeconds * latency, nicPerSecond * bandwidth);
    }

    private static double log2(long n) {
        return Math.ceil(Math.log(n) / Math.log(2) - 1e-9);
    }

    /**
     * Time of a collective.
     *
     * @param latency   seconds that no bandwidth shortens
     * @param bandwidth seconds of bytes over bandwidth
     */
    record Cost(double latency, double bandwidth) {
        static final Cost NONE = new Cost(0, 0);

        double seconds() {
            return latency + bandwidth;
        }

        Cost and(Cost other) {
            return new Cost(latency + other.latency, bandwidth + other.bandwidth);
        }

        Cost times(double count) {
            return new Cost(latency * count, bandwidth * count);
        }

        Cost orRing(Cost ring) {
            return ring.seconds() < seconds() ? ring : this;
        }
    }
}
