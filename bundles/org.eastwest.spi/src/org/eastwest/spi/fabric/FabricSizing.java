// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;

/**
 * How large a fabric is. Counts are totals over all planes. A cable may carry several links, see
 * {@link FabricPlan#linksPerCable()}. A fabric that cannot be built has no tiers; its findings say why.
 *
 * @param plan                    what was asked
 * @param tiers                   tiers of switches from leaf to core
 * @param cables                  cables by what they join, as bills of material count them
 * @param leafGroupEndpoints      endpoints of a plane below one leaf
 * @param podEndpoints            endpoints of a plane that reach each other without the top tier; the whole plane when
 *                                there are only two tiers
 * @param bisectionBytesPerSecond bandwidth between two halves of the endpoints, per direction, all planes
 * @param maximumEndpoints        endpoints a plane could take with these switches and tiers; 0 for explicit ones
 * @param findings                what does not fit
 * @since 1.0
 */
public record FabricSizing(FabricPlan plan, List<Tier> tiers, Map<CableClass, Long> cables, long leafGroupEndpoints,
        long podEndpoints, double bisectionBytesPerSecond, long maximumEndpoints, List<Finding> findings) {
    /**
     * One tier.
     *
     * @param kind             which
     * @param switches         switches of all planes
     * @param radix            ports of one, broken-out ones counted one by one
     * @param downPorts        links of one towards the servers, at most
     * @param upPorts          links of one upwards
     * @param oversubscription downlink over uplink capacity as built; 1 for the top tier
     */
    public record Tier(TierKind kind, long switches, int radix, int downPorts, int upPorts,
            double oversubscription) {
    }

    public FabricSizing {
        tiers = List.copyOf(tiers);
        Map<CableClass, Long> sorted = new EnumMap<>(CableClass.class);
        sorted.putAll(cables);
        cables = Collections.unmodifiableMap(sorted);
        findings = List.copyOf(findings);
    }

    public Optional<Tier> tier(TierKind kind) {
        return tiers.stream().filter(t -> t.kind() == kind).findFirst();
    }

    public long switches() {
        return tiers.stream().mapToLong(Tier::switches).sum();
    }

    public long cables(CableClass cableClass) {
        return cables.getOrDefault(cableClass, 0L);
    }

    /** Links, each of the rate {@link FabricPlan#bytesPerSecond} of what it joins. */
    public long links(CableClass cableClass) {
        return cables(cableClass) * plan.linksPerCable();
    }

    /** False when the plan asks for what cannot be built. */
    public boolean buildable() {
        return !tiers.isEmpty();
    }

    /** Switches on the longest of the shortest ways between two endpoints of a plane; 0 when it cannot be built. */
    public int diameter() {
        if (plan.topology() == TopologyKind.DRAGONFLY_PLUS && cables(CableClass.GLOBAL) > 0) {
            return 4;
        }
        return buildable() ? 2 * tiers.size() - 1 : 0;
    }

    /**
     * Shortest ways between two endpoints of a plane that are as far apart as can be; 0 when it cannot be built. In a
     * dragonfly, global links between two groups.
     */
    public long pathDiversity() {
        if (!buildable()) {
            return 0;
        }
        if (plan.topology() == TopologyKind.DRAGONFLY_PLUS && cables(CableClass.GLOBAL) > 0) {
            long groups = -Math.floorDiv(-plan.endpoints() - plan.reservedPorts(), podEndpoints);
            return links(CableClass.GLOBAL) / plan.planes() / (groups * (groups - 1) / 2);
        }
        return tiers.stream().limit(tiers.size() - 1L).mapToLong(t -> Math.max(1, t.upPorts()))
                .reduce(1, (a, b) -> a * b);
    }
}
