// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * The plan of a training job as arguments of Megatron-LM (names as in NVIDIA/Megatron-LM
 * megatron/training/arguments.py),
 * each after a comment with the reason for it.
 */
final class MegatronArguments {
    private final JobSnapshot job;
    private final Training run;
    private final PlanSnapshot plan;
    private final StringBuilder text = new StringBuilder();

    /** @param job a training job */
    MegatronArguments(JobSnapshot job) {
        this.job = job;
        this.run = (Training) job.workload();
        this.plan = job.plan();
    }

    String text() {
        text.append("# Megatron-LM: plan of job '").append(job.id()).append("', ").append(plan.ranks()).append(" of ")
                .append(job.gpus()).append(" GPUs; DP ").append(plan.dp())
                .append(" is what TP x PP x CP leaves of the world size\n");
        text.append("# WORLD_SIZE=").append(plan.ranks()).append('\n');
        model();
        parallelism();
        batch();
        overlap();
        experts();
        return text.toString();
    }

    private void because(String reason) {
        text.append("# ").append(reason).append('\n');
    }

    private void add(String argument) {
        text.append(argument).append('\n');
    }

    private void add(String argument, long value) {
        text.append(argument).append(' ').append(value).append('\n');
    }

    private void model() {
        ModelShape shape = run.model();
        because("shape of " + shape.name());
        add("--num-layers", shape.layers());
        add("--hidden-size", shape.hidden());
        add("--ffn-hidden-size", shape.feedForward());
        add("--num-attention-heads", shape.heads());
        switch (shape.attention()) {
            case GQA -> {
                add("--group-query-attention");
                add("--num-query-groups", shape.kvHeads());
            }
            case MLA -> {
                add("--multi-latent-attention");
                if (shape.queryLoraRank() > 0) {
                    add("--q-lora-rank", shape.queryLoraRank());
                }
                add("--kv-lora-rank", shape.kvLoraRank());
                add("--qk-head-dim", shape.headDimension());
                add("--qk-pos-emb-head-dim", shape.ropeDimension());
                add("--v-head-dim", shape.headDimension());
            }
            case MHA -> { }
        }
        if (shape.attention() != ModelShape.Attention.MLA) {
            add("--kv-channels", shape.headDimension());
        }
        if (shape.slidingWindow() > 0) {
            add("--window-size " + (shape.slidingWindow() - 1) + ",0");
            add("--window-attn-skip-freq", shape.windowEvery());
        }
        if (shape.gatedFeedForward()) {
            add("--swiglu");
        }
        add("--vocab-size", shape.vocabulary());
        add("--untie-embeddings-and-output-weights");
        because("sequence length of workload '" + run.id() + "'");
        add("--seq-length", run.sequenceLength());
        add("--max-position-embeddings", run.sequenceLength());
        because("precision of the matrix products: " + run.precision());
        switch (run.precision()) {
            case FP16 -> add("--fp16");
            case BF16 -> add("--bf16");
            case FP8, FP4 -> {
                add("--bf16");
                add(run.precision() == Precision.FP8 ? "--fp8-format hybrid" : "--fp4-format e2m1");
            }
        }
        if (run.flashAttention()) {
            because("attention never writes the score matrix");
            add("--use-flash-attn");
        } else {
            because("attention writes the score matrix");
            add("--attention-backend unfused");
        }
    }

    private void parallelism() {
        because("TP: its all-reduces cannot wait, so that it stays on the scale-up links");
        add("--tensor-model-parallel-size", plan.tp());
        if (plan.sequenceParallelism() && plan.tp() > 1) {
            because("sequence parallelism: activations between the TP regions are divided by TP");
            add("--sequence-parallel");
        }
        because("PP: " + plan.pp() + " stages; its sends are small and may leave the scale-up domain");
        add("--pipeline-model-parallel-size", plan.pp());
        if (plan.schedule() == Schedule.INTERLEAVED && plan.virtualStages() > 1) {
            because("interleaving: " + plan.virtualStages() + " virtual stages a rank divide the bubble");
            add("--num-virtual-stages-per-pipeline-rank", plan.virtualStages());
        } else if (plan.schedule() != Schedule.ONE_FORWARD_ONE_BACKWARD && plan.pp() > 1) {
            because("the schedule " + plan.schedule() + " has no argument in Megatron-LM: it runs 1F1B");
        }
        ends();
        because("CP: divides the sequence of attention");
        add("--context-parallel-size", plan.cp());
        if (plan.cp() > 1) {
            boolean ring = plan.contextExchange() == ContextExchange.RING;
            because(ring ? "keys and values pass round a ring, beside attention to the part before"
                    : "each rank gathers the keys and values of all before attention");
            add("--cp-comm-type " + (ring ? "p2p" : "allgather"));
        }
        because("order of the ranks from inside to outside, as the design places them");
        add(order());
    }

