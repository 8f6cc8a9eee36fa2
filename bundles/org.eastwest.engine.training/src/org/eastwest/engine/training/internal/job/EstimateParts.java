// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Breakdown.Part;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;

/** An estimate in the parts that add up to it. */
public final class EstimateParts {
    private EstimateParts() {
    }

    /** Parts of the step time. */
    public static Breakdown stepTime(String jobId, StepEstimate estimate) {
        List<Part> parts = new ArrayList<>(List.of(new Part("compute_s", "Compute", Kind.COMPUTE, estimate.compute()),
                new Part("exposed_tp_s", "TP", Kind.TP, estimate.tensor().exposed()),
                new Part("exposed_cp_s", "CP", Kind.CP, estimate.context().exposed()),
                new Part("exposed_ep_s", "EP", Kind.EP, estimate.expert().exposed()),
                new Part("exposed_pp_s", "PP", Kind.PP, estimate.pipeline().exposed()),
                new Part("exposed_dp_s", "DP", Kind.DP, estimate.data().exposed()),
                new Part("bubble_s", "Bubble", Kind.BUBBLE, estimate.bubble()),
                new Part("optimizer_s", "Optimizer", Kind.OPTIMIZER, estimate.optimizer())));
        if (estimate.waiting() > 0) {
            parts.add(new Part("slow_parts_s", "Wait for slow parts", Kind.OTHER, estimate.waiting()));
        }
        return new Breakdown("step_time", jobId, "Step time: " + Words.percent(estimate.exposed()
                / estimate.seconds())
                + " is exposed communication", Unit.SECOND, estimate.seconds(), parts);
    }

    /** Parts of the memory of the fullest GPU. */
    public static Breakdown memory(String jobId, PlanSnapshot plan, StepEstimate estimate) {
        MemoryEstimate bytes = estimate.memory();
        List<Part> parts = List.of(new Part("memory_weights_bytes", "Weights", Kind.OTHER, bytes.weights()),
                new Part("memory_gradients_bytes", "Gradients", Kind.OTHER, bytes.gradients()),
                new Part("memory_optimizer_bytes", "Optimizer state", Kind.OPTIMIZER, bytes.optimizer()),
                new Part("memory_activations_bytes", "Activations", Kind.COMPUTE, bytes.activations()),
                new Part("memory_other_bytes", "Work space and framework", Kind.OTHER, bytes.other()));
        return new Breakdown("memory", jobId, "Memory of the fullest GPU, on pipeline stage " + (bytes.stage() + 1)
                + " of " + plan.pp(), Unit.MEMORY_BYTE, bytes.total(), parts);
    }
}
