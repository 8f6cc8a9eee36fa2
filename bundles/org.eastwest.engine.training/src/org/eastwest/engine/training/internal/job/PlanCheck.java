// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/** Whether a plan makes sense for its job, before anything is computed. */
final class PlanCheck {
    /** Larger numbers are typing errors: no job has a trillion of anything. */
    private static final double ABSURD = 1e12;

    private final JobSnapshot job;
    private final PlanSnapshot plan;
    private final Training run;
    private final ModelShape shape;
    private final List<Finding> findings = new ArrayList<>();

    PlanCheck(JobSnapshot job, Training run) {
        this.job = job;
        this.plan = job.plan();
        this.run = run;
        this.shape = run.model();
    }

    List<Finding> findings() {
        return findings;
    }

    /** True when every number of a job is possible; adds what is not. */
    static boolean possible(JobSnapshot job, Training run, List<Finding> findings) {
        PlanCheck check = new PlanCheck(job, run);
        boolean possible = check.valuesMakeSense();
        findings.addAll(check.findings());
        return possible;
    }

    /** Checks everything that needs no machine; false when there is nothing to compute. */
    boolean runnable() {
        return valuesMakeSense() && gpusSuffice() & stagesFit() & expertsFit() && shardingFits() && remarks();
    }

    private void add(TrainingCode code, String message, String remedy) {
        findings.add(code.finding(job.id(), message, remedy));
    }

    private boolean valuesMakeSense() {
        Map<String, Double> values = new LinkedHashMap<>();
        values.put("TP", (double) plan.tp());
        values.put("PP", (double) plan.pp());
        values.put("DP", (double) plan.dp());
        values.put("EP", (double) plan.ep());
        values.put("CP", (double) plan.cp());
        values.put("virtual stages", (double) plan.virtualStages());
        values.put("micro-batch", (double) plan.microBatch());
        values.put("sequence length", (double) run.sequenceLength());
        values.put("global batch", (double) run.globalBatch());
        values.put("gradient bytes", (double) run.gradientBytes());
        values.put("expert load imbalance", run.expertLoadImbalance());
        values.put("ranks", (double) plan.tp() * plan.pp() * plan.dp() * plan.cp());
        values.put("tokens of a step", run.sequenceLength() * (double) run.globalBatch());
        addShape(values);
        boolean sensible = within("ZeRO stage", plan.zeroStage(), 0, 3) & within("sharding degree",
                plan.shardingDegree(), 0, ABSURD) & optionalSizesMakeSense();
        for (Map.Entry<String, Double> value : values.entrySet()) {
            sensible &= within(value.getKey(), value.getValue(), 1, ABSURD);
        }
        return sensible;
    }

    /** Sizes that are 0 where the model does not have the part. */
    private boolean optionalSizesMakeSense() {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        sizes.put("sliding window", shape.slidingWindow());
        sizes.put("rank of compressed queries", shape.queryLoraRank());
        sizes.put("rank of compressed keys and values", shape.kvLoraRank());
        sizes.put("rotary part of a head", shape.ropeDimension());
        sizes.put("number of experts", shape.experts());
        sizes.put("shared expert feed-forward size", shape.sharedExpertFeedForward());
        sizes.put("number of dense first layers", shape.denseFirstLayers());
        boolean sensible = true;
        for (Map.Entry<String, Integer> size : sizes.entrySet()) {
            sensible &= within(size.getKey(), size.getValue(), 0, ABSURD);
        }
        return sensible;
    }

    private void addShape(Map<String, Double> values) {
        values.put("layers", (double) shape.layers());
        values.put("hidden size", (double) shape.hidden());
        values.put("attention heads", (double) shape.heads());
        values.put("key and value heads", (double) shape.kvHeads());
        values.put("head dimension", (double) shape.headDimension());
        values.put("vocabulary", (double) shape.vocabulary());
        if (shape.moe()) {
            values.put("expert feed-forward size", (double) shape.expertFeedForward());
            values.put("experts a token visits", (double) shape.topK());
            values.put("layers from the first with experts on", (double) shape.moeLayers());
        }
        if (shape.moeLayers() < shape.layers()) {
            values.put("feed-forward size", (double) shape.feedForward());
        }
    }

    private boolean within(String what, double value, double least, double most) {
        if (value >= least && value <= most) {
            return true;
        }
        add(TrainingCode.IMPOSSIBLE_VALUE, "The " + what + " of job '" + job.id() + "' is " + number(value) + ".",
                "Give a number from " + number(least) + " to " + number(most) + ".");
        return false;
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? Words.count(value) : String.valueOf(value);
    }

