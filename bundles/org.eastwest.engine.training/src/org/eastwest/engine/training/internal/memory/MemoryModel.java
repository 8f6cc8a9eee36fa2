// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import java.util.List;
import java.util.stream.IntStream;
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

/**
 * Memory of the fullest GPU: model states under ZeRO, activations of the micro-batches in flight, work space, what the
 * allocator loses, and what lies outside of it. The tensors are those of Megatron-LM with TransformerEngine. Made once
 * for a run; a plan costs some hundred operations. Thread-safe.
 */
public final class MemoryModel {
    /** Bytes of a weight and of its gradient where they multiply. */
    private static final double E = 2;
    /**
     * Work space of matrix multiplications, bytes: cuBLAS's in PyTorch and TransformerEngine's, 32 MiB each on Hopper
     * and later; four more for the streams of grouped multiplications.
     */
    private static final double WORKSPACE_BYTES = 32.0 * (1 << 20);
    private static final int GROUPED_STREAMS = 4;
    /**
     * Share of what is allocated that the allocator holds beside it. Megatron-LM on 8 B200 reserved 2.8 to 7.9 % more
     * than it had allocated at its peak, 4.9 % in the mean of 13 settings (MooreThreads/SimuMax@4dcaae51
     * docs/b200/b200_release_v1.2_summary.json).
     */
    private static final double FRAGMENTATION = 0.05;
    static final double LEAST_FRAGMENTATION = 0.028;
    static final double MOST_FRAGMENTATION = 0.079;
    /** The runtime's context and loaded kernels, bytes. An assumption: 0.5 to 0.8 GiB are usual. */
    private static final double CONTEXT_BYTES = 0.6 * (1 << 30);
    /**
     * Buffers of one communicator of NCCL, bytes. An assumption: 16 channels, ring and tree, each connection with 4 MiB
     * for Simple, 4.7 MiB for LL128 and 0.5 MiB for LL (NVIDIA/nccl@5067397 src/include/device.h).
     */
    private static final double COMMUNICATOR_BYTES = 0.3 * (1 << 30);

    private static final Source STATES = Source.literature("16-bit weights, gradients, fp32 master weights and "
            + "moments; ZeRO divides optimizer state, gradients and weights by the ranks that hold the same "
            + "(Rajbhandari et al. 2020, arXiv 1910.02054, section 5)");
    private static final Source ACTIVATIONS = Source.literature("tensors that backward needs (Korthikanti et al., "
            + "arXiv 2205.05198, section 4) times the micro-batches in flight on the stage");
    private static final Source WORK = Source.literature("the largest of logits with their gradient, gradients of the "
            + "last layer's widest tensors, and the gradient of the embedding; one gradient in 16 bits of each shape "
            + "of weight, which TransformerEngine keeps as a place holder (get_dummy_wgrad); under ZeRO 2 and 3 a "
            + "layer's whole gradients, under ZeRO 3 two layers' gathered weights");
    private static final Source ALLOCATOR = Source.literature("reserved over allocated memory of Megatron-LM on 8 B200: "
            + "2.8 to 7.9 %, mean 4.9 % (MooreThreads/SimuMax@4dcaae51)");
    private static final Source FRAMEWORK = Source.assumption("0.6 GiB for context and kernels, 0.3 GiB for the "
            + "buffers of each communicator of NCCL");

    private final ModelShape shape;
    private final Training run;
    private LayerBytes last;

    /**
     * What layers keep and need, which plans have in common that differ only in stages, schedule and ZeRO, bytes.
     *
     * @param plan          any of the plans
     * @param kept          tensor by tensor
     * @param layer         parameters
     * @param dense         that a dense layer keeps of a micro-batch
     * @param moe           that a layer with experts keeps of it
     * @param denseBackward that backward of a dense layer needs; under full recompute it is kept whole meanwhile
     * @param moeBackward   the same of a layer with experts
     * @param head          that loss and output layer need
     */
    private record LayerBytes(PlanSnapshot plan, Slice slice, ActivationModel kept, LayerParameters layer, double dense,
            double moe, double denseBackward, double moeBackward, double head) {
        static LayerBytes of(ModelShape shape, Training run, PlanSnapshot plan, Slice slice) {
            ActivationModel kept = new ActivationModel(shape, run, plan, slice);
            boolean full = run.recompute() == Recompute.FULL;
            Recompute whole = full ? Recompute.NONE : run.recompute();
            double dense = full ? kept.input() : kept.dense(run.recompute());
            double moe = full ? kept.input() : shape.moe() ? kept.moe(run.recompute()) : 0;
            return new LayerBytes(plan, slice, kept, LayerParameters.of(shape, slice), dense, moe,
                    kept.inBackward(false, whole) + (full ? kept.dense(whole) - dense : 0),
                    shape.moe() ? kept.inBackward(true, whole) + (full ? kept.moe(whole) - moe : 0) : 0, kept.head());
        }

        /** A slice stands for all that a plan has in common with others that have the same. */
        boolean serves(PlanSnapshot other, Slice otherSlice) {
            return slice == otherSlice && plan.regather() == other.regather() && plan.cp() == other.cp()
                    && plan.contextExchange() == other.contextExchange();
        }
    }

