// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Bounds of plans of the same degrees and micro-batch. What a layer takes at least does not depend on ZeRO and hardly on
 * the schedule, and what the collectives of DP take on neither schedule nor recompute: both are kept for the next plans.
 * Not thread-safe: one for each thread.
 */
public final class Floors {
    private Sites lastSites;
    private Choices lastChoices;
    private LayerFloors layers;
    private Sites replicationSites;
    private Replication replication;

    /**
     * @param models one for the run of each plan
     * @param plans  plans of the same degrees and micro-batch
     * @param sites  where their ranks may stand
     */
    public PlanBounds of(List<StepModel> models, List<PlanSnapshot> plans, Sites sites) {
        if (sites != replicationSites) {
            replication = new Replication(sites);
            replicationSites = sites;
        }
        List<StepFloors> floors = new ArrayList<>();
        for (Choices alike : Choices.alike(models, plans)) {
            floors.add(new StepFloors(alike, () -> layers(alike, sites), replication, sites));
        }
        return floors.size() == 1 ? floors.get(0) : new LeastFloors(List.copyOf(floors));
    }

    private LayerFloors layers(Choices choices, Sites sites) {
        if (sites != lastSites || !choices.layersAs(lastChoices)) {
            layers = new LayerFloors(choices, sites);
            lastSites = sites;
            lastChoices = choices;
        }
        return layers;
    }

    /** The least of several. */
    private record LeastFloors(List<StepFloors> floors) implements PlanBounds {
        @Override
        public double leastSeconds() {
            double least = Double.POSITIVE_INFINITY;
            for (StepFloors one : floors) {
                least = Math.min(least, one.leastSeconds());
            }
            return least;
        }

        @Override
        public double leastScaleOutBytes() {
            double least = Double.POSITIVE_INFINITY;
            for (StepFloors one : floors) {
                least = Math.min(least, one.leastScaleOutBytes());
            }
            return least;
        }

        @Override
        public double leastSeconds(int place) {
            double least = Double.POSITIVE_INFINITY;
            for (StepFloors one : floors) {
                least = Math.min(least, one.leastSeconds(place));
            }
            return least;
        }

        @Override
        public double leastScaleOutBytes(int place) {
            double least = Double.POSITIVE_INFINITY;
            for (StepFloors one : floors) {
                least = Math.min(least, one.leastScaleOutBytes(place));
            }
            return least;
        }
    }
}
