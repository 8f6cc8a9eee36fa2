// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/**
 * A transport as a fabric runs it: its parameters with the design's overrides, and the design's own way of choosing
 * paths where it asks for one. The one place that does this, so that all engines see the same transport.
 *
 * @param transport the strategies
 * @param findings  what was wrong about the overrides; a wrong one is ignored
 * @since 1.0
 */
public record FabricTransport(Transport transport, List<Finding> findings) {
    /**
     * Packets over which spraying evens out where the transport itself does not spray: 1 MB of 4,096-byte packets, an
     * assumption.
     */
    public static final int DEFAULT_SPRAY_WINDOW = 256;

    private static final String QUEUE_PAIRS = "queue-pairs";

    public FabricTransport {
        Objects.requireNonNull(transport, "transport");
        findings = List.copyOf(findings);
    }

    /** The transport {@code model} on this fabric, which need not be the one that the fabric names. */
    public static FabricTransport of(FabricSnapshot fabric, TransportModel model) {
        ParameterValues.Resolved parameters = ParameterValues.of(model.parameters(), fabric.parameters(), fabric.id());
        Transport composed = model.compose(parameters.values());
        return new FabricTransport(composed.withLoadBalancing(balancing(fabric, composed.loadBalancing()))
                .withSources(sources(fabric, model)), parameters.findings());
    }

    private static Map<String, Source> sources(FabricSnapshot fabric, TransportModel model) {
        Map<String, Source> sources = new TreeMap<>();
        model.parameters().forEach(p -> sources.put(p.name(), p.source()));
        fabric.parameters().keySet().forEach(name -> sources.put(name, Source.design("scenario.fabric." + fabric.id()
                + ".parameter." + name)));
        if (fabric.queuePairs() > 0) {
            sources.put(QUEUE_PAIRS, Source.design("scenario.fabric." + fabric.id() + ".queuePairs"));
        }
        return sources;
    }

    /**
     * What a transport says about the parts of this fabric: every type of NIC with every type of leaf.
     *
     * @return as {@link TransportModel#compatibility}; empty where the design names no parts
     */
    public static List<Finding> compatibility(ClusterSnapshot cluster, FabricSnapshot fabric, TransportModel model) {
        List<NicSpec> nics = cluster.groups().stream().flatMap(g -> g.nics(fabric.role().nicRole()).stream())
                .map(NicGroupSnapshot::type).filter(Objects::nonNull).distinct().toList();
        return nics.stream().flatMap(nic -> leaves(fabric).flatMap(leaf -> model.compatibility(nic, leaf,
                fabric.linkBytesPerSecond(), fabric.id()).stream())).distinct().toList();
    }

    private static Stream<SwitchSpec> leaves(FabricSnapshot fabric) {
        Stream<SwitchSpec> types = fabric.topology() == TopologyKind.EXPLICIT
                ? fabric.switches().stream().filter(n -> n.tier() == TierKind.LEAF).map(FabricSnapshot.Node::type)
                : Stream.ofNullable(fabric.switchType(TierKind.LEAF));
        return types.filter(Objects::nonNull).distinct();
    }

    private static LoadBalancing balancing(FabricSnapshot fabric, LoadBalancing own) {
        return switch (fabric.routing()) {
            case TRANSPORT_DEFAULT -> own instanceof LoadBalancing.FlowHash ? hash(fabric, own) : own;
            case ECMP -> hash(fabric, own);
            // One path for each destination, whatever the queue pairs: as unlucky as a hash of one flow.
            case STATIC -> new LoadBalancing.FlowHash(1);
            case ADAPTIVE -> own instanceof LoadBalancing.AdaptivePerPacket ? own
                    : new LoadBalancing.AdaptivePerPacket();
            case SPRAYING -> own instanceof LoadBalancing.Spraying ? own
                    : new LoadBalancing.Spraying(DEFAULT_SPRAY_WINDOW);
        };
    }

    private static LoadBalancing hash(FabricSnapshot fabric, LoadBalancing own) {
        if (fabric.queuePairs() > 0) {
            return new LoadBalancing.FlowHash(fabric.queuePairs());
        }
        return own instanceof LoadBalancing.FlowHash ? own : new LoadBalancing.FlowHash(1);
    }
}
