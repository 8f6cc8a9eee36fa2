// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Job;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.PathException;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.TrainingPlan;

/** Writes the best plan of a search into the design file. The file is as it was when that fails. */
final class PlanApplication {
    private final DesignInput input;
    private final Terminal terminal;

    PlanApplication(DesignInput input, Terminal terminal) {
        this.input = input;
        this.terminal = terminal;
    }

    /**
     * Applies the best plan.
     *
     * @return what was written
     * @throws CommandFailure when the file cannot be written
     */
    List<Finding> apply(PlanSearchResult result) {
        String job = result.jobId();
        TrainingPlan best = result.best().get(0).point();
        Design design = input.load(terminal).design();
        List<String> changed = new ArrayList<>();
        attributes(job, best).forEach((path, value) -> {
            if (set(design, path, value)) {
                changed.add(path + "=" + value);
            }
        });
        save(design);
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.note("EW-SEARCH-020", job, changed.isEmpty() ? "The file has the best plan already."
                : "The file has the best plan now: " + String.join(", ", changed) + ".", ""));
        shared(design, job, changed).ifPresent(findings::add);
        return findings;
    }

    /** Values of the attributes that a plan decides, by PATH: all of the plan, and what the workload has of it. */
    static Map<String, String> attributes(String job, TrainingPlan best) {
        PlanSnapshot plan = best.plan();
        Training run = best.run();
        Map<String, String> values = new LinkedHashMap<>();
        String of = "job." + job + ".plan.";
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
        values.put(of + "schedule", schedule(plan.schedule()));
        values.put(of + "order", words(plan.order()));
        values.put(of + "scaleOut", plan.scaleOut().isEmpty() ? "default"
                : words(SearchJson.ordered(plan.scaleOut())));
        values.put(of + "tensorOverlap", SearchJson.word(plan.tensorOverlap()));
        values.put(of + "contextExchange", SearchJson.word(plan.contextExchange()));
        values.put(of + "regather", "" + plan.regather());
        values.put(of + "scatteredSends", "" + plan.scatteredSends());
        String with = "job." + job + ".workload.";
        values.put(with + "recompute", SearchJson.word(run.recompute()));
        values.put(with + "overlapTensor", "" + run.overlapTensor());
        values.put(with + "overlapData", "" + run.overlapData());
        values.put(with + "overlapPipeline", "" + run.overlapPipeline());
        values.put(with + "overlapExpert", "" + run.overlapExpert());
        values.put(with + "overlapContext", "" + run.overlapContext());
        return values;
    }

    private static String schedule(Schedule schedule) {
        return SearchJson.word(schedule);
    }

    private static String words(List<?> items) {
        return items.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** Sets one attribute; false when it has the value already. */
    private boolean set(Design design, String path, String value) {
        try {
            String before = DesignPaths.get(design, input.scenario(), path);
            if (before.equals(value) || before.isEmpty() && value.equals("default")) {
                return false;
            }
            DesignPaths.set(design, input.scenario(), path, value);
            return true;
        } catch (PathException wrong) {
            throw CommandFailure.unusable("The best plan cannot be written into " + input.file() + ".",
                    List.of(wrong.finding()));
        }
    }

    private void save(Design design) {
        Path file = terminal.resolve(input.file());
        try {
            DesignFiles.save(design, file);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The best plan cannot be written into " + input.file() + ": "
                    + Faults.reason(fault) + ". The file is as it was.");
        }
    }

    /** Recompute and overlap stand in the workload, which other jobs may share. */
    private static java.util.Optional<Finding> shared(Design design, String id, List<String> changed) {
        if (changed.stream().noneMatch(change -> change.startsWith("job." + id + ".workload."))) {
            return java.util.Optional.empty();
        }
        Job job = design.getJobs().stream().filter(j -> j.getId().equals(id)).findFirst().orElseThrow();
        List<String> others = design.getJobs().stream().filter(j -> j != job && j.getWorkload() == job.getWorkload())
                .map(Job::getId).toList();
        return others.isEmpty() ? java.util.Optional.empty() : java.util.Optional.of(Finding.warning("EW-SEARCH-021",
                job.getWorkload().getId(), "Recompute or overlap of the workload '" + job.getWorkload().getId()
                        + "' changed, which other jobs have too: " + String.join(", ", others) + ".",
                "Give them a workload of their own where they should stay as they were."));
    }
}
