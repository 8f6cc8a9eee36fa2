// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
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
    /** How often progress is told and asked; well below the 200 ms within which a search must stop. */
    private static final long POLL_MILLIS = 50;
    /** Portions worked through before it is known what they are worth; each further wave has twice as many. */
    private static final int FIRST_WAVE = 16;

    private final PreparedJob job;
    private final Objective objective;
    private final int top;
    private final double limitBytes;
    private final Pruning pruning;
    private final SoFar soFar;
    private final Consumer<PlanSearchState> watcher;
    private final Known known;
    private final List<Portion> portions;
    private final long plans;
    private final BlockSearch[] results;
    private volatile boolean stopped;

    /** What one thread works through at a time: blocks that follow each other, the first one's first plan at an index. */
    private record Portion(List<Block> blocks, long firstIndex) {
        long size() {
            return blocks.stream().mapToLong(Block::size).sum();
        }
    }

    /**
     * @param limitBytes memory that the fullest GPU may use
     * @param watcher    told where the search stands; null when nobody wants to know
     */
    SearchRun(PreparedJob job, Space space, Objective objective, int top, double limitBytes, Pruning pruning,
            Consumer<PlanSearchState> watcher) {
        this.job = job;
        this.objective = objective;
        this.top = top;
        this.limitBytes = limitBytes;
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
     * @param threads at least 1
     * @return results of blocks, in the order of the space
     */
    List<BlockSearch> on(int threads, Progress progress) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, SearchRun::worker);
        try {
            List<PlanEvaluator> evaluators = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                evaluators.add(job.evaluator(limitBytes));
            }
            for (int[] wave : waves(samples(evaluators, workers, progress))) {
                each(wave.length, evaluators, workers, progress, (i, evaluator) -> work(wave[i], evaluator));
                for (int i : wave) {
                    progress.check();
                    known.add(results[i]);
                }
            }
        } finally {
            stopped = true;
            workers.shutdownNow();
        }
        tell(progress);
        return List.of(results);
    }

    /** Plans of the whole space once it is searched. */
    Known known() {
        return known;
    }

    /** Value of a plan of each portion, infinite where none of those tried is possible. */
    private double[] samples(List<PlanEvaluator> evaluators, ExecutorService workers, Progress progress) {
        double[] samples = new double[portions.size()];
        each(samples.length, evaluators, workers, progress, (i, evaluator) -> samples[i] = sample(portions.get(i),
                evaluator));
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

    /** Does a piece of work for each number up to {@code count}, each thread with an evaluator of its own. */
    private void each(int count, List<PlanEvaluator> evaluators, ExecutorService workers, Progress progress,
            BiConsumer<Integer, PlanEvaluator> work) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (PlanEvaluator evaluator : evaluators) {
            running.add(workers.submit(() -> {
                for (int i = next.getAndIncrement(); i < count && !stopped; i = next.getAndIncrement()) {
                    work.accept(i, evaluator);
                }
            }));
        }
        for (Future<?> one : running) {
            await(one, progress);
        }
    }

    private void work(int number, PlanEvaluator evaluator) {
        Portion portion = portions.get(number);
        BlockSearch search = new BlockSearch(evaluator, objective, top, pruning == Pruning.NONE ? null : known,
                portion.firstIndex(), pruning == Pruning.WHOLESALE, () -> stopped);
        portion.blocks().forEach(search::work);
        results[number] = search;
        soFar.add(search, portion.size());
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "plan search");
        thread.setDaemon(true);
        return thread;
    }

    private void await(Future<?> one, Progress progress) {
        while (true) {
            progress.check();
            try {
                one.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException running) {
                progress.report(soFar.done() / (double) plans, count(soFar.done()) + " of " + count(plans) + " plans");
                tell(progress);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException fault ? fault
                        : new IllegalStateException(failed.getCause());
            }
        }
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
