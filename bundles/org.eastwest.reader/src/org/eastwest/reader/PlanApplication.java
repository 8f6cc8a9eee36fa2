// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Job;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.TrainingPlan;

/** Writes the plan of a search into a design: all of the plan, and what the workload has of it. */
public final class PlanApplication {
    private final Design design;
    private final String scenarioId;
    private final String jobId;

    /**
     * @param scenarioId id of the scenario; null for the first
     * @param jobId      a training job of it
     */
    public PlanApplication(Design design, String scenarioId, String jobId) {
        this.design = design;
        this.scenarioId = scenarioId;
        this.jobId = jobId;
    }

    /** Values of the attributes that a plan decides, by PATH. */
    public static Map<String, String> attributes(String jobId, TrainingPlan point) {
        PlanSnapshot plan = point.plan();
        Training run = point.run();
        Map<String, String> values = new LinkedHashMap<>();
        String of = "job." + jobId + ".plan.";
        values.put(of + "tp", "" + plan.tp());
        values.put(of + "pp", "" + plan.pp());
        values.put(of + "dp", "" + plan.dp());
        values.put(of + "ep", "" + plan.ep());
        values.put(of + "cp", "" + plan.cp());
        values.put(of + "virtualStages", "" + plan.virtualStages());
        values.put(of + "microBatch", "" + plan.microBatch());
        values.put(of + "zeroStage", "" + plan.zeroStage());
        values.put(of + "shardingDegree", plan.shardingDegree() == 0 ? "default" : "" + plan.shardingDegree());
        values.put(of + "sequenceParallelism", "" + plan.sequenceParallelism());
        values.put(of + "schedule", PlanWords.word(plan.schedule()));
        values.put(of + "order", PlanWords.words(plan.order()));
        values.put(of + "scaleOut", plan.scaleOut().isEmpty() ? "default"
                : PlanWords.words(PlanWords.ordered(plan.scaleOut())));
        values.put(of + "tensorOverlap", PlanWords.word(plan.tensorOverlap()));
        values.put(of + "contextExchange", PlanWords.word(plan.contextExchange()));
        values.put(of + "regather", "" + plan.regather());
        values.put(of + "scatteredSends", "" + plan.scatteredSends());
        String with = workload(jobId);
        values.put(with + "recompute", PlanWords.word(run.recompute()));
        values.put(with + "overlapTensor", "" + run.overlapTensor());
        values.put(with + "overlapData", "" + run.overlapData());
        values.put(with + "overlapPipeline", "" + run.overlapPipeline());
        values.put(with + "overlapExpert", "" + run.overlapExpert());
        values.put(with + "overlapContext", "" + run.overlapContext());
        return values;
    }

    private static String workload(String jobId) {
        return "job." + jobId + ".workload.";
    }

    /**
     * What applying a plan would change; all of the plan where the job has none.
     *
     * @return the new values by PATH; empty when the design has the plan already
     * @throws PathException when the design has no such job, or one whose workload takes no plan
     */
    public Map<String, String> changes(TrainingPlan point) {
        boolean none = job().map(job -> job.getPlan() == null).orElse(false);
        Map<String, String> changes = attributes(jobId, point);
        changes.entrySet().removeIf(attribute -> {
            String before = DesignPaths.get(design, scenarioId, attribute.getKey());
            boolean made = none && attribute.getKey().startsWith("job." + jobId + ".plan.");
            return before.equals(attribute.getValue()) && !made
                    || before.isEmpty() && attribute.getValue().equals("default");
        });
        return changes;
    }

    private Optional<Job> job() {
        return design.getJobs().stream().filter(job -> job.getId().equals(jobId)).findFirst();
    }

    /**
     * Gives the design a plan.
     *
     * @return what changed, as {@link #changes} says
     * @throws PathException when an attribute does not take its value; those before it are changed then
     */
    public Map<String, String> apply(TrainingPlan point) {
        Map<String, String> changes = changes(point);
        changes.forEach((path, value) -> DesignPaths.set(design, scenarioId, path, value));
        return changes;
    }

    /** Other jobs that have the workload of this one: what changes in it changes for them too. */
    public List<Job> sharers() {
        Job job = job().orElseThrow();
        return design.getJobs().stream().filter(j -> j != job && j.getWorkload() == job.getWorkload()).toList();
    }

    /**
     * Recompute and overlap stand in the workload, which other jobs may share.
     *
     * @param changes what was changed
     * @return a warning that names them; empty when nobody else is concerned
     */
    public Optional<Finding> shared(Map<String, String> changes) {
        List<Job> others = changes.keySet().stream().anyMatch(path -> path.startsWith(workload(jobId))) ? sharers()
                : List.of();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        String workload = others.get(0).getWorkload().getId();
        return Optional.of(Finding.warning("EW-SEARCH-021", workload, "Recompute or overlap of the workload '"
                + workload + "' changed, which other jobs have too: "
                + String.join(", ", others.stream().map(Job::getId).toList()) + ".",
                "Give them a workload of their own where they should stay as they were."));
    }
}
