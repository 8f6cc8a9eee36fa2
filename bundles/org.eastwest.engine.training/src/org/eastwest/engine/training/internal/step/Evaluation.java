// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.compute.BlockTimes;
import org.eastwest.engine.training.internal.compute.Kernels;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.memory.LocalParameters;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.plan.Stages;
import org.eastwest.engine.training.internal.step.DataParallel.Load;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.DataParallel.Window;
import org.eastwest.engine.training.internal.step.StepModel.Layer;
import org.eastwest.engine.training.internal.timeline.Part;
import org.eastwest.engine.training.internal.timeline.Pipeline;
import org.eastwest.engine.training.internal.timeline.Sends;
import org.eastwest.engine.training.internal.timeline.StepTimeline;
import org.eastwest.engine.training.internal.timeline.Work;
import org.eastwest.engine.training.internal.timeline.Work.Talk;
import org.eastwest.engine.training.internal.timeline.Works;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Recompute;

/** One plan at work. */
final class Evaluation implements Prospect {
    private static final Window NO_WINDOW = new Window(0, 0);
    /**
     * Weights of the four linear layers of a block; of its biases and norms, which are smaller than 100,000 elements,
     * DeepSpeed keeps whole copies (stage3_param_persistence_threshold).
     */
    private static final double TENSORS_PER_LAYER = 4;

    final StepModel model;
    final PlanSnapshot plan;
    final Scope scope;
    final Placement placement;
    private final Stages stages;
    private final Layer layer;
    private final Slice slice;
    private final double microBatches;
    private final boolean paired;
    private final double longer;
    private final Collectives links;
    List<SlowPart> slow = List.of();
    private final BlockTimes attention;
    private final BlockTimes feedForward;
    private final BlockTimes experts;
    private final BlockTimes embedding;
    private final BlockTimes head;
    private MemoryEstimate bytes;
    Communication communication;
    private Exposure attentionTensor;
    private Exposure feedTensor;
    Exposure expertTensor;
    Exposure context;
    Exposure expert;
    private Exposure end;
    private DataParallel parallel;
    StageTimes times;
    Window widest;
    double[] stageSeconds;
    int worst;
    private Exposure sends = Exposure.NONE;
    private Exposure data;
    /** Null where nobody asks how numbers come about. */
    private final StepRecord record;

    Evaluation(StepModel model, PlanSnapshot plan, Scope scope) {
        this(model, plan, scope, 1, model.collectives);
    }

    /**
     * @param longer time that kernels take over that on other GPUs, at least 1
     * @param links  what carries the communication
     */
    Evaluation(StepModel model, PlanSnapshot plan, Scope scope, double longer, Collectives links) {
        this.model = model;
        this.plan = plan;
        this.scope = scope;
        this.longer = longer;
        this.links = links;
        record = scope.recording() ? new StepRecord(this) : null;
        placement = model.placements.of(plan);
        stages = model.split(plan.pp(), Schedules.folded(plan));
        paired = plan.schedule() == Schedule.DUAL_PIPE && plan.pp() > 1 && plan.pp() % 2 == 0;
        layer = model.layer(plan, scope);
        slice = layer.slice();
        attention = longer(layer.dense().attention());
        feedForward = longer(layer.dense().feedForward());
        experts = longer(layer.experts());
        embedding = longer(layer.dense().embedding());
        head = longer(layer.dense().head());
        microBatches = scope.derived("micro_batches", "micro-batches of a rank",
                StepModel.microBatches(model.run, plan), Unit.COUNT, "ceil(global_batch / (dp * micro_batch))",
                StepRecord.STEP);
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
            bytes = model.memory.estimate(plan, slice, stages, microBatches, shards(), expertShards(), scope);
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
        return new Communication(model.run, plan, slice, place, links, model.software, scope);
    }

    Exposure attentionTensor(Communication of) {
        return of.tensor(attention, scope.in("attention"));
    }

    Exposure feedTensor(Communication of) {
        return model.dense() ? of.tensor(feedForward, scope.in("feed_forward")) : Exposure.NONE;
    }

