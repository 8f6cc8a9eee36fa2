// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.search.internal.rank.BestPlans;
import org.eastwest.engine.search.internal.rank.Found;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;

/** What a search under way has found, for those who watch it; decides nothing. Thread-safe. */
final class SoFar {
    private final PreparedJob job;
    private final BestPlans best;
    private final boolean watched;
    private final long[] refused = new long[Refusal.values().length];
    private Map<Found, PlanEstimate> estimates = new IdentityHashMap<>();
    private long done;
    private long evaluated;
    private long pruned;

    /**
     * @param top     best plans to keep
     * @param watched whether anybody wants them before the end
     */
    SoFar(PreparedJob job, int top, boolean watched) {
        this.watched = watched;
        this.job = job;
        this.best = new BestPlans(top);
    }

    /** Adds a block that was worked through. */
    synchronized void add(BlockSearch block, long plans) {
        done += plans;
        evaluated += block.evaluated();
        pruned += block.pruned();
        for (int i = 0; i < refused.length; i++) {
            refused[i] += block.refused()[i];
        }
        if (watched) {
            block.best().plans().forEach(best::add);
        }
    }

    /** Plans worked through. */
    synchronized long done() {
        return done;
    }

    /**
     * Where the search stands; called by one thread.
     *
     * @param space    plans of the space
     * @param progress asked before each plan that has to be estimated
     */
    PlanSearchState state(long space, Progress progress) {
        List<Found> plans;
        PlanSearchState counts;
        synchronized (this) {
            plans = List.copyOf(best.plans());
            counts = new PlanSearchState(space, evaluated, refused(), pruned, List.of());
        }
        return new PlanSearchState(space, counts.evaluated(), counts.refused(), counts.pruned(),
                estimate(plans, progress));
    }

    private Map<Refusal, Long> refused() {
        Map<Refusal, Long> counts = new EnumMap<>(Refusal.class);
        for (Refusal reason : Refusal.values()) {
            if (refused[reason.ordinal()] > 0) {
                counts.put(reason, refused[reason.ordinal()]);
            }
        }
        return counts;
    }

    /** Plans that stay among the best are estimated once. */
    private List<PlanEstimate> estimate(List<Found> plans, Progress progress) {
        Map<Found, PlanEstimate> kept = new IdentityHashMap<>();
        for (Found plan : plans) {
            progress.check();
            kept.put(plan, estimates.containsKey(plan) ? estimates.get(plan) : job.estimate(plan.point()));
        }
        estimates = kept;
        return plans.stream().map(kept::get).toList();
    }
}
