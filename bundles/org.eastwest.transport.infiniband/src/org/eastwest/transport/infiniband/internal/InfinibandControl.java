// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * InfiniBand's congestion control (InfiniBand Architecture Specification vol. 1, annex A10): each backward notification
 * (BECN) moves a flow one entry up a table of delays between its packets (CCTI_Increase 1), a timer moves it down again.
 * Entries are whole multiples of the sending time of a packet (multipliers without a shift) that grow with the square
 * of their number, as NVIDIA's manager of congestion control fills the table (LLNL's opensm-cc-optimizer,
 * generate_cct_mellanox_default): the first ones are 0, so that few marks cost nothing. Credits limit what is in flight
 * besides.
 *
 * @param notificationSeconds shortest time between two notifications of a receiver
 * @param timerSeconds        after which a flow moves one entry down (CCTI_Timer)
 * @param lastDelay           delay of the last entry, in sending times of a packet
 */
record InfinibandControl(double notificationSeconds, double timerSeconds, double lastDelay)
        implements CongestionAlgorithm {
    /** Last entry of the table (CCTI_Limit). */
    private static final double LIMIT = 127;
    private static final int ENTRY = OWN;
    private static final int LINE = OWN + 1;

    @Override
    public int variables() {
        return 2;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + WINDOW] = Double.POSITIVE_INFINITY;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        s[at + LINE] = path.lineBytesPerSecond();
        move(s, at, 0);
    }

    @Override
    public void onMark(double[] s, int at, double now) {
        move(s, at, Math.min(LIMIT, s[at + ENTRY] + 1));
        if (s[at + TIMER] == Double.POSITIVE_INFINITY) {
            s[at + TIMER] = now + timerSeconds;
        }
    }

    @Override
    public void onTimer(double[] s, int at, double now) {
        move(s, at, Math.max(0, s[at + ENTRY] - 1));
        s[at + TIMER] = s[at + ENTRY] > 0 ? now + timerSeconds : Double.POSITIVE_INFINITY;
    }

    private void move(double[] s, int at, double entry) {
        s[at + ENTRY] = entry;
        double delay = Math.floor(lastDelay * entry * entry / (LIMIT * LIMIT));
        s[at + RATE] = delay == 0 ? Double.POSITIVE_INFINITY : s[at + LINE] / (1 + delay);
    }
}
