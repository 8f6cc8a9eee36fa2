// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Bounds of plans of the same degrees and micro-batch. What the collectives of DP take depends on neither schedule nor
 * recompute, and what a layer communicates not on ZeRO and hardly on the schedule: both are kept for the next plans at
 * the same sites. Not thread-safe: one for each thread.
 */
public final class Floors {
    /** Shares of a layer whose communication is kept, above which it forgets them: some ten MB. */
    private static final int KEPT = 16_384;

    private final Map<Object, LayerRanges> ranges = new IdentityHashMap<>();
    private final Map<Object, LayerRanges.Shared> shared = new IdentityHashMap<>();
    private Sites lastSites;
    private Replication replication;

    /**
     * @param models one for the run of each plan
     * @param plans  plans of the same degrees and micro-batch
     * @param sites  where their ranks may stand
     */
    public PlanBounds of(List<StepModel> models, List<PlanSnapshot> plans, Sites sites) {
        if (sites != lastSites) {
            replication = new Replication(sites);
            lastSites = sites;
        }
        List<PlanBounds> floors = new ArrayList<>();
        for (Choices alike : Choices.alike(models, plans)) {
            LayerRanges layer = ranges(alike.any());
            floors.add(new StepFloors(alike, new LayerFloors(alike, layer, sites), replication, sites));
        }
        return floors.size() == 1 ? floors.get(0) : new LeastFloors(List.copyOf(floors));
    }

    private LayerRanges ranges(Evaluation any) {
        if (ranges.size() >= KEPT) {
            ranges.clear();
            shared.clear();
        }
        return ranges.computeIfAbsent(any.layerShare(), share -> new LayerRanges(
                shared.computeIfAbsent(any.denseShare(), dense -> new LayerRanges.Shared())));
    }

    /** The least of several. */
    private record LeastFloors(List<PlanBounds> floors) implements PlanBounds {
        private double least(ToDoubleFunction<PlanBounds> bound) {
            double least = Double.POSITIVE_INFINITY;
            for (PlanBounds one : floors) {
                least = Math.min(least, bound.applyAsDouble(one));
            }
            return least;
        }

        @Override
        public double leastSeconds() {
            return least(PlanBounds::leastSeconds);
        }

        @Override
        public double leastScaleOutBytes() {
            return least(PlanBounds::leastScaleOutBytes);
        }

        @Override
        public double leastSeconds(int place) {
            return least(one -> one.leastSeconds(place));
        }

        @Override
        public double leastScaleOutBytes(int place) {
            return least(one -> one.leastScaleOutBytes(place));
        }
    }
}
