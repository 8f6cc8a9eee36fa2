// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.compute.BlockTimes;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.compute.LayerModel;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.compute.TrainingFlop;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.engine.training.internal.memory.MemoryModel;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Placements;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.engine.training.internal.timeline.StepTimeline;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Time and memory of a training step. Made once for a job on a machine, it evaluates plan after plan; it records how
 * the numbers come about only for a trace that asks. What plans have in common it computes once. Not thread-safe: one
 * for each thread.
 */
public final class StepModel {
    private static final Source FITTED = Source.literature("fitted to measured training steps, docs/accuracy.md");
    /** Relative rounding of sums of many terms, which a bound must not exceed what it bounds by. */
    static final double ROUNDING = 1e-12;

    private final String jobId;
    final Training run;
    final ModelShape shape;
    private final GpuSpec gpu;
    final long placedGpus;
    final Collectives collectives;
    final GpuRates rates;
    final TrainingFlop flop;
    private final LayerModel layers;
    final Software software;
    final StepConstants constants;
    final MemoryModel memory;
    final PipelineClock clock;
    final Placements placements;
    private final Map<Share, Layer> shares;
    private final Map<Share, Slice> slices;
    private final Map<DenseShare, Dense> denseShares;
    private final Map<Split, Stages> stagesByCount;
    private PlanSnapshot lastPlan;
    private Layer lastLayer;
    private PlanSnapshot lastSliced;
    private Slice lastSlice;
    private Stages lastStages;
    private Evaluation timed;

    /** What decides which layers a stage holds. */
    private record Split(int count, boolean folded) {
    }

    /** What decides a GPU's share of a layer. */
    private record Share(int tp, int cp, int ep, int microBatch, boolean sequenceParallelism) {
        static Share of(PlanSnapshot plan) {
            return new Share(plan.tp(), plan.cp(), plan.ep(), plan.microBatch(), plan.sequenceParallelism());
        }

        /** Written out: that of a record is slow before the slow compiler comes to it. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Share o && tp == o.tp && cp == o.cp && ep == o.ep && microBatch == o.microBatch
                    && sequenceParallelism == o.sequenceParallelism;
        }

        static boolean same(PlanSnapshot one, PlanSnapshot other) {
            return one.tp() == other.tp() && one.cp() == other.cp() && one.ep() == other.ep()
                    && one.microBatch() == other.microBatch()
                    && one.sequenceParallelism() == other.sequenceParallelism();
        }

        /** Degrees are powers of two more often than not: without mixing them many would share a few hashes. */
        @Override
        public int hashCode() {
            long mixed = (((long) tp * 1009 + cp) * 1009 + ep) * 1009 + microBatch;
            return (int) ((mixed * 2 + (sequenceParallelism ? 1 : 0)) * 0x9E3779B97F4A7C15L >>> 32);
        }
    }

    /** What decides a GPU's share of all blocks but those with experts. */
    private record DenseShare(int tp, int cp, int microBatch, boolean sequenceParallelism) {
        static DenseShare of(PlanSnapshot plan) {
            return new DenseShare(plan.tp(), plan.cp(), plan.microBatch(), plan.sequenceParallelism());
        }
    }

    /** What a GPU's share of all blocks but those with experts takes to compute: the same whatever EP is. */
    record Dense(BlockTimes attention, BlockTimes feedForward, BlockTimes embedding, BlockTimes head) {
    }

    /** A GPU's share of layers, with what it takes to compute, and parameters of the fullest stage by stages. */
    record Layer(Slice slice, Dense dense, BlockTimes experts, Map<Stages, LocalParameters> fullest) {
    }

    /**
     * @param jobId       id of the job, for the PATHs of its inputs
     * @param domainGpus  GPUs in a scale-up domain
     * @param placedGpus  GPUs that the job may use
     * @param collectives what carries the communication
     */
    public StepModel(String jobId, Training run, GpuSpec gpu, long domainGpus, long placedGpus,
            Collectives collectives) {
        this(jobId, run, gpu, domainGpus, placedGpus, collectives, Software.CURRENT, StepConstants.FITTED,
                new PipelineClock());
    }

    /** A model of the same run on the same machine with other overlaps, with which it shares all else. */
    private StepModel(StepModel alike, Training run) {
        this.run = run;
        clock = alike.clock;
        jobId = alike.jobId;
        shape = alike.shape;
        gpu = alike.gpu;
        placedGpus = alike.placedGpus;
        collectives = alike.collectives;
        rates = alike.rates;
        flop = alike.flop;
        layers = alike.layers;
        software = alike.software;
        constants = alike.constants;
        memory = alike.memory;
        placements = alike.placements;
        shares = alike.shares;
        slices = alike.slices;
        denseShares = alike.denseShares;
        stagesByCount = alike.stagesByCount;
    }

