// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Cost;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;

/**
 * Gradients and, under ZeRO, weights of a step. Without ZeRO gradients are all-reduced; stage 1 reduce-scatters them
 * and gathers the updated weights; stage 2 keeps gradients only in parts and so reduce-scatters after every
 * micro-batch; stage 3 also gathers the weights twice for every micro-batch, and tensor by tensor a third time where
 * the forward is recomputed (arXiv 2104.07857, section 4.1). Where shards have replicas (HSDP), all that
 * stays inside a sharding group, and once a step the replicas all-reduce their shard of the gradients. Buckets hide
 * behind the backward of the last micro-batch that makes them, gathered weights behind the forward of the first one
 * that needs them. What comes for every micro-batch makes each stage take longer; what comes once a step comes at its end.
 */
final class DataParallel {
    /** Bytes of a weight that is gathered. */
    private static final double WEIGHT_BYTES = 2;
    private static final Source BUCKETS = Source.literature("Megatron-LM: a bucket holds 40 million gradients, or a "
            + "million for each rank where that is more; buckets beside backward as in PyTorch DDP (arXiv 2006.15704)");
    private static final Source LISTS = Source.literature("DeepSpeed 0.3.13, runtime/zero/partition_parameters.py: a "
            + "view for each rank, after a synchronisation; PyTorch 1.8, ProcessGroupNCCL: a copy for each rank; what "
            + "that costs at 8 ranks: microsoft/DeepSpeed#1069 and #1174; copies: pytorch/pytorch#33924");
    private static final Source ZERO = Source.literature("ZeRO: Rajbhandari et al. 2020, arXiv 1910.02054, section 7; "
            + "hybrid sharding: PyTorch FSDP, arXiv 2304.11277, section 3.2.2");

    private final Training run;
    private final PlanSnapshot plan;
    private final int zero;
    private final double microBatches;
    private final Phase reduce;
    private final Phase gather;
    private final Phase replicate;
    private final double phi;
    private final Tensors tensors;

    /** One kind of collective over the buckets of dense and of expert parameters. */
    private record Phase(double seconds, double buckets, double scaleUpBytes, double scaleOutBytes, String algorithm) {
    }

    private static final Phase NO_PHASE = new Phase(0, 1, 0, 0, "");

    /** What there is to hide behind, seconds: forward and backward of a micro-batch. */
    record Window(double forward, double backward) {
    }

    /**
     * What the collectives take, which depends neither on the schedule nor on what is recomputed or overlaps.
     *
     * @param phi share of hidden time by which communication slows compute
     */
    record Phases(Phase reduce, Phase gather, Phase replicate, double phi) {
    }

    /** What decides the {@link Phases} where ranks stand at given places. */
    record Load(boolean sharded, boolean experts, Tensors tensors, LocalParameters parameters, double gradientBytes) {
        /**
         * @param tensors    what is gathered and reduced at once
         * @param parameters of the fullest stage
         */
        static Load of(Training run, PlanSnapshot plan, Tensors tensors, LocalParameters parameters) {
            return new Load(plan.effectiveZeroStage() > 0, plan.ep() > 1, tensors, parameters, tensors.listed()
                    ? Tensors.GRADIENT_BYTES : run.gradientBytes());
        }

        /** Equality, written out: that of a record is slow before the slow compiler comes to it. */
        boolean same(Load other) {
            return sharded == other.sharded && experts == other.experts && gradientBytes == other.gradientBytes
                    && parameters.dense() == other.parameters.dense()
                    && parameters.expert() == other.parameters.expert()
                    && (tensors == other.tensors || tensors.equals(other.tensors));
        }
    }

    DataParallel(Training run, PlanSnapshot plan, Tensors tensors, Phases phases, double microBatches) {
        this.tensors = tensors;
        this.run = run;
        this.plan = plan;
        this.zero = plan.effectiveZeroStage();
        this.microBatches = microBatches;
        this.reduce = phases.reduce();
        this.gather = phases.gather();
        this.replicate = phases.replicate();
        this.phi = phases.phi();
    }