    private boolean gpusSuffice() {
        if (job.spares() < 0) {
            add(TrainingCode.TOO_FEW_GPUS, "The plan needs TP " + plan.tp() + " x PP " + plan.pp() + " x DP "
                    + plan.dp()
                    + " x CP " + plan.cp() + " = " + Words.count(plan.ranks()) + " GPUs, but " + Words.count(job.gpus())
                    + " are placed.", "Place " + Words.count(-job.spares())
                    + " more GPUs or lower a degree, such as DP to "
                    + Words.count(Math.max(1, job.gpus() / (plan.ranks() / plan.dp()))) + ".");
            return false;
        }
        return true;
    }

    private boolean stagesFit() {
        long chunks = (long) plan.pp() * Schedules.chunks(plan);
        if (chunks > shape.mostStages()) {
            add(TrainingCode.STAGES_OVER_LAYERS, "The pipeline has " + chunks + " stages, virtual ones included, for "
                    + shape.layers() + " layers and the embedding and output layer at its ends.", "Use at most "
                    + shape.mostStages() + " stages: lower PP or virtual stages.");
            return false;
        }
        if (shape.layers() % chunks != 0) {
            long least = shape.layers() / chunks;
            add(TrainingCode.UNEVEN_LAYERS, shape.layers() + " layers do not divide over " + chunks
                    + " stages, virtual ones "
                    + "included: " + shape.layers() % chunks + " of them hold " + (least + 1) + ", the others "
                    + (least == 0 ? "the embedding or the output layer alone" : least) + ". The slowest stage decides.", "");
        }
        return true;
    }

    private boolean expertsFit() {
        if (plan.ep() == 1) {
            return true;
        }
        if (!shape.moe()) {
            add(TrainingCode.EXPERTS_NOT_DIVISIBLE, "EP is " + plan.ep() + ", but " + shape.name() + " has no experts.",
                    "Set EP to 1.");
            return false;
        }
        if (shape.experts() % plan.ep() != 0) {
            add(TrainingCode.EXPERTS_NOT_DIVISIBLE, "EP " + plan.ep() + " does not divide the " + shape.experts()
                    + " experts of " + shape.name() + ".", "Choose a divisor of " + shape.experts() + ".");
            return false;
        }
        if (!Placement.expertsFit(plan)) {
            add(TrainingCode.EXPERT_RANKS, "EP takes its ranks from TP " + plan.tp() + ", CP " + plan.cp() + " and DP "
                    + plan.dp() + ", in this order, which cannot give " + plan.ep() + ".",
                    "Choose an EP that divides TP, or TP x CP, or TP x CP x DP, using up each before the next.");
            return false;
        }
        return true;
    }

    private boolean shardingFits() {
        if (plan.shardingDegree() == 0 || Placement.shardingFits(plan)) {
            return true;
        }
        boolean divides = plan.dp() % plan.shardingDegree() == 0;
        add(TrainingCode.SHARDING_DEGREE, "ZeRO is to shard over " + plan.shardingDegree() + " of the " + plan.dp()
                + " ranks of DP, which " + (divides ? "EP " + plan.ep() + " cuts: it takes some of them for each expert."
                        : "it does not divide."), "Choose a sharding degree that divides DP" + (divides
                                ? " and either divides EP's share of DP or is a multiple of it." : ", or leave it unset."));
        return false;
    }

    private boolean remarks() {
        heads();
        batch();
        pipeline();
        zero();
        if (plan.cp() > 1 && run.sequenceLength() % (2L * plan.cp()) != 0) {
            add(TrainingCode.SEQUENCE_NOT_DIVISIBLE, "The sequence of " + run.sequenceLength()
                    + " tokens does not divide into 2 x CP "
                    + "= " + 2L * plan.cp() + " equal parts, so that causal attention is uneven.",
                    "Choose a CP that divides half the sequence length.");
        }
        if (plan.ep() > 1 && plan.tp() > 1 && !plan.sequenceParallelism()) {
            add(TrainingCode.SEQUENCE_PARALLELISM_NEEDED,
                    "EP beside TP works on tokens that sequence parallelism spreads; it is off. The result takes the "
                    + "tokens as spread.", "Turn sequence parallelism on.");
        }
        if (run.overlapTensor() && plan.tp() > 1 && !plan.sequenceParallelism()
                && plan.tensorOverlap() == TensorOverlap.RING) {
            add(TrainingCode.OVERLAP_WITHOUT_EFFECT,
                    "TP communication can overlap with its own matrix multiplications in a ring only under sequence "
                    + "parallelism, which is off: it overlaps in backward alone.",
                    "Turn sequence parallelism on, or overlap it pipelined.");
        }
        if (run.overlapContext() && plan.cp() > 1 && plan.contextExchange() == ContextExchange.ALL_GATHER) {
            add(TrainingCode.OVERLAP_WITHOUT_EFFECT, "CP gathers all keys and values before attention, which nothing "
                    + "hides: its overlap has no effect.", "Exchange them in a ring.");
        }
        return true;
    }

