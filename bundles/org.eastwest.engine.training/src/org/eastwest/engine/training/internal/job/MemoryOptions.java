// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;

/** Changes of a run or its plan that save memory on the same GPUs, computed. */
final class MemoryOptions {
    private final Training run;
    private final PlanSnapshot plan;
    private final BiFunction<Training, PlanSnapshot, StepEstimate> model;

    MemoryOptions(Training run, PlanSnapshot plan, BiFunction<Training, PlanSnapshot, StepEstimate> model) {
        this.run = run;
        this.plan = plan;
        this.model = model;
    }

    private record Change(Training run, PlanSnapshot plan) {
    }

    /** The changes that fit {@code bytes}, with their memory and step time, as a sentence. */
    String fitting(double bytes) {
        List<String> options = new ArrayList<>();
        changes().forEach((name, change) -> {
            StepEstimate estimate = model.apply(change.run(), change.plan());
            if (estimate.memory().total() <= bytes) {
                options.add(name + " needs " + Words.memory(estimate.memory().total()) + " and " + Words.time(
                        estimate.seconds()) + " a step");
            }
        });
        return options.isEmpty()
                ? "No single change of recompute, ZeRO stage or micro-batch leaves 5 % free: raise TP or PP, or use "
                + "GPUs with more memory."
                : capitalised(String.join("; ", options)) + ". Or raise TP or PP.";
    }

    private static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private Map<String, Change> changes() {
        Map<String, Change> changes = new LinkedHashMap<>();
        if (plan.sequenceParallelism() == false && plan.tp() > 1) {
            changes.put("sequence parallelism", new Change(run, with(plan.microBatch(), plan.zeroStage(), true)));
        }
        if (plan.microBatch() > 1) {
            changes.put("micro-batch 1", new Change(run, with(1, plan.zeroStage(), plan.sequenceParallelism())));
        }
        for (int zero = plan.zeroStage() + 1; zero <= 3 && plan.dp() * plan.cp() > 1; zero++) {
            changes.put("ZeRO stage " + zero, new Change(run, with(plan.microBatch(), zero,
                    plan.sequenceParallelism())));
        }
        for (Recompute recompute : Recompute.values()) {
            if (recompute.compareTo(run.recompute()) > 0) {
                changes.put("recompute " + Words.lower(recompute), new Change(with(recompute), plan));
            }
        }
        return changes;
    }

    private PlanSnapshot with(int microBatch, int zero, boolean sequenceParallelism) {
        return new PlanSnapshot(plan.tp(), plan.pp(), plan.dp(), plan.ep(), plan.cp(), plan.virtualStages(), microBatch,
                zero, sequenceParallelism, plan.schedule(), plan.order(), plan.scaleOut(), plan.tensorOverlap(),
                plan.regather(), plan.scatteredSends(), plan.shardingDegree(), plan.contextExchange());
    }

    private Training with(Recompute recompute) {
        return new Training(run.id(), run.model(), run.sequenceLength(), run.globalBatch(), run.precision(),
                run.gradientBytes(), run.optimizer(), recompute, run.flashAttention(), run.overlapTensor(),
                run.overlapData(), run.overlapPipeline(), run.overlapExpert(), run.overlapContext(),
                run.expertLoadImbalance());
    }
}
