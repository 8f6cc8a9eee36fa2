// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * A fabric for each rail and none between rails (Wang et al., arXiv 2307.12169); other rails are reached through the
 * scale-up domain. Bisection bandwidth is between two halves of the servers.
 */
public final class RailOnly {
    private RailOnly() {
    }

    static FabricSizing size(FabricPlan plan) {
        int rails = plan.railCount();
        FabricSizing one = sizeOfOne(plan);
        List<FabricSizing.Tier> tiers = one.tiers().stream().map(t -> new FabricSizing.Tier(t.kind(),
                t.switches() * rails, t.radix(), t.downPorts(), t.upPorts(), t.oversubscription())).toList();
        Map<CableClass, Long> cables = new EnumMap<>(CableClass.class);
        one.cables().forEach((c, n) -> cables.put(c, n * rails));
        // Rails are alike, and the last server may lack some: cables to servers are those that there are.
        cables.computeIfPresent(CableClass.HOST_LEAF, (c, n) -> (plan.endpoints() + plan.reservedPorts())
                * (plan.planes() / plan.linksPerCable()));
        return new FabricSizing(plan, tiers, cables, one.leafGroupEndpoints(),
                Math.min(one.podEndpoints() * rails, plan.endpoints()), one.bisectionBytesPerSecond() * rails,
                one.maximumEndpoints() * rails, one.findings());
    }

    /** The fabric of one rail; all are alike. */
    public static FabricSizing sizeOfOne(FabricPlan plan) {
        FabricPlan rail = ofOneRail(plan);
        boolean oneSwitch = plan.tiers() == 0 && plan.fixedSwitches().isEmpty()
                && rail.endpoints() + rail.reservedPorts() <= rail.radix(TierKind.LEAF);
        return Sizings.fatTree(rail, oneSwitch ? 1 : plan.tiers());
    }

    private static FabricPlan ofOneRail(FabricPlan plan) {
        int rails = plan.railCount();
        Map<TierKind, Integer> fixed = new EnumMap<>(TierKind.class);
        plan.fixedSwitches().forEach((tier, count) -> fixed.put(tier, (int) Leaves.ceil(count, rails)));
        return new FabricPlan(TopologyKind.FAT_TREE, Leaves.ceil(plan.endpoints(), rails),
                (int) Leaves.ceil(plan.reservedPorts(), rails), 1, plan.radix(), plan.linkBytesPerSecond(),
                plan.tiers(), plan.planes(), plan.oversubscription(), fixed, Leaves.ceil(plan.podEndpoints(), rails),
                plan.leafDownPorts(), plan.nicPorts(), List.of(), List.of(), List.of(), plan.breakouts());
    }
}
