// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.memory.MemoryModel;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/**
 * A run whose memory was published.
 *
 * @param training what it computes
 * @param plan     how its ranks are arranged
 */
record MemoryRun(Training training, PlanSnapshot plan) {
    /** Memory of the fullest GPU of each stage. */
    List<MemoryEstimate> stages() {
        Placement placement = new Placement(plan, plan.ranks(), plan.ranks());
        double experts = (plan.ep() > 1 ? placement.expertData() : placement.data()).size();
        return new MemoryModel(training.model(), training).stages(plan, slice(), split(),
                StepModel.microBatches(training, plan), placement.data().size(), experts);
    }

    /** Memory of the fullest GPU. */
    MemoryEstimate fullest() {
        MemoryEstimate fullest = null;
        for (MemoryEstimate stage : stages()) {
            fullest = fullest == null || stage.total() > fullest.total() ? stage : fullest;
        }
        return fullest;
    }

    /** Weights, gradients and optimizer state of the layers of the first stage, without the embeddings, bytes. */
    double layerStates() {
        MemoryEstimate first = stages().get(0);
        double all = LocalParameters.of(training.model(), slice(), split(), 0).total();
        double ends = (plan.pp() == 1 ? 2 : 1) * slice().vocabulary() * training.model().hidden();
        return first.states() * (1 - ends / all);
    }

    private Slice slice() {
        return Slice.of(training.model(), training, plan, Scope.NONE);
    }

    private Stages split() {
        return new Stages(training.model(), plan.pp());
    }
}
