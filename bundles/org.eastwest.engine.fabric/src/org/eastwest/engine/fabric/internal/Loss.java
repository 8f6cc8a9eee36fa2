// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/**
 * What it costs to send lost packets again. All arguments are probabilities of 0 to 1 and counts. Congestion control
 * that takes a loss for congestion slows down besides, as Swift (SIGCOMM 2020, algorithm 1) and NSCC do: under random
 * loss the packet simulator shows less goodput than these forms.
 */
public final class Loss {
    private Loss() {
    }

    /**
     * Share of sent packets that are new under go-back-N, when a NACK reveals every loss after one window:
     * (1 - p) / (1 - p + p W) (Bertsekas and Gallager, Data Networks, 1992, section 2.4).
     *
     * @param lossProbability of a packet
     * @param windowPackets   packets on the way between a loss and its repair
     */
    public static double goBackN(double lossProbability, double windowPackets) {
        double kept = 1 - lossProbability;
        return kept / (kept + lossProbability * Math.max(1, windowPackets));
    }

    /** Share of sent packets that are new under selective repeat. */
    public static double selectiveRepeat(double lossProbability) {
        return 1 - lossProbability;
    }

    /** Probability that at least one of {@code count} is lost: 1 - (1 - p)^count. */
    public static double any(double lossProbability, double count) {
        return lossProbability >= 1 ? 1 : -Math.expm1(count * Math.log1p(-lossProbability));
    }
}
