// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/**
 * Groups of leaves and spines, every spine with global links, every group with every other (Shpiner et al. 2017). Radix
 * k gives groups of (k/2)^2 endpoints with as many global links, at most (k/2)^2 + 1 of them.
 */
final class DragonflyPlus {
    private DragonflyPlus() {
    }

    static FabricSizing size(FabricPlan plan) {
        LeafTier leaf = LeafTier.of(plan);
        if (!leaf.fits()) {
            return Sizings.refused(plan, 0, List.of(leaf.problem()));
        }
        Split spine = Split.of(plan, TierKind.SPINE);
        int groupSpines = leaf.split().up();
        long groupPorts = (long) spine.down() * leaf.split().down();
        long globalPorts = (long) groupSpines * spine.up();
        long most = Math.max(0, groupPorts * (globalPorts + 1) - plan.reservedPorts());
        long leaves = leaf.count(plan.endpoints(), plan.reservedPorts());
        long groups = Leaves.ceil(leaves, spine.down());
        if (groups > globalPorts + 1) {
            return Sizings.refused(plan, most,
                    List.of(SizingFindings.tooMany(plan, "groups of two tiers", most)));
        }
        long parallel = groups == 1 ? 0 : globalPorts / (groups - 1);
        long used = parallel * (groups - 1);
        int planes = plan.planes();
        int share = planes / plan.linksPerCable();
        int below = leaf.portsInUse(plan, leaves);
        int down = (int) Math.min(spine.down(), leaves);
        int up = (int) Leaves.ceil(used, groupSpines);
        List<FabricSizing.Tier> tiers = List.of(
                new FabricSizing.Tier(TierKind.LEAF, leaves * planes, leaf.radix(), below, groupSpines,
                        plan.oversubscription(TierKind.LEAF, below, groupSpines)),
                new FabricSizing.Tier(TierKind.SPINE, groups * groupSpines * planes, plan.radix(TierKind.SPINE), down,
                        up, up == 0 ? 1 : plan.oversubscription(TierKind.SPINE, down, up)));
        Map<CableClass, Long> cables = Map.of(
                CableClass.HOST_LEAF, (plan.endpoints() + plan.reservedPorts()) * share,
                CableClass.LEAF_SPINE, leaves * groupSpines * share,
                CableClass.GLOBAL, groups * used / 2 * share);
        return new FabricSizing(plan, tiers, cables, leaf.leaves().mostBelow(plan.endpoints()),
                Math.min(groupPorts, plan.endpoints()), bisection(plan, leaves, groupSpines, groups, parallel), most,
                List.of());
    }

    private static double bisection(FabricPlan plan, long leaves, int groupSpines, long groups, long parallel) {
        double offered = plan.endpoints() * plan.linkBytesPerSecond();
        double half = (leaves == 1 ? offered : Math.min(offered,
                leaves * groupSpines * plan.uplinkBytesPerSecond(TierKind.LEAF))) / 2;
        if (groups > 1) {
            half = Math.min(half, (double) (groups / 2) * (groups - groups / 2) * parallel
                    * plan.uplinkBytesPerSecond(TierKind.SPINE));
        }
        return plan.planes() * half;
    }
}
