// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Objects;

/**
 * How senders learn to slow down.
 *
 * @param name                 DCQCN, HPCC, Swift, NSCC, ...
 * @param signal               what tells them
 * @param feedbackDelaySeconds from congestion to the sender's reaction
 * @param targetUtilisation    share of the line that it aims to keep busy, 0 to 1; 1 when it aims at all of it
 */
public record CongestionControl(String name, Signal signal, double feedbackDelaySeconds, double targetUtilisation) {
    /** What tells a sender about congestion. */
    public enum Signal {
        /** Explicit congestion notification of InfiniBand or Ethernet. */
        MARK,
        /** In-band telemetry of queue and rate. */
        TELEMETRY,
        /** Round-trip delay. */
        DELAY,
        /** Delay and marks together. */
        DELAY_AND_MARK,
        /** Credits that the receiver grants. */
        RECEIVER_CREDIT
    }

    public CongestionControl {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(signal, "signal");
    }
}
