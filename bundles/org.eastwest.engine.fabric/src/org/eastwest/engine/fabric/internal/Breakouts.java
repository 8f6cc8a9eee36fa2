// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * How a design breaks out the ports of its switches, from the leaf up: the links upwards of a tier are those downwards
 * of the next.
 *
 * @param radix   ports of a switch at the rate of its links towards the servers, by tier
 * @param ofTiers tiers whose two sides differ
 * @param all     all tiers whose switches are known
 */
record Breakouts(Map<TierKind, Integer> radix, Map<TierKind, Breakout> ofTiers, Map<TierKind, Breakout> all) {
    /**
     * @param fabric            as designed
     * @param linkBytesPerSecond rate of an endpoint's link, per direction
     */
    static Breakouts of(FabricSnapshot fabric, double linkBytesPerSecond) {
        Map<TierKind, Integer> radix = new EnumMap<>(TierKind.class);
        Map<TierKind, Breakout> ofTiers = new EnumMap<>(TierKind.class);
        Map<TierKind, Breakout> all = new EnumMap<>(TierKind.class);
        double rate = linkBytesPerSecond;
        for (TierKind tier : TierKind.values()) {
            SwitchSpec type = fabric.switchType(tier);
            if (type != null) {
                Breakout breakout = of(type, fabric.tier(tier).orElse(null), rate,
                        fabric.uplinkBytesPerSecond(tier, rate));
                radix.put(tier, (int) Math.min(Integer.MAX_VALUE, (long) breakout.ports() * breakout.down()));
                if (breakout.down() != breakout.up() || breakout.uplinkBytesPerSecond() != rate) {
                    ofTiers.put(tier, breakout);
                }
                all.put(tier, breakout);
                rate = breakout.uplinkBytesPerSecond();
            }
        }
        return new Breakouts(radix, ofTiers, all);
    }

    /**
     * The optical modules of a design: one serves the links of its port, and not more than its rate holds. Of drawn
     * switches, of which each has ports of its own, only the latter.
     *
     * @param plan          the plan of the same fabric, which knows the rates of links
     * @param nicsPerModule NICs that share a module
     */
    Map<CableClass, OpticalModules> optics(FabricSnapshot fabric, FabricPlan plan, int nicsPerModule) {
        Map<CableClass, OpticalModules> optics = new EnumMap<>(CableClass.class);
        optics.put(CableClass.HOST_LEAF, modules(fabric.hostCable(), plan.linkBytesPerSecond(),
                plan.linksPerCable() * nicsPerModule, links(plan, TierKind.LEAF, Breakout::down)));
        CableSpec fromLeaf = fabric.tier(TierKind.LEAF).map(FabricSnapshot.Tier::cable).orElse(null);
        optics.put(CableClass.LEAF_SPINE, modules(fromLeaf, plan.bytesPerSecond(CableClass.LEAF_SPINE),
                links(plan, TierKind.LEAF, Breakout::up), links(plan, TierKind.SPINE, Breakout::down)));
        CableSpec fromSpine = fabric.tier(TierKind.SPINE).map(FabricSnapshot.Tier::cable).orElse(null);
        double above = plan.bytesPerSecond(CableClass.SPINE_CORE);
        int ofSpine = links(plan, TierKind.SPINE, Breakout::up);
        int ofCore = links(plan, TierKind.CORE, Breakout::down);
        optics.put(CableClass.SPINE_CORE, modules(fromSpine, above, ofSpine, ofCore));
        optics.put(CableClass.GLOBAL, modules(fromSpine, above, ofSpine, ofSpine));
        return optics;
    }

    private int links(FabricPlan plan, TierKind tier, ToIntFunction<Breakout> side) {
        Breakout breakout = all.get(tier);
        return plan.topology() == TopologyKind.EXPLICIT ? Integer.MAX_VALUE
                : breakout == null ? 1 : Math.max(1, side.applyAsInt(breakout));
    }

    private static OpticalModules modules(CableSpec cable, double rate, int lower, int upper) {
        if (cable == null) {
            return new OpticalModules(lower, upper);
        }
        int held = Math.max(1, (int) Math.floor(cable.bytesPerSecond() / rate * (1 + 1e-9)));
        return cable.copper() ? OpticalModules.NONE : new OpticalModules(Math.min(lower, held), Math.min(upper, held));
    }

    /** As many links a port as the design says and the port has the rate for. */
    private static Breakout of(SwitchSpec type, FabricSnapshot.Tier tier, double down, double up) {
        return new Breakout(type.ports(), links(type, tier == null ? 0 : tier.breakout(), down),
                links(type, tier == null ? 0 : tier.uplinkBreakout(), up), up);
    }

    private static int links(SwitchSpec type, int asked, double rate) {
        return asked > 0 ? Math.min(asked, type.linksPerPort(rate)) : type.linksPerPort(rate);
    }
}
