// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Bounds of plans that differ only in where ranks stand and in what overlaps. What a layer takes at least does not
 * depend on ZeRO and hardly on the schedule: it is kept for the next plans. Not thread-safe: one for each thread.
 */
public final class Floors {
    private Sites lastSites;
    private List<PlanSnapshot> lastPlans = List.of();
    private List<StepModel> lastModels = List.of();
    private LayerFloors layers;

    /**
     * @param models one for the run of each plan
     * @param plans  plans that differ only in what of TP, CP and EP overlaps
     * @param sites  where their ranks may stand
     */
    public PlanBounds of(List<StepModel> models, List<PlanSnapshot> plans, Sites sites) {
        List<Evaluation> choices = new ArrayList<>(plans.size());
        for (int i = 0; i < plans.size(); i++) {
            choices.add(models.get(i).evaluation(plans.get(i)));
        }
        if (sites != lastSites || !models.equals(lastModels) || !alike(plans)) {
            layers = new LayerFloors(choices, sites);
            lastSites = sites;
            lastModels = models;
            lastPlans = plans;
        }
        return new StepFloors(choices.get(0), layers, sites);
    }

    private boolean alike(List<PlanSnapshot> plans) {
        boolean alike = plans.size() == lastPlans.size();
        for (int i = 0; alike && i < plans.size(); i++) {
            alike = alike(plans.get(i), lastPlans.get(i));
        }
        return alike;
    }

    /** True when the layers of two plans at the same sites take the same. */
    private static boolean alike(PlanSnapshot one, PlanSnapshot other) {
        return one.microBatch() == other.microBatch() && one.sequenceParallelism() == other.sequenceParallelism()
                && one.regather() == other.regather() && one.tensorOverlap() == other.tensorOverlap()
                && one.contextExchange() == other.contextExchange() && one.schedule() == other.schedule();
    }
}
