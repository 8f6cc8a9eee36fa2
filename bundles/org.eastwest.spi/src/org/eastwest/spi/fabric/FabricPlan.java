// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.spi.design.FabricSnapshot.Link;
import org.eastwest.spi.design.FabricSnapshot.Node;

/**
 * What a fabric must join, with what.
 *
 * @param topology           how the switches are joined
 * @param endpoints          NIC ports a plane has to take, without reserved ones; at least 1
 * @param reservedPorts      further leaf ports a plane keeps for management
 * @param railCount          rails: NICs of one server in this fabric; 1 where rails do not matter
 * @param radix              ports of a switch at the link rate, by tier; tiers not named take the leaf's
 * @param linkBytesPerSecond rate of a link, per direction
 * @param tiers              tiers of switches; 0 for as many as needed
 * @param planes             disjoint fabrics, at least 1
 * @param oversubscription   downlink over uplink capacity by tier; 1 where not named
 * @param fixedSwitches      numbers of switches a plane that the design fixes, by tier
 * @param podEndpoints       endpoints of a pod (what hangs below one group of spines) where the design fixes it; 0 else
 * @param leafDownPorts      leaf ports towards servers where the design fixes them; 0 else
 * @param nicPorts           ports a NIC is split into, on different planes as far as there are any; at least 1
 * @param switches           the switches as drawn; empty unless the topology is explicit
 * @param links              the links as drawn; what is no switch in {@code switches} is a group of servers
 * @param faults             what has failed or slowed down, as {@link FabricSnapshot#faults}; counts are those of the
 *                           healthy fabric
 */
public record FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
        Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
        Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
        int leafDownPorts, int nicPorts, List<Node> switches, List<Link> links, List<String> faults) {
    public FabricPlan {
        radix = Map.copyOf(radix);
        oversubscription = Map.copyOf(oversubscription);
        fixedSwitches = Map.copyOf(fixedSwitches);
        switches = List.copyOf(switches);
        links = List.copyOf(links);
        faults = List.copyOf(faults);
    }

    /** A plan of a healthy fabric. */
    public FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
            Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
            Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
            int leafDownPorts, int nicPorts, List<Node> switches, List<Link> links) {
        this(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, List.of());
    }

    /** The same plan after its own and these further faults. */
    public FabricPlan withFaults(List<String> further) {
        return new FabricPlan(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links,
                Stream.concat(faults.stream(), further.stream()).toList());
    }

    /** The same plan for other endpoints and planes, without faults. */
    public FabricPlan healthy(long otherEndpoints, int otherPlanes, int otherNicPorts) {
        return new FabricPlan(topology, otherEndpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers,
                otherPlanes, oversubscription, fixedSwitches, podEndpoints, leafDownPorts, otherNicPorts, switches,
                links, List.of());
    }

    /** A plan of a generated topology whose NICs have one port on every plane. */
    public FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
            Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
            Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
            int leafDownPorts) {
        this(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, planes, List.of(), List.of());
    }

    /** Ports of a switch of this tier. */
    public int radix(TierKind tier) {
        return radix.getOrDefault(tier, radix.getOrDefault(TierKind.LEAF, 0));
    }

    public double oversubscription(TierKind tier) {
        return oversubscription.getOrDefault(tier, 1.0);
    }

    /**
     * Links that one cable carries. Published bills of material count a cable for a NIC even when it is split over
     * planes: two 400 Gb/s links share a twin-port 800 Gb/s cable, between the tiers too (DGX SuperPOD B300 Ethernet
     * reference architecture). Ports of one NIC on the same plane, and links that are drawn, have a cable each.
     */
    public int linksPerCable() {
        return topology == TopologyKind.EXPLICIT ? 1
                : Math.max(1, BigInteger.valueOf(nicPorts).gcd(BigInteger.valueOf(planes)).intValue());
    }
}
