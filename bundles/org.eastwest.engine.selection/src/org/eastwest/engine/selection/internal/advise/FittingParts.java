// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.TransportModel;

/**
 * The parts to look at a transport with: the design's own where they can carry it and join so
 * many endpoints, else the catalog's most alike: as
 * many ports at the link rate, enough to join the endpoints, fewest warnings, most facts known. Like for like, so that
 * a transport neither wins nor
 * loses by a newer generation of switches.
 *
 * @param design   the design on this transport, with these parts
 * @param exchange what was exchanged; empty for nothing
 * @param against  why no parts can carry it; empty when some can
 */
record FittingParts(DesignSnapshot design, String exchange, String against) {
    /**
     * @param own   the design with its own transport
     * @param parts of the catalog
     */
    static FittingParts of(DesignSnapshot own, TransportModel transport, KnownParts parts, FabricModel fabrics) {
        DesignSnapshot design = own.withComputeTransport(transport.info().id());
        FabricSnapshot fabric = design.fabric(FabricRole.COMPUTE).orElseThrow();
        Optional<String> against = against(design.cluster(), fabric, transport)
                .or(() -> tooSmall(fabrics, design.cluster(), fabric));
        if (against.isEmpty()) {
            return speaking(design, fabric, transport, parts, fabrics).orElse(new FittingParts(design, "", ""));
        }
        if (fabric.topology() == TopologyKind.EXPLICIT) {
            return new FittingParts(design, "", against.get());
        }
        List<ClusterSnapshot> clusters = Stream.concat(Stream.of(design.cluster()), nics(design.cluster(), parts))
                .toList();
        return clusters.stream().flatMap(cluster -> best(design, cluster, fabric, transport, parts, fabrics).stream())
                .filter(fitting -> fitting.speaks(transport)).findFirst()
                .or(() -> clusters.stream().flatMap(cluster -> best(design, cluster, fabric, transport, parts, fabrics)
                        .stream()).findFirst())
                .orElse(new FittingParts(design, "", against.get()));
    }

    /** Other NICs beside the design's own switches, where its NICs are not known to speak the transport. */
    private static Optional<FittingParts> speaking(DesignSnapshot design, FabricSnapshot fabric,
            TransportModel transport, KnownParts parts, FabricModel fabrics) {
        if (new FittingParts(design, "", "").speaks(transport) || fabric.topology() == TopologyKind.EXPLICIT) {
            return Optional.empty();
        }
        SwitchSpec own = fabric.switchType(TierKind.LEAF);
        return nics(design.cluster(), parts).filter(c -> !c.equals(design.cluster()))
                .filter(c -> against(c, fabric, transport).isEmpty() && tooSmall(fabrics, c, fabric).isEmpty())
                .map(c -> new FittingParts(with(design, c, fabric), exchange(design.cluster(), c, own, own), ""))
                .filter(fitting -> fitting.speaks(transport)).findFirst();
    }

    /** Whether the NICs are known to speak the transport itself, such as RoCEv2 or UEC. */
    private boolean speaks(TransportModel transport) {
        return FabricTransport.compatibility(design.cluster(), design.fabric(FabricRole.COMPUTE).orElseThrow(),
                transport).stream().noneMatch(f -> f.code().equals(Compatibility.NIC_TRANSPORT));
    }

    private static Optional<String> tooSmall(FabricModel fabrics, ClusterSnapshot cluster, FabricSnapshot fabric) {
        FabricSizing sizing = fabrics.size(fabrics.plan(cluster, fabric));
        return sizing.buildable() ? Optional.empty() : Optional.of(sizing.findings().stream().findFirst()
                .map(Finding::message).orElse("The fabric cannot be built."));
    }

    private static Optional<String> against(ClusterSnapshot cluster, FabricSnapshot fabric, TransportModel transport) {
        return FabricTransport.compatibility(cluster, fabric, transport).stream()
                .filter(f -> f.severity() == Severity.ERROR).map(Finding::message).findFirst();
    }

    /** Why nobody has validated that these parts carry it; empty when nothing is known against them. */
    Optional<String> doubt(TransportModel transport) {
        FabricSnapshot fabric = design.fabric(FabricRole.COMPUTE).orElseThrow();
        return FabricTransport.compatibility(design.cluster(), fabric, transport).stream()
                .filter(f -> f.severity() == Severity.WARNING).map(Finding::message).findFirst();
    }