    /**
     * What the collectives take.
     *
     * @param scope records it
     */
    static Phases phases(Load load, Placement placement, Collectives collectives, Scope scope) {
        Group data = placement.data();
        Group expertData = load.experts() ? placement.expertData() : data;
        Group shards = load.sharded() ? placement.sharding() : data;
        Group expertShards = !load.sharded() ? expertData : load.experts() ? placement.expertSharding() : shards;
        Scope own = scope.in("dp");
        Buckets whole = new Buckets(collectives, load.tensors(), load.parameters());
        Phase reduce = whole.phase(load.sharded() ? Collective.REDUCE_SCATTER : Collective.ALL_REDUCE, shards,
                expertShards, load.gradientBytes(), own.in("reduce"));
        Phase gather = load.sharded() ? whole.phase(Collective.ALL_GATHER, shards, expertShards, WEIGHT_BYTES,
                own.in("gather")) : NO_PHASE;
        boolean replicated = placement.replicas().size() > 1 || placement.expertReplicas().size() > 1;
        Phase replicate = load.sharded() && replicated ? new Buckets(collectives, Tensors.FLATTENED,
                load.parameters().shard(shards.size(), expertShards.size())).phase(Collective.ALL_REDUCE,
                        placement.replicas(), load.experts() ? placement.expertReplicas() : placement.replicas(),
                        load.gradientBytes(), own.in("replicate")) : NO_PHASE;
        // The group that leaves the domain, if either does.
        double phi = own.input("phi", "share of hidden time by which it slows compute", Overlap.contention(
                expertData.crosses() ? expertData : data), Unit.FRACTION, Overlap.CONTENTION);
        return new Phases(reduce, gather, replicate, phi);
    }

    /** What gathers of weights add to the forward of every micro-batch, seconds. */
    double everyForward(Window stage) {
        return zero >= 3 ? exposed("gather", gather, stage.forward(), Scope.NONE) : 0;
    }

    /** What gathers of weights and reductions of gradients add to the backward of every micro-batch, seconds. */
    double everyBackward(Window stage) {
        double reduced = zero >= 2 ? exposed("reduce", reduce, stage.backward(), Scope.NONE) : 0;
        return zero >= 3 ? reduced + again() * exposed("gather", gather, left(stage.backward()), Scope.NONE) : reduced;
    }

    /** Released after its first forward, a single tensor is gathered for the second one and for its gradients. */
    private double again() {
        return tensors.listed() && run.recompute() == Recompute.FULL ? 2 : 1;
    }

    /** Stage 3 gathers and reduces in the same backward, which hides either once. */
    private double left(double backward) {
        return Math.max(0, backward - reduce.seconds());
    }

    /** What is exposed at the end of the step, seconds. */
    double atTheEnd(Window widest) {
        double forward = lastBatches(1) * widest.forward();
        double backward = lastBatches(1) * widest.backward();
        return (zero < 2 ? exposed("reduce", reduce, backward, Scope.NONE) : 0)
                + (zero == 1 || zero == 2 ? exposed("gather", gather, forward, Scope.NONE) : 0)
                + exposed("replicate", replicate, left(backward), Scope.NONE);
    }

    /** Bytes that a GPU sends through the compute fabric in a step. */
    double scaleOutBytes() {
        double reduces = zero >= 2 ? microBatches : 1;
        double gathers = zero == 0 ? 0 : zero >= 3 ? 2 * microBatches : 1;
        return reduces * reduce.scaleOutBytes() + gathers * gather.scaleOutBytes() + replicate.scaleOutBytes();
    }

    /**
     * Communication of a step.
     *
     * @param stage  what hides what comes for every micro-batch
     * @param widest what hides what comes once a step
     */
    Exposure step(Window stage, Window widest, Scope scope) {
        double reduces = zero >= 2 ? microBatches : 1;
        double forwardGathers = zero == 0 ? 0 : zero >= 3 ? microBatches : 1;
        double backwardGathers = zero >= 3 ? again() * microBatches : 0;
        double replications = replicate == NO_PHASE ? 0 : 1;
        double gathers = forwardGathers + backwardGathers;
        double exposed = microBatches * (everyForward(stage) + everyBackward(stage)) + atTheEnd(widest);
        double up = reduces * reduce.scaleUpBytes() + gathers * gather.scaleUpBytes() + replicate.scaleUpBytes();
        double out = scaleOutBytes();
        if (scope.recording()) {
            recordWindows(stage, widest, scope.in("dp"));
            Scope own = scope.in("dp");
            own.input("reduces", "reductions of all gradients in a step", reduces, Unit.COUNT, ZERO);
            own.input("gathers", "gathers of all weights in forward", forwardGathers, Unit.COUNT, ZERO);
            own.input("backward_gathers", "gathers of all weights in backward", backwardGathers, Unit.COUNT, ZERO);
            scope.derived("exposed_dp_s", "exposed DP communication", exposed, Unit.SECOND, (zero == 0
                    ? "dp_reduces * dp_reduce_exposed"
                    : "dp_reduces * dp_reduce_exposed + dp_gathers * dp_gather_exposed"
                            + (zero >= 3 ? " + dp_backward_gathers * dp_backward_gather_exposed" : ""))
                    + (replications > 0 ? " + dp_replicate_exposed" : ""), ZERO);
            recordBytes("up", up, replications, scope);
            recordBytes("out", out, replications, scope);
        }
        return new Exposure(reduces * reduce.seconds() + gathers * gather.seconds() + replicate.seconds(), exposed, up,
                out, reduce.algorithm().isEmpty() ? replicate.algorithm() : reduce.algorithm());
    }

