// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.eastwest.spi.analysis.Source;

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
 * @param sources            where the values of its parameters come from, by parameter name; may be empty
 * @since 1.0
 */
public record Transport(WireFormat wireFormat, FlowControl flowControl, CongestionControl congestionControl,
        LossRecovery lossRecovery, LoadBalancing loadBalancing, Optional<InNetworkReduction> inNetworkReduction,
        LatencyProfile latency, ScaleLimit scaleLimit, Map<String, Source> sources) {
    public Transport {
        Objects.requireNonNull(wireFormat, "wireFormat");
        Objects.requireNonNull(flowControl, "flowControl");
        Objects.requireNonNull(congestionControl, "congestionControl");
        Objects.requireNonNull(lossRecovery, "lossRecovery");
        Objects.requireNonNull(loadBalancing, "loadBalancing");
        Objects.requireNonNull(inNetworkReduction, "inNetworkReduction");
        Objects.requireNonNull(latency, "latency");
        Objects.requireNonNull(scaleLimit, "scaleLimit");
        sources = Collections.unmodifiableMap(new TreeMap<>(sources));
    }

    /** Strategies alone; whoever applies a design to them adds where the values come from. */
    public Transport(WireFormat wireFormat, FlowControl flowControl, CongestionControl congestionControl,
            LossRecovery lossRecovery, LoadBalancing loadBalancing, Optional<InNetworkReduction> inNetworkReduction,
            LatencyProfile latency, ScaleLimit scaleLimit) {
        this(wireFormat, flowControl, congestionControl, lossRecovery, loadBalancing, inNetworkReduction, latency,
                scaleLimit, Map.of());
    }

    /** Where the value of a parameter comes from, for derivations. */
    public Source source(String parameter) {
        return sources.getOrDefault(parameter, Source.assumption("of the transport"));
    }

    /** The same transport, knowing where the values of its parameters come from. */
    public Transport withSources(Map<String, Source> byParameter) {
        return new Transport(wireFormat, flowControl, congestionControl, lossRecovery, loadBalancing,
                inNetworkReduction, latency, scaleLimit, byParameter);
    }

    /** The same transport choosing paths in another way, as a design may ask. */
    public Transport withLoadBalancing(LoadBalancing other) {
        return new Transport(wireFormat, flowControl, congestionControl, lossRecovery, other, inNetworkReduction,
                latency, scaleLimit, sources);
    }

    /** The same transport that recovers from losses in another way, or loses another share of packets. */
    public Transport withLossRecovery(LossRecovery other) {
        return new Transport(wireFormat, flowControl, congestionControl, other, loadBalancing, inNetworkReduction,
                latency, scaleLimit, sources);
    }

    /** The same transport, whose switches do not reduce. */
    public Transport withoutInNetworkReduction() {
        return new Transport(wireFormat, flowControl, congestionControl, lossRecovery, loadBalancing, Optional.empty(),
                latency, scaleLimit, sources);
    }
}