    public MemoryModel(ModelShape shape, Training run) {
        this.shape = shape;
        this.run = run;
    }

    /**
     * Bytes of a weight: 16 bits and, where matrices multiply in a narrower format, a copy in it. Runs differ there:
     * with narrow primary weights TransformerEngine keeps one for either orientation and nothing in 16 bits (2 bytes
     * for 8 bits), without them it keeps both orientations beside the 16 bits (4 bytes); this is the middle.
     */
    public static double weightBytes(Precision precision) {
        return precision.bytes() < E ? E + precision.bytes() : E;
    }

    /**
     * Memory of the fullest GPU of the fullest stage.
     *
     * @param microBatches micro-batches of a rank in a step
     * @param data         ranks that divide dense weights under ZeRO
     * @param expertData   ranks that divide experts under ZeRO
     */
    public MemoryEstimate estimate(PlanSnapshot plan, Slice slice, Stages stages, double microBatches, double data,
            double expertData, Scope scope) {
        Estimation estimation = new Estimation(plan, slice, stages, microBatches, data, expertData);
        MemoryEstimate worst = null;
        for (int stage : candidates(plan, stages)) {
            MemoryEstimate estimate = estimation.stage(stage);
            worst = worst == null || estimate.total() > worst.total() ? estimate : worst;
        }
        if (scope.recording()) {
            estimation.record(worst, scope);
        }
        return worst;
    }

    /**
     * True when two plans of a job need the same memory: nothing that memory depends on differs. It depends neither on
     * where ranks stand nor on what overlaps nor on how stages send.
     *
     * @param plan null for a plan that needs the memory of no other
     */
    public static boolean alike(Training run, PlanSnapshot plan, Training otherRun, PlanSnapshot other) {
        return plan != null && run.recompute() == otherRun.recompute() && plan.tp() == other.tp()
                && plan.pp() == other.pp() && plan.dp() == other.dp() && plan.ep() == other.ep()
                && plan.cp() == other.cp() && plan.virtualStages() == other.virtualStages()
                && plan.microBatch() == other.microBatch() && plan.zeroStage() == other.zeroStage()
                && plan.shardingDegree() == other.shardingDegree()
                && plan.contextExchange() == other.contextExchange()
                && plan.schedule() == other.schedule() && plan.regather() == other.regather()
                && plan.sequenceParallelism() == other.sequenceParallelism();
    }

    /** Memory of the fullest GPU of each stage, from the first to the last. */
    public List<MemoryEstimate> stages(PlanSnapshot plan, Slice slice, Stages stages, double microBatches, double data,
            double expertData) {
        Estimation estimation = new Estimation(plan, slice, stages, microBatches, data, expertData);
        return IntStream.range(0, stages.count()).mapToObj(estimation::stage).toList();
    }

    /** Stages one of which needs most: none that holds the layers of the one before, where no fewer are in flight. */
    private static int[] candidates(PlanSnapshot plan, Stages stages) {
        boolean falling = plan.schedule() != Schedule.DUAL_PIPE && plan.schedule() != Schedule.ZERO_BUBBLE_V;
        return falling ? stages.changes() : IntStream.range(0, stages.count()).toArray();
    }

    private LayerBytes layerBytes(PlanSnapshot plan, Slice slice) {
        LayerBytes known = last;
        if (known == null || !known.serves(plan, slice)) {
            known = LayerBytes.of(shape, run, plan, slice);
            last = known;
        }
        return known;
    }

    /** One plan at work. */
    private final class Estimation {
        private final PlanSnapshot plan;
        private final Stages stages;
        private final double microBatches;
        private final double data;
        private final double expertData;
        private final ActivationModel kept;
        private final LayerParameters layer;
        private final LayerBytes bytes;
        private final double framework;

        Estimation(PlanSnapshot plan, Slice slice, Stages stages, double microBatches, double data,
                double expertData) {
            this.plan = plan;
            this.stages = stages;
            this.microBatches = microBatches;
            this.data = data;
            this.expertData = expertData;
            bytes = layerBytes(plan, slice);
            kept = bytes.kept();
            layer = bytes.layer();
            framework = CONTEXT_BYTES + COMMUNICATOR_BYTES * communicators(plan);
        }

