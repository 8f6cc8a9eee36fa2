// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/** Records what the formulas take from the design, each under the PATH of its attribute, and from the model's shape. */
final class DesignInputs {
    private DesignInputs() {
    }

    static void record(String jobId, PlanSnapshot plan, Training run, Scope scope) {
        plan(jobId, plan, scope);
        run(run, scope);
        shape(run.model(), scope);
    }

    private static void plan(String jobId, PlanSnapshot plan, Scope scope) {
        count("tp", "tensor parallelism", plan.tp(), jobPath(jobId, "tp"), scope);
        count("pp", "pipeline parallelism", plan.pp(), jobPath(jobId, "pp"), scope);
        count("dp", "data parallelism", plan.dp(), jobPath(jobId, "dp"), scope);
        count("ep", "expert parallelism", plan.ep(), jobPath(jobId, "ep"), scope);
        count("cp", "context parallelism", plan.cp(), jobPath(jobId, "cp"), scope);
        count("virtual_stages", "virtual stages", plan.virtualStages(), jobPath(jobId, "virtualStages"), scope);
        count("micro_batch", "sequences in a micro-batch", plan.microBatch(), jobPath(jobId, "microBatch"), scope);
        if (plan.shardingDegree() > 0) {
            count("sharding_degree", "DP ranks over which ZeRO shards", plan.shardingDegree(),
                    jobPath(jobId, "shardingDegree"), scope);
        }
        count("zero_stage", "ZeRO stage", plan.zeroStage(), jobPath(jobId, "zeroStage"), scope);
    }

    private static Source jobPath(String jobId, String feature) {
        return Source.design("job." + jobId + ".plan." + feature);
    }

    private static void run(Training run, Scope scope) {
        String path = "workload." + run.id() + ".";
        count("sequence_length", "sequence length", run.sequenceLength(), Source.design(path + "sequenceLength"),
                scope);
        count("global_batch", "sequences in a step", run.globalBatch(), Source.design(path + "globalBatch"), scope);
        count("imbalance", "busiest over mean expert load", run.expertLoadImbalance(),
                Source.design(path + "expertLoadImbalance"), scope);
        scope.input("gradient_bytes", "bytes of a gradient", run.gradientBytes(), Unit.BYTE,
                Source.design(path + "gradientPrecision"));
    }

    private static void shape(ModelShape shape, Scope scope) {
        Source source = shape.provenance().source();
        count("layers", "layers of " + shape.name(), shape.layers(), source, scope);
        count("hidden", "hidden size", shape.hidden(), source, scope);
        count("heads", "attention heads", shape.heads(), source, scope);
        count("kv_heads", "key and value heads", shape.kvHeads(), source, scope);
        count("head_dimension", "size of a head", shape.headDimension(), source, scope);
        count("feed_forward", "feed-forward size", shape.feedForward(), source, scope);
        count("vocabulary", "vocabulary", shape.vocabulary(), source, scope);
        count("key_dimension", "size of a query and key head", Attention.keyDimension(shape), source, scope);
        count("value_dimension", "size of a value head", Attention.valueDimension(shape), source, scope);
        if (shape.slidingWindow() > 0) {
            count("sliding_window", "tokens of the sliding window", shape.slidingWindow(), source, scope);
        }
        if (Attention.mla(shape)) {
            count("query_rank", "rank of compressed queries", shape.queryLoraRank(), source, scope);
            count("kv_rank", "rank of compressed keys and values", shape.kvLoraRank(), source, scope);
            count("rope_dimension", "rotary part of a head", shape.ropeDimension(), source, scope);
        }
        if (shape.moe()) {
            count("experts", "routed experts", shape.experts(), source, scope);
            count("top_k", "routed experts a token visits", shape.topK(), source, scope);
            count("expert_feed_forward", "size of a routed expert", shape.expertFeedForward(), source, scope);
            count("shared_expert_feed_forward", "size of the shared experts", shape.sharedExpertFeedForward(), source,
                    scope);
        }
        scope.input("parameters", "parameters of " + shape.name(), shape.parameters(), Unit.COUNT, source);
        scope.input("active_parameters", "parameters a token passes through", shape.activeParameters(), Unit.COUNT,
                source);
    }

    private static void count(String id, String label, double value, Source source, Scope scope) {
        scope.input(id, label, value, Unit.COUNT, source);
    }
}