    /** A switch with what speaks for and against it. */
    private record Ranked(SwitchSpec type, int portsApart, long warnings, int unknown) {
        static final Comparator<Ranked> ORDER = Comparator.comparingInt(Ranked::portsApart)
                .thenComparingLong(Ranked::warnings).thenComparingInt(Ranked::unknown)
                .thenComparing(r -> r.type().id());
    }

    private static Optional<FittingParts> best(DesignSnapshot design, ClusterSnapshot cluster, FabricSnapshot fabric,
            TransportModel transport, KnownParts parts, FabricModel fabrics) {
        SwitchSpec own = fabric.switchType(TierKind.LEAF);
        double rate = fabric.linkBytesPerSecond();
        int ports = own == null ? 0 : own.radix(rate);
        List<Ranked> fitting = new ArrayList<>();
        for (SwitchSpec type : parts.switches()) {
            FabricSnapshot other = with(fabric, type);
            List<Finding> findings = FabricTransport.compatibility(cluster, other, transport);
            if (type.radix(rate) > 0 && findings.stream().noneMatch(f -> f.severity() == Severity.ERROR)
                    && tooSmall(fabrics, cluster, other).isEmpty()) {
                fitting.add(new Ranked(type, Math.abs(type.radix(rate) - ports), findings.stream()
                        .filter(f -> f.severity() == Severity.WARNING).count(), unknown(type)));
            }
        }
        return fitting.stream().min(Ranked.ORDER).map(best -> new FittingParts(with(design, cluster,
                with(fabric, best.type())), exchange(design.cluster(), cluster, own, best.type()), ""));
    }

    private static int unknown(SwitchSpec type) {
        return (Double.isNaN(type.bufferBytes()) ? 1 : 0)
                + (Double.isNaN(type.typicalWatts()) && Double.isNaN(type.maximumWatts()) ? 1 : 0);
    }

    /** Clusters whose compute NICs are exchanged for others of the same rate, by the NIC's id. */
    private static Stream<ClusterSnapshot> nics(ClusterSnapshot cluster, KnownParts parts) {
        return parts.nics().stream().map(nic -> new ClusterSnapshot(cluster.id(), cluster.name(),
                cluster.groups().stream().map(g -> with(g, nic)).toList()));
    }

    private static ServerGroupSnapshot with(ServerGroupSnapshot group, NicSpec nic) {
        List<NicGroupSnapshot> nics = group.nics().stream().map(n -> n.role() == FabricRole.COMPUTE.nicRole()
                && carries(nic, n) ? new NicGroupSnapshot(n.id(), n.role(), nic, n.perServer(), n.bytesPerSecond(),
                        n.ports()) : n).toList();
        return new ServerGroupSnapshot(group.id(), group.name(), group.type(), group.gpu(), group.count(),
                group.serversPerRack(), group.scaleUpDomainGpus(), group.gpuDirect(), nics);
    }

    private static boolean carries(NicSpec nic, NicGroupSnapshot own) {
        double rate = Stream.of(nic.infinibandBytesPerSecond(), nic.ethernetTotalBytesPerSecond())
                .filter(r -> !r.isNaN()).mapToDouble(r -> r).max().orElse(0);
        return Math.abs(rate - own.bytesPerSecond()) < 1e-6 * rate;
    }

    private static FabricSnapshot with(FabricSnapshot fabric, SwitchSpec type) {
        List<FabricSnapshot.Tier> tiers = fabric.tiers().stream()
                .map(t -> t.free(t.switchType() == null ? null : type)).toList();
        return fabric.withSwitches(fabric.topology(), type, tiers);
    }

    private static DesignSnapshot with(DesignSnapshot design, ClusterSnapshot cluster, FabricSnapshot compute) {
        return design.with(cluster, design.fabrics().stream().map(f -> f.role() == FabricRole.COMPUTE ? compute : f)
                .toList(), design.jobs());
    }

    private static String exchange(ClusterSnapshot own, ClusterSnapshot other, SwitchSpec from, SwitchSpec to) {
        TreeSet<String> nics = new TreeSet<>();
        other.groups().stream().flatMap(g -> g.nics(FabricRole.COMPUTE.nicRole()).stream())
                .filter(n -> n.type() != null).forEach(n -> nics.add(n.type().name()));
        String switches = Objects.equals(to, from) ? "" : to.name();
        String changed = own.equals(other) ? "" : String.join(", ", nics);
        return Stream.of(switches, changed).filter(s -> !s.isEmpty()).reduce((a, b) -> a + " with " + b).orElse("");
    }
}
