// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * No control of congestion: a window that stays as it is.
 *
 * @param roundTrips of the network at line rate that may be in flight, more than 0; infinite for no window at all
 * @since 1.0
 */
public record FixedWindow(double roundTrips) implements CongestionAlgorithm {
    public FixedWindow {
        if (!(roundTrips > 0)) {
            throw new IllegalArgumentException("a window must be more than 0 round trips, not " + roundTrips);
        }
    }

    @Override
    public int variables() {
        return 0;
    }

    @Override
    public void start(double[] state, int at, SenderPath path) {
        state[at + WINDOW] = Math.max(path.packetBytes(),
                roundTrips * path.networkRoundTripSeconds() * path.lineBytesPerSecond());
        state[at + RATE] = Double.POSITIVE_INFINITY;
        state[at + TIMER] = Double.POSITIVE_INFINITY;
    }
}
