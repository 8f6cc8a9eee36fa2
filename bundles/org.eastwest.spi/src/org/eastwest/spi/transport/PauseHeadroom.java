// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * What arrives at a port between its decision to pause and the moment its sender is silent; a switch keeps this much
 * buffer for each port and lossless priority (IEEE 802.1Qbb; models (e)).
 *
 * @param largestFrameBytes  largest frame of any priority, with preamble and gap: it may have just begun, in one
 *                           direction
 * @param losslessFrameBytes largest frame of the lossless priority, with preamble and gap: the same in the other one
 * @param interfaceDelayBits delay of one interface, in bit times of the link
 * @param responseDelayBits  time of the sender to react to a pause, in bit times of the link
 * @since 1.0
 */
public record PauseHeadroom(double largestFrameBytes, double losslessFrameBytes, double interfaceDelayBits,
        double responseDelayBits) {
    /** Bit times of a pause frame: 64 bytes, preamble and gap. */
    private static final double PAUSE_FRAME_BITS = 672;

    /**
     * Jumbo frames of 9,216 bytes beside RoCEv2 with 4,096, both with preamble and gap; interface delay of 100 Gb/s,
     * because none is published for more, and the response of 400 Gb/s (IEEE 802.1Qbb annex, read in a summary).
     */
    public static final PauseHeadroom DEFAULT = new PauseHeadroom(9236, 4198, 122_880, 463_360);

    /**
     * Headroom of one port and lossless priority, in bytes.
     *
     * @param linkBytesPerSecond rate of the link, per direction
     * @param cableMetres        length of the cable
     * @param secondsPerMetre    delay of the cable
     */
    public double bytes(double linkBytesPerSecond, double cableMetres, double secondsPerMetre) {
        double onCable = 2 * cableMetres * secondsPerMetre * linkBytesPerSecond;
        return largestFrameBytes + losslessFrameBytes + onCable
                + (PAUSE_FRAME_BITS + 2 * interfaceDelayBits + responseDelayBits) / 8;
    }
}
