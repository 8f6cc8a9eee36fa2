// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.eastwest.spi.analysis.Source;

/**
 * Packets and their headers.
 *
 * @param mtuBytes            payload of a full packet
 * @param firstOverheadBytes  bytes on the wire besides payload, of a message's first packet
 * @param middleOverheadBytes the same of any further packet
 * @param source              where they come from
 * @since 1.0
 */
public record WireFormat(int mtuBytes, int firstOverheadBytes, int middleOverheadBytes, Source source) {
    /** Payload over wire bytes of a long message: MTU / (MTU + O) (models (a)). */
    public double goodput() {
        return (double) mtuBytes / (mtuBytes + middleOverheadBytes);
    }

    /**
     * Payload over wire bytes of one message: M / (M + O_first + (P - 1) O_mid) with P packets (models (a)).
     *
     * @param messageBytes payload, more than 0
     */
    public double goodput(double messageBytes) {
        double packets = Math.ceil(messageBytes / mtuBytes);
        return messageBytes / (messageBytes + firstOverheadBytes + (packets - 1) * middleOverheadBytes);
    }
}
