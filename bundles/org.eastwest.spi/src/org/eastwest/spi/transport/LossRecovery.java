// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/** What happens when a packet is lost. */
public sealed interface LossRecovery {
    /** Probability that a packet is lost for any reason but congestion, 0 to 1. */
    double lossProbability();

    /** Wait before a loss that nothing else reveals is repaired, in seconds. */
    double timeoutSeconds();

    /**
     * Everything from the lost packet on is sent again.
     *
     * @param lossProbability of a packet
     * @param timeoutSeconds  retransmission timeout
     */
    record GoBackN(double lossProbability, double timeoutSeconds) implements LossRecovery {
    }

    /**
     * Only what was lost is sent again.
     *
     * @param lossProbability of a packet
     * @param timeoutSeconds  retransmission timeout
     */
    record SelectiveRepeat(double lossProbability, double timeoutSeconds) implements LossRecovery {
    }
}
