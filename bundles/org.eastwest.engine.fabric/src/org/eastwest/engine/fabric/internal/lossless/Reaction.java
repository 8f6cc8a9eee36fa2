// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import org.eastwest.spi.transport.FlowControl;

/**
 * How long a full port takes to stop its sender, and what it holds until then (models (e)).
 *
 * @param thresholdBytes  what a port that alone fills holds when it stops its sender
 * @param share           of the buffer that is; 0 where each port has a buffer of its own
 * @param headroomBytes   what still arrives after that; 0 with credits
 * @param responseSeconds time of the sender to react
 * @param bytesPerSecond  rate of the links
 */
record Reaction(double thresholdBytes, double share, double headroomBytes, double responseSeconds,
        double bytesPerSecond) {
    private static final double METRES = 100;
    private static final double SECONDS_PER_METRE = 5e-9;

    /**
     * @param bufferBytes    of a switch
     * @param ports          that share it
     * @param bytesPerSecond rate of its links
     */
    static Reaction of(FlowControl control, double bufferBytes, int ports, double bytesPerSecond) {
        if (control instanceof FlowControl.PriorityFlowControl pfc) {
            double headroom = pfc.headroom().bytes(bytesPerSecond, METRES, SECONDS_PER_METRE);
            double response = pfc.headroom().responseDelayBits() / 8 / bytesPerSecond;
            return new Reaction(pfc.xoffShare() * bufferBytes, pfc.xoffShare(), headroom, response, bytesPerSecond);
        }
        int lanes = control instanceof FlowControl.Credits credits ? Math.max(1, credits.virtualLanes()) : 1;
        return new Reaction(bufferBytes / ports / lanes, 0, 0, 0, bytesPerSecond);
    }

    /**
     * What each of so many ports of a switch that fill at once holds when it stops its sender: alpha times what is
     * still free (Choudhury and Hahne 1998), where alpha / (1 + alpha) is the share of one port alone.
     */
    double thresholdBytes(long ports) {
        return thresholdBytes / (1 + (ports - 1) * share);
    }

    /** Seconds from the moment a port cannot send until its senders are stopped, at line rate. */
    double hopSeconds() {
        return (thresholdBytes + headroomBytes) / bytesPerSecond + responseSeconds;
    }
}
