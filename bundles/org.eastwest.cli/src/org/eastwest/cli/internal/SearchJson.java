// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Arrays;
import org.eastwest.reader.PlanWords;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;

/** A search as JSON. */
final class SearchJson {
    private SearchJson() {
    }

    static JsonObject content(PlanSearchResult result, Objective objective, double margin, boolean applied) {
        JsonObject content = new JsonObject();
        content.addProperty("job", result.jobId());
        content.addProperty("objective", objective.word());
        content.add("margin", Json.number(margin));
        content.add("memory_limit_bytes", Json.number(result.limitBytes()));
        content.addProperty("space", result.space());
        content.addProperty("evaluated", result.evaluated());
        JsonObject refused = new JsonObject();
        result.refused().forEach((reason, count) -> refused.addProperty(reason.word(), count));
        content.add("refused", refused);
        content.addProperty("pruned", result.pruned());
        content.addProperty("feasible", result.evaluated());
        content.add("best", Json.array(result.best(), plan -> plan(plan, true)));
        content.add("pareto", Json.array(result.pareto(), plan -> plan(plan, false)));
        content.add("own", result.own().map(plan -> plan(plan, true)).orElse(null));
        if (content.get("own") == null) {
            content.add("own", JsonNull.INSTANCE);
        }
        content.addProperty("applied", applied);
        return content;
    }

    private static JsonObject plan(PlanEstimate estimate, boolean breakdown) {
        PlanSnapshot plan = estimate.point().plan();
        Training run = estimate.point().run();
        JsonObject json = new JsonObject();
        json.addProperty("gpus", plan.ranks());
        json.addProperty("tp", plan.tp());
        json.addProperty("cp", plan.cp());
        json.addProperty("pp", plan.pp());
        json.addProperty("dp", plan.dp());
        json.addProperty("ep", plan.ep());
        json.addProperty("virtual_stages", plan.virtualStages());
        json.addProperty("schedule", PlanWords.word(plan.schedule()));
        json.addProperty("micro_batch", plan.microBatch());
        json.addProperty("zero_stage", plan.zeroStage());
        json.addProperty("recompute", PlanWords.word(run.recompute()));
        json.addProperty("sequence_parallelism", plan.sequenceParallelism());
        json.addProperty("scattered_sends", plan.scatteredSends());
        json.addProperty("regather", plan.regather());
        json.addProperty("overlap_tp", run.overlapTensor() ? PlanWords.word(plan.tensorOverlap()) : "none");
        json.addProperty("overlap_dp", run.overlapData());
        json.addProperty("overlap_pp", run.overlapPipeline());
        json.addProperty("overlap_cp", run.overlapContext());
        json.addProperty("context_exchange", PlanWords.word(plan.contextExchange()));
        json.addProperty("overlap_ep", run.overlapExpert());
        json.add("order", Json.array(plan.order(), d -> Json.text(d.name())));
        json.add("scale_out", Json.array(PlanWords.ordered(plan.scaleOut()), d -> Json.text(d.name())));
        json.add("step_time_s", Json.number(estimate.seconds()));
        json.add("memory_bytes", Json.number(estimate.memoryBytes()));
        json.add("scale_out_bytes", Json.number(estimate.scaleOutBytes()));
        if (breakdown) {
            json.add("breakdown", Json.array(Arrays.asList(estimate.stepTime(), estimate.memory()), Json::breakdown));
        }
        return json;
    }
}
