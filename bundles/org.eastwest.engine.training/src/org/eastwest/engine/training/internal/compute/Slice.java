// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * What one GPU holds of a micro-batch and of a layer under a plan.
 *
 * @param sequences     sequences of the micro-batch
 * @param queries       tokens of a sequence after context parallelism
 * @param tokens        tokens of the micro-batch: sequences x queries
 * @param heads         attention heads; a fraction counts as a whole head
 * @param kvHeads       key and value heads, at least 1
 * @param feedForward   columns of the dense feed-forward layer
 * @param shared        columns of the shared experts
 * @param vocabulary    columns of the output layer
 * @param spread        GPUs over which norms and residuals are spread: TP under sequence parallelism, else 1
 * @param routedRows    token copies that the routed experts of the busiest GPU work on
 * @param localExperts  routed experts on a GPU
 * @param expertColumns columns of a routed expert
 */
public record Slice(double sequences, double queries, double tokens, double heads, double kvHeads, double feedForward,
        double shared, double vocabulary, double spread, double routedRows, double localExperts,
        double expertColumns) {
    private static final Source SPLIT = Source.literature("Megatron-LM: TP splits heads and columns (arXiv "
            + "1909.08053), sequence parallelism spreads norms (arXiv 2205.05198), CP splits sequences, EP distributes "
            + "whole experts (arXiv 2504.14960)");

    public static Slice of(ModelShape shape, Training run, PlanSnapshot plan, Scope scope) {
        double tp = plan.tp();
        double queries = run.sequenceLength() / (double) plan.cp();
        double tokens = plan.microBatch() * queries;
        boolean distributed = plan.ep() > 1;
        double rows = distributed ? tokens / tp * shape.topK() * run.expertLoadImbalance() : tokens * shape.topK();
        Slice slice = new Slice(plan.microBatch(), queries, tokens, Math.ceil(shape.heads() / tp),
                Math.max(1, Math.ceil(shape.kvHeads() / tp)), shape.feedForward() / tp,
                shape.sharedExpertFeedForward() / tp, shape.vocabulary() / tp, plan.sequenceParallelism() ? tp : 1,
                rows,
                Math.ceil(shape.experts() / (double) plan.ep()), shape.expertFeedForward() / (distributed ? 1 : tp));
        if (scope.recording()) {
            slice.record(shape, distributed, plan, scope);
        }
        return slice;
    }

    private void record(ModelShape shape, boolean distributed, PlanSnapshot plan, Scope scope) {
        scope.derived("queries", "tokens of a sequence on a GPU", queries, Unit.COUNT, "sequence_length / cp", SPLIT);
        scope.derived("tokens", "tokens of a micro-batch on a GPU", tokens, Unit.COUNT, "micro_batch * queries", SPLIT);
        scope.derived("local_heads", "attention heads on a GPU", heads, Unit.COUNT, "ceil(heads / tp)", SPLIT);
        scope.derived("local_kv_heads", "key and value heads on a GPU", kvHeads, Unit.COUNT,
                "max(1, ceil(kv_heads / tp))", SPLIT);
        scope.derived("columns", "feed-forward columns on a GPU", feedForward, Unit.COUNT, "feed_forward / tp", SPLIT);
        scope.derived("local_vocabulary", "vocabulary on a GPU", vocabulary, Unit.COUNT, "vocabulary / tp", SPLIT);
        scope.derived("spread", "GPUs over which norms and residuals are spread", spread, Unit.COUNT,
                plan.sequenceParallelism() ? "tp" : "1", SPLIT);
        if (shape.moe()) {
            scope.derived("routed_rows", "token copies on the busiest GPU's experts", routedRows, Unit.COUNT,
                    distributed ? "tokens / tp * top_k * imbalance" : "tokens * top_k", SPLIT);
            scope.derived("local_experts", "routed experts on a GPU", localExperts, Unit.COUNT, "ceil(experts / ep)",
                    SPLIT);
            scope.derived("expert_columns", "columns of a routed expert on a GPU", expertColumns, Unit.COUNT,
                    distributed ? "expert_feed_forward" : "expert_feed_forward / tp", SPLIT);
            scope.derived("shared_columns", "columns of the shared experts on a GPU", shared, Unit.COUNT,
                    "shared_expert_feed_forward / tp", SPLIT);
        }
    }
}
