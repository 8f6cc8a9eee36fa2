// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;

/**
 * What a search found. The same request gives the same result, whatever the number of threads.
 *
 * @param jobId       the job; empty when there is none to search for
 * @param space       plans of the space: evaluated, refused and pruned ones
 * @param evaluated   plans that fit, each of them evaluated
 * @param refused     plans that were refused, by reason, in the order of the reasons: one by one, or, in a space of more
 *                    than 5 million plans, together with those that share the reason
 * @param pruned      plans left out because others of the space are as good in everything and better ones are known
 * @param limitBytes  memory that the fullest GPU may use
 * @param best        the best plans, the best one first; fewer than asked for when there are no more
 * @param pareto      plans that no other one of the space beats in step time, memory and scale-out bytes at once, by
 *                    step time
 * @param own         the design's own plan; empty when it cannot be evaluated
 * @param findings    what to know about it
 * @since 1.0
 */
public record PlanSearchResult(String jobId, long space, long evaluated, Map<Refusal, Long> refused, long pruned,
        double limitBytes, List<PlanEstimate> best, List<PlanEstimate> pareto, Optional<PlanEstimate> own,
        List<Finding> findings) {
    public PlanSearchResult {
        Objects.requireNonNull(jobId, "jobId");
        Map<Refusal, Long> counts = new EnumMap<>(Refusal.class);
        counts.putAll(refused);
        refused = Collections.unmodifiableMap(counts);
        best = List.copyOf(best);
        pareto = List.copyOf(pareto);
        Objects.requireNonNull(own, "own");
        findings = List.copyOf(findings);
    }

    /** Plans refused for any reason. */
    public long refusedInAll() {
        return refused.values().stream().mapToLong(Long::longValue).sum();
    }
}
