// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Cost;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/**
 * Gradients and, under ZeRO, weights of a step. Without ZeRO gradients are all-reduced; stage 1 reduce-scatters them and
 * gathers the updated weights; stage 2 keeps gradients only in parts and so reduce-scatters after every micro-batch; stage
 * 3 also gathers the weights twice for every micro-batch. Buckets hide behind the backward of the last micro-batch that
 * makes them, gathered weights behind the forward of the first one that needs them.
 */
final class DataParallel {
    /** Bytes of a weight that is gathered. */
    private static final double WEIGHT_BYTES = 2;
    private static final Source BUCKETS = Source.literature("Megatron-LM: a bucket holds 40 million gradients, or a million "
            + "for each rank where that is more; buckets beside backward as in PyTorch DDP (arXiv 2006.15704)");
    private static final Source ZERO = Source.literature("ZeRO: Rajbhandari et al. 2020, arXiv 1910.02054, section 7");

    private final Training run;
    private final PlanSnapshot plan;
    private final Collectives collectives;
    private final Group data;
    private final Group expertData;

    DataParallel(Training run, PlanSnapshot plan, Collectives collectives, Group data, Group expertData) {
        this.run = run;
        this.plan = plan;
        this.collectives = collectives;
        this.data = data;
        this.expertData = expertData;
    }

    /** One kind of collective over the buckets of dense and of expert parameters. */
    private record Phase(double seconds, double buckets, double scaleUpBytes, double scaleOutBytes, String algorithm) {
    }

    /**
     * Communication of a step.
     *
     * @param parameters of the fullest stage
     * @param forward    forward on the slowest stage behind which the first gathers hide, seconds
     * @param backward   backward behind which the last reductions hide, seconds
     */
    Exposure step(LocalParameters parameters, double microBatches, double forward, double backward, Scope scope) {
        int zero = plan.zeroStage();
        Phase reduce = phase(zero == 0 ? Collective.ALL_REDUCE : Collective.REDUCE_SCATTER, parameters,
                run.gradientBytes(), scope.in("dp").in("reduce"));
        Phase gather = zero == 0 ? new Phase(0, 1, 0, 0, "") : phase(Collective.ALL_GATHER, parameters, WEIGHT_BYTES,
                scope.in("dp").in("gather"));
        double reduces = zero >= 2 ? microBatches : 1;
        double forwardGathers = zero == 0 ? 0 : zero >= 3 ? microBatches : 1;
        double backwardGathers = zero >= 3 ? microBatches : 0;
        double phi = Overlap.contention(crossing());
        double reduceExposed = exposed(reduce, backward, phi);
        double forwardExposed = exposed(gather, forward, phi);
        // Stage 3 gathers and reduces in the same backward, which hides either once.
        double backwardExposed = exposed(gather, Math.max(0, backward - reduce.seconds()), phi);
        double exposed = reduces * reduceExposed + forwardGathers * forwardExposed + backwardGathers * backwardExposed;
        if (scope.recording()) {
            Scope own = scope.in("dp");
            own.input("phi", "share of hidden time by which it slows compute", phi, Unit.FRACTION, Overlap.CONTENTION);
            own.input("reduces", "reductions of all gradients in a step", reduces, Unit.COUNT, ZERO);
            own.input("gathers", "gathers of all weights in forward", forwardGathers, Unit.COUNT, ZERO);
            own.input("backward_gathers", "gathers of all weights in backward", backwardGathers, Unit.COUNT, ZERO);
            record(reduce, reduceExposed, "reduce", "stage_backward * last_batches", own);
            record(gather, forwardExposed, "gather", "stage_forward * last_batches", own);
            own.derived("backward_gather_exposed", "gather in backward that is exposed", backwardExposed, Unit.SECOND,
                    run.overlapData() ? "buckets(gather_time, gather_buckets, stage_backward * last_batches,"
                            + " reduce_time, phi)"
                            : "gather_time", BUCKETS);
            scope.derived("exposed_dp_s", "exposed DP communication", exposed, Unit.SECOND,
                    "dp_reduces * dp_reduce_exposed + dp_gathers * dp_gather_exposed"
                            + " + dp_backward_gathers * dp_backward_gather_exposed",
                    ZERO);
        }
        double gathers = forwardGathers + backwardGathers;
        return new Exposure(reduces * reduce.seconds() + gathers * gather.seconds(), exposed,
                reduces * reduce.scaleUpBytes() + gathers * gather.scaleUpBytes(),
                reduces * reduce.scaleOutBytes() + gathers * gather.scaleOutBytes());
    }

    private void record(Phase phase, double exposed, String name, String window, Scope own) {
        own.derived(name + "_time", "one " + name + " of all buckets", phase.seconds(), Unit.SECOND,
                "buckets(" + name + "_dense_seconds, " + name + "_expert_seconds)", BUCKETS);
        own.input(name + "_buckets", "buckets", phase.buckets(), Unit.RATIO, BUCKETS);
        own.derived(name + "_exposed", "one " + name + " that is exposed", exposed, Unit.SECOND, run.overlapData()
                ? "max(" + name + "_time / " + name + "_buckets, " + name + "_time - " + window + " * (" + name
                        + "_buckets - 1) / " + name + "_buckets) + phi * hidden(" + name + "_time, " + window + ")"
                : name + "_time", BUCKETS);
    }

    private double exposed(Phase phase, double window, double phi) {
        return run.overlapData() ? Overlap.buckets(phase.seconds(), window, phase.buckets(), phi) : phase.seconds();
    }

    /** The group that leaves the domain, if either does. */
    private Group crossing() {
        return expertData.crosses() ? expertData : data;
    }

    /** How gradients are reduced, for people. */
    String algorithm(LocalParameters parameters) {
        return phase(plan.zeroStage() == 0 ? Collective.ALL_REDUCE : Collective.REDUCE_SCATTER, parameters,
                run.gradientBytes(), Scope.NONE).algorithm();
    }

    private Phase phase(Collective kind, LocalParameters parameters, double elementBytes, Scope scope) {
        Phase dense = buckets(kind, data, parameters.dense(), elementBytes, scope.in("dense"));
        Phase expert = buckets(kind, expertData, parameters.expert(), elementBytes, scope.in("expert"));
        return new Phase(dense.seconds() + expert.seconds(), Math.max(1, dense.buckets() + expert.buckets()),
                dense.scaleUpBytes() + expert.scaleUpBytes(), dense.scaleOutBytes() + expert.scaleOutBytes(),
                dense.algorithm().isEmpty() ? expert.algorithm() : dense.algorithm());
    }

    private Phase buckets(Collective kind, Group group, double parameters, double elementBytes, Scope scope) {
        if (group.size() <= 1 || parameters <= 0) {
            return new Phase(0, 0, 0, 0, "");
        }
        double buckets = Math.max(1, parameters / bucketElements(group));
        double bytes = parameters * elementBytes / buckets;
        scope.input("bytes", "bytes of a bucket", bytes, Unit.BYTE, BUCKETS);
        Cost cost = kind == Collective.ALL_REDUCE ? collectives.allReduce(group, bytes, scope)
                : collectives.gather(kind, group, bytes, scope);
        return new Phase(buckets * cost.seconds(), buckets, buckets * cost.scaleUpBytes(),
                buckets * cost.scaleOutBytes(), cost.algorithm());
    }

    private static double bucketElements(Group group) {
        return Math.max(40e6, 1e6 * group.size());
    }
}