    private void recordWindows(Window stage, Window widest, Scope own) {
        boolean reducesOften = zero >= 2;
        double reduceWindow = own.derived("reduce_window", "backward beside one reduction", reducesOften
                ? stage.backward() : lastBatches(1) * widest.backward(), Unit.SECOND, reducesOften
                        ? "stage_backward + stage_ep_backward"
                        : lastBatches() + "(window_backward + window_ep_backward)", BUCKETS);
        exposed("reduce", reduce, reduceWindow, own);
        if (zero >= 1) {
            boolean often = zero >= 3;
            double gatherWindow = own.derived("gather_window", "forward beside one gather", often ? stage.forward()
                    : lastBatches(1) * widest.forward(), Unit.SECOND, often ? "stage_forward"
                            : lastBatches() + "window_forward", BUCKETS);
            exposed("gather", gather, gatherWindow, own);
        }
        if (zero >= 3) {
            double left = own.derived("backward_gather_window", "backward beside one gather", left(stage.backward()),
                    Unit.SECOND, "max(0, stage_backward + stage_ep_backward - reduce_time)", BUCKETS);
            exposed("gather", gather, left, own.in("backward"));
        }
        if (replicate != NO_PHASE) {
            double left = own.derived("replicate_window", "backward beside the all-reduce between replicas",
                    left(lastBatches(1) * widest.backward()), Unit.SECOND, "max(0, " + lastBatches()
                            + "(window_backward + window_ep_backward) - reduce_time)", BUCKETS);
            exposed("replicate", replicate, left, own);
        }
    }

    private void recordBytes(String where, double bytes, double replications, Scope scope) {
        scope.derived("dp_scale_" + where + "_bytes", "DP bytes, scale-" + where, bytes, Unit.BYTE,
                "dp_reduces * dp_reduce_" + where + "_bytes" + (zero == 0 ? ""
                        : " + (dp_gathers + dp_backward_gathers) * dp_gather_" + where + "_bytes")
                        + (replications > 0 ? " + dp_replicate_" + where + "_bytes" : ""), ZERO);
    }

    /**
     * Micro-batches beside a phase. Virtual stages finish one after the other, each with the last PP micro-batches, so
     * that what happens once a step hides behind as many; what happens for every micro-batch hides behind that one.
     */
    private double lastBatches(double times) {
        return times <= 1 && Schedules.interleaved(plan) ? Math.min(plan.pp(), microBatches) : 1;
    }

    private String lastBatches() {
        return Schedules.interleaved(plan) ? "min(pp, micro_batches) * " : "";
    }

    /** Exposed time of one phase beside {@code window} seconds of compute. */
    private double exposed(String name, Phase phase, double window, Scope own) {
        double exposed = run.overlapData() ? Overlap.buckets(phase.seconds(), window, phase.buckets(), phi)
                : phase.seconds();
        if (own.recording() && phase != NO_PHASE) {
            own.derived(name + "_bare", "one " + name + " that compute cannot hide", run.overlapData()
                    ? Overlap.buckets(phase.seconds(), window, phase.buckets(), 0) : phase.seconds(), Unit.SECOND,
                    run.overlapData() ? "max(" + name + "_time / " + name + "_buckets, " + name + "_time - "
                            + name + "_window * (" + name + "_buckets - 1) / " + name + "_buckets)" : name + "_time",
                    BUCKETS);
            own.derived(name + "_exposed", "one " + name + " that is exposed", exposed, Unit.SECOND, run.overlapData()
                    ? name + "_bare + phi * (" + name + "_time - " + name + "_bare)" : name + "_bare", BUCKETS);
        }
        return exposed;
    }

