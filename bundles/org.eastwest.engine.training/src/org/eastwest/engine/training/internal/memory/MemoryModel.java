// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/** Memory of the fullest GPU: model states under ZeRO, activations of the micro-batches in flight, work space. */
public final class MemoryModel {
    /**
     * Memory outside the tensors: the runtime's context, kernels, and buffers of the collective library, bytes. An
     * assumption: 0.5 to 1 GiB for the context and some 4 MiB a channel and peer for NCCL.
     */
    public static final double FRAMEWORK_BYTES = 2.0 * (1 << 30);

    private static final Source STATES = Source.literature("16-bit weights, gradients, fp32 master weights and "
            + "moments; ZeRO divides optimizer state, gradients and weights by the ranks that hold the same "
            + "(Rajbhandari et al. 2020, arXiv 1910.02054, section 5)");
    private static final Source ACTIVATIONS = Source.literature("tensors that backward needs (Korthikanti et al., "
            + "arXiv 2205.05198, section 4) times the micro-batches in flight on the stage");
    private static final Source WORK = Source.assumption("logits in 16 bits and fp32, gradients of one layer's widest "
            + "tensors, weights of two layers gathered under ZeRO 3");

    private final ModelShape shape;
    private final Training run;

    public MemoryModel(ModelShape shape, Training run) {
        this.shape = shape;
        this.run = run;
    }

    /** Bytes of a weight: 16 bits, and a copy in the narrow format that multiplies. */
    public static double weightBytes(Precision precision) {
        return precision.bytes() < 2 ? 2 + precision.bytes() : 2;
    }

    /**
     * @param microBatches micro-batches of a rank in a step
     * @param data         ranks that hold the same dense weights
     * @param expertData   ranks that hold the same experts
     */
    public MemoryEstimate estimate(PlanSnapshot plan, Slice slice, Stages stages, double microBatches, double data,
            double expertData, Scope scope) {
        ActivationModel kept = new ActivationModel(shape, run, slice);
        MemoryEstimate worst = null;
        for (int stage = 0; stage < stages.count(); stage++) {
            MemoryEstimate estimate = stage(plan, slice, stages, stage, microBatches, data, expertData, kept);
            if (worst == null || estimate.total() > worst.total()) {
                worst = estimate;
            }
        }
        if (scope.recording()) {
            record(worst, plan, slice, stages, microBatches, kept, scope);
        }
        return worst;
    }

    private MemoryEstimate stage(PlanSnapshot plan, Slice slice, Stages stages, int stage, double microBatches,
            double data, double expertData, ActivationModel kept) {
        LocalParameters parameters = LocalParameters.of(shape, slice, stages, stage);
        int zero = plan.zeroStage();
        // DualPipe feeds the pipeline from both ends, so that a GPU holds two stages.
        double copies = plan.schedule() == Schedule.DUAL_PIPE ? 2 : 1;
        double weights = copies * weightBytes(run.precision()) * sharded(parameters, zero >= 3, data, expertData);
        double gradients = copies * run.gradientBytes() * sharded(parameters, zero >= 2, data, expertData);
        double optimizer = run.optimizer().stateBytesPerParameter() * sharded(parameters, zero >= 1, data, expertData);
        double layer = layer(stages, stage, kept, run.recompute());
        double activations = Schedules.inFlight(plan, stage, microBatches) * layer;
        double work = kept.inBackward(stages.moe(stage) > 0);
        if (run.recompute() == Recompute.FULL) {
            // The layer in work is kept whole once more.
            work += stages.moe(stage) > 0 ? kept.moe(Recompute.NONE) : kept.dense(Recompute.NONE);
        }
        if (stage == stages.count() - 1) {
            work += kept.logits();
        }
        if (zero >= 3) {
            work += 2 * weightBytes(run.precision()) * parameters.total() / Math.max(1, stages.layers(stage));
        }
        return new MemoryEstimate(weights, gradients, optimizer, activations, work, FRAMEWORK_BYTES, stage);
    }

    private static double sharded(LocalParameters parameters, boolean divided, double data, double expertData) {
        return divided ? parameters.dense() / data + parameters.expert() / expertData : parameters.total();
    }

