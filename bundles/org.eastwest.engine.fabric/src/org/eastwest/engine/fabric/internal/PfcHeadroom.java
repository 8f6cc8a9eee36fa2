// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/**
 * Buffer that PFC needs for what still arrives after a pause was sent: both frames in the way, the pause itself, and
 * twice the delays of cable and interfaces with the peer's response (IEEE 802.1Qbb, with its delays in bit times).
 */
final class PfcHeadroom {
    /** Propagation delay of fibre and copper, seconds per metre. */
    static final double SECONDS_PER_METRE = 5e-9;

    private static final int PREAMBLE_AND_GAP_BYTES = 20;
    private static final int LARGEST_FRAME_BYTES = 9216;
    private static final double PAUSE_BITS = 672;
    private static final double[] INTERFACE_BITS_PER_SECOND = {10e9, 25e9, 40e9, 100e9};
    private static final double[] INTERFACE_BITS = {8_192, 6_144, 24_576, 122_880};
    private static final double[] RESPONSE_BITS_PER_SECOND = {10e9, 25e9, 40e9, 100e9, 400e9};
    private static final double[] RESPONSE_BITS = {30_720, 40_960, 60_416, 201_728, 463_360};

    private PfcHeadroom() {
    }

    /**
     * Headroom of one port and lossless priority, in bytes. Above 100 Gb/s the interface delay keeps its bit times,
     * above 400 Gb/s the response keeps its seconds: assumptions, no figures are published.
     *
     * @param bytesPerSecond     rate of the port, per direction
     * @param metres             length of the cable
     * @param losslessFrameBytes largest frame of the lossless priority
     */
    static double bytes(double bytesPerSecond, double metres, double losslessFrameBytes) {
        double bitsPerSecond = bytesPerSecond * 8;
        double frames = (LARGEST_FRAME_BYTES + losslessFrameBytes + 2.0 * PREAMBLE_AND_GAP_BYTES) * 8;
        double interfaces = 2 * interpolate(INTERFACE_BITS_PER_SECOND, INTERFACE_BITS, bitsPerSecond);
        double propagation = 2 * metres * SECONDS_PER_METRE * bitsPerSecond;
        return (frames + PAUSE_BITS + interfaces + propagation + responseBits(bitsPerSecond)) / 8;
    }

    private static double responseBits(double bitsPerSecond) {
        double fastest = RESPONSE_BITS_PER_SECOND[RESPONSE_BITS_PER_SECOND.length - 1];
        double bits = interpolate(RESPONSE_BITS_PER_SECOND, RESPONSE_BITS, bitsPerSecond);
        return bits * Math.max(1, bitsPerSecond / fastest);
    }

    /** Linear between the points, constant outside them. */
    private static double interpolate(double[] x, double[] y, double at) {
        if (at <= x[0]) {
            return y[0];
        }
        for (int i = 1; i < x.length; i++) {
            if (at <= x[i]) {
                return y[i - 1] + (y[i] - y[i - 1]) * (at - x[i - 1]) / (x[i] - x[i - 1]);
            }
        }
        return y[y.length - 1];
    }
}
