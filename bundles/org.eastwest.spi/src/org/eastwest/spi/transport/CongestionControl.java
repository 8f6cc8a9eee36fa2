// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Objects;
import java.util.Optional;

/**
 * How senders learn to slow down.
 *
 * @param name                 DCQCN, HPCC, Swift, NSCC, ...
 * @param signal               what tells them
 * @param feedbackDelaySeconds from congestion to the sender's reaction
 * @param targetUtilisation    share of the line that it aims to keep busy, 0 to 1; 1 when it aims at all of it
 * @param algorithm            what a sender does, for the packet simulator
 * @param marking              when switches mark packets, if they do
 * @since 1.0
 */
public record CongestionControl(String name, Signal signal, double feedbackDelaySeconds, double targetUtilisation,
        CongestionAlgorithm algorithm, Optional<EcnMarking> marking) {
    /** Round trips in flight where a transport says nothing else: enough to keep a line busy beside short queues. */
    private static final double USUAL_WINDOW = 1.5;

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
        Objects.requireNonNull(algorithm, "algorithm");
        Objects.requireNonNull(marking, "marking");
    }

    /** A control that the packet simulator sees as a fixed window of 1.5 round trips. */
    public CongestionControl(String name, Signal signal, double feedbackDelaySeconds, double targetUtilisation) {
        this(name, signal, feedbackDelaySeconds, targetUtilisation, new FixedWindow(USUAL_WINDOW), Optional.empty());
    }
}
