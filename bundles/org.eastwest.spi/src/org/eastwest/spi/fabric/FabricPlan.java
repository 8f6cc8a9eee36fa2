// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.math.BigInteger;
import java.util.EnumMap;
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
 * @param radix              ports of a switch at the rate of its links towards the servers, broken-out ones counted
 *                           one by one, by tier; tiers not named take the leaf's
 * @param linkBytesPerSecond rate of a link of an endpoint, per direction; of all links where no breakout says otherwise
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
 * @param breakouts          how the ports of a tier are broken out where its two sides differ; tiers not named have
 *                           ports of one kind, shared freely between both sides
 * @param optics             optical modules at the ends of links; see {@link #optics(CableClass)} for those not named;
 *                           since 1.1
 * @since 1.0
 */
public record FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
        Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
        Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
        int leafDownPorts, int nicPorts, List<Node> switches, List<Link> links, List<String> faults,
        Map<TierKind, Breakout> breakouts, Map<CableClass, OpticalModules> optics) {
    public FabricPlan {
        radix = Map.copyOf(radix);
        oversubscription = Map.copyOf(oversubscription);
        fixedSwitches = Map.copyOf(fixedSwitches);
        switches = List.copyOf(switches);
        links = List.copyOf(links);
        faults = List.copyOf(faults);
        breakouts = Map.copyOf(breakouts);
        optics = Map.copyOf(optics);
    }

    /** A plan of whose optical modules nothing is said. */
    public FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
            Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
            Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
            int leafDownPorts, int nicPorts, List<Node> switches, List<Link> links, List<String> faults,
            Map<TierKind, Breakout> breakouts) {
        this(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, faults,
                breakouts, Map.of());
    }

    /** A plan whose links all have the same rate. */
    public FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
            Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
            Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
            int leafDownPorts, int nicPorts, List<Node> switches, List<Link> links, List<String> faults) {
        this(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, faults,
                Map.of());
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
                Stream.concat(faults.stream(), further.stream()).toList(), breakouts, optics);
    }

    /** The same plan whose ports are broken out so. */
    public FabricPlan withBreakouts(Map<TierKind, Breakout> others) {
        return new FabricPlan(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, faults,
                others, optics);
    }

    /**
     * The same plan with these optical modules.
     *
     * @since 1.1
     */
    public FabricPlan withOptics(Map<CableClass, OpticalModules> others) {
        return new FabricPlan(topology, endpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, faults,
                breakouts, others);
    }

    /**
     * Optical modules at the ends of such a link. Where nothing is said, every end has one of its own; that of a NIC
     * serves as many links as its cable carries.
     *
     * @since 1.1
     */
    public OpticalModules optics(CableClass cableClass) {
        OpticalModules said = optics.get(cableClass);
        return said != null ? said : cableClass == CableClass.HOST_LEAF ? new OpticalModules(linksPerCable(), 1)
                : OpticalModules.SINGLE;
    }

    /** The same plan for other endpoints and planes, without faults. */
    public FabricPlan healthy(long otherEndpoints, int otherPlanes, int otherNicPorts) {
        return new FabricPlan(topology, otherEndpoints, reservedPorts, railCount, radix, linkBytesPerSecond, tiers,
                otherPlanes, oversubscription, fixedSwitches, podEndpoints, leafDownPorts, otherNicPorts, switches,
                links, List.of(), breakouts, optics);
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
     * The same plan of switches of one type, whose ports are broken out in the same way in all tiers; the radix of this
     * plan counts ports before that.
     *
     * @param breakout       links of the link rate that a leaf port towards the servers is broken out into, at least 1
     * @param uplinkBreakout links that every other port is broken out into, at least 1
     */
    public FabricPlan brokenOut(int breakout, int uplinkBreakout) {
        Map<TierKind, Integer> split = new EnumMap<>(TierKind.class);
        for (TierKind tier : TierKind.values()) {
            split.put(tier, (int) Math.min(Integer.MAX_VALUE, (long) radix(tier)
                    * (tier == TierKind.LEAF ? breakout : uplinkBreakout)));
        }
        Map<TierKind, Breakout> leaf = breakout == uplinkBreakout ? Map.of() : Map.of(TierKind.LEAF,
                new Breakout(radix(TierKind.LEAF), breakout, uplinkBreakout,
                        linkBytesPerSecond * breakout / uplinkBreakout));
        return new FabricPlan(topology, endpoints, reservedPorts, railCount, split, linkBytesPerSecond, tiers, planes,
                oversubscription, fixedSwitches, podEndpoints, leafDownPorts, nicPorts, switches, links, faults, leaf,
                brokenOutOptics(breakout, uplinkBreakout));
    }

    /** A module stands in a port and serves all links that the port is broken out into. */
    private Map<CableClass, OpticalModules> brokenOutOptics(int breakout, int uplinkBreakout) {
        OpticalModules above = new OpticalModules(uplinkBreakout, uplinkBreakout);
        return Map.of(CableClass.HOST_LEAF, new OpticalModules(linksPerCable(), breakout),
                CableClass.LEAF_SPINE, above, CableClass.SPINE_CORE, above, CableClass.GLOBAL, above);
    }

    /** Rate of a link towards the servers of a switch of this tier, per direction. */
    public double downlinkBytesPerSecond(TierKind tier) {
        return tier == TierKind.LEAF ? linkBytesPerSecond
                : uplinkBytesPerSecond(TierKind.values()[tier.ordinal() - 1]);
    }

    /** Rate of a link to the next tier of a switch of this tier, per direction; without a breakout as of one below. */
    public double uplinkBytesPerSecond(TierKind tier) {
        Breakout breakout = breakouts.get(tier);
        return breakout == null ? downlinkBytesPerSecond(tier) : breakout.uplinkBytesPerSecond();
    }

    /** Rate of a link that joins these, per direction. */
    public double bytesPerSecond(CableClass cableClass) {
        return switch (cableClass) {
            case HOST_LEAF -> linkBytesPerSecond;
            case LEAF_SPINE -> uplinkBytesPerSecond(TierKind.LEAF);
            case SPINE_CORE, GLOBAL -> uplinkBytesPerSecond(TierKind.SPINE);
        };
    }

    /** Capacity of so many links towards the servers over that of so many to the next tier. */
    public double oversubscription(TierKind tier, double down, double up) {
        return down / up * (downlinkBytesPerSecond(tier) / uplinkBytesPerSecond(tier));
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
