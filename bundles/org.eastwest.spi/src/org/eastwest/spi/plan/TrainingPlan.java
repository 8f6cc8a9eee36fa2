// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.Objects;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/**
 * One point of a search: a plan, and the run with the choices that belong to a plan but stand in the workload:
 * recompute and what overlaps.
 *
 * @param run  the training run
 * @param plan how its ranks are arranged
 * @since 1.0
 */
public record TrainingPlan(Training run, PlanSnapshot plan) {
    public TrainingPlan {
        Objects.requireNonNull(run, "run");
        Objects.requireNonNull(plan, "plan");
    }
}
