// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Bounds of plans that differ only in where ranks stand and in what overlaps. What a layer takes at least does not
 * depend on ZeRO and hardly on the schedule, and what the collectives of DP take on neither schedule nor recompute:
 * both are kept for the next plans. Not thread-safe: one for each thread.
 */
public final class Floors {
    private Sites lastSites;
    private List<PlanSnapshot> lastPlans = List.of();
    private List<StepModel> lastModels = List.of();
    private LayerFloors layers;
    private Sites replicationSites;
    private Replication replication;

    /**
     * @param models one for the run of each plan
     * @param plans  plans that differ only in what of TP, CP and EP overlaps
     * @param sites  where their ranks may stand
     */
    public PlanBounds of(List<StepModel> models, List<PlanSnapshot> plans, Sites sites) {
        if (sites != replicationSites) {
            replication = new Replication(sites);
            replicationSites = sites;
        }
        return new StepFloors(models.get(0).evaluation(plans.get(0)), () -> layers(models, plans, sites), replication,
                sites);
    }

    private LayerFloors layers(List<StepModel> models, List<PlanSnapshot> plans, Sites sites) {
        if (sites != lastSites || !models.equals(lastModels) || !alike(plans)) {
            List<Evaluation> choices = new ArrayList<>(plans.size());
            for (int i = 0; i < plans.size(); i++) {
                choices.add(models.get(i).evaluation(plans.get(i)));
            }
            layers = new LayerFloors(choices, sites);
            lastSites = sites;
            lastModels = models;
            lastPlans = plans;
        }
        return layers;
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
                && one.contextExchange() == other.contextExchange() && Schedules.folded(one) == Schedules.folded(other)
                && dual(one) == dual(other);
    }

    /** DualPipe's stages hold other layers than they do under the other schedules, and hide EP. */
    private static boolean dual(PlanSnapshot plan) {
        return plan.schedule() == Schedule.DUAL_PIPE;
    }
}