    /** Whole experts need no TP communication; shared ones and experts split by TP do. */
    Exposure expertTensor(Communication of) {
        return model.shape.moe() && (plan.ep() <= 1 || slice.shared() > 0) ? of.tensor(experts, scope.in("moe"))
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
            widest = model.run.overlapData() || scope.recording() ? widest() : NO_WINDOW;
            if (record != null) {
                record.windows();
            }
            data = parallel.step(window(worst), widest, scope);
        }
    }

    /** DP communication that every micro-batch waits for on a stage. */
    double every(int stage) {
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
    Window widest() {
        double forward = times().mostForward();
        return new Window(forward, compute(worst) - forward
                + times().mostMoe() * communication.expertsExposedBackward());
    }

    @Override
    public double leastSeconds() {
        communicateAcross();
        return (leastPipeline(stageSeconds) + parallel.atTheEnd(widest) + optimizer()) * (1 - StepModel.ROUNDING);
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
        if (!model.shape.moe()) {
            return Exposure.NONE;
        }
        double forward = scope.derived("moe_layer_forward", "compute of a layer with experts, forward",
                attention.forward() + experts.forward(), Unit.SECOND,
                "slowest_gpu * (attention_forward + moe_forward)", StepRecord.STEP);
        double backward = scope.derived("moe_layer_backward", "compute of a layer with experts, backward",
                attention.backward() + experts.backward(), Unit.SECOND,
                "slowest_gpu * (attention_seconds + moe_seconds) - moe_layer_forward", StepRecord.STEP);
        return of.experts(forward, backward);
    }

    @Override
    public StepEstimate estimate() {
        communicate();
        if (record != null) {
            record.stage(worst);
        }
        communicateAcross();
        if (record != null) {
            record.seconds();
        }
        Exposure exposed = sends;
        double bubble = 0;
        if (plan.pp() > 1) {
            Pipeline pipeline = pipeline(send());
            double without = pipeline.secondsWithoutSends(model.clock);
            exposed = sends.exposing(Math.max(0, pipeline.seconds(model.clock) - without));
            bubble = Math.max(0, without - microBatches * stageSeconds[worst]);
        }
        StepEstimate estimate = new StepEstimate(plan.ranks(), model.run.tokens(), microBatches, worst, mostLayers(),
                microBatches * compute(worst), tensor(worst).times(microBatches), contextStep(), expertStep(),
                exposed, data, bubble, optimizer(), waiting(), model.flop, model.rates.peak(), memory());
        if (record != null) {
            record.estimate(estimate);
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
        if (record != null) {
            record.waiting(healthy, longest);
        }
        return longest - healthy;
    }

    /** By stage: the same plan as if all GPUs of the stage were as slow as the slowest of them. */
    private Map<Integer, Evaluation> hurt(List<SlowPart> parts) {
        Map<Integer, Evaluation> hurt = new TreeMap<>();
        parts.stream().map(SlowPart::stage).distinct().forEach(stage -> {
            List<SlowPart> here = parts.stream().filter(p -> p.stage() == stage).toList();
            double slowness = here.stream().mapToDouble(p -> 1 / p.speed()).max().orElse(1);
            // The mean GPU has speed 1; a little of its slowness may be what the slowest of many has anyway.
            double factor = Math.max(1, slowness / Straggling.slowest(model.placedGpus, model.constants.jitter()));
            Stream<Collectives> nics = here.stream().filter(SlowPart::slowNic).map(SlowPart::collectives);
            Evaluation worstOf = Stream.concat(Stream.of(links), nics)
                    .map(c -> new Evaluation(model, plan, Scope.NONE, factor, c))
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
            double kernels = optimizerSeconds() - model.constants.stepSeconds();
            update = Math.max(update, model.constants.stepSeconds() + kernels * other.longer);
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
                new Sends(send, model.run.overlapPipeline(), communication.sendContention(),
                        hurt.isEmpty() ? null : late)).seconds(model.clock);
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

    /** True when TP splits routed experts: where EP does not distribute whole ones. */
    boolean splitsExperts() {
        return model.shape.moe() && plan.ep() <= 1;
    }

    /** The same object for all plans with the same share of all but experts and the same recompute. */
    Object denseShare() {
        return layer.dense();
    }

    /** The pipeline with what its stages take. */
    private Pipeline pipeline(double send) {
        return new Pipeline(plan, microBatches, this::layers, end(embedding), end(head),
                new Sends(send, model.run.overlapPipeline(), communication.sendContention()));
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
        return 1 / (model.run.recompute() == Recompute.FULL ? 3.0 : 2);
    }

    /** Forward's share of CP communication; backward has twice as much, and what it recomputes. */
    private double ringShare() {
        return 1 / (model.run.recompute() == Recompute.FULL ? 4.0 : 3);
    }

    private Part end(BlockTimes block) {
        return new Part(block.forward() + end.exposed() / 2,
                block.inputGradient() + block.recompute() + end.exposed() / 2, block.weightGradient());
    }

    List<StageUse> stages() {
        StepEstimate estimate = estimate();
        double pipeline = microBatches * stageSeconds[worst] + estimate.bubble();
        List<MemoryEstimate> used = model.memory.stages(plan, slice, stages, microBatches, shards(), expertShards());
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

    int mostLayers() {
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

    /** True when two stages hold the same blocks, and so take the same. */
    boolean holdSame(int one, int other) {
        int last = stages.count() - 1;
        return stages.same(one, other) && (!paired || stages.same(last - one, last - other));
    }

    double embeddingsOn(int stage) {
        return on(stage, s -> stages.first(s) ? 1 : 0);
    }

    double headsOn(int stage) {
        return on(stage, s -> stages.last(s) ? 1 : 0);
    }

    /** A time of all blocks of a stage for one micro-batch. */
    double sum(int stage, ToDoubleFunction<BlockTimes> time) {
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
            times = longer == 1 ? model.lastTimes(this) : new StageTimes(this);
        }
        return times;
    }

    boolean holdsAs(Evaluation other) {
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
    Exposure tensor(int stage) {
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

    Group expertData() {
        return plan.ep() > 1 ? placement.expertData() : placement.data();
    }

    /** Ranks over which ZeRO shards dense weights. */
    double shards() {
        return StepModel.shards(placement);
    }

    /** Ranks over which ZeRO shards experts. */
    double expertShards() {
        return StepModel.expertShards(plan, placement);
    }

    /** Parameters of the fullest stage. */
    private LocalParameters fullest() {
        return layer.fullest().computeIfAbsent(stages, of -> fullestOf());
    }

    private LocalParameters fullestOf() {
        LocalParameters fullest = LocalParameters.of(model.shape, slice, stages, 0);
        for (int stage = 1; stage < stages.count(); stage++) {
            LocalParameters other = LocalParameters.of(model.shape, slice, stages, stage);
            if (other.total() > fullest.total()) {
                fullest = other;
            }
        }
        return fullest;
    }

    /** Tensors of a stage where weights are gathered one by one; 1 where they are not. */
    private Tensors tensors() {
        return plan.effectiveZeroStage() < 3 || model.software.flattened() ? Tensors.FLATTENED
                : new Tensors(TENSORS_PER_LAYER * mostLayers(), Kernels.OVERHEAD_SECONDS, model.rates.memory());
    }

    /** DP communication where ranks stand like this. */
    DataParallel replication(Placement place) {
        return replication(phases(load(), place));
    }

    /** DP communication whose collectives take this. */
    DataParallel replication(Phases phases) {
        return new DataParallel(model.run, plan, tensors(), phases, microBatches);
    }

    /** What decides how long the collectives of DP take. */
    Load load() {
        return Load.of(model.run, plan, tensors(), fullest());
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
        double perParameter = 2.0 * model.run.optimizer().stateBytesPerParameter() + 4 * model.run.gradientBytes() + 2;
        double bytes = own * perParameter + kept * model.run.gradientBytes();
        double seconds = model.constants.stepSeconds() + bytes / model.rates.memory();
        if (scope.recording()) {
            record.optimizer(own, kept, perParameter, seconds);
        }
        return seconds;
    }
}
