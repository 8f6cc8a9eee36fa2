// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.osgi.annotation.versioning.ProviderType;

/**
 * What a full buffer does to its sender.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface FlowControl {
    /**
     * Buffer of a switch where nothing states one, as the time in which all its ports send it: 160 MB of 51.2 Tb/s.
     *
     * @since 1.1
     */
    double USUAL_BUFFER_SECONDS = 25e-6;

    /** True when congestion drops nothing. */
    boolean lossless();

    /** Priorities or virtual lanes that can keep the traffic of jobs apart, at least 1. */
    int classes();

    /**
     * Credits for each virtual lane, as InfiniBand: a sender without credit waits.
     *
     * @param virtualLanes data lanes in use
     */
    record Credits(int virtualLanes) implements FlowControl {
        @Override
        public int classes() {
            return Math.max(1, virtualLanes);
        }

        @Override
        public boolean lossless() {
            return true;
        }
    }

    /**
     * PFC: a switch pauses its sender at XOFF and keeps headroom for what is in flight.
     *
     * @param losslessPriorities priorities that pause
     * @param xoffShare          share of a switch's buffer that one port may fill before it pauses, 0 to 1
     * @param headroom           buffer that each port keeps for what arrives after its pause
     */
    record PriorityFlowControl(int losslessPriorities, double xoffShare, PauseHeadroom headroom)
            implements FlowControl {
        /** PFC with the headroom of {@link PauseHeadroom#DEFAULT}. */
        public PriorityFlowControl(int losslessPriorities, double xoffShare) {
            this(losslessPriorities, xoffShare, PauseHeadroom.DEFAULT);
        }

        @Override
        public int classes() {
            return Math.max(1, losslessPriorities);
        }

        @Override
        public boolean lossless() {
            return true;
        }
    }

    /**
     * Nothing stops a sender; a full buffer drops, or trims.
     *
     * @param trimming             true when a full queue forwards the header, so that the receiver learns of the loss
     *                             at once
     * @param queueLimitRoundTrips what one queue may hold besides its share of the buffer, in bandwidth-delay products
     *                             of the network; infinite for the buffer alone
     */
    record BestEffort(boolean trimming, double queueLimitRoundTrips) implements FlowControl {
        /** Priorities of an Ethernet frame (IEEE 802.1Q, priority code point). */
        private static final int PRIORITIES = 8;

        /** Queues that only the buffer limits. */
        public BestEffort(boolean trimming) {
            this(trimming, Double.POSITIVE_INFINITY);
        }

        /** Priorities need no headroom where nothing pauses. */
        @Override
        public int classes() {
            return PRIORITIES;
        }

        @Override
        public boolean lossless() {
            return false;
        }
    }
}
