// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * What lengths of queues are counted in, so that they hold for any rate of the link.
 *
 * @since 1.0
 */
public enum QueueMeasure {
    /** Seconds that the link needs to empty the queue. */
    SECONDS,
    /** Bandwidth-delay products: what the link sends in the round trip of the network. */
    ROUND_TRIPS;

    /**
     * Bytes of a queue of this length.
     *
     * @param length           in this measure
     * @param bytesPerSecond   rate of the link
     * @param roundTripSeconds longest round trip in the network
     */
    public double bytes(double length, double bytesPerSecond, double roundTripSeconds) {
        return length * bytesPerSecond * (this == SECONDS ? 1 : roundTripSeconds);
    }
}
