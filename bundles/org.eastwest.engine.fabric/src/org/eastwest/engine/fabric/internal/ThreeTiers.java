// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/**
 * A fat tree of pods, each of leaves and spines, under a core: radix k takes k^3/4 endpoints without oversubscription
 * (Al-Fares, Loukissas, Vahdat 2008). Leaves come as they are needed; the spines of a pod come whole, so that the last
 * pod can be filled later.
 */
final class ThreeTiers {
    private final FabricPlan plan;
    private final LeafTier leaf;
    private final Split spine;
    private final int coreRadix;
    private final int podLeaves;
    private final long podPorts;
    private final List<Finding> findings = new ArrayList<>();

    private ThreeTiers(FabricPlan plan, LeafTier leaf) {
        this.plan = plan;
        this.leaf = leaf;
        spine = Split.of(plan, TierKind.SPINE);
        coreRadix = plan.radix(TierKind.CORE);
        long fixed = plan.podEndpoints();
        podLeaves = fixed == 0 ? spine.down() : (int) Math.min(Integer.MAX_VALUE, leaf.count(fixed, 0));
        podPorts = fixed == 0 ? (long) podLeaves * leaf.split().down() : fixed;
    }

    static FabricSizing size(FabricPlan plan) {
        LeafTier leaf = LeafTier.of(plan);
        if (!leaf.fits()) {
            return Sizings.refused(plan, 0, List.of(leaf.problem()));
        }
        return new ThreeTiers(plan, leaf).size();
    }

    private FabricSizing size() {
        if (podLeaves > spine.down()) {
            return refused(SizingFindings.fixed("A pod of " + Amounts.of(plan.podEndpoints(),
                    "endpoint", "endpoints") + " has " + Amounts.of(podLeaves, "leaf", "leaves")
                    + ", but a spine has only " + Amounts.of(spine.down(), "port", "ports") + " towards them.",
                    "Make the pods smaller, or choose a spine switch with more ports."));
        }
        long leaves = leavesNeeded();
        int fixedLeaves = plan.fixedSwitches().getOrDefault(TierKind.LEAF, 0);
        long mostLeaves = (long) podLeaves * coreRadix;
        if (fixedLeaves > 0 && (fixedLeaves < leaves || fixedLeaves > mostLeaves)) {
            return refused(leaf.fixedCount(fixedLeaves, leaves, mostLeaves));
        }
        leaves = Math.max(leaves, fixedLeaves);
        long pods = Leaves.ceil(leaves, podLeaves);
        if (pods > coreRadix) {
            return refused(SizingFindings.tooMany(plan, "three tiers", maximum()));
        }
        int fixedSpines = plan.fixedSwitches().getOrDefault(TierKind.SPINE, 0);
        Uplinks pod = Uplinks.of(leaf, podLeaves, spine.down(), Leaves.ceil(fixedSpines, pods));
        if (!pod.fits()) {
            return refused(pod.problem(podLeaves));
        }
        return build(leaves, pods, pod, fixedSpines == 0 ? pods * pod.spines() : fixedSpines);
    }

    /** Leaves of full pods, and those that the rest and the reserved ports need. */
    private long leavesNeeded() {
        if (plan.podEndpoints() == 0) {
            return leaf.count(plan.endpoints(), plan.reservedPorts());
        }
        long fullPods = (plan.endpoints() - 1) / plan.podEndpoints();
        return fullPods * podLeaves
                + leaf.count(plan.endpoints() - fullPods * plan.podEndpoints(), plan.reservedPorts());
    }

    private FabricSizing build(long leaves, long pods, Uplinks pod, long spines) {
        int spineDown = (int) Leaves.ceil((long) podLeaves * pod.perLeaf(), pod.spines());
        int spineUp = Math.min(spine.up(), Split.uplinks(plan, TierKind.SPINE, spineDown));
        long cores = Leaves.ceil(spines * spineUp, coreRadix);
        int fixedCores = plan.fixedSwitches().getOrDefault(TierKind.CORE, 0);
        if (fixedCores > 0) {
            int asked = spineUp;
            cores = fixedCores;
            spineUp = (int) Math.min(spineUp, cores * coreRadix / spines);
            if (spineUp == 0) {
                return refused(SizingFindings.fixed("The design fixes " + Amounts.of(cores,
                        "core switch", "core switches") + ", too few for a link from each of "
                        + Amounts.of(spines, "spine", "spines") + ".", "Fix more, or none."));
            }
            if (spineUp < asked) {
                findings.add(SizingFindings.oversubscribed(TierKind.SPINE,
                        plan.oversubscription(TierKind.SPINE, spineDown, spineUp),
                        plan.oversubscription(TierKind.SPINE)));
            }
        }
        int used = leaf.portsInUse(plan, leaves);
        double leafBuilt = plan.oversubscription(TierKind.LEAF, used, pod.perLeaf());
        if (pod.perLeaf() < leaf.split().up()) {
            findings.add(SizingFindings.oversubscribed(TierKind.LEAF, leafBuilt,
                    plan.oversubscription(TierKind.LEAF)));
        }
        int planes = plan.planes();
        List<FabricSizing.Tier> tiers = List.of(
                new FabricSizing.Tier(TierKind.LEAF, leaves * planes, leaf.radix(), used, pod.perLeaf(), leafBuilt),
                new FabricSizing.Tier(TierKind.SPINE, spines * planes, plan.radix(TierKind.SPINE), spineDown, spineUp,
                        plan.oversubscription(TierKind.SPINE, spineDown, spineUp)),
                new FabricSizing.Tier(TierKind.CORE, cores * planes, coreRadix,
                        (int) Leaves.ceil(spines * spineUp, cores), 0, 1));
        return new FabricSizing(plan, tiers, cables(leaves * pod.perLeaf(), spines * spineUp),
                leaf.leaves().mostBelow(plan.endpoints()), Math.min(podPorts, plan.endpoints()),
                bisection(leaves, leaves * pod.perLeaf(), pods, spines * spineUp), maximum(), findings);
    }

    private Map<CableClass, Long> cables(long leafSpine, long spineCore) {
        int share = plan.planes() / plan.linksPerCable();
        return Map.of(CableClass.HOST_LEAF, (plan.endpoints() + plan.reservedPorts()) * share,
                CableClass.LEAF_SPINE, leafSpine * share, CableClass.SPINE_CORE, spineCore * share);
    }

    private double bisection(long leaves, long leafSpine, long pods, long spineCore) {
        double offered = plan.endpoints() * plan.linkBytesPerSecond();
        double crossing = leaves == 1 ? offered
                : Math.min(offered, leafSpine * plan.uplinkBytesPerSecond(TierKind.LEAF));
        crossing = pods == 1 ? crossing : Math.min(crossing, spineCore * plan.uplinkBytesPerSecond(TierKind.SPINE));
        return plan.planes() * (crossing / 2);
    }

    private long maximum() {
        return Math.max(0, podPorts * coreRadix - plan.reservedPorts());
    }

    private FabricSizing refused(Finding finding) {
        return Sizings.refused(plan, podLeaves > spine.down() ? 0 : maximum(), List.of(finding));
    }
}
