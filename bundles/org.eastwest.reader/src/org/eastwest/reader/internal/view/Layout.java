// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.List;
import org.eastwest.model.view.ThingKind;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicRole;

/**
 * How a sized fabric splits into planes, pods and rails. Counts are those of one plane unless they say otherwise.
 *
 * @param transport name of its transport
 */
record Layout(ClusterSnapshot cluster, FabricSnapshot fabric, FabricSizing sizing, String transport) {
    /** More rails than that are drawn as one group. */
    private static final int MOST_RAILS = 16;

    boolean drawn() {
        return fabric.topology() == TopologyKind.EXPLICIT;
    }

    int planes() {
        return Math.max(1, sizing.plan().planes());
    }

    long endpoints() {
        return sizing.plan().endpoints() + sizing.plan().reservedPorts();
    }

    /** Pods, or groups of a dragonfly; 1 where the top tier joins all leaves. */
    long pods() {
        boolean grouped = sizing.tiers().size() > 2 || fabric.topology() == TopologyKind.DRAGONFLY_PLUS;
        return grouped && sizing.podEndpoints() > 0 ? Make.perPart(endpoints(), sizing.podEndpoints()) : 1;
    }

    /** Rails that are drawn apart; 1 for none. */
    int rails() {
        int rails = sizing.plan().railCount();
        return FabricViews.railed(fabric.topology()) && rails <= MOST_RAILS && aPod(TierKind.LEAF) >= rails
                ? Math.max(1, rails) : 1;
    }

    long aPlane(FabricSizing.Tier tier) {
        return tier.switches() / planes();
    }

    /** Switches of this tier in one pod; 0 for the tier above the pods. */
    long aPod(TierKind kind) {
        return sizing.tier(kind).map(t -> Make.perPart(aPlane(t), pods())).orElse(0L);
    }

    /** True for a tier that joins the pods. */
    boolean joinsPods(TierKind kind) {
        return kind == TierKind.CORE || kind == TierKind.SPINE && sizing.tiers().size() == 2
                && fabric.topology() != TopologyKind.DRAGONFLY_PLUS;
    }

    long linksInPod(CableClass between) {
        return Make.perPart(sizing.links(between) / planes(), pods());
    }

    long cablesInPod(CableClass between) {
        return Make.perPart(sizing.cables(between) / planes(), pods());
    }

    NicRole nicRole() {
        return switch (fabric.role()) {
            case COMPUTE -> NicRole.EAST_WEST;
            case STORAGE -> NicRole.STORAGE;
            case NORTH_SOUTH -> NicRole.NORTH_SOUTH;
            case MANAGEMENT -> NicRole.MANAGEMENT;
        };
    }

    /** Servers with NICs in this fabric. */
    long servers() {
        return cluster.groups().stream().filter(g -> g.nics(nicRole()).isPresent() || fabric.role()
                == FabricRole.MANAGEMENT).mapToLong(ServerGroupSnapshot::count).sum();
    }

    long serversInPod() {
        return Make.perPart(servers(), pods());
    }

    /** {@code 8 NICs each}; of the group that has most. */
    String nics() {
        List<NicGroupSnapshot> nics = cluster.groups().stream().flatMap(g -> g.nics(nicRole()).stream()).toList();
        int most = nics.stream().mapToInt(NicGroupSnapshot::perServer).max().orElse(0);
        return most == 0 ? "" : Make.some(most, "NIC", "NICs") + " each";
    }

    /** Type of the switches of a tier; an empty text where the design names none. */
    String switchType(TierKind kind) {
        return fabric.switchType(kind) == null ? "" : fabric.switchType(kind).name();
    }

    static ThingKind thing(TierKind kind) {
        return switch (kind) {
            case LEAF -> ThingKind.LEAF;
            case SPINE -> ThingKind.SPINE;
            case CORE -> ThingKind.CORE;
        };
    }
}
