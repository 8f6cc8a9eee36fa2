// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Objects;
import java.util.Optional;

/**
 * A transport's strategies, composed.
 *
 * @param wireFormat         packets and their headers
 * @param flowControl        what a full buffer does to its sender
 * @param congestionControl  how senders learn to slow down
 * @param lossRecovery       what happens when a packet is lost
 * @param loadBalancing      how packets choose among equal paths
 * @param inNetworkReduction reduction in the switches, where there is any
 * @param latency            latency of small messages
 * @param scaleLimit         how many endpoints it can take
 */
public record Transport(WireFormat wireFormat, FlowControl flowControl, CongestionControl congestionControl,
        LossRecovery lossRecovery, LoadBalancing loadBalancing, Optional<InNetworkReduction> inNetworkReduction,
        LatencyProfile latency, ScaleLimit scaleLimit) {
    public Transport {
        Objects.requireNonNull(wireFormat, "wireFormat");
        Objects.requireNonNull(flowControl, "flowControl");
        Objects.requireNonNull(congestionControl, "congestionControl");
        Objects.requireNonNull(lossRecovery, "lossRecovery");
        Objects.requireNonNull(loadBalancing, "loadBalancing");
        Objects.requireNonNull(inNetworkReduction, "inNetworkReduction");
        Objects.requireNonNull(latency, "latency");
        Objects.requireNonNull(scaleLimit, "scaleLimit");
    }

    /** The same transport choosing paths in another way, as a design may ask. */
    public Transport withLoadBalancing(LoadBalancing other) {
        return new Transport(wireFormat, flowControl, congestionControl, lossRecovery, other, inNetworkReduction,
                latency, scaleLimit);
    }
}
