// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TopologyKind;

/** Sizes a plan by the rules of its topology; constant time for all but drawn fabrics. */
final class Sizings {
    private Sizings() {
    }

    static FabricSizing size(FabricPlan plan) {
        List<Finding> problems = SizingFindings.check(plan);
        if (!problems.isEmpty()) {
            return refused(plan, 0, problems);
        }
        return switch (plan.topology()) {
            case EXPLICIT -> new DrawnFabric(plan).size();
            case RAIL_ONLY -> RailOnly.size(plan);
            case DRAGONFLY_PLUS -> DragonflyPlus.size(plan);
            case TWO_TIER_FAT_TREE, THREE_TIER_FAT_TREE, FAT_TREE, RAIL_OPTIMISED, MULTI_PLANE ->
                fatTree(plan, tiers(plan));
        };
    }

    private static int tiers(FabricPlan plan) {
        return plan.topology() == TopologyKind.TWO_TIER_FAT_TREE ? 2
                : plan.topology() == TopologyKind.THREE_TIER_FAT_TREE ? 3 : plan.tiers();
    }

    /** A fat tree of this many tiers; of two, or else three, when it is 0. */
    static FabricSizing fatTree(FabricPlan plan, int tiers) {
        return switch (tiers) {
            case 1 -> SingleTier.size(plan);
            case 2 -> TwoTiers.size(plan, true);
            case 3 -> ThreeTiers.size(plan);
            default -> fatTreeAsNeeded(plan);
        };
    }

    private static FabricSizing fatTreeAsNeeded(FabricPlan plan) {
        boolean severalPods = plan.podEndpoints() > 0 && plan.endpoints() > plan.podEndpoints();
        if (severalPods) {
            return ThreeTiers.size(plan);
        }
        FabricSizing two = TwoTiers.size(plan, false);
        return two.buildable() ? two : ThreeTiers.size(plan);
    }

    /** What is left of a plan that cannot be built. */
    static FabricSizing refused(FabricPlan plan, long maximumEndpoints, List<Finding> findings) {
        return new FabricSizing(plan, List.of(), Map.of(), 0, 0, 0, maximumEndpoints, findings);
    }
}
