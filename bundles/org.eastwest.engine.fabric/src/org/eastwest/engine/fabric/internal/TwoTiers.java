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
 * A fat tree of leaves and spines: radix k takes k^2/2 endpoints without oversubscription. Every leaf has as many links
 * to every spine as to any other, so that the number of spines divides the uplinks of a leaf; this reproduces the
 * counts of the DGX SuperPOD reference architectures (RA-11333-001 V11, table 4: 24 leaves and 16 spines).
 */
final class TwoTiers {
    private TwoTiers() {
    }

    /**
     * @param spineKeepsUplinks true when an oversubscription of the spines above 1 means that they keep uplinks for a
     *                          core outside this fabric, as the aggregation of an Alibaba HPN pod does (15:1)
     */
    static FabricSizing size(FabricPlan plan, boolean spineKeepsUplinks) {
        LeafTier leaf = LeafTier.of(plan);
        if (!leaf.fits()) {
            return Sizings.refused(plan, 0, List.of(leaf.problem()));
        }
        int spineRadix = plan.radix(TierKind.SPINE);
        double spineOversubscription = plan.oversubscription(TierKind.SPINE);
        boolean outwards = spineKeepsUplinks && spineOversubscription > 1;
        int spineDown = outwards ? Split.of(plan, TierKind.SPINE).down() : spineRadix;
        long most = Math.max(0, (long) spineDown * leaf.split().down() - plan.reservedPorts());
        long leaves = leaf.count(plan.endpoints(), plan.reservedPorts());
        if (leaves > spineDown) {
            return Sizings.refused(plan, most, List.of(SizingFindings.tooMany(plan, "two tiers", most)));
        }
        int fixedLeaves = plan.fixedSwitches().getOrDefault(TierKind.LEAF, 0);
        if (fixedLeaves > 0 && (fixedLeaves < leaves || fixedLeaves > spineDown)) {
            return Sizings.refused(plan, most, List.of(leaf.fixedCount(fixedLeaves, leaves, spineDown)));
        }
        leaves = Math.max(leaves, fixedLeaves);
        Uplinks uplinks = Uplinks.of(leaf, leaves, spineDown,
                plan.fixedSwitches().getOrDefault(TierKind.SPINE, 0));
        if (!uplinks.fits()) {
            return Sizings.refused(plan, most, List.of(uplinks.problem(leaves)));
        }
        return build(plan, leaf, leaves, uplinks, outwards, most);
    }

    private static FabricSizing build(FabricPlan plan, LeafTier leaf, long leaves, Uplinks uplinks, boolean outwards,
            long most) {
        int planes = plan.planes();
        int used = leaf.portsInUse(plan, leaves);
        double built = plan.oversubscription(TierKind.LEAF, used, uplinks.perLeaf());
        int down = (int) Leaves.ceil(leaves * uplinks.perLeaf(), uplinks.spines());
        int up = outwards ? Split.uplinks(plan, TierKind.SPINE, down) : 0;
        List<FabricSizing.Tier> tiers = List.of(
                new FabricSizing.Tier(TierKind.LEAF, leaves * planes, plan.radix(TierKind.LEAF), used,
                        uplinks.perLeaf(), built),
                new FabricSizing.Tier(TierKind.SPINE, uplinks.spines() * planes, plan.radix(TierKind.SPINE), down, up,
                        up == 0 ? 1 : plan.oversubscription(TierKind.SPINE, down, up)));
        List<Finding> findings = new ArrayList<>();
        if (uplinks.perLeaf() < leaf.split().up()) {
            findings.add(SizingFindings.oversubscribed(TierKind.LEAF, built, plan.oversubscription(TierKind.LEAF)));
        }
        long links = leaves * uplinks.perLeaf();
        return new FabricSizing(plan, tiers, cables(plan, links), leaf.leaves().mostBelow(plan.endpoints()),
                plan.endpoints(), bisection(plan, leaves, links), most, findings);
    }

    private static Map<CableClass, Long> cables(FabricPlan plan, long links) {
        long hosts = plan.endpoints() + plan.reservedPorts();
        int share = plan.planes() / plan.linksPerCable();
        return Map.of(CableClass.HOST_LEAF, hosts * share, CableClass.LEAF_SPINE, links * share);
    }

    private static double bisection(FabricPlan plan, long leaves, long links) {
        double offered = plan.endpoints() * plan.linkBytesPerSecond();
        double crossing = leaves == 1 ? offered
                : Math.min(offered, links * plan.uplinkBytesPerSecond(TierKind.LEAF));
        return plan.planes() * (crossing / 2);
    }
}
