// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A congestion control as differential equations of one of N equal flows that share one queue. An engine integrates it
 * together with dq/dt = N R - C, and hands out the signals as late as the feedback is.
 *
 * <p><b>Contract.</b> Called on one thread for each integration, some hundred thousand times; holds constants only,
 * allocates nothing and sets finite numbers only. A form that throws ends the integration that asked it.
 *
 * @since 1.0
 */
@ConsumerType
public interface FluidForm {
    /** Number of variables of a flow, at least 1. */
    int variables();

    /** Sets the variables of a flow that starts at line rate. */
    void start(double[] y, Bottleneck bottleneck);

    /**
     * Rate of the flow, bytes per second.
     *
     * @param y variables of the flow
     */
    double bytesPerSecond(double[] y, Signal signal, Bottleneck bottleneck);

    /**
     * Sets the derivatives of the variables, per second.
     *
     * @param y variables of the flow
     */
    void derivatives(double[] y, Signal signal, Bottleneck bottleneck, double[] derivatives);

    /**
     * The queue that the flows share.
     *
     * @param bytesPerSecond   rate of its link
     * @param roundTripSeconds of a packet and its acknowledgement through the empty queue
     * @param packetBytes      a packet on the wire
     * @param flows            number of flows, at least 1
     */
    record Bottleneck(double bytesPerSecond, double roundTripSeconds, double packetBytes, int flows) {
    }

    /**
     * What a flow knows, one feedback delay late.
     *
     * @param queueBytes     length of the queue
     * @param markProbability of a packet, 0 to 1
     * @param arrivalBytesPerSecond of all flows at the queue
     * @param ownBytesPerSecond     rate of this flow at that time
     */
    record Signal(double queueBytes, double markProbability, double arrivalBytesPerSecond,
            double ownBytesPerSecond) {
    }
}
