// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.fabric.Crossing;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;

/**
 * Which shares of the bytes of some traffic climb. Members are placed {@code stride} endpoints apart; a group that fits
 * below one leaf or into one pod is placed in it.
 */
final class Crossings {
    private Crossings() {
    }

    static Crossing of(FabricSizing sizing, Traffic traffic) {
        FabricPlan plan = sizing.plan();
        double leaf = sizing.leafGroupEndpoints();
        double pod = outside(sizing.podEndpoints(), traffic);
        if (!inRails(plan)) {
            return new Crossing(outside(leaf, traffic), pod);
        }
        int rails = plan.railCount();
        double group = leafBlock(sizing);
        // Without switches between rails the traffic changes rail inside the server and is aligned in any case.
        boolean aligned = traffic.railAligned() || plan.topology() == TopologyKind.RAIL_ONLY
                || traffic.pattern() == Traffic.Pattern.NEIGHBOUR && traffic.stride() % rails == 0;
        double aboveLeaf = aligned ? outside(group, traffic) : outsideRails(leaf, group, traffic);
        return new Crossing(aboveLeaf, Math.min(pod, aboveLeaf));
    }

    /** Consecutive endpoints of which rail-aligned neighbours share a leaf. */
    static long leafBlock(FabricSizing sizing) {
        return inRails(sizing.plan()) ? groupServers(sizing) * sizing.plan().railCount() : sizing.leafGroupEndpoints();
    }

    /** Distance of neighbours that are as near as can be: the rails of a server where rails matter. */
    static long rails(FabricSizing sizing) {
        return inRails(sizing.plan()) ? sizing.plan().railCount() : 1;
    }

    private static boolean inRails(FabricPlan plan) {
        return plan.topology() == TopologyKind.RAIL_OPTIMISED || plan.topology() == TopologyKind.RAIL_ONLY;
    }

    /** Servers whose NICs of one rail share a leaf. */
    private static long groupServers(FabricSizing sizing) {
        FabricPlan plan = sizing.plan();
        if (plan.topology() == TopologyKind.RAIL_ONLY) {
            return sizing.leafGroupEndpoints();
        }
        int ports = sizing.tier(TierKind.LEAF).map(FabricSizing.Tier::downPorts).orElse(1);
        return new Leaves(ports, plan.railCount()).groupServers(plan.endpoints());
    }

    /** Share of the bytes that leave a block of consecutive endpoints. */
    private static double outside(double block, Traffic traffic) {
        double members = traffic.endpoints();
        double stride = Math.max(1, traffic.stride());
        if (members <= 1 || members * stride <= block) {
            return 0;
        }
        return leaving(Math.max(1, block / stride), members, traffic.pattern());
    }

    /** Share that leaves the leaf when each leaf takes only some rails of a group of servers. */
    private static double outsideRails(double leaf, double group, Traffic traffic) {
        double members = traffic.endpoints();
        if (members <= 1) {
            return 0;
        }
        if (traffic.pattern() == Traffic.Pattern.ALL_TO_ALL) {
            double inGroup = Math.min(members, group / Math.max(1, traffic.stride()));
            return leaving(Math.max(1, inGroup * leaf / group), members, traffic.pattern());
        }
        double sameLeaf = group <= leaf ? 1 : (leaf - 1) / (group - 1);
        return 1 - (1 - outside(group, traffic)) * sameLeaf;
    }

    /** In a ring one of the members of a block sends out of it; in an all-to-all 1 - (L - 1) / (N - 1) of the bytes. */
    private static double leaving(double inside, double members, Traffic.Pattern pattern) {
        return switch (pattern) {
            case NEIGHBOUR -> 1 / inside;
            case ALL_TO_ALL -> Math.max(0, 1 - (inside - 1) / (members - 1));
        };
    }
}
