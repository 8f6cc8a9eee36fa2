// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.Map;

/**
 * What a fabric must join, with what.
 *
 * @param topology           how the switches are joined
 * @param endpoints          NIC ports a plane has to take, without reserved ones; at least 1
 * @param reservedPorts      further leaf ports a plane keeps for management
 * @param railCount          rails: NICs of one server in this fabric; 1 where rails do not matter
 * @param radix              ports of a switch at the link rate, by tier; tiers not named take the leaf's
 * @param linkBytesPerSecond rate of a link, per direction
 * @param tiers              tiers of switches; 0 for as many as needed
 * @param planes             disjoint fabrics, at least 1
 * @param oversubscription   downlink over uplink capacity by tier; 1 where not named
 * @param fixedSwitches      numbers of switches a plane that the design fixes, by tier
 * @param podEndpoints       endpoints of one pod (what hangs below one group of spines) where the design fixes it; 0 else
 * @param leafDownPorts      leaf ports towards servers where the design fixes them; 0 else
 */
public record FabricPlan(TopologyKind topology, long endpoints, int reservedPorts, int railCount,
        Map<TierKind, Integer> radix, double linkBytesPerSecond, int tiers, int planes,
        Map<TierKind, Double> oversubscription, Map<TierKind, Integer> fixedSwitches, long podEndpoints,
        int leafDownPorts) {
    public FabricPlan {
        radix = Map.copyOf(radix);
        oversubscription = Map.copyOf(oversubscription);
        fixedSwitches = Map.copyOf(fixedSwitches);
    }

    /** Ports of a switch of this tier. */
    public int radix(TierKind tier) {
        return radix.getOrDefault(tier, radix.getOrDefault(TierKind.LEAF, 0));
    }

    public double oversubscription(TierKind tier) {
        return oversubscription.getOrDefault(tier, 1.0);
    }
}
