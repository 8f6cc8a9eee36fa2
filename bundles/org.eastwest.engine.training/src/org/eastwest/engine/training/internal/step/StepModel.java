// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.compute.BlockTimes;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.compute.Kernels;
import org.eastwest.engine.training.internal.compute.LayerModel;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.compute.TrainingFlop;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.memory.MemoryModel;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Placements;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.engine.training.internal.step.DataParallel.Load;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.DataParallel.Window;
import org.eastwest.engine.training.internal.timeline.Part;
import org.eastwest.engine.training.internal.timeline.Pipeline;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.engine.training.internal.timeline.Sends;
import org.eastwest.engine.training.internal.timeline.StepTimeline;
import org.eastwest.engine.training.internal.timeline.Work;
import org.eastwest.engine.training.internal.timeline.Work.Talk;
import org.eastwest.engine.training.internal.timeline.Works;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Time and memory of a training step. Made once for a job on a machine, it evaluates plan after plan; it records how
 * the numbers come about only for a trace that asks. What plans have in common it computes once. Not thread-safe: one
 * for each thread.
 */
public final class StepModel {
    private static final Source STEP = Source.literature("step of the slowest stage: compute, exposed communication, "
            + "bubble and optimizer one after the other (Narayanan et al. SC21, arXiv 2104.04473)");
    private static final Source ALL_GPUS = Source.assumption("each GPU counted as one of the slowest stage: the first "
            + "and the last stage of a pipeline send less, spare GPUs nothing");
    private static final Source OPTIMIZER = Source.literature("one pass over state, gradients and weights at memory "
            + "bandwidth (arXiv 1910.02054)");
    private static final Source FITTED = Source.literature("fitted to measured training steps, docs/accuracy.md");
    /** Relative rounding of sums of many terms, which a bound must not exceed what it bounds by. */
    static final double ROUNDING = 1e-12;
    private static final Source SLOW = Source.literature("the schedule executed with the stages of the slow parts; "
            + "ranks of a stage and replicas wait for the slowest of them (Dean and Barroso 2013)");
    private static final Source UTILISATION = Source.literature("MFU: PaLM, arXiv 2204.02311, section 4.1");

    private static final Window NO_WINDOW = new Window(0, 0);
    /**
     * Weights of the four linear layers of a block; of its biases and norms, which are smaller than 100,000 elements,
     * DeepSpeed keeps whole copies (stage3_param_persistence_threshold).
     */
    private static final double TENSORS_PER_LAYER = 4;

    private final String jobId;
    private final Training run;
    private final ModelShape shape;
    private final GpuSpec gpu;
    private final long placedGpus;
    private final Collectives collectives;
    private final GpuRates rates;
    private final TrainingFlop flop;
    private final LayerModel layers;
    private final Software software;
    private final StepConstants constants;
    private final MemoryModel memory;
    private final PipelineClock clock;
    private final Placements placements;
    private final Map<Share, Layer> shares;
    private final Map<Split, Stages> stagesByCount;
    private PlanSnapshot lastPlan;
    private Layer lastLayer;
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

    /** A GPU's share of layers, with what it takes to compute, and parameters of the fullest stage by stages. */
    private record Layer(Slice slice, BlockTimes attention, BlockTimes feedForward, BlockTimes experts,
            BlockTimes embedding, BlockTimes head, Map<Stages, LocalParameters> fullest) {
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
        return Math.ceil(run.globalBatch() / ((double) plan.dp() * plan.microBatch()));
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
        Evaluation evaluation = new Evaluation(plan, scope);
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
        Evaluation evaluation = new Evaluation(plan, Scope.NONE);
        evaluation.slow = slow;
        return evaluation;
    }

