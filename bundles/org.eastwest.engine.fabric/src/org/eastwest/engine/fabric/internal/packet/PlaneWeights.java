// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * What each queue pair sends through each port of its NIC, as a share of the port's rate. Ports lead to planes of their
 * own. A port whose packets come back later than those of the quickest port leads into a plane with fewer paths, and
 * gets less once in a round trip, in proportion to how much later; one that keeps up gets more again. Published is that
 * SuperNICs weigh planes by congestion (arXiv 2605.21187), not the law; this one is of the kind of Swift's.
 */
final class PlaneWeights {
    /** Later than the quickest port by this many empty round trips of the network is taken for congestion. */
    private static final double TOLERANCE = 1;
    /** Share of a port's weight that goes at most, in a round trip; as much comes back, so that chance evens out. */
    private static final double MOST_DECREASE = 0.05;
    private static final double INCREASE = 0.05;
    /** A plane is never given up, so that it is noticed when it is well again. */
    private static final double LEAST = 0.05;
    /** Of one measurement in the mean of a port. */
    private static final double NEWEST = 0.25;

    private final int ports;
    private final long tolerance;
    private final float[] weight;
    private final float[] delay;
    private final long[] sendFrom;
    private final long[] adjustAt;

    /**
     * @param adapts           false when all ports are used alike
     * @param rows             queue pairs
     * @param networkRoundTrip in picoseconds
     */
    PlaneWeights(boolean adapts, Topology topology, int rows, long networkRoundTrip) {
        int most = 0;
        for (int host = 0; adapts && host < topology.endpoints(); host++) {
            most = Math.max(most, topology.firstLink(host + 1) - topology.firstLink(host));
        }
        ports = most > 1 ? most : 0;
        tolerance = Math.round(TOLERANCE * networkRoundTrip);
        weight = new float[rows * ports];
        delay = new float[rows * ports];
        sendFrom = new long[rows * ports];
        adjustAt = new long[ports == 0 ? 0 : rows];
        Arrays.fill(weight, 1);
        Arrays.fill(delay, Float.NaN);
    }

    boolean adapt() {
        return ports > 0;
    }

    /** False when the queue pair has had its share of this port. */
    boolean maySend(int row, int port, long now) {
        return sendFrom[row * ports + port] <= now;
    }

    /**
     * A packet leaves.
     *
     * @param duration picoseconds it takes at the rate of the port
     */
    void sent(int row, int port, long now, long duration) {
        int at = row * ports + port;
        if (weight[at] < 1) {
            sendFrom[at] = Math.max(sendFrom[at], now) + (long) (duration / weight[at]);
        }
    }

    /**
     * A packet that left through this port has been acknowledged.
     *
     * @param roundTrip its own, in picoseconds
     */
    void cameBack(int row, int port, long now, long roundTrip) {
        int at = row * ports + port;
        delay[at] = Float.isNaN(delay[at]) ? roundTrip : (float) (delay[at] + NEWEST * (roundTrip - delay[at]));
        if (now >= adjustAt[row]) {
            adjustAt[row] = now + roundTrip;
            adjust(row * ports);
        }
    }

    private void adjust(int first) {
        float quickest = Float.POSITIVE_INFINITY;
        for (int at = first; at < first + ports; at++) {
            quickest = Float.isNaN(delay[at]) ? quickest : Math.min(quickest, delay[at]);
        }
        for (int at = first; at < first + ports; at++) {
            double late = delay[at] - quickest;
            weight[at] = (float) (late > tolerance
                    ? Math.max(LEAST, weight[at] * Math.max(1 - MOST_DECREASE, 1 - (late - tolerance) / delay[at]))
                    : Math.min(1, weight[at] + INCREASE));
        }
    }

    long bytes() {
        return 4L * weight.length + 4L * delay.length + 8L * sendFrom.length + 8L * adjustAt.length;
    }
}
