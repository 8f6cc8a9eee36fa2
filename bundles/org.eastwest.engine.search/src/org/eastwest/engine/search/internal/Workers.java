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
import org.eastwest.spi.analysis.Progress;

/** Threads that share the work of a search; which of them does what decides nothing. Closed, they stop. */
final class Workers implements AutoCloseable {
    /** How often progress is told and asked; well below the 200 ms within which a search must stop. */
    private static final long POLL_MILLIS = 50;

    private final int threads;
    private final Progress progress;
    private final ExecutorService workers;
    private volatile boolean stopped;

    /** Work of one number. */
    interface Work {
        /**
         * @param number which work
         * @param worker who does it, from 0: what it keeps belongs to one thread
         */
        void run(int number, int worker);
    }

    /**
     * @param threads  at least 1
     * @param progress asked whether to go on
     */
    Workers(int threads, Progress progress) {
        this.threads = threads;
        this.progress = progress;
        this.workers = Executors.newFixedThreadPool(threads, Workers::worker);
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "plan search");
        thread.setDaemon(true);
        return thread;
    }

    /** True once nobody waits for what is being done. */
    boolean stopped() {
        return stopped;
    }

    /**
     * Does the work of each number up to {@code count}.
     *
     * @param waiting told now and then while others work
     */
    void each(int count, Work work, Runnable waiting) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (int worker = 0; worker < threads; worker++) {
            int who = worker;
            running.add(workers.submit(() -> {
                for (int i = next.getAndIncrement(); i < count && !stopped; i = next.getAndIncrement()) {
                    work.run(i, who);
                }
            }));
        }
        for (Future<?> one : running) {
            await(one, waiting);
        }
    }

    private void await(Future<?> one, Runnable waiting) {
        while (true) {
            progress.check();
            try {
                one.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException running) {
                waiting.run();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException fault ? fault
                        : new IllegalStateException(failed.getCause());
            }
        }
    }

    @Override
    public void close() {
        stopped = true;
        workers.shutdownNow();
    }
}
