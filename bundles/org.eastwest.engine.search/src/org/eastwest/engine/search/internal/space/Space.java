// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.plan.PreparedJob;

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

    private final SpaceText text;
    private final PreparedJob job;
    private final Training run;
    private final ModelShape shape;
    private final PlanSnapshot own;
    private final RunChoices runs;
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
        List<Branch.Stem> stems = new ArrayList<>();
        for (int gpus : gpus()) {
            for (int tp : degrees(Dimension.TP, own.tp(), Divisors.of(gpus, shape.heads()),
                    d -> shape.hidden() % d == 0 && shape.heads() % d == 0, gpus)) {
                for (int cp : degrees(Dimension.CP, own.cp(), Divisors.of(gpus / tp, run.sequenceLength()),
                        this::contextMakesSense, gpus / tp)) {
                    stems.add(new Branch.Stem(gpus / tp / cp, tp, cp));
                }
            }
        }
        stems.parallelStream().map(stem -> Branch.of(stem, text, job, runs, progress)).toList().forEach(branch -> {
            branch.layouts().forEach(this::use);
            blocks.addAll(branch.blocks());
        });
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
        return text.dividing(dimension, ownDegree, Arrays.stream(divisors).filter(rule).toArray(), left);
    }

    private void use(Layout layout) {
        unused.get(Dimension.GPUS).remove(layout.tp() * layout.cp() * layout.pp() * layout.dp());
        unused.get(Dimension.TP).remove(layout.tp());
        unused.get(Dimension.CP).remove(layout.cp());
        unused.get(Dimension.PP).remove(layout.pp());
        unused.get(Dimension.DP).remove(layout.dp());
        unused.get(Dimension.EP).remove(layout.ep());
    }
}
