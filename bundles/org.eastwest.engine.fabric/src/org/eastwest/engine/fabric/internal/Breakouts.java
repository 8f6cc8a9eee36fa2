// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.eastwest.engine.fabric.internal.topology.Modules;
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
     * The optical modules of a design: one serves the links of the ports of its cage. Of drawn switches, of which each
     * has ports of its own, all that its rate holds.
     *
     * @param plan          the plan of the same fabric, which knows the rates of links
     * @param nicsPerModule NICs that share a module
     */
    Map<CableClass, OpticalModules> optics(FabricSnapshot fabric, FabricPlan plan, int nicsPerModule) {
        Map<CableClass, OpticalModules> optics = new EnumMap<>(CableClass.class);
        CableSpec fromHost = fabric.hostCable();
        double below = plan.linkBytesPerSecond();
        optics.put(CableClass.HOST_LEAF, modules(fromHost, atNic(fromHost, plan, nicsPerModule),
                links(fabric, plan, TierKind.LEAF, Breakout::down, fromHost, below)));
        CableSpec fromLeaf = fabric.tier(TierKind.LEAF).map(FabricSnapshot.Tier::cable).orElse(null);
        double between = plan.bytesPerSecond(CableClass.LEAF_SPINE);
        optics.put(CableClass.LEAF_SPINE, modules(fromLeaf,
                links(fabric, plan, TierKind.LEAF, Breakout::up, fromLeaf, between),
                links(fabric, plan, TierKind.SPINE, Breakout::down, fromLeaf, between)));
        CableSpec fromSpine = fabric.tier(TierKind.SPINE).map(FabricSnapshot.Tier::cable).orElse(null);
        double above = plan.bytesPerSecond(CableClass.SPINE_CORE);
        int ofSpine = links(fabric, plan, TierKind.SPINE, Breakout::up, fromSpine, above);
        optics.put(CableClass.SPINE_CORE, modules(fromSpine, ofSpine,
                links(fabric, plan, TierKind.CORE, Breakout::down, fromSpine, above)));
        optics.put(CableClass.GLOBAL, modules(fromSpine, ofSpine, ofSpine));
        return optics;
    }

    private static OpticalModules modules(CableSpec cable, int lower, int upper) {
        return cable != null && cable.copper() ? OpticalModules.NONE : new OpticalModules(lower, upper);
    }

    /** NICs that do not share a cage have modules of their own. */
    private static int atNic(CableSpec cable, FabricPlan plan, int nicsPerModule) {
        int links = plan.linksPerCable() * nicsPerModule;
        return cable == null ? links : Math.min(links, cable.links(plan.linkBytesPerSecond()));
    }

    /** Of a module that is not chosen those of one port; of drawn switches, which have ports of their own, no limit. */
    private int links(FabricSnapshot fabric, FabricPlan plan, TierKind tier, ToIntFunction<Breakout> side,
            CableSpec cable, double rate) {
        Breakout breakout = all.get(tier);
        if (plan.topology() == TopologyKind.EXPLICIT || breakout == null) {
            return cable != null ? cable.links(rate) : plan.topology() == TopologyKind.EXPLICIT ? Integer.MAX_VALUE : 1;
        }
        int ofPort = Math.max(1, side.applyAsInt(breakout));
        return cable == null ? ofPort : Modules.inSwitch(cable.bytesPerSecond(),
                fabric.switchType(tier).portBytesPerSecond(), ofPort, rate);
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
