// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Where a search stands while it is under way. Unlike its result this depends on threads and time.
 *
 * @param space     plans of the space
 * @param evaluated plans that fit and were evaluated so far
 * @param refused   plans that were refused so far, by reason, in the order of the reasons
 * @param pruned    plans that were left out so far
 * @param best      the best plans so far, the best one first
 * @since 1.0
 */
public record PlanSearchState(long space, long evaluated, Map<Refusal, Long> refused, long pruned,
        List<PlanEstimate> best) {
    public PlanSearchState {
        Map<Refusal, Long> counts = new EnumMap<>(Refusal.class);
        counts.putAll(refused);
        refused = Collections.unmodifiableMap(counts);
        best = List.copyOf(best);
    }

    /** Plans refused for any reason. */
    public long refusedInAll() {
        return refused.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Plans that the search is done with. */
    public long done() {
        return evaluated + refusedInAll() + pruned;
    }
}
