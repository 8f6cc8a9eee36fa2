// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.Locale;
import org.eastwest.engine.training.internal.compute.BlockTimes;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * How the numbers of a plan at work come about, recorded for who asks; see {@link Evaluation}.
 */
final class StepRecord {
    static final Source STEP = Source.literature("step of the slowest stage: compute, exposed communication, "
            + "bubble and optimizer one after the other (Narayanan et al. SC21, arXiv 2104.04473)");
    private static final Source ALL_GPUS = Source.assumption("each GPU counted as one of the slowest stage: the first "
            + "and the last stage of a pipeline send less, spare GPUs nothing");
    private static final Source OPTIMIZER = Source.literature("one pass over state, gradients and weights at memory "
            + "bandwidth (arXiv 1910.02054)");
    private static final Source SLOW = Source.literature("the schedule executed with the stages of the slow parts; "
            + "ranks of a stage and replicas wait for the slowest of them (Dean and Barroso 2013)");
    private static final Source UTILISATION = Source.literature("MFU: PaLM, arXiv 2204.02311, section 4.1");

    private final Evaluation of;
    private final Scope scope;

    /** @param of whose scope records */
    StepRecord(Evaluation of) {
        this.of = of;
        scope = of.scope;
    }

    /** What DP communication may hide behind. */
    void windows() {
        boolean experts = of.expert.seconds() > 0;
        double waiting = of.communication.expertsExposedBackward();
        scope.derived("stage_ep_backward", "exposed EP communication in the backward of a micro-batch, behind "
                + "which DP hides too", of.moeOn(of.worst) * waiting, Unit.SECOND,
                experts ? "stage_moe * part(ep_exposed)" : "0", STEP);
        double forward = scope.derived("window_forward", "forward of a micro-batch, at most on a stage",
                of.widest.forward(), Unit.SECOND, "max(stage_forward, others(pp))", STEP);
        scope.derived("window_backward", "the rest of most compute", of.compute(of.worst) - forward, Unit.SECOND,
                "stage_compute - window_forward", STEP);
        scope.derived("window_ep_backward", "the same on the stage with most experts", of.most(of::moeOn) * waiting,
                Unit.SECOND, experts ? "most_moe * part(ep_exposed)" : "0", STEP);
    }

    /** What the slow parts cost. */
    void waiting(double healthy, double longest) {
        String parts = String.join(", ", of.slow.stream().map(SlowPart::name).toList());
        scope.derived("healthy_step", "step without slow parts", healthy, Unit.SECOND,
                "compute_s + exposed_communication_s + bubble_s + optimizer_s", STEP);
        scope.derived("slow_step", "step of the replica with " + parts, longest, Unit.SECOND,
                "pipeline(micro_batches, stage_seconds, other_stages_seconds, pp) + optimizer_s", SLOW);
        scope.derived("slow_parts_s", "what slow parts cost", longest - healthy, Unit.SECOND,
                "slow_step - healthy_step", SLOW);
    }

