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
import java.util.concurrent.atomic.AtomicLong;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PreparedJob;

/** Works through the blocks of a space on several threads; who does which block decides nothing. */
final class SearchRun {
    /** How often progress is told and asked; well below the 200 ms within which a search must stop. */
    private static final long POLL_MILLIS = 50;

    private final PreparedJob job;
    private final Space space;
    private final Objective objective;
    private final int top;
    private final double limitBytes;
    private final boolean pruning;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();
    private volatile boolean stopped;

    /**
     * @param limitBytes memory that the fullest GPU may use
     * @param pruning    false to try every single plan
     */
    SearchRun(PreparedJob job, Space space, Objective objective, int top, double limitBytes, boolean pruning) {
        this.job = job;
        this.space = space;
        this.objective = objective;
        this.top = top;
        this.limitBytes = limitBytes;
        this.pruning = pruning;
    }

    /**
     * Searches.
     *
     * @param threads at least 1
     * @return the blocks' results, in the order of the space
     */
    List<BlockSearch> on(int threads, Progress progress) {
        List<Block> blocks = space.blocks();
        long[] firstIndex = new long[blocks.size() + 1];
        for (int i = 0; i < blocks.size(); i++) {
            firstIndex[i + 1] = firstIndex[i] + blocks.get(i).size();
        }
        BlockSearch[] results = new BlockSearch[blocks.size()];
        ExecutorService workers = Executors.newFixedThreadPool(threads, SearchRun::worker);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(() -> work(blocks, firstIndex, results)));
            }
            for (Future<?> one : running) {
                await(one, firstIndex[blocks.size()], progress);
            }
        } finally {
            stopped = true;
            workers.shutdownNow();
        }
        return List.of(results);
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "plan search");
        thread.setDaemon(true);
        return thread;
    }

    private void work(List<Block> blocks, long[] firstIndex, BlockSearch[] results) {
        PlanEvaluator evaluator = job.evaluator(limitBytes);
        for (int i = next.getAndIncrement(); i < blocks.size() && !stopped; i = next.getAndIncrement()) {
            results[i] = new BlockSearch(evaluator, objective, top, firstIndex[i], pruning, () -> stopped)
                    .work(blocks.get(i));
            done.addAndGet(blocks.get(i).size());
        }
    }

    private void await(Future<?> one, long plans, Progress progress) {
        while (true) {
            progress.check();
            try {
                one.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException running) {
                progress.report(done.get() / (double) plans, Quantity.plain(Quantity.format(done.get(),
                        Dimension.COUNT)) + " of " + Quantity.plain(Quantity.format(plans, Dimension.COUNT)) + " plans");
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException fault ? fault
                        : new IllegalStateException(failed.getCause());
            }
        }
    }
}