    /**
     * @param software  how kernels reach the GPU
     * @param constants other ones than the fitted, for fitting them
     * @param clock     may be shared by models that one thread uses
     */
    public StepModel(String jobId, Training run, GpuSpec gpu, long domainGpus, long placedGpus,
            Collectives collectives, Software software, StepConstants constants, PipelineClock clock) {
        this(jobId, run, gpu, new Placements(domainGpus, placedGpus), collectives, software, constants, clock);
    }

    /**
     * @param placements where ranks stand; like the clock it may be shared by models that one thread uses
     * @param software   how kernels reach the GPU
     * @param constants  other ones than the fitted, for fitting them
     */
    public StepModel(String jobId, Training run, GpuSpec gpu, Placements placements, Collectives collectives,
            Software software, StepConstants constants, PipelineClock clock) {
        this.placements = placements;
        this.shares = new HashMap<>();
        this.slices = new HashMap<>();
        this.denseShares = new HashMap<>();
        this.stagesByCount = new HashMap<>();
        this.clock = clock;
        this.jobId = jobId;
        this.run = run;
        this.shape = run.model();
        this.gpu = gpu;
        this.placedGpus = placements.placedGpus();
        this.collectives = collectives;
        this.rates = GpuRates.of(gpu, run.precision(), Scope.NONE);
        this.flop = TrainingFlop.of(shape, run, Scope.NONE);
        this.software = software;
        this.constants = constants;
        this.layers = new LayerModel(shape, run, rates, software, constants);
        this.memory = new MemoryModel(shape, run);
    }

    /**
     * The model of a run that differs only in what overlaps. What does not depend on that both compute once, so that
     * one thread has to use both.
     */
    public StepModel overlapping(Training other) {
        return new StepModel(this, other);
    }

    public GpuRates rates() {
        return rates;
    }

    /** Micro-batches of a rank in a step; a last one that is not full counts whole. */
    public static double microBatches(Training run, PlanSnapshot plan) {
        long each = (long) plan.dp() * plan.microBatch();
        return (run.globalBatch() + each - 1) / each;
    }

    /**
     * Evaluates a plan.
     *
     * @param plan  one that {@code PlanCheck} lets through
     * @param trace {@link Trace#NONE}, or a trace that records every value under the id of its metric
     */
    public StepEstimate evaluate(PlanSnapshot plan, Trace trace) {
        return evaluate(plan, List.of(), trace);
    }

    /**
     * Evaluates a plan on GPUs and NICs of which some are slow. The ranks of a pipeline stage wait for the slowest of
     * them, the pipeline of its replica is executed with that stage, and all replicas wait for the slowest one.
     *
     * @param slow parts that are slow
     */
    public StepEstimate evaluate(PlanSnapshot plan, List<SlowPart> slow, Trace trace) {
        Scope scope = Scope.of(trace);
        if (scope.recording()) {
            DesignInputs.record(jobId, plan, run, scope);
            GpuRates.of(gpu, run.precision(), scope);
            layers.record(scope);
            TrainingFlop.of(shape, run, scope);
        }
        Evaluation evaluation = new Evaluation(this, plan, scope);
        evaluation.slow = List.copyOf(slow);
        return evaluation.estimate();
    }

    /**
     * A plan that is evaluated as far as it is asked for. Each number is the one that the estimate has.
     *
     * @param plan one that {@code PlanCheck} lets through
     */
    public Prospect prospect(PlanSnapshot plan) {
        return prospect(plan, List.of());
    }

    /**
     * The same on GPUs and NICs of which some are slow.
     *
     * @param slow parts that are slow
     */
    public Prospect prospect(PlanSnapshot plan, List<SlowPart> slow) {
        Evaluation evaluation = new Evaluation(this, plan, Scope.NONE);
        evaluation.slow = slow;
        return evaluation;
    }

    /** Memory of the fullest GPU under a plan, bytes, as the estimate has it. */
    public double memoryBytes(PlanSnapshot plan) {
        Placement placement = placements.of(plan);
        return memory.estimate(plan, slice(plan), split(plan.pp(), Schedules.folded(plan)),
                microBatches(run, plan), shards(placement), expertShards(plan, placement), Scope.NONE).total();
    }

    /** Ranks over which ZeRO shards dense weights. */
    static double shards(Placement placement) {
        return placement.sharding().size();
    }

    /** Ranks over which ZeRO shards experts. */
    static double expertShards(PlanSnapshot plan, Placement placement) {
        return (plan.ep() > 1 ? placement.expertSharding() : placement.sharding()).size();
    }

