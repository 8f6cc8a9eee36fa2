// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.osgi.annotation.versioning.ProviderType;

/**
 * What happens when a packet is lost.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface LossRecovery {
    /** Probability that a packet is lost for any reason but congestion, 0 to 1. */
    double lossProbability();

    /** Packets that one acknowledgement of a receiver covers, at least 1; marks and gaps are told at once. */
    int packetsPerAck();

    /** Wait before a loss that nothing else reveals is repaired, in seconds; 0 when there is no such wait. */
    double timeoutSeconds();

    /**
     * Everything from the lost packet on is sent again.
     *
     * @param lossProbability of a packet
     * @param timeoutSeconds  retransmission timeout
     * @param packetsPerAck   packets that one acknowledgement covers
     */
    record GoBackN(double lossProbability, double timeoutSeconds, int packetsPerAck) implements LossRecovery {
        /** Every packet is acknowledged. */
        public GoBackN(double lossProbability, double timeoutSeconds) {
            this(lossProbability, timeoutSeconds, 1);
        }
    }

    /**
     * Only what was lost is sent again.
     *
     * @param lossProbability of a packet
     * @param timeoutSeconds  retransmission timeout
     * @param packetsPerAck   packets that one acknowledgement covers
     */
    record SelectiveRepeat(double lossProbability, double timeoutSeconds, int packetsPerAck) implements LossRecovery {
        /** Every packet is acknowledged. */
        public SelectiveRepeat(double lossProbability, double timeoutSeconds) {
            this(lossProbability, timeoutSeconds, 1);
        }
    }
}
