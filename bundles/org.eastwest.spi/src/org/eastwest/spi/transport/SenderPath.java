// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * What a sender knows about the way of its flow when it starts.
 *
 * @param lineBytesPerSecond      rate of its NIC, per direction
 * @param roundTripSeconds        of a full packet and its acknowledgement through empty queues
 * @param networkRoundTripSeconds the same of the longest way in the network, at least {@code roundTripSeconds}
 * @param packetBytes             a full packet on the wire
 * @param payloadBytes            payload of a full packet
 * @param hops                    switches on the way
 * @since 1.0
 */
public record SenderPath(double lineBytesPerSecond, double roundTripSeconds, double networkRoundTripSeconds,
        double packetBytes, double payloadBytes, int hops) {
    public SenderPath {
        if (!(lineBytesPerSecond > 0 && roundTripSeconds > 0 && networkRoundTripSeconds >= roundTripSeconds
                && packetBytes >= payloadBytes && payloadBytes > 0)) {
            throw new IllegalArgumentException("rate, round trip and packet must be more than 0, the network's round"
                    + " trip no shorter than the flow's, a packet no smaller than its payload");
        }
    }

    /** Bytes in flight that keep the line busy through empty queues. */
    public double bandwidthDelayBytes() {
        return lineBytesPerSecond * roundTripSeconds;
    }
}