    /** Where layers do not divide, the last and the first stage hold fewer: their embedding and output layer count. */
    private void ends() {
        int layers = run.model().layers();
        int stages = plan.pp() * (plan.schedule() == Schedule.INTERLEAVED ? plan.virtualStages() : 1);
        if (layers % stages == 0) {
            return;
        }
        boolean both = (layers + 2) % stages == 0;
        if (both || (layers + 1) % stages == 0) {
            because(layers + " layers do not divide over " + stages + " stages: " + (both
                    ? "the embedding and the output layer count as layers" : "the output layer counts as a layer"));
            if (both) {
                add("--account-for-embedding-in-pipeline-split");
            }
            add("--account-for-loss-in-pipeline-split");
        } else {
            because(layers + " layers do not divide over " + stages + " stages, nor do they with the embedding and the "
                    + "output layer counted: Megatron-LM wants them laid out by --pipeline-model-parallel-layout");
        }
    }

    /** Megatron knows two orders: DP before PP, its default, and PP before DP. */
    private String order() {
        boolean pipelineInside = plan.order().indexOf(ParallelDimension.PP)
                < plan.order().indexOf(ParallelDimension.DP);
        return pipelineInside ? "--use-tp-pp-dp-mapping" : "# default: tp-cp-ep-dp-pp";
    }

    private void batch() {
        because("sequences in a micro-batch of one DP rank, and in a step of all");
        add("--micro-batch-size", plan.microBatch());
        add("--global-batch-size", run.globalBatch());
        if (run.recompute() != Recompute.NONE) {
            because("recompute: backward computes " + (run.recompute() == Recompute.FULL ? "whole layers"
                    : "attention") + " again instead of keeping it");
            add(run.recompute() == Recompute.FULL ? "--recompute-granularity full --recompute-method uniform"
                    : "--recompute-granularity selective");
        }
        if (plan.zeroStage() >= 3) {
            because("ZeRO stage 3: weights, gradients and optimizer state are divided over DP");
            add("--use-torch-fsdp2");
        } else if (plan.zeroStage() >= 1) {
            because("ZeRO stage " + plan.zeroStage() + ": the optimizer state is divided over DP");
            add("--use-distributed-optimizer");
        }
        if (run.gradientBytes() == 4) {
            because("gradients are kept and reduced in fp32");
            add("--accumulate-allreduce-grads-in-fp32");
        } else if (run.precision() != Precision.FP16) {
            because("gradients are kept and reduced in bf16");
            add("--grad-reduce-in-bf16");
        }
    }

    private void overlap() {
        if (run.overlapData() && plan.dp() > 1) {
            because("DP communication hides behind backward and forward");
            add("--overlap-grad-reduce");
            if (plan.zeroStage() >= 1) {
                add("--overlap-param-gather");
            }
        }
        if (run.overlapTensor() && plan.tp() > 1) {
            because("TP communication hides behind matrix products");
            add("--tp-comm-overlap");
        }
        if (!run.overlapPipeline() && plan.pp() > 1 && plan.schedule() == Schedule.INTERLEAVED) {
            because("PP sends do not hide behind compute in this design");
            add("--no-overlap-p2p-communication");
        }
    }

    private void experts() {
        ModelShape shape = run.model();
        if (!shape.moe()) {
            return;
        }
        because("experts of " + shape.name() + "; EP takes its ranks from DP x CP x TP");
        add("--num-experts", shape.experts());
        add("--moe-router-topk", shape.topK());
        if (shape.expertGroups() > 0) {
            because("a token's experts come from few groups, so that it visits few nodes");
            add("--moe-router-num-groups", shape.expertGroups());
            add("--moe-router-group-topk", shape.groupsPerToken());
        }
        add("--moe-ffn-hidden-size", shape.expertFeedForward());
        if (shape.sharedExpertFeedForward() > 0) {
            add("--moe-shared-expert-intermediate-size", shape.sharedExpertFeedForward());
        }
        add("--expert-model-parallel-size", plan.ep());
        if (shape.denseFirstLayers() > 0) {
            because("the first " + shape.denseFirstLayers() + " layers have no experts");
            add("--moe-layer-freq ([0]*" + shape.denseFirstLayers() + "+[1]*" + shape.moeLayers() + ")");
        }
        add("--moe-token-dispatcher-type alltoall");
        if (run.overlapExpert() && plan.ep() > 1) {
            because("EP communication hides behind compute");
            add("--overlap-moe-expert-parallel-comm");
        }
    }
}