    /** A layer with experts, which in eager code waits for the host to learn how many tokens go where. */
    private BlockTimes experts(Slice slice, Scope scope) {
        return layers.experts(slice, scope.in("moe")).waiting(scope.input("moe_wait", "wait of a layer with experts "
                + "for the host", software.captured() ? 0 : constants.eagerStallSeconds(), Unit.SECOND, FITTED));
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

    private Layer layer(PlanSnapshot plan, Scope scope) {
        if (scope.recording()) {
            return computed(plan, scope);
        }
        if (lastPlan == null || !Share.same(plan, lastPlan)) {
            lastLayer = shares.computeIfAbsent(Share.of(plan), s -> computed(plan, scope));
            lastPlan = plan;
        }
        return lastLayer;
    }

    private Stages split(int count, boolean folded) {
        if (lastStages == null || lastStages.count() != count || lastStages.folded() != folded) {
            lastStages = stagesByCount.computeIfAbsent(new Split(count, folded),
                    s -> new Stages(shape, s.count(), s.folded()));
        }
        return lastStages;
    }

    private StageTimes lastTimes(Evaluation plan) {
        if (timed == null || !plan.holdsAs(timed)) {
            plan.times = new StageTimes(plan);
            timed = plan;
        }
        return timed.times;
    }

    private Layer computed(PlanSnapshot plan, Scope scope) {
        Slice slice = Slice.of(shape, run, plan, scope);
        double waiting = slowest(scope);
        BlockTimes attention = layers.attention(slice, scope.in("attention")).times(waiting);
        BlockTimes feedForward = dense() ? layers.feedForward(slice, scope.in("feed_forward")).times(waiting) : null;
        BlockTimes experts = shape.moe() ? experts(slice, scope).times(waiting) : null;
        return new Layer(slice, attention, feedForward, experts,
                layers.embedding(slice, scope.in("embedding")).times(waiting),
                layers.head(slice, scope.in("head")).times(waiting), new HashMap<>());
    }

    /** True when some layers have no experts. */
    private boolean dense() {
        return shape.layers() > shape.moeLayers();
    }

    /** The step of a plan as a timeline. */
    public StepTimeline timeline(PlanSnapshot plan) {
        return timeline(plan, List.of());
    }

    /** The step of a plan as a timeline of a healthy replica, which waits for one with slow parts. */
    public StepTimeline timeline(PlanSnapshot plan, List<SlowPart> slow) {
        Evaluation evaluation = new Evaluation(plan, Scope.NONE);
        evaluation.slow = List.copyOf(slow);
        return evaluation.timeline();
    }

    /** The pipeline stages of a plan, from the first to the last. */
    public List<StageUse> stages(PlanSnapshot plan) {
        return new Evaluation(plan, Scope.NONE).stages();
    }

    /**
     * Where plans of the same degrees may stand.
     *
     * @param plans one for each place
     */
    public Sites sites(List<PlanSnapshot> plans) {
        return new Sites(plans.stream().map(placements::of).toList());
    }

    Evaluation evaluation(PlanSnapshot plan) {
        return new Evaluation(plan, Scope.NONE);
    }

    Training run() {
        return run;
    }

    /** One plan at work. */
    final class Evaluation implements Prospect {
        private final PlanSnapshot plan;
        private final Scope scope;
        private final Placement placement;
        private final Stages stages;
        private final Layer layer;
        private final Slice slice;
        private final double microBatches;
        private final boolean paired;
        private final double longer;
        private final Collectives links;
        private List<SlowPart> slow = List.of();
        private final BlockTimes attention;
        private final BlockTimes feedForward;
        private final BlockTimes experts;
        private final BlockTimes embedding;
        private final BlockTimes head;
        private MemoryEstimate bytes;
        private Communication communication;
        private Exposure attentionTensor;
        private Exposure feedTensor;
        private Exposure expertTensor;
        private Exposure context;
        private Exposure expert;
        private Exposure end;
        private DataParallel parallel;
        private StageTimes times;
        private Window widest;
        private double[] stageSeconds;
        private int worst;
        private Exposure sends = Exposure.NONE;
        private Exposure data;

        Evaluation(PlanSnapshot plan, Scope scope) {
            this(plan, scope, 1, collectives);
        }

        /**
         * @param longer time that kernels take over that on other GPUs, at least 1
         * @param links  what carries the communication
         */
        Evaluation(PlanSnapshot plan, Scope scope, double longer, Collectives links) {
            this.plan = plan;
            this.scope = scope;
            this.longer = longer;
            this.links = links;
            placement = placements.of(plan);
            stages = split(plan.pp(), Schedules.folded(plan));
            paired = plan.schedule() == Schedule.DUAL_PIPE && plan.pp() > 1 && plan.pp() % 2 == 0;
            layer = layer(plan, scope);
            slice = layer.slice();
            attention = longer(layer.attention());
            feedForward = longer(layer.feedForward());
            experts = longer(layer.experts());
            embedding = longer(layer.embedding());
            head = longer(layer.head());
            microBatches = scope.derived("micro_batches", "micro-batches of a rank", StepModel.microBatches(run, plan),
                    Unit.COUNT,
                    "ceil(global_batch / (dp * micro_batch))", STEP);
        }

        private BlockTimes longer(BlockTimes block) {
            return longer == 1 || block == null ? block : block.times(longer);
        }

        @Override
        public double memoryBytes() {
            return memory().total();
        }

        private MemoryEstimate memory() {
            if (bytes == null) {
                bytes = memory.estimate(plan, slice, stages, microBatches, shards(), expertShards(), scope);
            }
            return bytes;
        }

        /** Communication of layers and stages, and which stage is slowest; once. */
        private void communicate() {
            if (communication != null) {
                return;
            }
            communication = communication(placement);
            attentionTensor = attentionTensor(communication);
            feedTensor = feedTensor(communication);
            expertTensor = expertTensor(communication);
            context = context(communication);
            expert = expert(communication);
            end = communication.tensorEnd();
            double most = 0;
            for (int stage = 0; stage < stages.count(); stage++) {
                double compute = compute(stage);
                if (compute > most) {
                    most = compute;
                    worst = stage;
                }
            }
        }

        /** Communication of the plan where its ranks stand like this. */
        Communication communication(Placement place) {
            return new Communication(run, plan, slice, place, links, software, scope);
        }

        Exposure attentionTensor(Communication of) {
            return of.tensor(attention, scope.in("attention"));
        }

        Exposure feedTensor(Communication of) {
            return dense() ? of.tensor(feedForward, scope.in("feed_forward")) : Exposure.NONE;
        }

        /** Whole experts need no TP communication; shared ones and experts split by TP do. */
        Exposure expertTensor(Communication of) {
            return shape.moe() && (plan.ep() <= 1 || slice.shared() > 0) ? of.tensor(experts, scope.in("moe"))
                    : Exposure.NONE;
        }

        Exposure context(Communication of) {
            return of.context(attention);
        }

        /** Communication between stages and replicas; once. */
        private void communicateAcross() {
            communicate();
            if (data == null) {
                sends = plan.pp() > 1 ? communication.pipeline(microBatches) : Exposure.NONE;
                parallel = replication(placement);
                stageSeconds = new double[stages.count()];
                for (int stage = 0; stage < stages.count(); stage++) {
                    stageSeconds[stage] = compute(stage) + exposed(stage) + every(stage);
                }
                widest = run.overlapData() || scope.recording() ? widest() : NO_WINDOW;
                recordWindows();
                data = parallel.step(window(worst), widest, scope);
            }
        }

        /** DP communication that every micro-batch waits for on a stage. */
        private double every(int stage) {
            if (!replicatesOften()) {
                return 0;
            }
            Window window = window(stage);
            return parallel.everyForward(window) + parallel.everyBackward(window);
        }

        /** What DP communication for every micro-batch hides behind: compute, and waits for EP in backward. */
        private Window window(int stage) {
            return new Window(times().forward(stage), times().backward(stage)
                    + moeOn(stage) * communication.expertsExposedBackward());
        }

        /**
         * What DP communication once a step hides behind. What recompute adds counts as backward alone, whichever
         * stage then has most compute.
         */
        private Window widest() {
            double forward = times().mostForward();
            return new Window(forward, compute(worst) - forward
                    + times().mostMoe() * communication.expertsExposedBackward());
        }

        private void recordWindows() {
            if (!scope.recording()) {
                return;
            }
            boolean experts = expert.seconds() > 0;
            double waiting = communication.expertsExposedBackward();
            scope.derived("stage_ep_backward", "exposed EP communication in the backward of a micro-batch, behind "
                    + "which DP hides too", moeOn(worst) * waiting, Unit.SECOND,
                    experts ? "stage_moe * part(ep_exposed)" : "0", STEP);
            double forward = scope.derived("window_forward", "forward of a micro-batch, at most on a stage",
                    widest.forward(), Unit.SECOND, "max(stage_forward, others(pp))", STEP);
            scope.derived("window_backward", "the rest of most compute", compute(worst) - forward, Unit.SECOND,
                    "stage_compute - window_forward", STEP);
            scope.derived("window_ep_backward", "the same on the stage with most experts", most(this::moeOn) * waiting,
                    Unit.SECOND, experts ? "most_moe * part(ep_exposed)" : "0", STEP);
        }

        @Override
        public double leastSeconds() {
            communicateAcross();
            return (leastPipeline(stageSeconds) + parallel.atTheEnd(widest) + optimizer()) * (1 - ROUNDING);
        }

        double most(IntToDoubleFunction part) {
            double most = 0;
            for (int stage = 0; stage < stages.count(); stage++) {
                most = Math.max(most, part.applyAsDouble(stage));
            }
            return most;
        }

        boolean replicatesOften() {
            return plan.zeroStage() >= 2;
        }

        /** Time that all micro-batches take at least on stages that take this for each. */
        double leastPipeline(double[] times) {
            double longest = 0;
            for (double seconds : times) {
                longest = Math.max(longest, microBatches * seconds);
            }
            return straight() ? Math.max(longest, throughStages(times)) : longest;
        }

        /** True when the last thing a stage does is the backward of its first chunk. */
        private boolean straight() {
            return plan.schedule() != Schedule.ZERO_BUBBLE && plan.schedule() != Schedule.ZERO_BUBBLE_V
                    && plan.schedule() != Schedule.DUAL_PIPE;
        }

        /** A stage works on every micro-batch, after the first has come to it and before the last has gone back. */
        private double throughStages(double[] times) {
            double before = 0;
            double longest = 0;
            for (double seconds : times) {
                longest = Math.max(longest, before + microBatches * seconds);
                before += seconds / Schedules.chunks(plan);
            }
            return longest;
        }

        @Override
        public double scaleOutBytes() {
            communicateAcross();
            return tensor(worst).times(microBatches).scaleOutBytes() + contextStep().scaleOutBytes()
                    + expertStep().scaleOutBytes() + sends.scaleOutBytes() + data.scaleOutBytes();
        }

        private Exposure contextStep() {
            return context.times(microBatches * layersOn(worst));
        }

        private Exposure expertStep() {
            return expert.times(microBatches * moeOn(worst));
        }

        Exposure expert(Communication of) {
            if (!shape.moe()) {
                return Exposure.NONE;
            }
            double forward = scope.derived("moe_layer_forward", "compute of a layer with experts, forward",
                    attention.forward() + experts.forward(), Unit.SECOND,
                    "slowest_gpu * (attention_forward + moe_forward)", STEP);
            double backward = scope.derived("moe_layer_backward", "compute of a layer with experts, backward",
                    attention.backward() + experts.backward(), Unit.SECOND,
                    "slowest_gpu * (attention_seconds + moe_seconds) - moe_layer_forward", STEP);
            return of.experts(forward, backward);
        }

        @Override
        public StepEstimate estimate() {
            communicate();
            recordStage(worst);
            communicateAcross();
            recordSeconds();
            Exposure exposed = sends;
            double bubble = 0;
            if (plan.pp() > 1) {
                Pipeline pipeline = pipeline(send());
                double without = pipeline.secondsWithoutSends(clock);
                exposed = sends.exposing(Math.max(0, pipeline.seconds(clock) - without));
                bubble = Math.max(0, without - microBatches * stageSeconds[worst]);
            }
            StepEstimate estimate = new StepEstimate(plan.ranks(), run.tokens(), microBatches, worst, mostLayers(),
                    microBatches * compute(worst), tensor(worst).times(microBatches), contextStep(), expertStep(),
                    exposed, data, bubble, optimizer(), waiting(), flop, rates.peak(), memory());
            if (scope.recording()) {
                record(estimate);
            }
            return estimate;
        }

        /** What the replica with most slow parts takes longer than a healthy one, seconds. */
        private double waiting() {
            if (slow.isEmpty()) {
                return 0;
            }
            Map<Long, List<SlowPart>> replicas = new TreeMap<>();
            double healthy = whole(Map.of());
            double longest = healthy;
            for (SlowPart part : slow) {
                if (part.stage() >= 0) {
                    replicas.computeIfAbsent(part.replica(), r -> new ArrayList<>()).add(part);
                } else {
                    for (int stage = 0; stage < stages.count(); stage++) {
                        longest = Math.max(longest, whole(hurt(List.of(part.on(stage)))));
                    }
                }
            }
            for (List<SlowPart> parts : replicas.values()) {
                longest = Math.max(longest, whole(hurt(parts)));
            }
            recordWaiting(healthy, longest);
            return longest - healthy;
        }

        private void recordWaiting(double healthy, double longest) {
            if (scope.recording()) {
                String parts = String.join(", ", slow.stream().map(SlowPart::name).toList());
                scope.derived("healthy_step", "step without slow parts", healthy, Unit.SECOND,
                        "compute_s + exposed_communication_s + bubble_s + optimizer_s", STEP);
                scope.derived("slow_step", "step of the replica with " + parts, longest, Unit.SECOND,
                        "pipeline(micro_batches, stage_seconds, other_stages_seconds, pp) + optimizer_s", SLOW);
                scope.derived("slow_parts_s", "what slow parts cost", longest - healthy, Unit.SECOND,
                        "slow_step - healthy_step", SLOW);
            }
        }

        /** By stage: the same plan as if all GPUs of the stage were as slow as the slowest of them. */
        private Map<Integer, Evaluation> hurt(List<SlowPart> parts) {
            Map<Integer, Evaluation> hurt = new TreeMap<>();
            parts.stream().map(SlowPart::stage).distinct().forEach(stage -> {
                List<SlowPart> here = parts.stream().filter(p -> p.stage() == stage).toList();
                double slowness = here.stream().mapToDouble(p -> 1 / p.speed()).max().orElse(1);
                // The mean GPU has speed 1; a little of its slowness may be what the slowest of many has anyway.
                double factor = Math.max(1, slowness / Straggling.slowest(placedGpus, constants.jitter()));
                Stream<Collectives> nics = here.stream().filter(SlowPart::slowNic).map(SlowPart::collectives);
                Evaluation worstOf = Stream.concat(Stream.of(links), nics)
                        .map(c -> new Evaluation(plan, Scope.NONE, factor, c))
                        .max(Comparator.comparingDouble(e -> e.onItsOwn(stage))).orElseThrow();
                hurt.put(stage, worstOf);
                if (paired) {
                    // Two GPUs of DualPipe hold the same stages: both count as slow.
                    hurt.put(stages.count() - 1 - stage, worstOf);
                }
            });
            return hurt;
        }

        /** What a stage adds to a step by itself, sends and what follows included: the more, the slower it is. */
        private double onItsOwn(int stage) {
            communicateAcross();
            return microBatches * stageSeconds[stage] + sends.seconds() + parallel.atTheEnd(widest);
        }

        /** The step of a replica whose stages are healthy but for those that are not. */
        private double whole(Map<Integer, Evaluation> hurt) {
            communicateAcross();
            hurt.values().forEach(Evaluation::communicateAcross);
            double end = parallel.atTheEnd(widest);
            double update = optimizer();
            for (Evaluation other : hurt.values()) {
                end = stages.count() == 1 ? other.parallel.atTheEnd(other.widest)
                        : Math.max(end, other.parallel.atTheEnd(widest));
                double kernels = optimizerSeconds() - constants.stepSeconds();
                update = Math.max(update, constants.stepSeconds() + kernels * other.longer);
            }
            return passing(hurt) + end + update;
        }

        private double passing(Map<Integer, Evaluation> hurt) {
            if (stages.count() == 1) {
                return microBatches * hurt.getOrDefault(0, this).stageSeconds[0];
            }
            double send = send();
            double[] late = new double[stages.count()];
            hurt.forEach((stage, other) -> late[stage] = Math.max(0, other.send() - send));
            int first = firstStage();
            int last = lastStage();
            return new Pipeline(plan, microBatches, stage -> hurt.getOrDefault(stage, this).layers(stage),
                    hurt.getOrDefault(first, this).end(embedding(hurt, first)),
                    hurt.getOrDefault(last, this).end(head(hurt, last)),
                    new Sends(send, run.overlapPipeline(), communication.sendContention(),
                            hurt.isEmpty() ? null : late)).seconds(clock);
        }

        private BlockTimes embedding(Map<Integer, Evaluation> hurt, int stage) {
            return hurt.getOrDefault(stage, this).embedding;
        }

        private BlockTimes head(Map<Integer, Evaluation> hurt, int stage) {
            return hurt.getOrDefault(stage, this).head;
        }

        private int firstStage() {
            return 0;
        }

        private int lastStage() {
            return stages.last(0) ? 0 : stages.count() - 1;
        }

        /** One send to another stage. */
        private double send() {
            return sends.seconds() / sends();
        }

        /** Sends to other stages in a step: both ways, every micro-batch and every chunk of a stage. */
        double sends() {
            return 2 * microBatches * Schedules.chunks(plan);
        }

        /** The same object for all plans with the same share of a layer and the same recompute. */
        Object layerShare() {
            return layer;
        }

        /** The pipeline with what its stages take. */
        private Pipeline pipeline(double send) {
            return new Pipeline(plan, microBatches, this::layers, end(embedding), end(head),
                    new Sends(send, run.overlapPipeline(), communication.sendContention()));
        }

        /** The layers of a stage, with what their communication leaves exposed. */
        private Part layers(int stage) {
            double ring = stages.layers(stage) * context.exposed();
            double others = exposed(stages.layers(stage), stages.dense(stage), stages.moe(stage)) - ring;
            double forward = forwardShare() * others + ringShare() * ring;
            double backward = others + ring - forward;
            Window window = window(stage);
            return new Part(layers(stage, BlockTimes::forward) + forward + parallel.everyForward(window),
                    layers(stage, BlockTimes::inputGradient) + layers(stage, BlockTimes::recompute) + backward
                            + parallel.everyBackward(window), layers(stage, BlockTimes::weightGradient));
        }

        /** Forward's share of TP and EP communication; backward has as much, and what it recomputes. */
        private double forwardShare() {
            return 1 / (run.recompute() == Recompute.FULL ? 3.0 : 2);
        }

        /** Forward's share of CP communication; backward has twice as much, and what it recomputes. */
        private double ringShare() {
            return 1 / (run.recompute() == Recompute.FULL ? 4.0 : 3);
        }

        private Part end(BlockTimes block) {
            return new Part(block.forward() + end.exposed() / 2,
                    block.inputGradient() + block.recompute() + end.exposed() / 2, block.weightGradient());
        }

        List<StageUse> stages() {
            StepEstimate estimate = estimate();
            double pipeline = microBatches * stageSeconds[worst] + estimate.bubble();
            List<MemoryEstimate> used = memory.stages(plan, slice, stages, microBatches, shards(), expertShards());
            List<StageUse> uses = new ArrayList<>();
            for (int stage = 0; stage < stages.count(); stage++) {
                double busy = microBatches * stageSeconds[stage];
                uses.add(new StageUse(stages.layers(stage), busy, pipeline - busy,
                        Schedules.inFlight(plan, stage, microBatches), used.get(stage)));
            }
            return uses;
        }

        StepTimeline timeline() {
            StepEstimate estimate = estimate();
            return new StepTimeline(pipeline(estimate.pipeline().seconds() / sends()),
                    new Works(stage -> work(stage, layers(stage, BlockTimes::forward), forwardShare(), ringShare(),
                            parallel.everyForward(window(stage))),
                            end(embedding.forward()), end(head.forward())),
                    new Works(stage -> work(stage, layers(stage, BlockTimes::inputGradient)
                            + layers(stage, BlockTimes::recompute), 1 - forwardShare(), 1 - ringShare(),
                            parallel.everyBackward(window(stage))),
                            end(embedding.inputGradient() + embedding.recompute()),
                            end(head.inputGradient() + head.recompute())),
                    new StepTimeline.After(atTheEnd(estimate), estimate.optimizer(), estimate.waiting()));
        }

        /** What DP communication does at the end; what it does for every micro-batch stands with that one. */
        private Talk atTheEnd(StepEstimate estimate) {
            double exposed = parallel.atTheEnd(widest);
            return plan.effectiveZeroStage() >= 2 ? new Talk(exposed, exposed)
                    : new Talk(estimate.data().seconds(), exposed);
        }

        private Work work(int stage, double compute, double share, double ring, double data) {
            Exposure tensors = attentionTensor.times(stages.layers(stage)).plus(feedTensor.times(stages.dense(stage)))
                    .plus(expertTensor.times(stages.moe(stage)));
            return new Work(compute, talk(tensors, share), talk(context, ring * stages.layers(stage)),
                    talk(expert, share * stages.moe(stage)), new Talk(data, data));
        }

        /** Half of what an embedding does. */
        private Work end(double compute) {
            return new Work(compute, talk(end, 0.5), Talk.NONE, Talk.NONE, Talk.NONE);
        }

        private static Talk talk(Exposure exposure, double share) {
            return new Talk(share * exposure.seconds(), share * exposure.exposed());
        }

        private int mostLayers() {
            int most = 0;
            for (int stage = 0; stage < stages.count(); stage++) {
                most = Math.max(most, stages.layers(stage));
            }
            return most;
        }

        /** What a GPU of a stage works on: of DualPipe's two stages half of the micro-batches each. */
        private double on(int stage, IntToDoubleFunction part) {
            return paired ? (part.applyAsDouble(stage) + part.applyAsDouble(stages.count() - 1 - stage)) / 2
                    : part.applyAsDouble(stage);
        }

        double layersOn(int stage) {
            return on(stage, stages::layers);
        }

        double denseOn(int stage) {
            return on(stage, stages::dense);
        }

        double moeOn(int stage) {
            return on(stage, stages::moe);
        }

        private double embeddingsOn(int stage) {
            return on(stage, s -> stages.first(s) ? 1 : 0);
        }

        private double headsOn(int stage) {
            return on(stage, s -> stages.last(s) ? 1 : 0);
        }

        /** A time of all blocks of a stage for one micro-batch. */
        private double sum(int stage, ToDoubleFunction<BlockTimes> time) {
            return on(stage, s -> layers(s, time)) + embeddingsOn(stage) * time.applyAsDouble(embedding)
                    + headsOn(stage) * time.applyAsDouble(head);
        }

        private double layers(int stage, ToDoubleFunction<BlockTimes> time) {
            double sum = stages.layers(stage) * time.applyAsDouble(attention);
            if (stages.dense(stage) > 0) {
                sum += stages.dense(stage) * time.applyAsDouble(feedForward);
            }
            if (stages.moe(stage) > 0) {
                sum += stages.moe(stage) * time.applyAsDouble(experts);
            }
            return sum;
        }

        double compute(int stage) {
            return times().compute(stage);
        }

        /** What {@link #compute} remembers. */
        double computed(int stage) {
            return sum(stage, BlockTimes::total);
        }

        /** What stages hold and take; plans that follow each other have it in common more often than not. */
        StageTimes times() {
            if (times == null) {
                times = longer == 1 ? lastTimes(this) : new StageTimes(this);
            }
            return times;
        }

        private boolean holdsAs(Evaluation other) {
            return layer == other.layer && stages == other.stages && paired == other.paired;
        }

        double forward(int stage) {
            return sum(stage, BlockTimes::forward);
        }

        double backward(int stage) {
            return sum(stage, BlockTimes::backward);
        }

        double microBatches() {
            return microBatches;
        }

        int stageCount() {
            return stages.count();
        }

        /** TP communication of a stage for one micro-batch. */
        private Exposure tensor(int stage) {
            Exposure tensor = attentionTensor.times(layersOn(stage)).plus(feedTensor.times(denseOn(stage)))
                    .plus(expertTensor.times(moeOn(stage)));
            return tensor.plus(end.times(ends(stage)));
        }

        double ends(int stage) {
            return embeddingsOn(stage) + headsOn(stage);
        }

        /** Exposed communication of a stage for one micro-batch. */
        private double exposed(int stage) {
            return exposed(layersOn(stage), denseOn(stage), moeOn(stage)) + ends(stage) * end.exposed();
        }

        private double exposed(double all, double dense, double moe) {
            return all * (attentionTensor.exposed() + context.exposed()) + dense * feedTensor.exposed()
                    + moe * (expertTensor.exposed() + expert.exposed());
        }

        private Group expertData() {
            return plan.ep() > 1 ? placement.expertData() : placement.data();
        }

        /** Ranks over which ZeRO shards dense weights. */
        private double shards() {
            return placement.sharding().size();
        }

        /** Ranks over which ZeRO shards experts. */
        private double expertShards() {
            return (plan.ep() > 1 ? placement.expertSharding() : placement.sharding()).size();
        }

        /** Parameters of the fullest stage. */
        private LocalParameters fullest() {
            return layer.fullest().computeIfAbsent(stages, of -> fullestOf());
        }

        private LocalParameters fullestOf() {
            LocalParameters fullest = LocalParameters.of(shape, slice, stages, 0);
            for (int stage = 1; stage < stages.count(); stage++) {
                LocalParameters other = LocalParameters.of(shape, slice, stages, stage);
                if (other.total() > fullest.total()) {
                    fullest = other;
                }
            }
            return fullest;
        }

        /** Tensors of a stage where weights are gathered one by one; 1 where they are not. */
        private Tensors tensors() {
            return plan.effectiveZeroStage() < 3 || software.flattened() ? Tensors.FLATTENED
                    : new Tensors(TENSORS_PER_LAYER * mostLayers(), Kernels.OVERHEAD_SECONDS, rates.memory());
        }

        /** DP communication where ranks stand like this. */
        DataParallel replication(Placement place) {
            return replication(phases(load(), place));
        }

        /** DP communication whose collectives take this. */
        DataParallel replication(Phases phases) {
            return new DataParallel(run, plan, tensors(), phases, microBatches);
        }

        /** What decides how long the collectives of DP take. */
        Load load() {
            return Load.of(run, plan, tensors(), fullest());
        }

        Phases phases(Load load, Placement place) {
            return DataParallel.phases(load, place, links, scope);
        }

        private double optimizerSeconds() {
            return optimizer(Scope.NONE);
        }

        double optimizer() {
            return optimizer(scope);
        }

        /** Update of the weights: state and gradients read, state and weights written, at memory bandwidth. */
        private double optimizer(Scope scope) {
            LocalParameters parameters = fullest();
            boolean sharded = plan.effectiveZeroStage() >= 1;
            double own = sharded ? parameters.shard(shards(), expertShards()).total() : parameters.total();
            double kept = plan.effectiveZeroStage() >= 2 ? own : parameters.total();
            // State read and written, gradients read for their norm, scaled and read again, the weight written.
            double perParameter = 2.0 * run.optimizer().stateBytesPerParameter() + 4 * run.gradientBytes() + 2;
            double bytes = own * perParameter + kept * run.gradientBytes();
            double seconds = constants.stepSeconds() + bytes / rates.memory();
            if (scope.recording()) {
                scope.derived("updated_parameters", "parameters that a GPU updates", own, Unit.COUNT,
                        sharded ? "share(parameters, pp, tp, sharding_ranks)" : "share(parameters, pp, tp)", OPTIMIZER);
                scope.derived("cleared_parameters", "parameters whose gradients a GPU clears", kept, Unit.COUNT,
                        plan.effectiveZeroStage() >= 2 ? "updated_parameters" : "share(parameters, pp, tp)", OPTIMIZER);
                scope.input("step_host", "work of the host once a step", constants.stepSeconds(), Unit.SECOND,
                        OPTIMIZER);
                scope.input("update_bytes", "bytes read and written to update a parameter", perParameter, Unit.BYTE,
                        OPTIMIZER);
                scope.derived("optimizer_s", "optimizer", seconds, Unit.SECOND,
                        "step_host + (updated_parameters * update_bytes + cleared_parameters * gradient_bytes) / "
                                + "memory_rate",
                        OPTIMIZER);
            }
            return seconds;
        }

        private void recordStage(int stage) {
            if (!scope.recording()) {
                return;
            }
            Source split = Source.literature("layers in equal shares, left over ones on middle stages (arXiv "
                    + "2407.21783, section 3.3.2)");
            scope.derived("data_ranks", "ranks that hold the same dense weights", placement.data().size(), Unit.COUNT,
                    "dp * cp", STEP);
            scope.derived("expert_data_ranks", "ranks that hold the same experts", expertData().size(), Unit.COUNT,
                    plan.ep() > 1 ? "tp * cp * dp / ep" : "dp * cp", STEP);
            scope.derived("sharding_ranks", "ranks over which ZeRO shards dense weights", shards(), Unit.COUNT,
                    (plan.shardingDegree() > 0 ? "sharding_degree" : "dp") + " * cp", STEP);
            scope.derived("expert_sharding_ranks", "ranks over which ZeRO shards experts", expertShards(), Unit.COUNT,
                    plan.ep() > 1 ? "max(1, expert_data_ranks * sharding_ranks / data_ranks)" : "sharding_ranks", STEP);
            scope.derived("layers_per_stage", "layers on the stage that has most", mostLayers(), Unit.COUNT,
                    "ceil(layers / pp)", split);
            scope.input("slowest_stage", "slowest pipeline stage, from 0: the one with most compute", stage,
                    Unit.COUNT, split);
            scope.derived("stage_layers", "layers on the slowest stage", layersOn(stage), Unit.COUNT,
                    "share(layers, pp, slowest_stage)", split);
            scope.derived("stage_moe", "layers with experts on the slowest stage", moeOn(stage), Unit.COUNT,
                    "share(layers, pp, slowest_stage)", split);
            scope.derived("most_moe", "layers with experts on the stage that has most", most(this::moeOn), Unit.COUNT,
                    "ceil(layers / pp)", split);
            scope.derived("chunks", "chunks of a stage", Schedules.chunks(plan), Unit.COUNT,
                    Schedules.interleaved(plan) ? "virtual_stages" : Schedules.folded(plan) ? "2" : "1",
                    Schedules.SOURCE);
            recordSum("stage_compute", "compute of a micro-batch on the slowest stage", compute(stage), "seconds",
                    stage);
            recordSum("stage_forward", "forward of a micro-batch on the slowest stage", sum(stage, BlockTimes::forward),
                    "forward", stage);
            scope.derived("stage_backward", "backward of a micro-batch on the slowest stage",
                    sum(stage, BlockTimes::backward), Unit.SECOND, "stage_compute - stage_forward", STEP);
            recordSum("stage_input_gradient", "backward without gradients of weights",
                    sum(stage, BlockTimes::inputGradient), "input_gradient", stage);
            recordSum("stage_weight_gradient", "gradients of weights", sum(stage, BlockTimes::weightGradient),
                    "weight_gradient", stage);
            recordCommunication(stage);
        }

        private void recordSeconds() {
            if (!scope.recording()) {
                return;
            }
            double others = -stageSeconds[worst];
            for (double seconds : stageSeconds) {
                others += seconds;
            }
            double every = every(worst);
            scope.derived("stage_dp", "exposed DP communication of a micro-batch", every, Unit.SECOND, every > 0
                    ? plan.zeroStage() >= 3 ? "dp_reduce_exposed + dp_gather_exposed + dp_backward_gather_exposed"
                            : "dp_reduce_exposed" : "0", STEP);
            scope.derived("stage_seconds", "a micro-batch on the slowest stage, exposed communication included",
                    stageSeconds[worst], Unit.SECOND, "stage_compute + stage_tp + stage_cp + stage_ep + stage_dp",
                    STEP);
            scope.derived("other_stages_seconds", "a micro-batch on all other stages together", others, Unit.SECOND,
                    plan.pp() == 1 ? "0" : "others(pp, stage_seconds)", STEP);
        }

        private void recordCommunication(int stage) {
            StringBuilder tensor = new StringBuilder();
            if (plan.tp() > 1) {
                tensor.append("stage_layers * attention_tp_exposed");
                if (denseOn(stage) > 0) {
                    tensor.append(" + (stage_layers - stage_moe) * feed_forward_tp_exposed");
                }
                if (moeOn(stage) > 0 && expertTensor != Exposure.NONE) {
                    tensor.append(" + stage_moe * moe_tp_exposed");
                }
                scope.input("stage_ends", "TP collectives of embedding and output layer on the slowest stage",
                        ends(stage) * communication.tensorEndTimes(), Unit.COUNT, STEP);
                tensor.append(" + stage_ends * tp_seconds");
            }
            scope.derived("stage_tp", "exposed TP communication of a micro-batch", tensor(stage).exposed(), Unit.SECOND,
                    plan.tp() > 1 ? tensor.toString() : "0", STEP);
            scope.derived("stage_cp", "exposed CP communication of a micro-batch",
                    layersOn(stage) * context.exposed(), Unit.SECOND,
                    plan.cp() > 1 ? "stage_layers * cp_exposed" : "0", STEP);
            scope.derived("stage_ep", "exposed EP communication of a micro-batch", moeOn(stage) * expert.exposed(),
                    Unit.SECOND, expert.seconds() > 0 ? "stage_moe * ep_exposed" : "0", STEP);
        }

        private void recordSum(String id, String label, double value, String what, int stage) {
            StringBuilder formula = new StringBuilder("stage_layers * attention_" + what);
            if (denseOn(stage) > 0) {
                formula.append(" + (stage_layers - stage_moe) * feed_forward_").append(what);
            }
            if (moeOn(stage) > 0) {
                formula.append(" + stage_moe * moe_").append(what);
                if (what.equals("seconds") || what.equals("forward")) {
                    formula.append(" + stage_moe * moe_wait");
                }
            }
            end(formula, embeddingsOn(stage), "embedding_" + what);
            end(formula, headsOn(stage), "head_" + what);
            scope.derived(id, label, value, Unit.SECOND, "slowest_gpu * (" + formula + ")", STEP);
        }

        private static void end(StringBuilder formula, double times, String name) {
            if (times > 0) {
                formula.append(times < 1 ? " + 0.5 * " : " + ").append(name);
            }
        }

        private void record(StepEstimate e) {
            scope.derived("compute_s", "compute", e.compute(), Unit.SECOND,
                    "micro_batches * stage_compute", STEP);
            exposed("tp", e.tensor(), plan.tp() > 1 ? "micro_batches * stage_tp" : "0");
            exposed("cp", e.context(), plan.cp() > 1 ? "micro_batches * stage_cp" : "0");
            exposed("ep", e.expert(), plan.ep() > 1 ? "micro_batches * stage_ep" : "0");
            exposed("pp", e.pipeline(), plan.pp() > 1
                    ? "pipeline(micro_batches, stage_seconds, pp_transfer) - pipeline(micro_batches, stage_seconds, 0)"
                    : "0");
            scope.derived("bubble_s", "bubble", e.bubble(), Unit.SECOND, plan.pp() > 1
                    ? "pipeline(micro_batches, stage_seconds, 0) - micro_batches * stage_seconds" : "0",
                    Schedules.SOURCE);
            scope.derived("exposed_communication_s", "exposed communication", e.exposed(), Unit.SECOND,
                    "exposed_tp_s + exposed_cp_s + exposed_ep_s + exposed_pp_s + exposed_dp_s", STEP);
            scope.derived("step_time_s", "step time", e.seconds(), Unit.SECOND,
                    "compute_s + exposed_communication_s + bubble_s + optimizer_s" + (slow.isEmpty() ? ""
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
            recordBytes(e);
        }

        private void exposed(String dimension, Exposure exposure, String formula) {
            scope.derived("exposed_" + dimension + "_s", "exposed " + dimension.toUpperCase(Locale.ROOT)
                    + " communication", exposure.exposed(), Unit.SECOND, formula, STEP);
        }

        private void recordBytes(StepEstimate e) {
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
    }
}
