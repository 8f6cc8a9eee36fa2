// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.FlowContrast;
import org.eastwest.spi.decision.Rated;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.decision.Score;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.decision.Verdict;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.plan.PlanEstimate;

/** The JSON of an advice. */
final class AdviceJson {
    private AdviceJson() {
    }

    static JsonObject content(Advice advice) {
        JsonObject content = new JsonObject();
        content.add("criteria", Json.array(advice.criteria(), AdviceJson::criterion));
        content.add("scales", Json.array(advice.scales(), AdviceJson::scale));
        JsonArray ranking = new JsonArray();
        JsonArray sensitivity = new JsonArray();
        advice.scales().forEach(scale -> {
            for (int i = 0; i < scale.ranking().size(); i++) {
                ranking.add(candidate(scale, i));
            }
            scale.sensitivity().forEach(s -> sensitivity.add(sensitivity(scale.gpus(), s)));
        });
        content.add("ranking", ranking);
        content.add("sensitivity", sensitivity);
        return content;
    }

    private static JsonObject criterion(Criterion criterion) {
        JsonObject json = new JsonObject();
        json.addProperty("id", criterion.id());
        json.addProperty("label", criterion.label());
        json.addProperty("kind", criterion.kind().word());
        json.addProperty("unit", criterion.unit().symbol());
        json.add("weight", Json.number(criterion.weight()));
        json.addProperty("basis", criterion.basis());
        return json;
    }

    private static JsonObject scale(ScaleAdvice scale) {
        JsonObject json = new JsonObject();
        json.addProperty("gpus", scale.gpus());
        json.add("changes", Json.array(scale.changes(), Json::text));
        json.add("physics", verdict(scale.physics()));
        json.add("decision", verdict(scale.decision()));
        json.add("networks", verdict(scale.networks()));
        JsonObject unused = new JsonObject();
        scale.unused().forEach(unused::addProperty);
        json.add("unused", unused);
        json.add("split", scale.split().<com.google.gson.JsonElement>map(AdviceJson::split).orElse(JsonNull.INSTANCE));
        json.add("flows", Json.array(scale.flows(), AdviceJson::flows));
        return json;
    }

    private static JsonObject verdict(Verdict verdict) {
        JsonObject json = new JsonObject();
        json.add("best", Json.array(verdict.best(), Json::text));
        json.addProperty("too_close_to_call", verdict.tooCloseToCall());
        json.addProperty("text", verdict.text());
        return json;
    }

    private static JsonObject split(SplitAdvice split) {
        JsonObject json = new JsonObject();
        json.addProperty("job", split.jobId());
        json.addProperty("domain_gpus", split.domainGpus());
        json.add("inside", Json.array(split.inside(), d -> Json.text(d.name())));
        json.add("fewest", plan(split.fewest()));
        json.add("fastest", plan(split.fastest()));
        json.add("own", split.own().<com.google.gson.JsonElement>map(AdviceJson::plan).orElse(JsonNull.INSTANCE));
        json.addProperty("text", split.text());
        return json;
    }

    private static JsonObject plan(PlanEstimate estimate) {
        JsonObject json = new JsonObject();
        for (ParallelDimension dimension : ParallelDimension.values()) {
            json.addProperty(dimension.name().toLowerCase(java.util.Locale.ROOT),
                    estimate.point().plan().degree(dimension));
        }
        json.add("step_time_s", Json.number(estimate.seconds()));
        json.add("memory_bytes", Json.number(estimate.memoryBytes()));
        json.add("scale_out_bytes", Json.number(estimate.scaleOutBytes()));
        return json;
    }

    private static JsonObject flows(FlowContrast flows) {
        JsonObject json = new JsonObject();
        json.addProperty("transport", flows.transportId());
        json.add("mean_s", Json.number(flows.meanSeconds()));
        json.add("slowest_s", Json.number(flows.slowestSeconds()));
        json.add("penalty", Json.number(flows.penalty()));
        return json;
    }

    private static JsonObject candidate(ScaleAdvice scale, int index) {
        Candidate candidate = scale.ranking().get(index);
        JsonObject json = new JsonObject();
        json.addProperty("gpus", scale.gpus());
        json.addProperty("place", index + 1);
        json.addProperty("transport", candidate.transportId());
        json.addProperty("name", candidate.name());
        json.addProperty("network", candidate.network());
        json.addProperty("possible", candidate.possible());
        json.addProperty("reason", candidate.reason());
        json.addProperty("parts", candidate.parts());
        json.add("score", score(candidate.total()));
        json.add("physics_score", score(candidate.physics()));
        json.addProperty("tied", scale.decision().best().contains(candidate.transportId())
                && scale.decision().tooCloseToCall());
        json.add("values", Json.array(candidate.rated(), AdviceJson::rated));
        return json;
    }

    private static JsonObject score(Score score) {
        JsonObject json = new JsonObject();
        json.add("value", Json.number(score.value()));
        json.add("low", Json.number(score.low()));
        json.add("high", Json.number(score.high()));
        return json;
    }

    private static JsonObject rated(Rated rated) {
        JsonObject json = new JsonObject();
        json.addProperty("criterion", rated.criterion());
        json.add("value", Json.number(rated.value()));
        json.add("low", Json.number(rated.band().map(Band::low).orElse(Double.NaN)));
        json.add("high", Json.number(rated.band().map(Band::high).orElse(Double.NaN)));
        json.addProperty("claim", rated.claim());
        json.addProperty("own", rated.own());
        json.add("score", score(rated.score()));
        json.addProperty("basis", rated.basis());
        return json;
    }

    private static JsonObject sensitivity(long gpus, Sensitivity sensitivity) {
        JsonObject json = new JsonObject();
        json.addProperty("gpus", gpus);
        json.addProperty("kind", sensitivity.kind().word());
        json.addProperty("input", sensitivity.input());
        json.addProperty("label", sensitivity.label());
        json.addProperty("unit", sensitivity.unit().symbol());
        json.add("value", Json.number(sensitivity.value()));
        json.add("low", Json.number(sensitivity.low()));
        json.add("high", Json.number(sensitivity.high()));
        json.addProperty("flips", sensitivity.flips());
        json.add("flip_below", Json.number(sensitivity.flipBelow()));
        json.addProperty("below", sensitivity.below());
        json.add("flip_above", Json.number(sensitivity.flipAbove()));
        json.addProperty("above", sensitivity.above());
        json.add("effect", Json.number(sensitivity.effect()));
        return json;
    }
}
