// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;

/**
 * How the ports of a switch are shared between the servers' side and the next tier; a broken-out port counts as many
 * times as it has links.
 *
 * @param down links towards the servers, at least 1
 * @param up   links upwards, at least 1
 */
public record Split(int down, int up) {
    private static final double ROUNDING = 1e-9;

    /**
     * As many ports downwards as the oversubscription of the tier allows: half of them at 1, seven eighths at 7. Where
     * both sides are broken out differently, a whole port belongs to one of them.
     *
     * @param plan with at least 2 ports a switch of this tier
     */
    public static Split of(FabricPlan plan, TierKind tier) {
        double oversubscription = plan.oversubscription(tier);
        Breakout breakout = plan.breakouts().get(tier);
        if (breakout == null) {
            int radix = plan.radix(tier);
            int down = part(radix, oversubscription);
            return new Split(down, Math.min(radix - down, uplinks(plan, tier, down)));
        }
        double capacities = breakout.up() / plan.oversubscription(tier, breakout.down(), 1);
        int ports = part(breakout.ports(), oversubscription * capacities);
        int down = ports * breakout.down();
        return new Split(down, Math.min((breakout.ports() - ports) * breakout.up(), uplinks(plan, tier, down)));
    }

    /** Ports of one side, at least one for either. */
    private static int part(int ports, double ratio) {
        int most = (int) Math.floor(ports * (ratio / (1 + ratio)) + ROUNDING);
        return Math.min(ports - 1, Math.max(1, most));
    }

    /** Uplinks that this many downlinks of a switch need. */
    static int uplinks(FabricPlan plan, TierKind tier, int down) {
        double needed = plan.oversubscription(tier, down, 1) / plan.oversubscription(tier);
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(needed - ROUNDING)));
    }
}