    /** What the slowest stage holds, computes and sends. */
    void stage(int stage) {
        Source split = Source.literature("layers in equal shares, left over ones on middle stages (arXiv "
                + "2407.21783, section 3.3.2)");
        scope.derived("data_ranks", "ranks that hold the same dense weights", of.placement.data().size(), Unit.COUNT,
                "dp * cp", STEP);
        scope.derived("expert_data_ranks", "ranks that hold the same experts", of.expertData().size(), Unit.COUNT,
                of.plan.ep() > 1 ? "tp * cp * dp / ep" : "dp * cp", STEP);
        scope.derived("sharding_ranks", "ranks over which ZeRO shards dense weights", of.shards(), Unit.COUNT,
                (of.plan.shardingDegree() > 0 ? "sharding_degree" : "dp") + " * cp", STEP);
        scope.derived("expert_sharding_ranks", "ranks over which ZeRO shards experts", of.expertShards(), Unit.COUNT,
                of.plan.ep() > 1 ? "max(1, expert_data_ranks * sharding_ranks / data_ranks)" : "sharding_ranks", STEP);
        scope.derived("layers_per_stage", "layers on the stage that has most", of.mostLayers(), Unit.COUNT,
                "ceil(layers / pp)", split);
        scope.input("slowest_stage", "slowest pipeline stage, from 0: the one with most compute", stage,
                Unit.COUNT, split);
        scope.derived("stage_layers", "layers on the slowest stage", of.layersOn(stage), Unit.COUNT,
                "share(layers, pp, slowest_stage)", split);
        scope.derived("stage_moe", "layers with experts on the slowest stage", of.moeOn(stage), Unit.COUNT,
                "share(layers, pp, slowest_stage)", split);
        scope.derived("most_moe", "layers with experts on the stage that has most", of.most(of::moeOn), Unit.COUNT,
                "ceil(layers / pp)", split);
        scope.derived("chunks", "chunks of a stage", Schedules.chunks(of.plan), Unit.COUNT,
                Schedules.interleaved(of.plan) ? "virtual_stages" : Schedules.folded(of.plan) ? "2" : "1",
                Schedules.SOURCE);
        sum("stage_compute", "compute of a micro-batch on the slowest stage", of.compute(stage), "seconds",
                stage);
        sum("stage_forward", "forward of a micro-batch on the slowest stage", of.sum(stage, BlockTimes::forward),
                "forward", stage);
        scope.derived("stage_backward", "backward of a micro-batch on the slowest stage",
                of.sum(stage, BlockTimes::backward), Unit.SECOND, "stage_compute - stage_forward", STEP);
        sum("stage_input_gradient", "backward without gradients of weights",
                of.sum(stage, BlockTimes::inputGradient), "input_gradient", stage);
        sum("stage_weight_gradient", "gradients of weights", of.sum(stage, BlockTimes::weightGradient),
                "weight_gradient", stage);
        communication(stage);
    }

    /** What a micro-batch takes on the slowest stage and on all others. */
    void seconds() {
        double others = -of.stageSeconds[of.worst];
        for (double seconds : of.stageSeconds) {
            others += seconds;
        }
        double every = of.every(of.worst);
        scope.derived("stage_dp", "exposed DP communication of a micro-batch", every, Unit.SECOND, every > 0
                ? of.plan.zeroStage() >= 3 ? "dp_reduce_exposed + dp_gather_exposed + dp_backward_gather_exposed"
                        : "dp_reduce_exposed" : "0", STEP);
        scope.derived("stage_seconds", "a micro-batch on the slowest stage, exposed communication included",
                of.stageSeconds[of.worst], Unit.SECOND, "stage_compute + stage_tp + stage_cp + stage_ep + stage_dp",
                STEP);
        scope.derived("other_stages_seconds", "a micro-batch on all other stages together", others, Unit.SECOND,
                of.plan.pp() == 1 ? "0" : "others(pp, stage_seconds)", STEP);
    }

    private void communication(int stage) {
        StringBuilder tensor = new StringBuilder();
        if (of.plan.tp() > 1) {
            tensor.append("stage_layers * attention_tp_exposed");
            if (of.denseOn(stage) > 0) {
                tensor.append(" + (stage_layers - stage_moe) * feed_forward_tp_exposed");
            }
            if (of.moeOn(stage) > 0 && of.expertTensor != Exposure.NONE) {
                tensor.append(" + stage_moe * moe_tp_exposed");
            }
            scope.input("stage_ends", "TP collectives of embedding and output layer on the slowest stage",
                    of.ends(stage) * of.communication.tensorEndTimes(), Unit.COUNT, STEP);
            tensor.append(" + stage_ends * tp_seconds");
        }
        scope.derived("stage_tp", "exposed TP communication of a micro-batch", of.tensor(stage).exposed(), Unit.SECOND,
                of.plan.tp() > 1 ? tensor.toString() : "0", STEP);
        scope.derived("stage_cp", "exposed CP communication of a micro-batch",
                of.layersOn(stage) * of.context.exposed(), Unit.SECOND,
                of.plan.cp() > 1 ? "stage_layers * cp_exposed" : "0", STEP);
        scope.derived("stage_ep", "exposed EP communication of a micro-batch", of.moeOn(stage) * of.expert.exposed(),
                Unit.SECOND, of.expert.seconds() > 0 ? "stage_moe * ep_exposed" : "0", STEP);
    }

