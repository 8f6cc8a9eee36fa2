// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;

/**
 * How large a fabric is. Counts are totals over all planes; links are counted as the links of one plane's rate.
 *
 * @param plan                    what was asked
 * @param tiers                   tiers of switches from leaf to core
 * @param cables                  links by what they join
 * @param leafGroupEndpoints      endpoints of a plane below one leaf
 * @param podEndpoints            endpoints of a plane that reach each other without the top tier; the whole plane when
 *                                there are only two tiers
 * @param bisectionBytesPerSecond bandwidth between two halves of the endpoints, per direction, all planes
 * @param maximumEndpoints        endpoints a plane could take with these switches and tiers; 0 for explicit ones
 * @param findings                what does not fit
 */
public record FabricSizing(FabricPlan plan, List<Tier> tiers, Map<CableClass, Long> cables, long leafGroupEndpoints,
        long podEndpoints, double bisectionBytesPerSecond, long maximumEndpoints, List<Finding> findings) {
    /**
     * One tier.
     *
     * @param kind             which
     * @param switches         switches of all planes
     * @param radix            ports of one
     * @param downPorts        ports of one in use towards the servers, at most
     * @param upPorts          ports of one in use upwards
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
}
