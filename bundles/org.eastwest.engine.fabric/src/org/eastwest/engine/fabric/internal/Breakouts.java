// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.Map;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.SwitchSpec;

/**
 * How a design breaks out the ports of its switches, from the leaf up: the links upwards of a tier are those downwards
 * of the next.
 *
 * @param radix   ports of a switch at the rate of its links towards the servers, by tier
 * @param ofTiers tiers whose two sides differ
 */
record Breakouts(Map<TierKind, Integer> radix, Map<TierKind, Breakout> ofTiers) {
    /**
     * @param fabric            as designed
     * @param linkBytesPerSecond rate of an endpoint's link, per direction
     */
    static Breakouts of(FabricSnapshot fabric, double linkBytesPerSecond) {
        Map<TierKind, Integer> radix = new EnumMap<>(TierKind.class);
        Map<TierKind, Breakout> ofTiers = new EnumMap<>(TierKind.class);
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
                rate = breakout.uplinkBytesPerSecond();
            }
        }
        return new Breakouts(radix, ofTiers);
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
