// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * A network outside the scale-up domain.
 *
 * @param id                 id of the fabric
 * @param name               its name
 * @param role               what it is for
 * @param topology           how its switches are joined
 * @param switchType         type of its switches where a tier names none; null for none
 * @param linkBytesPerSecond rate of an endpoint's link, per direction
 * @param planes             disjoint fabrics that share the NICs, at least 1
 * @param reservedPorts      endpoint ports that management takes (UFM appliances)
 * @param tiers              what the design says about single tiers, from leaf to core; may be empty
 * @param transportId        id of the transport
 * @param parameters         overrides of the transport's parameters by name, SI
 * @param queuePairs         queue pairs per connection; 0 for the transport's default
 * @param routing            how paths are chosen
 * @param managementPlane    such as ufm, netq; empty for none
 * @param hostCable          cable between server and leaf; null when not chosen
 * @param hostCableMetres    its length; NaN when not known
 * @param switches           explicit switches; empty unless the topology is explicit
 * @param links              explicit links; empty unless the topology is explicit
 * @param faults             what has failed or slowed down: {@code link:leaf3-spine1}, {@code switch:spine2},
 *                           {@code plane:1}, {@code optic:leaf3-host7}, {@code rate:leaf3-spine1=200Gb/s},
 *                           {@code random-links:3%}; empty for a healthy fabric
 * @param isolation          what keeps jobs apart
 * @since 1.0
 */
