// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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

/** The plans of a space with the same GPUs, TP and CP. Belongs to one thread; others grow other branches meanwhile. */
final class Branch {
    private static final List<ParallelDimension> USUAL = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.PP, ParallelDimension.DP);

    private final SpaceText text;
    private final PreparedJob job;
    private final Training run;
    private final ModelShape shape;
    private final PlanSnapshot own;
    private final RunChoices runs;
    private final PlanEvaluator probe;
    private final Progress progress;
    private final List<Layout> layouts = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();

    /** What plans of a branch share: TP, CP, and the GPUs that they leave to PP and DP. */
    record Stem(int left, int tp, int cp) {
    }

    private Branch(SpaceText text, PreparedJob job, RunChoices runs, Progress progress) {
        this.text = text;
        this.progress = progress;
        this.job = job;
        this.run = job.run();
        this.shape = run.model();
        this.own = job.job().plan();
        this.runs = runs;
        this.probe = job.evaluator(Double.POSITIVE_INFINITY);
    }

    /** Everything with these degrees. */
    static Branch of(Stem stem, SpaceText text, PreparedJob job, RunChoices runs, Progress progress) {
        Branch branch = new Branch(text, job, runs, progress);
        branch.expand(stem.left(), stem.tp(), stem.cp());
        return branch;
    }

    /** Degrees that it looked at, those without a micro-batch included. */
    List<Layout> layouts() {
        return layouts;
    }

    /** Its plans, in order. */
    List<Block> blocks() {
        return blocks;
    }

    private void expand(int left, int tp, int cp) {
        int[] divisors = Divisors.of(left, shape.mostStages());
        IntPredicate even = pp -> shape.layers() % pp == 0;
        int[] evens = text.has(Dimension.PP, "even") ? Arrays.stream(divisors).filter(even).toArray() : new int[0];
        int[] others = text.dividing(Dimension.PP, own.pp(), divisors, left);
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
            layouts.add(layout);
            progress.check();
            int[] sizes = microBatches(dp);
            if (sizes.length > 0) {
                blocks(layout, sizes);
            }
        }
    }

    private boolean fits(Layout layout) {
        return layout.ep() == 1 || probe.fit(run, plan(layout)) != Refusal.EXPERTS;
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
