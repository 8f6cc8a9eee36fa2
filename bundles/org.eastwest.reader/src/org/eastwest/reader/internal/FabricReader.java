// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.ManagementPlane;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.Tier;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.SwitchSpec;

/** Reads the fabrics of a scenario. */
final class FabricReader {
    private final ClusterSnapshot cluster;
    private final Catalog catalog;
    private final Findings findings;
    private final Lookup lookup;

    FabricReader(ClusterSnapshot cluster, Catalog catalog, Findings findings) {
        this.cluster = cluster;
        this.catalog = catalog;
        this.findings = findings;
        this.lookup = new Lookup(findings);
    }

    FabricSnapshot read(Fabric fabric) {
        FabricRole role = Words.as(FabricRole.class, fabric.getRole());
        SwitchSpec switchType = switchType(fabric.getSwitchType(), fabric);
        double linkRate = linkRate(fabric, role.nicRole());
        return new FabricSnapshot(fabric.getId(), ScenarioReader.name(fabric), role,
                Words.as(TopologyKind.class, fabric.getTopology()), switchType, linkRate, fabric.getPlanes(),
                fabric.getReservedPorts(), tiers(fabric), orEmpty(fabric.getTransport()), parameters(fabric),
                fabric.getQueuePairsPerConnection() == null ? 0 : fabric.getQueuePairsPerConnection(),
                Words.as(FabricSnapshot.Routing.class, fabric.getRouting()), managementPlane(fabric),
                cable(fabric.getHostCable(), fabric, "hostCable"), fabric.getHostCableLength(), nodes(fabric),
                links(fabric, linkRate), List.of(),
                Words.as(FabricSnapshot.Isolation.class, fabric.getIsolation()));
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    private SwitchSpec switchType(String id, Fabric fabric) {
        return lookup.find(catalog.switches(), "switch", id, fabric.getId(), "switchType").orElse(null);
    }

    private CableSpec cable(String id, Fabric fabric, String attribute) {
        return lookup.find(catalog.cables(), "cable", id, fabric.getId(), attribute).orElse(null);
    }

    private double linkRate(Fabric fabric, NicRole role) {
        if (fabric.getLinkRate() != null) {
            return fabric.getLinkRate();
        }
        List<NicGroupSnapshot> nics = cluster.groups().stream().map(g -> g.nics(role)).flatMap(Optional::stream)
                .toList();
        if (nics.isEmpty()) {
            findings.add(ReaderCode.NO_NICS.at(fabric.getId(), "Fabric '" + fabric.getId() + "' joins no NICs: no "
                    + "server of cluster '" + cluster.id() + "' has NICs of role " + Words.word(role) + ".",
                    "Add NICs of that role to a server group, or take the fabric out of the scenario."));
            return Double.NaN;
        }
        return nics.stream().mapToDouble(n -> n.bytesPerSecond() / n.ports()).min().getAsDouble();
    }

    private List<FabricSnapshot.Tier> tiers(Fabric fabric) {
        return fabric.getTiers().stream().map(t -> tier(t, fabric)).toList();
    }

    private FabricSnapshot.Tier tier(Tier tier, Fabric fabric) {
        SwitchSpec own = switchType(tier.getSwitchType(), fabric);
        return new FabricSnapshot.Tier(Words.as(TierKind.class, tier.getKind()), own, tier.getOversubscription(),
                orZero(tier.getSwitchCount()), orZero(tier.getEndpointsPerPod()),
                orZero(tier.getDownlinksPerSwitch()),
                cable(tier.getCable(), fabric, "cable of tier " + tier.getKind().getLiteral()),
                tier.getCableLength(), orZero(tier.getBreakout()), orZero(tier.getUplinkBreakout()),
                tier.getUplinkRate() == null ? Double.NaN : tier.getUplinkRate());
    }

    private static int orZero(Integer value) {
        return value == null ? 0 : value;
    }

    private Map<String, Double> parameters(Fabric fabric) {
        Map<String, Double> values = new TreeMap<>();
        for (ParameterOverride override : fabric.getParameters()) {
            try {
                values.put(override.getName(), AnyQuantity.parse(override.getValue()).value());
            } catch (IllegalArgumentException notAQuantity) {
                findings.add(ReaderCode.NO_QUANTITY.at(fabric.getId(), "Parameter '" + override.getName()
                        + "' of fabric '" + fabric.getId() + "': " + Words.sentence(notAQuantity.getMessage()),
                        "Write a number with its unit, such as 55 us."));
            }
        }
        return values;
    }

    private String managementPlane(Fabric fabric) {
        String name = fabric.getManagementPlane();
        if (!Lookup.given(name)) {
            return "";
        }
        Optional<ManagementPlane> known = catalog.managementPlanes().all().stream()
                .filter(m -> m.id().equalsIgnoreCase(name.trim()) || m.name().equalsIgnoreCase(name.trim()))
                .findFirst();
        if (known.isEmpty()) {
            findings.add(ReaderCode.UNKNOWN_MANAGEMENT_PLANE.at(fabric.getId(), "managementPlane of '"
                    + fabric.getId() + "' is '" + name + "', which the catalog does not know.", "Known are "
                    + String.join(", ", catalog.managementPlanes().ids()) + ". Or add it to your own catalog folder."));
        }
        return known.map(ManagementPlane::id).orElse(name.trim());
    }

    private List<FabricSnapshot.Node> nodes(Fabric fabric) {
        return fabric.getSwitches().stream().map(s -> new FabricSnapshot.Node(s.getId(),
                Words.as(TierKind.class, s.getTier()), Lookup.given(s.getSwitchType())
                        ? lookup.find(catalog.switches(), "switch", s.getSwitchType(), s.getId(), "switchType")
                                .orElse(null)
                        : catalog.switches().find(fabric.getSwitchType()).orElse(null))).toList();
    }

    /** The links between switches as drawn, and those to the servers, dealt out in the order of the switches. */
    private List<FabricSnapshot.Link> links(Fabric fabric, double linkRate) {
        List<FabricSnapshot.Link> links = new ArrayList<>(endpointLinks(fabric, linkRate));
        fabric.getLinks().forEach(l -> links.add(new FabricSnapshot.Link(l.getFrom().getId(), l.getTo().getId(),
                l.getCount(), l.getRate() == null ? linkRate : l.getRate())));
        return links;
    }

    private List<FabricSnapshot.Link> endpointLinks(Fabric fabric, double linkRate) {
        NicRole role = Words.as(FabricRole.class, fabric.getRole()).nicRole();
        Map<String, Long> waiting = new TreeMap<>();
        cluster.groups().forEach(g -> waiting.put(g.id(), ports(g, role)));
        List<FabricSnapshot.Link> links = new ArrayList<>();
        for (Switch node : fabric.getSwitches()) {
            long free = node.getEndpoints();
            for (ServerGroupSnapshot group : cluster.groups()) {
                int dealt = (int) Math.min(free, waiting.get(group.id()));
                if (dealt > 0) {
                    links.add(new FabricSnapshot.Link(group.id(), node.getId(), dealt, linkRate));
                    waiting.merge(group.id(), (long) -dealt, Long::sum);
                    free -= dealt;
                }
            }
        }
        long left = waiting.values().stream().mapToLong(Long::longValue).sum();
        if (!fabric.getSwitches().isEmpty() && left > 0) {
            findings.add(ReaderCode.TOO_FEW_ENDPOINT_PORTS.at(fabric.getId(), "The switches of '" + fabric.getId()
                    + "' leave " + left + " NIC ports of the cluster without a port.",
                    "Raise the endpoints of its switches, or add switches."));
        }
        return links;
    }

    private static long ports(ServerGroupSnapshot group, NicRole role) {
        return group.nics(role).map(n -> (long) group.count() * n.perServer() * n.ports()).orElse(0L);
    }
}
