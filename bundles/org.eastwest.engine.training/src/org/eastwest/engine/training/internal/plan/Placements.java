// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;

/** Where ranks of plans of a job stand, the last ones remembered. Not thread-safe: one for each thread. */
public final class Placements {
    /** Placements kept, above which it forgets them: some MB. */
    private static final int KEPT = 4096;

    private final long domainGpus;
    private final long placedGpus;
    private final Map<Places, Placement> known = new HashMap<>();
    private final Map<Group, Integer> numbers = new HashMap<>();
    private PlanSnapshot lastPlan;
    private Placement last;

    /** What decides where ranks stand. */
    private record Places(int tp, int pp, int dp, int ep, int cp, int sharding, List<ParallelDimension> order,
            Set<ParallelDimension> scaleOut) {
        static Places of(PlanSnapshot plan) {
            return new Places(plan.tp(), plan.pp(), plan.dp(), plan.ep(), plan.cp(), plan.shardingRanks(),
                    plan.order(), plan.scaleOut());
        }

        /** True without doubt when both stand at the same places: plans of a search share their lists. */
        static boolean same(PlanSnapshot one, PlanSnapshot other) {
            return one.tp() == other.tp() && one.pp() == other.pp() && one.dp() == other.dp() && one.ep() == other.ep()
                    && one.cp() == other.cp() && one.shardingDegree() == other.shardingDegree()
                    && one.order() == other.order() && one.scaleOut() == other.scaleOut();
        }
    }

    /**
     * @param domainGpus GPUs in a scale-up domain, at least 1
     * @param placedGpus GPUs that the job may use
     */
    public Placements(long domainGpus, long placedGpus) {
        this.domainGpus = domainGpus;
        this.placedGpus = placedGpus;
    }

    /** GPUs in a scale-up domain. */
    public long domainGpus() {
        return domainGpus;
    }

    /** GPUs that the job may use. */
    public long placedGpus() {
        return placedGpus;
    }

    /** Where the ranks of a plan stand whose EP fits TP x CP x DP. */
    public Placement of(PlanSnapshot plan) {
        if (lastPlan == null || !Places.same(plan, lastPlan)) {
            last = remembered(plan);
            lastPlan = plan;
        }
        return last;
    }

    /** Number of a group, from 0, the same for all that are equal: found faster than a group where many are kept. */
    public int number(Group group) {
        Integer known = numbers.putIfAbsent(group, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    private Placement remembered(PlanSnapshot plan) {
        if (known.size() >= KEPT) {
            known.clear();
        }
        return known.computeIfAbsent(Places.of(plan), p -> new Placement(plan, domainGpus, placedGpus));
    }
}