        MemoryEstimate stage(int stage) {
            LocalParameters parameters = parameters(stage);
            int zero = plan.effectiveZeroStage();
            double own = parameters.divided(data, expertData);
            double weights = weightBytes(run.precision()) * (zero >= 3 ? own : parameters.total());
            double gradients = run.gradientBytes() * (zero >= 2 ? own : parameters.total());
            double optimizer = run.optimizer().stateBytesPerParameter()
                    * (zero >= 1 ? own / holders() : parameters.total());
            double activations = activations(stage);
            double work = work(stage, activations);
            double allocated = weights + gradients + optimizer + activations + work;
            return new MemoryEstimate(weights, gradients, optimizer, activations, work, FRAGMENTATION * allocated,
                    framework, stage);
        }

        /** DualPipe feeds the pipeline from both ends, so that a GPU holds two stages and two GPUs hold the same. */
        private boolean dual() {
            return plan.schedule() == Schedule.DUAL_PIPE && stages.count() > 1;
        }

        private double holders() {
            return dual() ? 2 : 1;
        }

        private int mirror(int stage) {
            return stages.count() - 1 - stage;
        }

        private LocalParameters parameters(int stage) {
            LocalParameters own = LocalParameters.of(layer, stages, stage);
            return dual() ? own.plus(LocalParameters.of(layer, stages, mirror(stage))) : own;
        }

        /** Bytes that all layers of a stage keep of one micro-batch. */
        private double microBatch(int stage) {
            return stages.dense(stage) * bytes.dense() + stages.moe(stage) * bytes.moe();
        }

        private double activations(int stage) {
            if (!dual()) {
                return Schedules.inFlight(plan, stage, microBatches) * microBatch(stage);
            }
            // PP + 1 micro-batches in flight: those of one direction on this stage, of the other on its mirror.
            double share = Schedules.inFlight(plan, stage, microBatches) / (plan.pp() + 1.0);
            return share * ((plan.pp() - stage) * microBatch(stage) + (stage + 1) * microBatch(mirror(stage)));
        }

        private boolean first(int stage) {
            return stages.first(stage) || dual() && stages.first(mirror(stage));
        }

        private boolean last(int stage) {
            return stages.last(stage) || dual() && stages.last(mirror(stage));
        }

        /** What is allocated at the peak beside states and activations. */
        private double work(int stage, double activations) {
            return placeHolders(stage) + transientPeak(stage, activations) + gathered(stage) + workspace(stage);
        }

        private double transientPeak(int stage, double activations) {
            double peak = backward(stage);
            if (last(stage)) {
                peak = Math.max(peak, bytes.head());
            }
            if (first(stage)) {
                // When its gradient exists, the activations of that micro-batch are free again.
                double free = Math.min(activations, microBatch(stage) / Schedules.chunks(plan));
                peak = Math.max(peak, E * layer.ends() - free);
            }
            return peak;
        }

        /** Backward of the stage's last layer. */
        private double backward(int stage) {
            double peak = stages.dense(stage) > 0 ? bytes.denseBackward() : 0;
            return stages.moe(stage) > 0 ? Math.max(peak, bytes.moeBackward()) : peak;
        }

        /** A gradient in 16 bits of each shape of weight, where kernels add to the main gradients themselves. */
        private double placeHolders(int stage) {
            if (!kept.fused() || plan.effectiveZeroStage() >= 2) {
                return 0;
            }
            return E * (layer.attention() + (stages.dense(stage) > 0 ? layer.feedForward() : 0)
                    + (stages.moe(stage) > 0 ? layer.shared() + layer.expert() : 0) + (last(stage) ? layer.ends() : 0));
        }

        /** Whole gradients and weights of the units that ZeRO 2 and 3 gather and scatter at a time. */
        private double gathered(int stage) {
            int zero = plan.effectiveZeroStage();
            if (zero < 2 || data <= 1) {
                return 0;
            }
            double unit = Math.max(stages.dense(stage) > 0 ? layer.dense() : 0,
                    stages.moe(stage) > 0 ? layer.moe() + layer.experts() * layer.expert() : 0);
            unit = Math.max(unit, first(stage) || last(stage) ? layer.ends() : 0);
            return unit * (run.gradientBytes() + (zero >= 3 ? 2 * weightBytes(run.precision()) : 0));
        }

        private double workspace(int stage) {
            return WORKSPACE_BYTES * (2 + (stages.moe(stage) > 0 ? GROUPED_STREAMS : 0));
        }

