// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicRole;

/** Reads off a design what a fabric must join. */
final class Planner {
    private Planner() {
    }

    static FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric) {
        NicRole role = fabric.role().nicRole();
        int planes = Math.max(1, fabric.planes());
        long ports = cluster.groups().stream().mapToLong(g -> ports(g, role)).sum();
        List<NicGroupSnapshot> nics = nics(cluster, role).toList();
        int nicPorts = nics.stream().mapToInt(NicGroupSnapshot::ports).max().orElse(1);
        long rails = nics.stream().mapToLong(n -> (long) n.perServer() * n.ports() / planes).max().orElse(1);
        double rate = linkRate(fabric, nics);
        Breakouts breakouts = Breakouts.of(fabric, rate);
        Map<TierKind, Double> oversubscription = new EnumMap<>(TierKind.class);
        Map<TierKind, Integer> fixed = new EnumMap<>(TierKind.class);
        fabric.tiers().forEach(t -> {
            oversubscription.put(t.kind(), t.oversubscription());
            if (t.switches() > 0) {
                fixed.put(t.kind(), (int) Leaves.ceil(t.switches(), planes));
            }
        });
        boolean drawn = fabric.topology() == TopologyKind.EXPLICIT;
        FabricPlan plan = new FabricPlan(fabric.topology(), Leaves.ceil(ports, planes),
                (int) Leaves.ceil(fabric.reservedPorts(), planes), (int) Math.max(1, rails), breakouts.radix(), rate, 0,
                planes, oversubscription, fixed,
                fabric.tier(TierKind.SPINE).map(FabricSnapshot.Tier::podEndpoints).orElse(0),
                fabric.tier(TierKind.LEAF).map(FabricSnapshot.Tier::downPorts).orElse(0), Math.max(1, nicPorts),
                drawn ? fabric.switches() : List.of(), drawn ? fabric.links() : List.of(), fabric.faults(),
                drawn ? Map.of() : breakouts.ofTiers());
        return plan.withOptics(breakouts.optics(fabric, plan, nicsPerModule(cluster, role)));
    }

    static Stream<NicGroupSnapshot> nics(ClusterSnapshot cluster, NicRole role) {
        return cluster.groups().stream().map(g -> g.nics(role)).flatMap(Optional::stream);
    }

    /** NICs that share a module, where those of all servers do. */
    private static int nicsPerModule(ClusterSnapshot cluster, NicRole role) {
        return role != NicRole.EAST_WEST ? 1
                : cluster.groups().stream().mapToInt(g -> g.type().nicsPerModule()).min().orElse(1);
    }

    private static long ports(ServerGroupSnapshot group, NicRole role) {
        return group.nics(role).map(n -> (long) group.count() * n.perServer() * n.ports()).orElse(0L);
    }

    /** What the fabric says; else what a port of its NICs does. */
    private static double linkRate(FabricSnapshot fabric, List<NicGroupSnapshot> nics) {
        if (fabric.linkBytesPerSecond() > 0) {
            return fabric.linkBytesPerSecond();
        }
        return nics.stream().mapToDouble(n -> n.bytesPerSecond() / n.ports()).min().orElse(Double.NaN);
    }
}
