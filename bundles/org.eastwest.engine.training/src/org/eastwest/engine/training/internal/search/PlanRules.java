// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.plan.Refusal;

/**
 * What a plan must keep to before it is worth computing: what the check of a job reports as an error, and what a
 * schedule cannot work through, which the check only warns about.
 */
final class PlanRules {
    private PlanRules() {
    }

    /** The first rule that is broken; null when none is. */
    static Refusal broken(Training run, PlanSnapshot plan, long gpus) {
        ModelShape shape = run.model();
        if (plan.ranks() > gpus) {
            return Refusal.GPUS;
        }
        if (shape.heads() % plan.tp() != 0) {
            return Refusal.HEADS;
        }
        if ((long) plan.pp() * Schedules.chunks(plan) > shape.mostStages()) {
            return Refusal.LAYERS;
        }
        if (run.globalBatch() % ((long) plan.dp() * plan.microBatch()) != 0) {
            return Refusal.BATCH;
        }
        if (plan.ep() > 1 && !(shape.moe() && shape.experts() % plan.ep() == 0 && Placement.expertsFit(plan))) {
            return Refusal.EXPERTS;
        }
        if (plan.shardingDegree() > 0 && !Placement.shardingFits(plan)) {
            return Refusal.PLACEMENT;
        }
        return workable(run, plan) ? null : Refusal.SCHEDULE;
    }

    private static boolean workable(Training run, PlanSnapshot plan) {
        if (plan.pp() == 1) {
            return true;
        }
        double microBatches = StepModel.microBatches(run, plan);
        if (plan.schedule() == Schedule.DUAL_PIPE) {
            return plan.pp() % 2 == 0 && microBatches >= 2.0 * plan.pp();
        }
        return !Schedules.interleaved(plan) || microBatches % plan.pp() == 0;
    }
}
