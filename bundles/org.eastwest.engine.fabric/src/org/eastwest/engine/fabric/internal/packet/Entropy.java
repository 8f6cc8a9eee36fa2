// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.spi.transport.LoadBalancing;

/**
 * Entropy values of packets, which choose the path. An adaptive sender keeps the values whose packets came through
 * without a mark and uses each of them once more before it draws new ones (REPS, arXiv 2407.21625).
 */
final class Entropy {
    private static final int KEPT = 8;

    private final Draws draws;
    private final int values;
    private final boolean adaptive;
    private final char[] kept;
    private final byte[] first;
    private final byte[] count;

    Entropy(LoadBalancing balancing, int rows, Draws draws) {
        this.draws = draws;
        LoadBalancing.Spraying spraying = balancing instanceof LoadBalancing.Spraying s ? s : null;
        values = spraying == null ? 1 : Math.min(spraying.entropyValues(), LoadBalancing.Spraying.ALL_ENTROPY_VALUES);
        adaptive = spraying != null && spraying.adaptive();
        kept = new char[adaptive ? rows * KEPT : 0];
        first = new byte[adaptive ? rows : 0];
        count = new byte[adaptive ? rows : 0];
    }

    /** The value of the next packet. */
    int next(int row) {
        if (adaptive && count[row] > 0) {
            int at = first[row];
            first[row] = (byte) ((at + 1) % KEPT);
            count[row]--;
            return kept[row * KEPT + at];
        }
        return values == 1 ? 0 : draws.nextInt(values);
    }

    /** A packet with this value came through. */
    void cameThrough(int row, int entropy, boolean marked) {
        if (adaptive && !marked && count[row] < KEPT) {
            kept[row * KEPT + (first[row] + count[row]) % KEPT] = (char) entropy;
            count[row]++;
        }
    }

    /** Nothing is known about paths any more. */
    void forget(int row) {
        if (adaptive) {
            count[row] = 0;
        }
    }

    boolean adaptive() {
        return adaptive;
    }

    long bytes() {
        return 2L * kept.length + first.length + count.length;
    }
}