    private void heads() {
        if (shape.heads() % plan.tp() != 0) {
            add(TrainingCode.HEADS_NOT_DIVISIBLE, "TP " + plan.tp() + " does not divide the " + shape.heads()
                    + " attention heads of " + shape.name() + ".", "Choose a divisor of " + shape.heads() + ".");
        } else if (shape.kvHeads() < plan.tp()) {
            add(TrainingCode.KEY_VALUE_HEADS_COPIED, "TP " + plan.tp() + " exceeds the " + shape.kvHeads()
                    + " key and value heads: each is copied to " + (plan.tp() + shape.kvHeads() - 1) / shape.kvHeads()
                    + " GPUs.", "");
        }
    }

    private void batch() {
        long batch = (long) plan.dp() * plan.microBatch();
        if (run.globalBatch() % batch != 0) {
            add(TrainingCode.BATCH_NOT_DIVISIBLE, "DP " + plan.dp() + " x micro-batch " + plan.microBatch() + " = "
                    + batch
                    + " does not divide the global batch of " + run.globalBatch() + " sequences. The result counts "
                    + Words.count(StepModel.microBatches(run, plan)) + " micro-batches.",
                    "Use a global batch that is a multiple of " + batch + ".");
        }
    }

    private void zero() {
        double microBatches = StepModel.microBatches(run, plan);
        if (plan.zeroStage() >= 2 && plan.dp() * plan.cp() > 1 && microBatches > 1) {
            add(TrainingCode.ZERO_EVERY_MICRO_BATCH, "ZeRO stage " + plan.zeroStage()
                    + " keeps gradients only in parts, so it reduces them after each of "
                    + "the " + Words.count(microBatches)
                    + " micro-batches; stage 1 keeps them whole and reduces once a "
                    + "step.", "Use ZeRO stage 1 where the memory suffices.");
        }
    }

    private void pipeline() {
        double microBatches = StepModel.microBatches(run, plan);
        if (plan.virtualStages() > 1 && !Schedules.interleaved(plan)) {
            add(TrainingCode.VIRTUAL_STAGES, plan.pp() == 1 ? "There is no pipeline to cut into " + plan.virtualStages()
                    + " virtual stages." : "The schedule " + Words.lower(plan.schedule()).replace('_', '-')
                            + " has no virtual stages; " + plan.virtualStages() + " have no effect.",
                    plan.pp() == 1 ? "Set virtual stages to 1."
                    : "Set virtual stages to 1 or choose interleaved 1F1B.");
        } else if (Schedules.interleaved(plan) && microBatches % plan.pp() != 0) {
            add(TrainingCode.VIRTUAL_STAGES, "Interleaved 1F1B works through micro-batches in rounds of PP " + plan.pp()
                    + ", which does not divide the " + Words.count(microBatches) + " micro-batches of a rank.",
                    "Choose DP and micro-batch so that their number is a multiple of PP.");
        }
        if (Schedules.folded(plan) && microBatches < 2.0 * plan.pp() - 1) {
            add(TrainingCode.FEW_MICRO_BATCHES, "ZB-V is published for at least 2 x PP - 1 = " + (2L * plan.pp() - 1)
                    + " micro-batches; there are " + Words.count(microBatches) + ", so that stages wait for each other.",
                    "Use a smaller PP, DP or micro-batch.");
        }
        if (plan.schedule() == Schedule.DUAL_PIPE && plan.pp() > 1
                && (plan.pp() % 2 != 0 || microBatches < 2.0 * plan.pp())) {
            add(TrainingCode.DUAL_PIPE, "DualPipe feeds an even number of stages from both ends with at least 2 x PP "
                    + "micro-batches; there are " + plan.pp() + " stages and " + Words.count(microBatches)
                    + " micro-batches.", "Choose an even PP and at least " + 2L * plan.pp() + " micro-batches.");
        }
    }

    /** What only shows once the ranks stand on a machine. */
    void placed(Placement placement, long domainGpus) {
        if (placement.tensor().crosses()) {
            add(TrainingCode.TENSOR_CROSSES, "TP " + plan.tp() + " leaves the scale-up domain of " + domainGpus
                    + " GPUs: " + placement.tensor().inside() + " of its ranks share one. Its all-reduces, several a "
                    + "layer, go through the compute fabric.", placement.straddles(ParallelDimension.TP)
                            ? "Choose a TP that divides " + domainGpus + "." : "Choose a TP of at most " + domainGpus
                                    + " and place it innermost.");
        }
        if (placement.freePerDomain() > 0) {
            add(TrainingCode.DOMAIN_NOT_FILLED, "Ranks use " + (domainGpus - placement.freePerDomain()) + " of "
                    + domainGpus + " GPUs of a scale-up domain, so that no group lies across a border.", "");
        }
    }
}
