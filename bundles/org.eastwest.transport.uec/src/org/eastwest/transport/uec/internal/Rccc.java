// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.SenderPath;

/**
 * RCCC, UEC's congestion control by the receiver (arXiv 2508.08906), without NSCC beside it: a sender begins with a
 * window of its own accord, and sends each further packet for a credit, which the receiver grants to its senders in
 * turn as fast as its links take packets. The window is the largest of NSCC and never changes (uet-htsim sim/uec.cpp does so
 * with receiver_cc_only). It sees queues before the receiver, not those on the way there.
 */
record Rccc() implements CongestionAlgorithm {
    private static final FixedWindow WINDOW_OF_SENDERS = new FixedWindow(Nscc.MOST_ROUND_TRIPS);

    @Override
    public int variables() {
        return WINDOW_OF_SENDERS.variables();
    }

    @Override
    public void start(double[] state, int at, SenderPath path) {
        WINDOW_OF_SENDERS.start(state, at, path);
    }

    @Override
    public boolean receiverDriven() {
        return true;
    }
}
