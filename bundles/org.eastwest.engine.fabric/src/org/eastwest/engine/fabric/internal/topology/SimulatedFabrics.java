// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.simulation.SimulatedFabric;

/** Topologies of the fabrics that simulators are asked about. */
public final class SimulatedFabrics {
    /** Cut-through latency where the catalog states none: that of a 51.2 Tb/s Ethernet switch, an assumption. */
    private static final double SWITCH_SECONDS = 600e-9;
    /** Light in fibre. */
    private static final double SECONDS_PER_METRE = 5e-9;
    /** Length where the design gives none, an assumption. */
    private static final double METRES = 30;

    private SimulatedFabrics() {
    }

    /**
     * The fabric after what has failed in the design, and these further faults.
     *
     * @param seed of random failures
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    public static Topology topology(SimulatedFabric fabric, List<String> faults, long seed) {
        return faulty(healthy(fabric), fabric, faults, seed);
    }

    /**
     * The same, where the fabric without any fault is there already.
     *
     * @throws IllegalArgumentException when a fault names what it does not have
     */
    public static Topology faulty(Topology healthy, SimulatedFabric fabric, List<String> faults, long seed) {
        return Faults.apply(healthy, all(fabric, faults), seed);
    }

    /** The fabric without any fault. */
    public static Topology healthy(SimulatedFabric fabric) {
        if (fabric instanceof SimulatedFabric.Described described) {
            return TopologySpec.topology(described.line());
        }
        SimulatedFabric.Designed design = (SimulatedFabric.Designed) fabric;
        Fabrics fabrics = new Fabrics();
        FabricSizing sizing = fabrics.size(fabrics.plan(design.cluster(), design.fabric()));
        return Expansion.of(sizing, latencies(design.fabric()), scaleUp(design.cluster(), design.fabric()));
    }

    private static List<String> all(SimulatedFabric fabric, List<String> faults) {
        return fabric instanceof SimulatedFabric.Designed designed
                ? Stream.concat(designed.fabric().faults().stream(), faults.stream()).toList() : faults;
    }

    /** Cable, modules at both ends, and the switch at the far end. */
    static Latencies latencies(FabricSnapshot fabric) {
        double host = cable(fabric.hostCable(), fabric.hostCableMetres()) + device(fabric, TierKind.LEAF);
        double leaf = upwards(fabric, TierKind.LEAF) + device(fabric, TierKind.SPINE);
        double spine = upwards(fabric, TierKind.SPINE) + device(fabric, TierKind.CORE);
        return new Latencies(host, leaf, spine, spine, Latencies.DEFAULT.scaleUp());
    }

    private static double upwards(FabricSnapshot fabric, TierKind tier) {
        return fabric.tier(tier).map(t -> cable(t.cable(), t.cableMetres())).orElse(cable(null, METRES));
    }

    private static double cable(CableSpec type, double metres) {
        double length = Double.isNaN(metres) || metres < 0 ? METRES : metres;
        double each = type == null ? SECONDS_PER_METRE : type.secondsPerMetre();
        double modules = type == null || Double.isNaN(type.moduleLatencySeconds()) ? 0 : type.moduleLatencySeconds();
        return length * (Double.isNaN(each) ? SECONDS_PER_METRE : each) + 2 * modules;
    }

    private static double device(FabricSnapshot fabric, TierKind tier) {
        SwitchSpec type = fabric.switchType(tier);
        return type == null || Double.isNaN(type.latencySeconds()) ? SWITCH_SECONDS : type.latencySeconds();
    }

    /** The NICs of the servers or racks of one domain, in order. */
    private static ScaleUp scaleUp(ClusterSnapshot cluster, FabricSnapshot fabric) {
        Optional<ServerGroupSnapshot> group = cluster.groups().stream()
                .filter(g -> g.nics(fabric.role().nicRole()).isPresent()).findFirst();
        if (group.isEmpty() || group.get().type() == null || group.get().type().gpus() == 0) {
            return ScaleUp.NONE;
        }
        ServerGroupSnapshot servers = group.get();
        NicGroupSnapshot nics = servers.nics(fabric.role().nicRole()).orElseThrow();
        double ofServer = (double) nics.perServer() * nics.ports() / Math.max(1, fabric.planes());
        double ofDomain = ofServer * servers.scaleUpDomainGpus() / servers.type().gpus();
        double perEndpoint = servers.type().scaleUpBytesPerSecond() * servers.type().gpus() / ofServer;
        return ofDomain == Math.rint(ofDomain) && ofDomain > 1 && perEndpoint > 0
                ? new ScaleUp((int) ofDomain, perEndpoint) : ScaleUp.NONE;
    }
}
