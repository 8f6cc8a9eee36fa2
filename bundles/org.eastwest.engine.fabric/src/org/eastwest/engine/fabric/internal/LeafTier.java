// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;

/**
 * The leaf tier of a plan.
 *
 * @param radix    ports of a leaf at the rate of a link
 * @param split    how they are shared
 * @param leaves   how endpoints are spread over them
 * @param breakout how its ports are broken out where both sides differ; null else
 */
public record LeafTier(int radix, Split split, Leaves leaves, Breakout breakout) {
    public static LeafTier of(FabricPlan plan) {
        int radix = plan.radix(TierKind.LEAF);
        Split split = plan.leafDownPorts() == 0 ? Split.of(plan, TierKind.LEAF)
                : new Split(plan.leafDownPorts(), Split.uplinks(plan, TierKind.LEAF, plan.leafDownPorts()));
        return new LeafTier(radix, split, Leaves.of(plan, split.down()), plan.breakouts().get(TierKind.LEAF));
    }

    /** False when the design fixes more ports than a leaf has. */
    boolean fits() {
        return breakout == null ? (long) split.down() + split.up() <= radix
                : breakout.downPorts(split.down()) + breakout.upPorts(split.up()) <= breakout.ports();
    }

    Finding problem() {
        String ports = breakout == null ? Amounts.of(radix, "port", "ports") + "."
                : Amounts.of(breakout.ports(), "port", "ports") + ", broken out into "
                        + Amounts.of(breakout.down(), "link", "links") + " each towards servers and " + breakout.up()
                        + " upwards.";
        return SizingFindings.fixed((split.down() == 1 ? "One port of a leaf towards servers needs "
                : Amounts.of(split.down()) + " ports of a leaf towards servers need ")
                + Amounts.of(split.up(), "uplink", "uplinks") + " at the oversubscription of the design, but a leaf"
                + " has "
                + ports,
                "Use fewer ports towards servers, or more oversubscription.");
    }

    Finding fixedCount(long fixed, long needed, long most) {
        return SizingFindings.fixed("The design fixes " + Amounts.of(fixed, "leaf", "leaves") + " a plane; these"
                + " endpoints need " + SizingFindings.count(needed) + ", and the spines can join "
                + SizingFindings.count(most) + ".", "Fix a number in between, or none.");
    }

    public long count(long endpoints, long reserved) {
        return leaves.count(endpoints, reserved);
    }

    /** Ports of a leaf towards the servers in use, at most. */
    int portsInUse(FabricPlan plan, long count) {
        long spread = Leaves.ceil(plan.endpoints() + plan.reservedPorts(), count);
        return (int) Math.min(split.down(), Math.max(leaves.mostBelow(plan.endpoints()), spread));
    }
}
