// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * Times of collective algorithms over equal links, in seconds, by the alpha-beta model. {@code n} ranks hold
 * {@code bytes} each; a group of one rank takes no time. Sources: Thakur, Rabenseifner and Gropp 2005; Chan et al.
 * 2007; Patarasuk and Yuan 2009 (ring); Sanders, Speck and Traff 2009 (two trees). The time to reduce is taken to hide
 * behind the transfer, as it does on GPUs.
 */
public final class AlphaBeta {
    private AlphaBeta() {
    }

    /** Ring all-reduce: 2(n-1) alpha + 2(n-1)/n S beta. */
    public static double ringAllReduce(long n, double bytes, Link link) {
        return n <= 1 ? 0 : link.seconds(2.0 * (n - 1), 2 * share(n) * bytes);
    }

    /** Ring reduce-scatter or all-gather of {@code bytes} in all: (n-1) alpha + (n-1)/n S beta. */
    public static double ringGather(long n, double bytes, Link link) {
        return n <= 1 ? 0 : link.seconds(n - 1.0, share(n) * bytes);
    }

    /** Recursive doubling all-reduce, for small messages: ceil(log2 n) (alpha + S beta). */
    public static double recursiveDoublingAllReduce(long n, double bytes, Link link) {
        int rounds = ceilLog2(n);
        return link.seconds(rounds, rounds * bytes);
    }

    /**
     * Recursive halving and doubling (Rabenseifner) all-reduce: 2 log2 n alpha + 2(n-1)/n S beta; a rank count that is
     * no power of two costs one step before and one after that carry the whole buffer.
     */
    public static double halvingDoublingAllReduce(long n, double bytes, Link link) {
        if (n <= 1) {
            return 0;
        }
        long power = Long.highestOneBit(n);
        double core = link.seconds(2.0 * ceilLog2(power), 2 * share(power) * bytes);
        return power == n ? core : core + link.seconds(2, 2 * bytes);
    }

    /** Two binary trees that carry half each, pipelined: 2 log2 n alpha + 2 S beta. */
    public static double doubleTreeAllReduce(long n, double bytes, Link link) {
        return n <= 1 ? 0 : link.seconds(2.0 * ceilLog2(n), 2 * bytes);
    }

    /** Bruck (NCCL's PAT) all-gather of {@code bytes} in all: log2 n alpha + (n-1)/n S beta. */
    public static double bruckGather(long n, double bytes, Link link) {
        return n <= 1 ? 0 : link.seconds(ceilLog2(n), share(n) * bytes);
    }

    /** Pairwise all-to-all, {@code bytes} a rank in all: (n-1) alpha + (n-1)/n S beta. */
    public static double pairwiseAllToAll(long n, double bytes, Link link) {
        return ringGather(n, bytes, link);
    }

    /**
     * All-reduce in the switches: every rank sends and receives its buffer once, up and down the tree:
     * 2 depth alpha + S beta.
     *
     * @param depth tiers of switches that reduce, at least 1
     */
    public static double inNetworkAllReduce(long n, int depth, double bytes, Link link) {
        return n <= 1 ? 0 : link.seconds(2.0 * depth, bytes);
    }

    /**
     * Phases inside and across scale-up domains that work on one buffer in chunks:
     * lambda max(a, b) + (1 - lambda)(a + b).
     *
     * @param lambda 0 for one phase after the other, 1 for perfect pipelining
     */
    public static double pipelined(double lambda, double inside, double across) {
        return lambda * Math.max(inside, across) + (1 - lambda) * (inside + across);
    }

    /** (n-1)/n. */
    static double share(long n) {
        return (n - 1.0) / n;
    }

    /** The smallest k with 2^k not below n. */
    static int ceilLog2(long n) {
        return n <= 1 ? 0 : 64 - Long.numberOfLeadingZeros(n - 1);
    }
}