public record FabricSnapshot(String id, String name, FabricRole role, TopologyKind topology, SwitchSpec switchType,
        double linkBytesPerSecond, int planes, int reservedPorts, List<Tier> tiers, String transportId,
        Map<String, Double> parameters, int queuePairs, Routing routing, String managementPlane, CableSpec hostCable,
        double hostCableMetres, List<Node> switches, List<Link> links, List<String> faults, Isolation isolation) {
    /** What keeps the jobs that share the fabric apart. */
    public enum Isolation {
        /** Nothing: their flows share every link alike. */
        NONE,
        /**
         * Each job has a priority or virtual lane of its own, as far as the transport has some; each that waits at a
         * link gets an equal part of it.
         */
        PRIORITIES,
        /** Each job uses planes of its own, in turn. */
        PLANES
    }

    /** How paths are chosen; the transport decides unless the design does. */
    public enum Routing {
        TRANSPORT_DEFAULT, ECMP, ADAPTIVE, SPRAYING, STATIC
    }

    /**
     * What the design says about one tier.
     *
     * @param kind             which tier
     * @param switchType       type of its switches; null for the fabric's
     * @param oversubscription downlink over uplink capacity; 1 when not given
     * @param switches         number of switches where the design fixes it; 0 for as many as needed
     * @param podEndpoints     endpoints below one group of switches of this tier where the design fixes it; 0 else
     * @param downPorts        ports towards the servers where the design fixes them; 0 else
     * @param cable            cable upwards from this tier; null when not chosen
     * @param cableMetres      its length; NaN when not known
     * @param breakout         links that a port towards the servers is broken out into; 0 for as many as its rate allows
     * @param uplinkBreakout   the same of a port to the next tier
     * @param uplinkBytesPerSecond rate of a link to the next tier, per direction; NaN when the design gives none
     */
    public record Tier(TierKind kind, SwitchSpec switchType, double oversubscription, int switches, int podEndpoints,
            int downPorts, CableSpec cable, double cableMetres, int breakout, int uplinkBreakout,
            double uplinkBytesPerSecond) {
        /** A tier whose ports are broken out as their rate allows, for links of the rate of those below. */
        public Tier(TierKind kind, SwitchSpec switchType, double oversubscription, int switches, int podEndpoints,
                int downPorts, CableSpec cable, double cableMetres) {
            this(kind, switchType, oversubscription, switches, podEndpoints, downPorts, cable, cableMetres, 0, 0,
                    Double.NaN);
        }

        /** This tier of other switches, as many and with as many ports in use as needed. */
        public Tier free(SwitchSpec otherType) {
            return new Tier(kind, otherType, oversubscription, 0, 0, 0, cable, cableMetres, breakout, uplinkBreakout,
                    uplinkBytesPerSecond);
        }
    }

    /**
     * An explicit switch.
     *
     * @param id   its id
     * @param tier which tier it stands in
     * @param type its type
     */
    public record Node(String id, TierKind tier, SwitchSpec type) {
    }

    /**
     * Explicit parallel links between two switches, or between a server group and a switch.
     *
     * @param from           id of a switch or server group
     * @param to             id of a switch or server group
     * @param count          parallel links
     * @param bytesPerSecond rate of each, per direction
     */
    public record Link(String from, String to, int count, double bytesPerSecond) {
    }

    public FabricSnapshot {
        tiers = List.copyOf(tiers);
        parameters = java.util.Collections.unmodifiableMap(new TreeMap<>(parameters));
        switches = List.copyOf(switches);
        links = List.copyOf(links);
        faults = List.copyOf(faults);
    }

    /** A healthy fabric. */
    public FabricSnapshot(String id, String name, FabricRole role, TopologyKind topology, SwitchSpec switchType,
            double linkBytesPerSecond, int planes, int reservedPorts, List<Tier> tiers, String transportId,
            Map<String, Double> parameters, int queuePairs, Routing routing, String managementPlane,
            CableSpec hostCable, double hostCableMetres, List<Node> switches, List<Link> links) {
        this(id, name, role, topology, switchType, linkBytesPerSecond, planes, reservedPorts, tiers, transportId,
                parameters, queuePairs, routing, managementPlane, hostCable, hostCableMetres, switches, links,
                List.of(), Isolation.NONE);
    }

    /** This fabric after these faults. */
    public FabricSnapshot withFaults(List<String> others) {
        return new FabricSnapshot(id, name, role, topology, switchType, linkBytesPerSecond, planes, reservedPorts,
                tiers, transportId, parameters, queuePairs, routing, managementPlane, hostCable, hostCableMetres,
                switches, links, others, isolation);
    }

    /** This fabric of other switches, joined in another way. */
    public FabricSnapshot withSwitches(TopologyKind otherTopology, SwitchSpec otherType, List<Tier> otherTiers) {
        return new FabricSnapshot(id, name, role, otherTopology, otherType, linkBytesPerSecond, planes, reservedPorts,
                otherTiers, transportId, parameters, queuePairs, routing, managementPlane, hostCable, hostCableMetres,
                switches, links, faults, isolation);
    }

    /** This fabric whose jobs are kept apart in another way. */
    public FabricSnapshot withIsolation(Isolation other) {
        return new FabricSnapshot(id, name, role, topology, switchType, linkBytesPerSecond, planes, reservedPorts,
                tiers, transportId, parameters, queuePairs, routing, managementPlane, hostCable, hostCableMetres,
                switches, links, faults, other);
    }

    public Optional<Tier> tier(TierKind kind) {
        return tiers.stream().filter(t -> t.kind() == kind).findFirst();
    }

    /** The type of the switches of this tier; null when neither tier nor fabric names one. */
    public SwitchSpec switchType(TierKind kind) {
        return tier(kind).map(Tier::switchType).orElse(switchType);
    }

    /**
     * Rate of a link from this tier to the next, per direction: what the design says, else that of a broken-out port,
     * else that of the links below.
     *
     * @param below rate of a link towards the servers of this tier, per direction
     */
    public double uplinkBytesPerSecond(TierKind kind, double below) {
        Tier said = tier(kind).orElse(null);
        SwitchSpec type = switchType(kind);
        if (said == null || topology == TopologyKind.EXPLICIT) {
            return below;
        }
        return said.uplinkBytesPerSecond() > 0 ? said.uplinkBytesPerSecond()
                : said.uplinkBreakout() > 0 && type != null ? type.portBytesPerSecond() / said.uplinkBreakout() : below;
    }

    /** This fabric with another transport and that transport's own parameters, routing and queue pairs. */
    public FabricSnapshot withTransport(String other) {
        return new FabricSnapshot(id, name, role, topology, switchType, linkBytesPerSecond, planes, reservedPorts,
                tiers, other, other.equals(transportId) ? parameters : Map.of(),
                other.equals(transportId) ? queuePairs : 0,
                other.equals(transportId) ? routing : Routing.TRANSPORT_DEFAULT, managementPlane, hostCable,
                hostCableMetres, switches, links, faults, isolation);
    }

    /** This fabric with further overrides of its transport's parameters, by name, SI. */
    public FabricSnapshot withParameters(Map<String, Double> overrides) {
        Map<String, Double> all = new TreeMap<>(parameters);
        all.putAll(overrides);
        return new FabricSnapshot(id, name, role, topology, switchType, linkBytesPerSecond, planes, reservedPorts,
                tiers, transportId, all, queuePairs, routing, managementPlane, hostCable, hostCableMetres, switches,
                links, faults, isolation);
    }
}
