// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.step.Exposure;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/** What a designer should know about an estimate. */
final class ResultFindings {
    /** Share of memory that should stay free: an optimum that fills the last bytes is not a plan. */
    private static final double MARGIN = 0.05;
    private static final double LARGE_BUBBLE = 0.2;
    private static final double LARGE_SCALE_OUT = 0.1;

    private final JobSnapshot job;
    private final Training run;
    private final Machine machine;
    private final StepEstimate estimate;
    private final BiFunction<Training, PlanSnapshot, StepEstimate> model;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * @param model evaluates another run or plan on the same machine
     */
    ResultFindings(JobSnapshot job, Training run, Machine machine, StepEstimate estimate,
            BiFunction<Training, PlanSnapshot, StepEstimate> model) {
        this.job = job;
        this.run = run;
        this.machine = machine;
        this.estimate = estimate;
        this.model = model;
    }

    List<Finding> findings() {
        memory();
        bottleneck();
        bubble();
        ceiling();
        return findings;
    }

    private void add(TrainingCode code, String message, String remedy) {
        findings.add(code.finding(job.id(), message, remedy));
    }

    private void memory() {
        MemoryEstimate bytes = estimate.memory();
        double usable = machine.gpu().usableMemoryBytes();
        if (!(bytes.total() > usable * (1 - MARGIN))) {
            return;
        }
        String where = "The fullest GPU, on pipeline stage " + (bytes.stage() + 1) + " of " + job.plan().pp()
                + ", needs " + Words.memory(bytes.total()) + " of " + Words.memory(usable) + ": weights "
                + Words.memory(bytes.weights()) + ", gradients " + Words.memory(bytes.gradients())
                + ", optimizer state "
                + Words.memory(bytes.optimizer()) + ", activations " + Words.memory(bytes.activations()) + ", other "
                + Words.memory(bytes.other()) + ".";
        boolean exceeded = bytes.total() > usable;
        String options = new MemoryOptions(run, job.plan(), model).fitting(usable * (1 - MARGIN));
        add(exceeded ? TrainingCode.MEMORY_EXCEEDED : TrainingCode.MEMORY_TIGHT, where, options);
    }

    private Map<String, Exposure> dimensions() {
        Map<String, Exposure> dimensions = new LinkedHashMap<>();
        dimensions.put("TP", estimate.tensor());
        dimensions.put("CP", estimate.context());
        dimensions.put("EP", estimate.expert());
        dimensions.put("PP", estimate.pipeline());
        dimensions.put("DP", estimate.data());
        return dimensions;
    }

    private void bottleneck() {
        double step = estimate.seconds();
        double outside = dimensions().values().stream().filter(Exposure::crosses).mapToDouble(Exposure::exposed).sum();
        double inside = estimate.exposed() - outside;
        if (outside >= LARGE_SCALE_OUT * step) {
            add(TrainingCode.SCALE_OUT_BOUND, "Communication outside the scale-up domain is "
                    + Words.percent(outside / step) + " of the step: " + parts(true) + ".",
                    "Overlap it, move the dimension inside the scale-up domain, lower its degree, or give the compute "
                            + "fabric more bandwidth.");
            return;
        }
        Map<String, Double> parts = new LinkedHashMap<>();
        parts.put("the pipeline bubble", estimate.bubble());
        parts.put("communication inside the scale-up domain", inside);
        parts.put("communication outside the scale-up domain", outside);
        parts.put("the optimizer", estimate.optimizer());
        Map.Entry<String, Double> most = parts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
        add(TrainingCode.BOTTLENECK, "Compute is " + Words.percent(estimate.compute() / step)
                + " of the step; the largest rest "
                + "is " + most.getKey() + " with " + Words.percent(most.getValue() / step) + ".", "");
    }

    private String parts(boolean crossing) {
        return dimensions().entrySet().stream().filter(d -> d.getValue().crosses() == crossing)
                .filter(d -> d.getValue().exposed() > 0.005 * estimate.seconds())
                .sorted(Comparator.comparingDouble(d -> -d.getValue().exposed()))
                .map(d -> d.getKey() + " " + Words.percent(d.getValue().exposed() / estimate.seconds()) + " ("
                        + Words.time(d.getValue().exposed()) + ")")
                .collect(Collectors.joining(", "));
    }

    private void bubble() {
        double share = estimate.bubble() / estimate.seconds();
        if (share > LARGE_BUBBLE) {
            add(TrainingCode.BUBBLE, "The pipeline bubble is " + Words.percent(share) + " of the step: " + job.plan()
                    .pp()
                    + " stages for " + Words.count(estimate.microBatches()) + " micro-batches.",
                    "Use more micro-batches (a smaller micro-batch or DP), virtual stages, or another schedule.");
        }
    }

    private void ceiling() {
        double rate = GpuRates.of(machine.gpu(), run.precision(), Scope.NONE).linear();
        double ceiling = rate / estimate.peak();
        if (estimate.mfu() > ceiling) {
            add(TrainingCode.ABOVE_CEILING, "An MFU of " + Words.percent(estimate.mfu()) + " is above the "
                    + Words.percent(ceiling) + " that matrix multiplications reach on " + machine.gpu().name() + ".",
                    "Check the shape of the model and the facts of the GPU: no run can do that.");
        }
    }
}