    /** A layer with experts, which in eager code waits for the host to learn how many tokens go where. */
    private BlockTimes experts(Slice slice, double slowest, Scope scope) {
        return !shape.moe() ? null : layers.experts(slice, scope.in("moe")).waiting(scope.input("moe_wait", "wait of a "
                + "layer with experts for the host", software.captured() ? 0 : constants.eagerStallSeconds(),
                Unit.SECOND, FITTED)).times(slowest);
    }

    /** Time of the slowest GPU, for which all others wait, over that of the mean one. */
    private double slowest(Scope scope) {
        scope.input("job_gpus", "GPUs that the job may use", placedGpus, Unit.COUNT,
                Source.design("job." + jobId + ".placement.gpus"));
        scope.input("jitter", "standard deviation of the speed of GPUs", constants.jitter(), Unit.FRACTION, FITTED);
        return scope.derived("slowest_gpu", "time of the slowest GPU over that of the mean one",
                Straggling.slowest(placedGpus, constants.jitter()), Unit.RATIO,
                "1 + jitter * normal_quantile((job_gpus - 0.375) / (job_gpus + 0.25))", Straggling.SOURCE);
    }

    Layer layer(PlanSnapshot plan, Scope scope) {
        if (scope.recording()) {
            return computed(plan, scope);
        }
        if (lastPlan == null || !Share.same(plan, lastPlan)) {
            lastLayer = shares.computeIfAbsent(Share.of(plan), s -> computed(plan, scope));
            lastPlan = plan;
        }
        return lastLayer;
    }

    /** The share of a layer, all that memory depends on: what a plan that does not fit takes to compute nobody asks. */
    private Slice slice(PlanSnapshot plan) {
        if (lastSliced == null || !Share.same(plan, lastSliced)) {
            lastSlice = slices.computeIfAbsent(Share.of(plan), s -> Slice.of(shape, run, plan, Scope.NONE));
            lastSliced = plan;
        }
        return lastSlice;
    }

    Stages split(int count, boolean folded) {
        if (lastStages == null || lastStages.count() != count || lastStages.folded() != folded) {
            lastStages = stagesByCount.computeIfAbsent(new Split(count, folded),
                    s -> new Stages(shape, s.count(), s.folded()));
        }
        return lastStages;
    }

    StageTimes lastTimes(Evaluation plan) {
        if (timed == null || !plan.holdsAs(timed)) {
            plan.times = new StageTimes(plan);
            timed = plan;
        }
        return timed.times;
    }

    private Layer computed(PlanSnapshot plan, Scope scope) {
        Slice slice = scope.recording() ? Slice.of(shape, run, plan, scope) : slice(plan);
        double waiting = slowest(scope);
        DenseShare share = DenseShare.of(plan);
        Dense dense = scope.recording() ? null : denseShares.get(share);
        if (dense != null) {
            return new Layer(slice, dense, experts(slice, waiting, scope), new HashMap<>());
        }
        BlockTimes attention = layers.attention(slice, scope.in("attention")).times(waiting);
        BlockTimes feedForward = dense() ? layers.feedForward(slice, scope.in("feed_forward")).times(waiting) : null;
        BlockTimes experts = experts(slice, waiting, scope);
        dense = new Dense(attention, feedForward, layers.embedding(slice, scope.in("embedding")).times(waiting),
                layers.head(slice, scope.in("head")).times(waiting));
        denseShares.put(share, dense);
        return new Layer(slice, dense, experts, new HashMap<>());
    }

    /** True when some layers have no experts. */
    boolean dense() {
        return shape.layers() > shape.moeLayers();
    }

    /** The step of a plan as a timeline. */
    public StepTimeline timeline(PlanSnapshot plan) {
        return timeline(plan, List.of());
    }

    /** The step of a plan as a timeline of a healthy replica, which waits for one with slow parts. */
    public StepTimeline timeline(PlanSnapshot plan, List<SlowPart> slow) {
        Evaluation evaluation = new Evaluation(this, plan, Scope.NONE);
        evaluation.slow = List.copyOf(slow);
        return evaluation.timeline();
    }

    /** The pipeline stages of a plan, from the first to the last. */
    public List<StageUse> stages(PlanSnapshot plan) {
        return new Evaluation(this, plan, Scope.NONE).stages();
    }

    /**
     * Where plans of the same degrees may stand.
     *
     * @param plans one for each place
     */
    public Sites sites(List<PlanSnapshot> plans) {
        return new Sites(plans.stream().map(placements::of).toList(), placements);
    }

    Evaluation evaluation(PlanSnapshot plan) {
        return new Evaluation(this, plan, Scope.NONE);
    }

    Training run() {
        return run;
    }
}
