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
    private final Map<Object, LayerRanges> ranges = new IdentityHashMap<>();
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
            ranges.clear();
            lastSites = sites;
        }
        List<PlanBounds> floors = new ArrayList<>();
        for (Choices alike : Choices.alike(models, plans)) {
            LayerRanges layer = ranges.computeIfAbsent(alike.any().layerShare(), share -> new LayerRanges());
            floors.add(new StepFloors(alike, new LayerFloors(alike, layer, sites), replication, sites));
        }
        return floors.size() == 1 ? floors.get(0) : new LeastFloors(List.copyOf(floors));
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
