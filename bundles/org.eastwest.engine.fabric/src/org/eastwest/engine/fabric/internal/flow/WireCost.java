// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import org.eastwest.engine.fabric.internal.Loss;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/**
 * What a transport puts on the wire for a payload.
 *
 * @param transport its strategies
 */
record WireCost(Transport transport) {
    /** Share of the line that congestion control aims to keep busy, 0 to 1. */
    double utilisation() {
        double target = transport.congestionControl().targetUtilisation();
        return target > 0 && target <= 1 ? target : 1;
    }

    boolean lossless() {
        return !(transport.lossRecovery().lossProbability() > 0);
    }

    /** Bytes of a full packet, or of the only one of a small message. */
    double packetBytes(double payload) {
        WireFormat format = transport.wireFormat();
        return Math.min(payload, format.mtuBytes()) + format.middleOverheadBytes();
    }

    /**
     * Bytes of a message with headers, and what is sent again after losses.
     *
     * @param payload        bytes
     * @param rttSeconds     round trip without queues
     * @param bytesPerSecond rate of the sender's link
     */
    double bytes(double payload, double rttSeconds, double bytesPerSecond) {
        double once = payload / transport.wireFormat().goodput(payload);
        LossRecovery recovery = transport.lossRecovery();
        double p = recovery.lossProbability();
        if (lossless()) {
            return once;
        }
        double packets = Math.ceil(payload / transport.wireFormat().mtuBytes());
        double window = Math.min(packets, bytesPerSecond * rttSeconds / packetBytes(payload));
        return once / (recovery instanceof LossRecovery.GoBackN ? Loss.goBackN(p, window) : Loss.selectiveRepeat(p));
    }
}
