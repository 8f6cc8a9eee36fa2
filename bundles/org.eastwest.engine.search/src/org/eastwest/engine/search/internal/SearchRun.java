// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.TrainingPlan;

/** Works through the blocks of a space on several threads; who does which block decides nothing. */
final class SearchRun {
    /** Portions worked through before it is known what they are worth; each further wave has twice as many. */
    private static final int FIRST_WAVE = 16;

    /** One for each thread. */
    private final List<PlanEvaluator> evaluators = new ArrayList<>();
    private final Objective objective;
    private final int top;
    private final Pruning pruning;
    private final SoFar soFar;
    private final Consumer<PlanSearchState> watcher;
    private final Known known;
    private final List<Portion> portions;
    private final long plans;
    private final BlockSearch[] results;

    /** What one thread works through at a time: blocks that follow each other, the first one's first plan at an index. */
    private record Portion(List<Block> blocks, long firstIndex) {
        long size() {
            return blocks.stream().mapToLong(Block::size).sum();
        }
    }

    /**
     * @param threads    those that search, at least 1
     * @param limitBytes memory that the fullest GPU may use
     * @param watcher    told where the search stands; null when nobody wants to know
     */
    SearchRun(PreparedJob job, int threads, Space space, Objective objective, int top, double limitBytes,
            Pruning pruning, Consumer<PlanSearchState> watcher) {
        for (int i = 0; i < threads; i++) {
            evaluators.add(job.evaluator(limitBytes));
        }
        this.objective = objective;
        this.top = top;
        this.pruning = pruning;
        this.known = Known.nothing(top);
        this.soFar = new SoFar(job, top, watcher != null);
        this.watcher = watcher;
        this.portions = portions(space.blocks(), pruning == Pruning.WHOLESALE);
        this.plans = space.size();
        this.results = new BlockSearch[portions.size()];
    }

    /**
     * Every block, or together those of a layout, whose ranks may stand at the same places: what an evaluator knows of
     * these serves all of them.
     */
    private static List<Portion> portions(List<Block> blocks, boolean together) {
        List<Portion> portions = new ArrayList<>();
        long index = 0;
        for (int i = 0; i < blocks.size();) {
            int end = i + 1;
            while (together && end < blocks.size() && blocks.get(end).places() == blocks.get(i).places()) {
                end++;
            }
            Portion portion = new Portion(blocks.subList(i, end), index);
            portions.add(portion);
            index += portion.size();
            i = end;
        }
        return portions;
    }

    /**
     * Searches.
     *
     * @return results of blocks, in the order of the space
     */
    List<BlockSearch> on(Workers workers, Progress progress) {
        for (int[] wave : waves(samples(workers, progress))) {
            workers.each(wave.length, (i, worker) -> work(wave[i], evaluators.get(worker), workers),
                    () -> told(progress));
            for (int i : wave) {
                progress.check();
                known.add(results[i]);
            }
        }
        tell(progress);
        return List.of(results);
    }

    /** Plans of the whole space once it is searched. */
    Known known() {
        return known;
    }

    /** Value of a plan of each portion, infinite where none of those tried is possible. */
    private double[] samples(Workers workers, Progress progress) {
        double[] samples = new double[portions.size()];
        workers.each(samples.length, (i, worker) -> samples[i] = sample(portions.get(i), evaluators.get(worker)),
                () -> told(progress));
        return samples;
    }

    private double sample(Portion portion, PlanEvaluator evaluator) {
        for (TrainingPlan sample : portion.blocks().get(0).samples()) {
            if (evaluator.evaluate(sample.run(), sample.plan()) == null) {
                return BlockSearch.value(objective, evaluator.leastSeconds(), evaluator.memoryBytes(),
                        evaluator.scaleOutBytes(), sample.plan());
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    /** Portions that are worked through at a time: those that look best first, so that the others can be left out. */
    private static List<int[]> waves(double[] samples) {
        int[] order = IntStream.range(0, samples.length).boxed().sorted(Comparator.comparingDouble(i -> samples[i]))
                .mapToInt(Integer::intValue).toArray();
        List<int[]> waves = new ArrayList<>();
        int size = FIRST_WAVE;
        for (int from = 0; from < order.length; from += size, size *= 2) {
            waves.add(Arrays.copyOfRange(order, from, Math.min(order.length, from + size)));
        }
        return waves;
    }

    private void work(int number, PlanEvaluator evaluator, Workers workers) {
        Portion portion = portions.get(number);
        BlockSearch search = new BlockSearch(evaluator, objective, top, pruning == Pruning.NONE ? null : known,
                portion.firstIndex(), pruning == Pruning.WHOLESALE, workers::stopped);
        portion.blocks().forEach(search::work);
        results[number] = search;
        soFar.add(search, portion.size());
    }

    private void told(Progress progress) {
        progress.report(soFar.done() / (double) plans, count(soFar.done()) + " of " + count(plans) + " plans");
        tell(progress);
    }

    private void tell(Progress progress) {
        if (watcher != null) {
            watcher.accept(soFar.state(plans, progress));
        }
    }

    private static String count(long plans) {
        return Quantity.plain(Quantity.format(plans, Dimension.COUNT));
    }
}