        private void record(MemoryEstimate worst, Scope scope) {
            int stage = worst.stage();
            LocalParameters parameters = parameters(stage);
            Scope own = scope.in("memory");
            own.input("stage", "pipeline stage of the fullest GPU, from 0", stage, Unit.COUNT, ACTIVATIONS);
            own.derived("stage_layers", "layers on that stage", stages.layers(stage), Unit.COUNT,
                    "share(layers, pp, stage)", ACTIVATIONS);
            own.derived("parameters", "parameters on that GPU besides routed experts", parameters.dense(), Unit.COUNT,
                    "share(parameters, stage_layers, tp)", STATES);
            own.derived("expert_parameters", "parameters of routed experts on that GPU", parameters.expert(),
                    Unit.COUNT, shape.moe() ? "share(parameters, stage_layers, local_experts)" : "0", STATES);
            own.input("weight_bytes", "bytes of a weight", weightBytes(run.precision()), Unit.BYTE, STATES);
            own.input("state_bytes", "bytes of optimizer state a parameter", run.optimizer().stateBytesPerParameter(),
                    Unit.BYTE, STATES);
            own.input("holders", "GPUs of a pipeline that hold the same stage", holders(), Unit.COUNT, STATES);
            recordStates(worst, scope);
            own.derived("in_flight", "micro-batches in flight on that stage",
                    Schedules.inFlight(plan, stage, microBatches), Unit.RATIO, Schedules.inFlightFormula(plan),
                    Schedules.SOURCE);
            own.derived("kept", "bytes the stage keeps of a micro-batch", worst.activations()
                    / Schedules.inFlight(plan, stage, microBatches), Unit.BYTE,
                    "stage_layers * bytes(tokens, hidden, local_heads, columns, spread)", ACTIVATIONS);
            scope.derived("memory_activations_bytes", "activations", worst.activations(), Unit.MEMORY_BYTE,
                    "memory_in_flight * memory_kept", ACTIVATIONS);
            recordOther(worst, own);
            scope.derived("memory_other_bytes", "work space and framework", worst.other(), Unit.MEMORY_BYTE,
                    "memory_work + memory_fragmentation + memory_framework", WORK);
            scope.derived("memory_bytes", "memory of the fullest GPU", worst.total(), Unit.MEMORY_BYTE,
                    "memory_weights_bytes + memory_gradients_bytes + memory_optimizer_bytes + "
                            + "memory_activations_bytes + memory_other_bytes",
                    STATES);
        }

        private void recordStates(MemoryEstimate worst, Scope scope) {
            int zero = plan.effectiveZeroStage();
            scope.derived("memory_weights_bytes", "weights", worst.weights(), Unit.MEMORY_BYTE,
                    "memory_weight_bytes * " + parametersOf(zero >= 3), STATES);
            scope.derived("memory_gradients_bytes", "gradients", worst.gradients(), Unit.MEMORY_BYTE,
                    "gradient_bytes * " + parametersOf(zero >= 2), STATES);
            scope.derived("memory_optimizer_bytes", "optimizer state", worst.optimizer(), Unit.MEMORY_BYTE,
                    "memory_state_bytes * " + parametersOf(zero >= 1) + (zero >= 1 ? " / memory_holders" : ""),
                    STATES);
        }

        private void recordOther(MemoryEstimate worst, Scope own) {
            own.derived("work", "logits, gradients in work, gathered weights, work space of kernels", worst.work(),
                    Unit.MEMORY_BYTE, "bytes(tokens, hidden, columns, local_vocabulary)", WORK);
            own.derived("fragmentation", "what the allocator loses between its blocks", worst.fragmentation(),
                    Unit.MEMORY_BYTE, "0.05 * (weights_bytes + gradients_bytes + optimizer_bytes + activations_bytes "
                            + "+ work)", ALLOCATOR);
            own.input("framework", "runtime and collective library", worst.framework(), Unit.MEMORY_BYTE, FRAMEWORK);
        }
    }

    /** Groups of GPUs that have a communicator of their own. */
    private static int communicators(PlanSnapshot plan) {
        return communicator(plan.tp()) + communicator(plan.cp()) + communicator(plan.ep()) + communicator(plan.pp())
                + communicator(plan.dp());
    }

    private static int communicator(int degree) {
        return degree > 1 ? 1 : 0;
    }

    private static String parametersOf(boolean sharded) {
        return sharded ? "(memory_parameters / sharding_ranks + memory_expert_parameters / expert_sharding_ranks)"
                : "(memory_parameters + memory_expert_parameters)";
    }
}
