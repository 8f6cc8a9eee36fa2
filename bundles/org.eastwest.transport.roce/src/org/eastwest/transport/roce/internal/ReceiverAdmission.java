// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * Receivers admit senders, as Meta's collective library does instead of DCQCN (arXiv 2407.21783, section 3.3.1): a
 * sender may begin with some round trips' data, and sends the rest as the receiver grants it at the rate of its link.
 *
 * @param firstRoundTrips data that a sender may send unasked, in round trips of the network
 */
record ReceiverAdmission(double firstRoundTrips) implements CongestionAlgorithm {
    @Override
    public int variables() {
        return 0;
    }

    @Override
    public boolean receiverDriven() {
        return true;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + WINDOW] = Math.max(path.packetBytes(),
                firstRoundTrips * path.networkRoundTripSeconds() * path.lineBytesPerSecond());
        s[at + RATE] = Double.POSITIVE_INFINITY;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
    }
}
