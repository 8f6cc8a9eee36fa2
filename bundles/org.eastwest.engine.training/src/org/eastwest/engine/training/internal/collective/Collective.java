// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/** The collectives that training uses, with nccl-tests' conversion to bus bandwidth (doc/PERFORMANCE.md). */
public enum Collective {
    ALL_REDUCE("all-reduce"), REDUCE_SCATTER("reduce-scatter"), ALL_GATHER("all-gather"), ALL_TO_ALL("all-to-all"),
    BROADCAST("broadcast"), SEND_RECEIVE("send-receive");

    private final String word;

    Collective(String word) {
        this.word = word;
    }

    /** The glossary's name. */
    public String word() {
        return word;
    }

    /**
     * Bus bandwidth over algorithm bandwidth: 2(n-1)/n for all-reduce, (n-1)/n for reduce-scatter, all-gather and
     * all-to-all, 1 for broadcast and send-receive.
     */
    public double busFactor(long n) {
        return switch (this) {
            case ALL_REDUCE -> 2 * AlphaBeta.share(n);
            case REDUCE_SCATTER, ALL_GATHER, ALL_TO_ALL -> AlphaBeta.share(n);
            case BROADCAST, SEND_RECEIVE -> 1;
        };
    }

    /**
     * Passes over the ring: every GPU sends (n-1)/n of the buffer in each of them; a broadcast sends all of it once.
     */
    int passes() {
        return this == ALL_REDUCE ? 2 : 1;
    }

    /** A GPU's own part, which it copies from input to output, over bytes of the buffer. */
    double ownShare(long n) {
        return this == BROADCAST ? 0 : 1.0 / n;
    }

    /** Bytes that every GPU of a ring of n sends over bytes of the buffer. */
    double ringVolume(long n) {
        return this == BROADCAST ? 1 : passes() * AlphaBeta.share(n);
    }

    /** Bus bandwidth, bytes per second, of {@code bytes} a rank in {@code seconds}. */
    public double busBytesPerSecond(long n, double bytes, double seconds) {
        return bytes / seconds * busFactor(n);
    }
}