    /** Buckets of gradients or weights as they pass through collectives. */
    private record Buckets(Collectives collectives, Tensors tensors, LocalParameters parameters) {
        Phase phase(Collective kind, Group ranks, Group expertRanks, double elementBytes, Scope scope) {
            Phase dense = buckets(kind, ranks, parameters.dense(), elementBytes, scope.in("dense"));
            Phase expert = buckets(kind, expertRanks, parameters.expert(), elementBytes, scope.in("expert"));
            Phase both = new Phase(dense.seconds() + expert.seconds(), dense.seconds() > 0 && expert.seconds() > 0
                    ? dense.buckets() + expert.buckets()
                    : Math.max(dense.buckets(), expert.buckets()),
                    dense.scaleUpBytes() + expert.scaleUpBytes(), dense.scaleOutBytes() + expert.scaleOutBytes(),
                    dense.algorithm().isEmpty() ? expert.algorithm() : dense.algorithm());
            if (scope.recording()) {
                scope.derived("time", "one " + kind.word() + " of all buckets", both.seconds(), Unit.SECOND,
                        sum("time", dense, expert), BUCKETS);
                scope.derived("buckets", "buckets", both.buckets(), Unit.RATIO, sum("buckets", dense, expert), BUCKETS);
                scope.derived("up_bytes", "bytes inside the domain", both.scaleUpBytes(), Unit.BYTE,
                        sum("up_bytes", dense, expert), BUCKETS);
                scope.derived("out_bytes", "bytes through the fabric", both.scaleOutBytes(), Unit.BYTE,
                        sum("out_bytes", dense, expert), BUCKETS);
            }
            return both;
        }

        private static String sum(String what, Phase dense, Phase expert) {
            if (dense.seconds() > 0) {
                return expert.seconds() > 0 ? "dense_" + what + " + expert_" + what : "dense_" + what;
            }
            return expert.seconds() > 0 ? "expert_" + what : what.equals("buckets") ? "1" : "0";
        }

        private Phase buckets(Collective kind, Group group, double parameters, double elementBytes, Scope scope) {
            if (group.size() <= 1 || parameters <= 0) {
                return NO_PHASE;
            }
            double buckets = tensors.listed() ? tensors.count() : Math.max(1, parameters / bucketElements(group));
            double bytes = parameters * elementBytes / buckets;
            if (scope.recording()) {
                scope.input("parameters", "parameters on a GPU of the fullest stage", parameters, Unit.COUNT, BUCKETS);
                scope.input("element_bytes", "bytes of an element", elementBytes, Unit.BYTE, ZERO);
                if (tensors.listed()) {
                    scope.input("buckets", "tensors that are gathered one by one", buckets, Unit.RATIO, LISTS);
                } else {
                    scope.input("bucket_elements", "elements of a bucket", bucketElements(group), Unit.COUNT, BUCKETS);
                    scope.derived("buckets", "buckets", buckets, Unit.RATIO, "max(1, parameters / bucket_elements)",
                            BUCKETS);
                }
                scope.derived("bytes", "bytes of a bucket", bytes, Unit.BYTE, "parameters * element_bytes / buckets",
                        BUCKETS);
            }
            Cost cost = kind == Collective.ALL_REDUCE ? collectives.allReduce(group, bytes, scope)
                    : collectives.gather(kind, group, bytes, scope);
            double list = tensors.listSeconds(group.size(), bytes);
            Phase phase = new Phase(buckets * (cost.seconds() + list), buckets, buckets * cost.scaleUpBytes(),
                    buckets * cost.scaleOutBytes(), cost.algorithm());
            if (scope.recording()) {
                if (tensors.listed()) {
                    scope.input("list_ranks", "parts of the list, one for each rank", group.size(), Unit.COUNT, LISTS);
                    scope.input("list_steps", "views and copies of a part", Tensors.STEPS, Unit.COUNT, LISTS);
                    scope.input("list_passes", "zeros, and copies as measured on V100", Tensors.PASSES, Unit.COUNT,
                            LISTS);
                    scope.input("list_launch", "one of them by the host", tensors.launchSeconds(), Unit.SECOND, LISTS);
                    scope.input("list_rate", "memory that copies pass", tensors.bytesPerSecond(), Unit.BYTE_PER_SECOND,
                            LISTS);
                    scope.derived("list", "one list of parts made and copied", list, Unit.SECOND,
                            "list_steps * list_ranks * list_launch + list_passes * bytes / list_rate", LISTS);
                }
                scope.derived("time", "all buckets", phase.seconds(), Unit.SECOND, tensors.listed()
                        ? "buckets * (seconds + list)" : "buckets * seconds", BUCKETS);
                scope.input("bucket_up_bytes", "bytes a GPU sends inside the domain, a bucket", cost.scaleUpBytes(),
                        Unit.BYTE,
                        BUCKETS);
                scope.input("bucket_out_bytes", "bytes a GPU sends through the fabric, a bucket", cost.scaleOutBytes(),
                        Unit.BYTE, BUCKETS);
                scope.derived("up_bytes", "bytes inside the domain", phase.scaleUpBytes(), Unit.BYTE,
                        "buckets * bucket_up_bytes", BUCKETS);
                scope.derived("out_bytes", "bytes through the fabric", phase.scaleOutBytes(), Unit.BYTE,
                        "buckets * bucket_out_bytes", BUCKETS);
            }
            return phase;
        }

        private static double bucketElements(Group group) {
            return Math.max(40e6, 1e6 * group.size());
        }
    }
}
