// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.transport.ParameterValues;

/**
 * A training run under a plan on a machine, with everything but what a test is about left as it is usual: one NIC of
 * 400 Gb/s a GPU that carries 49 GB/s with 5 us of latency, order TP, CP, EP, PP, DP.
 */
public record Case(ModelShape shape, GpuSpec gpu, double nicBytesPerSecond, double latencySeconds, int reductionTrees,
        int sequence, int batch, Precision precision, int gradientBytes, Recompute recompute, boolean flash,
        boolean overlapTensor, boolean overlapData, boolean overlapPipeline, boolean overlapExpert,
        boolean overlapContext, double imbalance, int tp, int pp, int dp, int ep, int cp, int virtualStages,
        int microBatch,
        int zero, boolean sequenceParallel, Schedule schedule, List<ParallelDimension> order) {
    public static final List<ParallelDimension> ORDER = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.EP, ParallelDimension.PP, ParallelDimension.DP);

    public static Case of(ModelShape shape, GpuSpec gpu) {
        return new Case(shape, gpu, 49e9, 5e-6, 0, 4096, 8, Precision.BF16, 4, Recompute.NONE, true, false, false,
                false,
                false, false, 1, 1, 1, 1, 1, 1, 1, 1, 0, false, Schedule.ONE_FORWARD_ONE_BACKWARD, ORDER);
    }

    public Case degrees(int tpDegree, int ppDegree, int dpDegree) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tpDegree, ppDegree, dpDegree, ep, cp, virtualStages, microBatch, zero,
                sequenceParallel, schedule, order);
    }

    public Case expertContext(int epDegree, int cpDegree) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, epDegree, cpDegree, virtualStages, microBatch, zero,
                sequenceParallel, schedule, order);
    }

    public Case batches(int sequenceLength, int globalBatch, int micro) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequenceLength, globalBatch,
                precision, gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, micro, zero, sequenceParallel, schedule,
                order);
    }

    public Case virtual(int stages) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, stages, microBatch, zero, sequenceParallel,
                stages > 1 ? Schedule.INTERLEAVED : schedule, order);
    }

    public Case schedule(Schedule other) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, other,
                order);
    }

    public Case sequenceParallel(boolean on) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, on, schedule, order);
    }

    public Case recompute(Recompute what) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, what, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert, overlapContext,
                imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case flash(boolean on) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, on, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext,
                imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case overlap(boolean tensor, boolean data, boolean pipeline, boolean expert, boolean context) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, tensor, data, pipeline, expert, context, imbalance, tp, pp, dp, ep, cp,
                virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case zero(int stage) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, stage, sequenceParallel,
                schedule, order);
    }

    public Case precision(Precision other) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, other,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel,
                schedule, order);
    }

    public Case gradients(int bytes) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                bytes,
                recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert, overlapContext, imbalance,
                tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case nic(double bytesPerSecond, double latency) {
        return new Case(shape, gpu, bytesPerSecond, latency, reductionTrees, sequence, batch, precision, gradientBytes,
                recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert, overlapContext, imbalance,
                tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case reduction(int trees) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, trees, sequence, batch, precision, gradientBytes,
                recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert, overlapContext, imbalance,
                tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public Case imbalance(double factor) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, factor, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule,
                order);
    }

    public Case order(List<ParallelDimension> other) {
        return new Case(shape, gpu, nicBytesPerSecond, latencySeconds, reductionTrees, sequence, batch, precision,
                gradientBytes, recompute, flash, overlapTensor, overlapData, overlapPipeline, overlapExpert,
                overlapContext, imbalance, tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel,
                schedule, other);
    }

    public Training run() {
        return new Training("run", shape, sequence, batch, precision, gradientBytes, Optimizer.ADAM, recompute, flash,
                overlapTensor, overlapData, overlapPipeline, overlapExpert, overlapContext, imbalance);
    }

    public PlanSnapshot plan() {
        return new PlanSnapshot(tp, pp, dp, ep, cp, virtualStages, microBatch, zero, sequenceParallel, schedule, order);
    }

    public StepModel model() {
        FakeFabric fabric = new FakeFabric(nicBytesPerSecond, latencySeconds);
        FabricSizing sizing = fabric.size(fabric.plan(new org.eastwest.spi.design.ClusterSnapshot("c", "c",
                List.of(Hardware.servers(gpu, 128, 8, nicBytesPerSecond))), null));
        ScaleOut out = new ScaleOut(fabric, sizing,
                new FakeTransport("fake", reductionTrees).compose(new ParameterValues(Map.of())),
                new ScaleOut.Nics(1, Double.MAX_VALUE, Source.assumption("none")),
                Source.assumption("one"));
        ScaleUpDomain domain = new ScaleUpDomain(gpu.scaleUpBytesPerSecond(), gpu.peerBytesPerSecond(),
                gpu.scaleUp(), gpu.provenance().source());
        return new StepModel("job", run(), gpu, gpu.scaleUpDomainSize(),
                2L * gpu.scaleUpDomainSize() * (plan().ranks() / gpu.scaleUpDomainSize() + 1), new Collectives(domain,
                out));
    }

    public StepEstimate step() {
        return model().evaluate(plan(), Trace.NONE);
    }

    public StepEstimate step(Trace trace) {
        return model().evaluate(plan(), trace);
    }
}