    private void sum(String id, String label, double value, String what, int stage) {
        StringBuilder formula = new StringBuilder("stage_layers * attention_" + what);
        if (of.denseOn(stage) > 0) {
            formula.append(" + (stage_layers - stage_moe) * feed_forward_").append(what);
        }
        if (of.moeOn(stage) > 0) {
            formula.append(" + stage_moe * moe_").append(what);
            if (what.equals("seconds") || what.equals("forward")) {
                formula.append(" + stage_moe * moe_wait");
            }
        }
        appendEnd(formula, of.embeddingsOn(stage), "embedding_" + what);
        appendEnd(formula, of.headsOn(stage), "head_" + what);
        scope.derived(id, label, value, Unit.SECOND, "slowest_gpu * (" + formula + ")", STEP);
    }

    private static void appendEnd(StringBuilder formula, double times, String name) {
        if (times > 0) {
            formula.append(times < 1 ? " + 0.5 * " : " + ").append(name);
        }
    }

    /** The step of its parts. */
    void estimate(StepEstimate e) {
        scope.derived("compute_s", "compute", e.compute(), Unit.SECOND,
                "micro_batches * stage_compute", STEP);
        exposed("tp", e.tensor(), of.plan.tp() > 1 ? "micro_batches * stage_tp" : "0");
        exposed("cp", e.context(), of.plan.cp() > 1 ? "micro_batches * stage_cp" : "0");
        exposed("ep", e.expert(), of.plan.ep() > 1 ? "micro_batches * stage_ep" : "0");
        exposed("pp", e.pipeline(), of.plan.pp() > 1
                ? "pipeline(micro_batches, stage_seconds, pp_transfer) - pipeline(micro_batches, stage_seconds, 0)"
                : "0");
        scope.derived("bubble_s", "bubble", e.bubble(), Unit.SECOND, of.plan.pp() > 1
                ? "pipeline(micro_batches, stage_seconds, 0) - micro_batches * stage_seconds" : "0",
                Schedules.SOURCE);
        scope.derived("exposed_communication_s", "exposed communication", e.exposed(), Unit.SECOND,
                "exposed_tp_s + exposed_cp_s + exposed_ep_s + exposed_pp_s + exposed_dp_s", STEP);
        scope.derived("step_time_s", "step time", e.seconds(), Unit.SECOND,
                "compute_s + exposed_communication_s + bubble_s + optimizer_s" + (of.slow.isEmpty() ? ""
                        : " + slow_parts_s"), STEP);
        scope.derived("exposed_fraction", "exposed communication over step", e.exposed() / e.seconds(),
                Unit.FRACTION,
                "exposed_communication_s / step_time_s", STEP);
        scope.derived("ranks", "GPUs that the plan uses", e.ranks(), Unit.COUNT, "tp * pp * dp * cp", STEP);
        scope.derived("tokens_per_second", "tokens per second", e.tokens() / e.seconds(), Unit.PER_SECOND,
                "step_tokens / step_time_s", UTILISATION);
        scope.derived("model_flop_per_second_per_gpu", "model FLOP per second and GPU", e.modelFlopPerSecond(),
                Unit.FLOP_PER_SECOND, "model_flop / (step_time_s * ranks)", UTILISATION);
        scope.derived("mfu", "MFU", e.mfu(), Unit.FRACTION, "model_flop / (step_time_s * ranks * peak)",
                UTILISATION);
        scope.derived("hfu", "HFU", e.hfu(), Unit.FRACTION, "hardware_flop / (step_time_s * ranks * peak)",
                UTILISATION);
        bytes(e);
    }

