// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eastwest.engine.search.internal.rank.Found;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.PreparedJob;

/** Works through the blocks of a space on several threads; who does which block decides nothing. */
final class SearchRun {
    /** How often progress is told and asked; well below the 200 ms within which a search must stop. */
    private static final long POLL_MILLIS = 50;
    private static final int[] STRIDES = {1024, 256, 64, 16, 4, 1};

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
            for (int[] wave : waves(portions.size())) {
                work(wave, evaluators, workers, progress);
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

    /** Portions that are worked through at a time: a few from all over the space first, which show what is good. */
    private static List<int[]> waves(int portions) {
        List<int[]> waves = new ArrayList<>();
        for (int w = 0; w < STRIDES.length; w++) {
            int wave = w;
            waves.add(IntStream.range(0, portions).filter(i -> i % STRIDES[wave] == 0
                    && (wave == 0 || i % STRIDES[wave - 1] != 0)).toArray());
        }
        return waves;
    }

    private void work(int[] wave, List<PlanEvaluator> evaluators, ExecutorService workers, Progress progress) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (PlanEvaluator evaluator : evaluators) {
            running.add(workers.submit(() -> work(wave, next, evaluator)));
        }
        for (Future<?> one : running) {
            await(one, progress);
        }
    }

    private void work(int[] wave, AtomicInteger next, PlanEvaluator evaluator) {
        for (int i = next.getAndIncrement(); i < wave.length && !stopped; i = next.getAndIncrement()) {
            Portion portion = portions.get(wave[i]);
            BlockSearch search = new BlockSearch(evaluator, objective, top, pruning == Pruning.NONE ? null : known,
                    portion.firstIndex(), pruning == Pruning.WHOLESALE, () -> stopped);
            portion.blocks().forEach(search::work);
            results[wave[i]] = search;
            soFar.add(search, portion.size());
        }
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
