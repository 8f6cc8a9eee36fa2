// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eastwest.engine.search.internal.space.Block.Pipeline;
import org.eastwest.engine.search.internal.space.Block.TpOverlap;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;

/**
 * The plans that a text means for a job. The rules of {@code auto} are those of Calculon's search
 * (calculon-ai/calculon@caa4b11): TP divides GPUs, hidden size and heads; DP is what TP, CP and PP leave of the GPUs
 * and no larger than the batch; virtual stages divide the layers of a stage; micro-batches divide a rank's share of the
 * batch. PP divides the GPUs and has a layer a stage; CP leaves a GPU 1,024 tokens of a sequence; EP divides the
 * experts.
 */
public final class Space {
    /** Context parallelism below that many tokens a GPU is not worth its communication. */
    private static final int LEAST_TOKENS = 1024;
    private static final List<ParallelDimension> USUAL = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.PP, ParallelDimension.DP);

    private final SpaceText text;
    private final PreparedJob job;
    private final Training run;
    private final ModelShape shape;
    private final PlanSnapshot own;
    private final RunChoices runs;
    private final PlanEvaluator probe;
    private final Map<Dimension, Set<Integer>> unused = new EnumMap<>(Dimension.class);
    private final List<Block> blocks = new ArrayList<>();
    private final Progress progress;
    private List<Integer> tooMany = List.of();

    private Space(SpaceText text, PreparedJob job, Progress progress) {
        this.text = text;
        this.progress = progress;
        this.job = job;
        this.run = job.run();
        this.shape = run.model();
        this.own = job.job().plan();
        this.runs = new RunChoices(text, run);
        this.probe = job.evaluator(Double.POSITIVE_INFINITY);
    }

    /**
     * The space of a text.
     *
     * @param progress asked while the space is built, which may take a while
     * @throws java.util.concurrent.CancellationException when the user no longer wants it
     */
    public static Space of(SpaceText text, PreparedJob job, Progress progress) {
        Space space = new Space(text, job, progress);
        space.expand();
        return space;
    }

    /** Its plans in blocks, in order. */
    public List<Block> blocks() {
        return blocks;
    }

    public long size() {
        return blocks.stream().mapToLong(Block::size).sum();
    }

    /** Degrees that the text names but no plan of the space has, such as {@code tp=3}. */
    public List<String> unused() {
        return unused.entrySet().stream().flatMap(e -> e.getValue().stream().map(v -> e.getKey().word() + "=" + v))
                .toList();
    }

    /** Numbers of GPUs that the text names but the job does not get. */
    public List<Integer> tooManyGpus() {
        return tooMany;
    }

    private void expand() {
        for (Dimension degree : List.of(Dimension.GPUS, Dimension.TP, Dimension.CP, Dimension.PP, Dimension.DP, Dimension.EP)) {
            Set<Integer> named = new TreeSet<>();
            Arrays.stream(text.named(degree)).forEach(named::add);
            unused.put(degree, named);
        }
        for (int gpus : gpus()) {
            for (int tp : degrees(Dimension.TP, own.tp(), Divisors.of(gpus, shape.heads()),
                    d -> shape.hidden() % d == 0 && shape.heads() % d == 0, gpus)) {
                for (int cp : degrees(Dimension.CP, own.cp(), Divisors.of(gpus / tp, run.sequenceLength()),
                        this::contextMakesSense, gpus / tp)) {
                    progress.check();
                    expand(gpus / tp / cp, tp, cp);
                }
            }
        }
    }

    private int[] gpus() {
        int placed = (int) Math.min(Integer.MAX_VALUE, job.job().gpus());
        int[] halves = IntStream.iterate(placed, g -> g % 2 == 0 && g / 2 >= job.domainGpus(), g -> g / 2)
                .map(g -> g / 2).toArray();
        int[] all = IntStream.concat(Arrays.stream(halves), IntStream.of(placed)).toArray();
        int[] asked = text.numbers(Dimension.GPUS, (int) Math.min(placed, own.ranks()), all);
        int[] named = Arrays.stream(asked).filter(g -> g <= placed).toArray();
        tooMany = Arrays.stream(asked).filter(g -> g > placed).boxed().toList();
        unused.get(Dimension.GPUS).removeAll(tooMany);
        return text.has(Dimension.GPUS, "placed")
                ? IntStream.concat(Arrays.stream(named), IntStream.of(placed)).sorted().distinct().toArray() : named;
    }

    private boolean contextMakesSense(int cp) {
        return cp == 1 || run.sequenceLength() % (2L * cp) == 0 && run.sequenceLength() / cp >= LEAST_TOKENS;
    }

    /** Values of a degree that divide the GPUs left; {@code rule} holds for those of {@code auto}. */
    private int[] degrees(Dimension dimension, int ownDegree, int[] divisors, IntPredicate rule, long left) {
        int[] auto = Arrays.stream(divisors).filter(rule).toArray();
        return Arrays.stream(text.numbers(dimension, ownDegree, auto)).filter(d -> d <= left && left % d == 0)
                .toArray();
    }

    private void expand(int left, int tp, int cp) {
        int[] divisors = Divisors.of(left, shape.mostStages());
        IntPredicate even = pp -> shape.layers() % pp == 0;
        int[] evens = text.has(Dimension.PP, "even") ? Arrays.stream(divisors).filter(even).toArray() : new int[0];
        int[] others = degrees(Dimension.PP, own.pp(), divisors, pp -> true, left);
        for (int pp : IntStream.concat(Arrays.stream(evens), Arrays.stream(others)).sorted().distinct().toArray()) {
            int dp = left / pp;
            int[] kept = text.numbers(Dimension.DP, own.dp(), dp <= run.globalBatch() ? new int[] {dp} : new int[0]);
            if (Arrays.stream(kept).anyMatch(d -> d == dp)) {
                experts(tp, cp, pp, dp);
            }
        }
    }

    private void experts(int tp, int cp, int pp, int dp) {
        long most = Math.min(shape.experts(), (long) tp * cp * dp);
        int[] auto = shape.moe() ? Arrays.stream(Divisors.of(shape.experts(), most))
                .filter(ep -> fits(new Layout(tp, cp, pp, dp, ep))).toArray() : new int[] {1};
        for (int ep : text.numbers(Dimension.EP, own.ep(), auto)) {
            Layout layout = new Layout(tp, cp, pp, dp, ep);
            use(layout);
            progress.check();
            int[] sizes = microBatches(dp);
            if (sizes.length > 0) {
                blocks(layout, sizes);
            }
        }
    }

    private void use(Layout layout) {
        unused.get(Dimension.GPUS).remove(layout.tp() * layout.cp() * layout.pp() * layout.dp());
        unused.get(Dimension.TP).remove(layout.tp());
        unused.get(Dimension.CP).remove(layout.cp());
        unused.get(Dimension.PP).remove(layout.pp());
        unused.get(Dimension.DP).remove(layout.dp());
        unused.get(Dimension.EP).remove(layout.ep());
    }

    private boolean fits(Layout layout) {
        progress.check();
        return probe.evaluate(run, plan(layout)) != Refusal.EXPERTS;
    }

    private PlanSnapshot plan(Layout layout) {
        return new PlanSnapshot(layout.tp(), layout.pp(), layout.dp(), layout.ep(), layout.cp(), 1, 1, 0, false,
                Schedule.ONE_FORWARD_ONE_BACKWARD, own.order());
    }

    private int[] microBatches(int dp) {
        int[] auto = run.globalBatch() % dp == 0 ? Divisors.of(run.globalBatch() / dp, Integer.MAX_VALUE) : new int[0];
        return text.numbers(Dimension.MICRO_BATCH, own.microBatch(), auto);
    }

    private void blocks(Layout layout, int[] microBatches) {
        boolean shared = layout.dp() * (long) layout.cp() > 1;
        List<TpCommunication> communications = text.words(Dimension.TP_COMMUNICATION, TpCommunication
                .of(own.sequenceParallelism(), own.scatteredSends()).word()).stream().map(TpCommunication::of).toList();
        List<Boolean> regathers = text.words(Dimension.REGATHER, RunChoices.word(own.regather())).stream()
                .map(RunChoices::on).toList();
        int[] zeroStages = shared ? text.numbers(Dimension.ZERO, own.zeroStage(), new int[] {0, 1, 2, 3})
                : new int[] {0};
        List<TpOverlap> overlaps = overlaps(layout);
        List<Pipeline> pipelines = pipelines(layout);
        List<Seat> seats = seats(layout);
        List<PlanPlace> places = seats.stream().map(Seat::place).toList();
        for (int microBatch : microBatches) {
            progress.check();
            blocks.add(new Block(layout, own.contextExchange(), microBatch, communications, regathers, overlaps,
                    pipelines, zeroStages, seats, places, runs.of(layout)));
        }
    }

    private List<TpOverlap> overlaps(Layout layout) {
        if (layout.tp() == 1) {
            return List.of(new TpOverlap(run.overlapTensor(), own.tensorOverlap()));
        }
        String ownWord = !run.overlapTensor() ? "none" : own.tensorOverlap() == TensorOverlap.RING ? "ring"
                : "pipelined";
        return text.words(Dimension.TP_OVERLAP, ownWord).stream().map(word -> switch (word) {
            case "ring" -> new TpOverlap(true, TensorOverlap.RING);
            case "pipelined" -> new TpOverlap(true, TensorOverlap.PIPELINED);
            default -> new TpOverlap(false, TensorOverlap.RING);
        }).toList();
    }

    private List<Pipeline> pipelines(Layout layout) {
        if (layout.pp() == 1) {
            return List.of(new Pipeline(Schedule.ONE_FORWARD_ONE_BACKWARD, 1));
        }
        List<Pipeline> pipelines = new ArrayList<>();
        for (String word : text.words(Dimension.SCHEDULE, word(own.schedule()))) {
            if (word.equals("1f1b")) {
                interleaved(layout, pipelines);
            } else {
                pipelines.add(new Pipeline(Schedule.valueOf(word.toUpperCase(java.util.Locale.ROOT).replace('-', '_')),
                        1));
            }
        }
        return pipelines;
    }

    private static String word(Schedule schedule) {
        return switch (schedule) {
            case ONE_FORWARD_ONE_BACKWARD, INTERLEAVED -> "1f1b";
            default -> schedule.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        };
    }

    private void interleaved(Layout layout, List<Pipeline> pipelines) {
        boolean even = shape.layers() % layout.pp() == 0;
        int[] auto = even ? Divisors.of(shape.layers() / layout.pp(), Integer.MAX_VALUE) : new int[] {1};
        for (int stages : text.numbers(Dimension.VIRTUAL_STAGES, own.virtualStages(), auto)) {
            pipelines.add(new Pipeline(stages > 1 ? Schedule.INTERLEAVED : Schedule.ONE_FORWARD_ONE_BACKWARD, stages));
        }
    }

    private List<Seat> seats(Layout layout) {
        List<Seat> seats = new ArrayList<>();
        for (String word : text.words(Dimension.PLACEMENT, Dimension.DESIGN)) {
            switch (word) {
                case "orders" -> job.orders(plan(layout)).forEach(order -> seats.add(new Seat(new PlanPlace(order,
                        Set.of()), true)));
                case "tiers" -> tiers(layout, seats);
                default -> seats.add(new Seat(new PlanPlace(own.order(), own.scaleOut()), true));
            }
        }
        return seats.stream().distinct().toList();
    }

    /** Every choice of which dimensions stay in the scale-up domain; the fabric carries the others. */
    private void tiers(Layout layout, List<Seat> seats) {
        List<ParallelDimension> split = USUAL.stream().filter(d -> plan(layout).degree(d) > 1).toList();
        boolean elsewhere = job.job().gpus() > job.domainGpus();
        for (int choice = 0; choice < 1 << split.size(); choice++) {
            Set<ParallelDimension> outside = EnumSet.noneOf(ParallelDimension.class);
            long inside = 1;
            for (int i = 0; i < split.size(); i++) {
                if ((choice >> i & 1) == 1) {
                    outside.add(split.get(i));
                } else {
                    inside *= plan(layout).degree(split.get(i));
                }
            }
            List<ParallelDimension> order = new ArrayList<>(USUAL);
            order.removeAll(outside);
            USUAL.stream().filter(outside::contains).forEach(order::add);
            boolean fits = inside <= job.domainGpus() && job.domainGpus() % inside == 0
                    && (outside.isEmpty() || elsewhere);
            seats.add(new Seat(new PlanPlace(order, outside), fits));
        }
    }
}
