// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/**
 * How the ports of a switch are shared between the servers' side and the next tier.
 *
 * @param down ports towards the servers, at least 1
 * @param up   ports upwards, at least 1
 */
public record Split(int down, int up) {
    private static final double ROUNDING = 1e-9;

    /**
     * As many ports downwards as this oversubscription allows: half of them at 1, seven eighths at 7.
     *
     * @param radix            ports, at least 2
     * @param oversubscription downlink over uplink capacity, more than 0
     */
    public static Split of(int radix, double oversubscription) {
        int most = (int) Math.floor(radix * (oversubscription / (1 + oversubscription)) + ROUNDING);
        int down = Math.min(radix - 1, Math.max(1, most));
        return new Split(down, Math.min(radix - down, uplinks(down, oversubscription)));
    }

    /** Uplinks that this many downlinks need. */
    static int uplinks(int down, double oversubscription) {
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(down / oversubscription - ROUNDING)));
    }
}