    /** Bytes that all layers of a stage keep of one micro-batch. */
    private double layer(Stages stages, int stage, ActivationModel kept, Recompute recompute) {
        return recompute == Recompute.FULL ? stages.layers(stage) * kept.input()
                : stages.dense(stage) * kept.dense(recompute) + stages.moe(stage) * kept.moe(recompute);
    }

    private void record(MemoryEstimate worst, PlanSnapshot plan, Slice slice, Stages stages, double microBatches,
            ActivationModel kept, Scope scope) {
        int stage = worst.stage();
        LocalParameters parameters = LocalParameters.of(shape, slice, stages, stage);
        int zero = plan.zeroStage();
        Scope own = scope.in("memory");
        own.input("stage", "pipeline stage of the fullest GPU, from 0", stage, Unit.COUNT, ACTIVATIONS);
        own.derived("stage_layers", "layers on that stage", stages.layers(stage), Unit.COUNT,
                "share(layers, pp, stage)",
                ACTIVATIONS);
        own.derived("parameters", "parameters on that GPU besides routed experts", parameters.dense(), Unit.COUNT,
                "share(parameters, stage_layers, tp)", STATES);
        own.derived("expert_parameters", "parameters of routed experts on that GPU", parameters.expert(), Unit.COUNT,
                shape.moe() ? "share(parameters, stage_layers, local_experts)" : "0", STATES);
        own.input("copies", "stages a GPU holds", plan.schedule() == Schedule.DUAL_PIPE ? 2 : 1, Unit.COUNT, STATES);
        own.input("weight_bytes", "bytes of a weight", weightBytes(run.precision()), Unit.BYTE, STATES);
        own.input("state_bytes", "bytes of optimizer state a parameter", run.optimizer().stateBytesPerParameter(),
                Unit.BYTE, STATES);
        scope.derived("memory_weights_bytes", "weights", worst.weights(), Unit.MEMORY_BYTE,
                "memory_copies * memory_weight_bytes * " + parametersOf(zero >= 3), STATES);
        scope.derived("memory_gradients_bytes", "gradients", worst.gradients(), Unit.MEMORY_BYTE,
                "memory_copies * gradient_bytes * " + parametersOf(zero >= 2), STATES);
        scope.derived("memory_optimizer_bytes", "optimizer state", worst.optimizer(), Unit.MEMORY_BYTE,
                "memory_state_bytes * " + parametersOf(zero >= 1), STATES);
        own.derived("in_flight", "micro-batches in flight on that stage", Schedules.inFlight(plan, stage, microBatches),
                Unit.RATIO, Schedules.inFlightFormula(plan), Schedules.SOURCE);
        own.derived("kept", "bytes the stage keeps of a micro-batch", layer(stages, stage, kept, run.recompute()),
                Unit.BYTE, "stage_layers * bytes(tokens, hidden, local_heads, columns, spread)", ACTIVATIONS);
        scope.derived("memory_activations_bytes", "activations", worst.activations(), Unit.MEMORY_BYTE,
                "memory_in_flight * memory_kept", ACTIVATIONS);
        own.derived("work", "logits, gradients in work, gathered weights", worst.work(), Unit.MEMORY_BYTE,
                "bytes(tokens, hidden, columns, local_vocabulary)", WORK);
        own.input("framework", "runtime and collective library", worst.framework(), Unit.MEMORY_BYTE,
                Source.assumption("2 GiB: context, kernels and buffers of the collective library"));
        scope.derived("memory_other_bytes", "work space and framework", worst.other(), Unit.MEMORY_BYTE,
                "memory_work + memory_framework", WORK);
        scope.derived("memory_bytes", "memory of the fullest GPU", worst.total(), Unit.MEMORY_BYTE,
                "memory_weights_bytes + memory_gradients_bytes + memory_optimizer_bytes + memory_activations_bytes + "
                        + "memory_other_bytes",
                STATES);
    }

    private static String parametersOf(boolean sharded) {
        return sharded ? "(memory_parameters / data_ranks + memory_expert_parameters / expert_data_ranks)"
                : "(memory_parameters + memory_expert_parameters)";
    }
}