    private void exposed(String dimension, Exposure exposure, String formula) {
        scope.derived("exposed_" + dimension + "_s", "exposed " + dimension.toUpperCase(Locale.ROOT)
                + " communication", exposure.exposed(), Unit.SECOND, formula, STEP);
    }

    private void bytes(StepEstimate e) {
        bytes("tp", e.tensor(), "volume(tp_bytes, tp, micro_batches, stage_layers)");
        bytes("cp", e.context(), "volume(cp_bytes, cp, micro_batches, stage_layers)");
        bytes("ep", e.expert(), "volume(ep_bytes, ep, micro_batches, stage_moe)");
        bytes("pp", e.pipeline(), "volume(pp_bytes, pp, micro_batches, chunks)");
        scope.derived("scale_up_bytes", "bytes a GPU sends inside its scale-up domain in a step", e.scaleUpBytes(),
                Unit.BYTE, "tp_scale_up_bytes + cp_scale_up_bytes + ep_scale_up_bytes + pp_scale_up_bytes + "
                        + "dp_scale_up_bytes",
                STEP);
        scope.derived("scale_out_bytes", "bytes a GPU sends through the compute fabric in a step",
                e.scaleOutBytes(),
                Unit.BYTE, "tp_scale_out_bytes + cp_scale_out_bytes + ep_scale_out_bytes + pp_scale_out_bytes + "
                        + "dp_scale_out_bytes",
                STEP);
        scope.derived("total_scale_out_bytes", "bytes all GPUs send through the compute fabric in a step",
                e.totalScaleOutBytes(), Unit.BYTE, "scale_out_bytes * ranks", ALL_GPUS);
        scope.derived("total_communication_bytes", "bytes all GPUs send in a step, inside their domains and out",
                e.totalCommunicationBytes(), Unit.BYTE, "(scale_up_bytes + scale_out_bytes) * ranks", ALL_GPUS);
    }

    private void bytes(String dimension, Exposure exposure, String volume) {
        String formula = exposure.seconds() > 0 ? volume : "0";
        scope.derived(dimension + "_scale_up_bytes", dimension.toUpperCase(Locale.ROOT)
                + " bytes inside the domain", exposure.scaleUpBytes(), Unit.BYTE, formula, STEP);
        scope.derived(dimension + "_scale_out_bytes", dimension.toUpperCase(Locale.ROOT)
                + " bytes through the fabric", exposure.scaleOutBytes(), Unit.BYTE, formula, STEP);
    }

    /** Which parameters are updated, and how much of memory that moves. */
    void optimizer(double own, double kept, double perParameter, double seconds) {
        boolean sharded = of.plan.effectiveZeroStage() >= 1;
        scope.derived("updated_parameters", "parameters that a GPU updates", own, Unit.COUNT,
                sharded ? "share(parameters, pp, tp, sharding_ranks)" : "share(parameters, pp, tp)", OPTIMIZER);
        scope.derived("cleared_parameters", "parameters whose gradients a GPU clears", kept, Unit.COUNT,
                of.plan.effectiveZeroStage() >= 2 ? "updated_parameters" : "share(parameters, pp, tp)", OPTIMIZER);
        scope.input("step_host", "work of the host once a step", of.model.constants.stepSeconds(), Unit.SECOND,
                OPTIMIZER);
        scope.input("update_bytes", "bytes read and written to update a parameter", perParameter, Unit.BYTE,
                OPTIMIZER);
        scope.derived("optimizer_s", "optimizer", seconds, Unit.SECOND,
                "step_host + (updated_parameters * update_bytes + cleared_parameters * gradient_bytes) / "
                        + "memory_rate",
                OPTIMIZER);
    }
}
