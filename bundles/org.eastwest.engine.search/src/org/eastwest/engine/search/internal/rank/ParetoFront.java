// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Plans that no other one beats in step time, memory and scale-out bytes at once. Of plans that are equal in all three
 * the first one of the space stays.
 */
public final class ParetoFront {
    private final List<Found> plans = new ArrayList<>();

    /** True when a plan is as good in everything, so that this one does not belong to the front. */
    public boolean closedTo(double seconds, double memoryBytes, double scaleOutBytes) {
        for (int i = 0; i < plans.size(); i++) {
            Found plan = plans.get(i);
            if (plan.asGoodAs(seconds, memoryBytes, scaleOutBytes)) {
                // The one that beat this plan is likely to beat its neighbours in the space.
                plans.set(i, plans.get(0));
                plans.set(0, plan);
                return true;
            }
        }
        return false;
    }

    /** True when a plan is as good in everything and better in something, wherever this one comes in the space. */
    public boolean beats(double seconds, double memoryBytes, double scaleOutBytes) {
        for (int i = 0; i < plans.size(); i++) {
            if (plans.get(i).betterThan(seconds, memoryBytes, scaleOutBytes)) {
                return true;
            }
        }
        return false;
    }

    /** Takes in a plan that the front is not closed to; those that it beats leave. */
    public void add(Found found) {
        plans.removeIf(plan -> found.asGoodAs(plan.seconds(), plan.memoryBytes(), plan.scaleOutBytes()));
        plans.add(found);
    }

    /** Joins another front, whose plans may stand anywhere in the space. */
    public void addAll(ParetoFront other) {
        other.sorted().forEach(this::join);
    }

    private void join(Found found) {
        for (Found plan : plans) {
            if (plan.asGoodAs(found.seconds(), found.memoryBytes(), found.scaleOutBytes())
                    && (plan.index() < found.index() || plan.betterThan(found.seconds(), found.memoryBytes(),
                            found.scaleOutBytes()))) {
                return;
            }
        }
        add(found);
    }

    /** The fastest first. */
    public List<Found> sorted() {
        return plans.stream().sorted(Comparator.comparingDouble(Found::seconds)
                .thenComparingDouble(Found::memoryBytes).thenComparingDouble(Found::scaleOutBytes)
                .thenComparingLong(Found::index)).toList();
    }
}
