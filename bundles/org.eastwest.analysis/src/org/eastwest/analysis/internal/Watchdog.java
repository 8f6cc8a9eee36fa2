// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.eastwest.spi.analysis.Progress;

/** Runs foreign code on a thread of its own, so that it can be given up. */
final class Watchdog {
    /** How long an engine may go without reporting progress, in seconds. */
    static final double PATIENCE_SECONDS = 120;
    private static final long LOOK_MILLIS = 50;

    private final double patienceSeconds;

    Watchdog(double patienceSeconds) {
        this.patienceSeconds = patienceSeconds;
    }

    double patience() {
        return patienceSeconds;
    }

    /** The work showed no sign of life for too long. */
    static final class GaveUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /** The work threw; the cause is what it threw. */
    static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;

        Failed(Throwable cause) {
            super(cause);
        }
    }

    <T> T call(Function<Progress, T> work, Progress progress) throws GaveUp, Failed {
        Pulse pulse = new Pulse(progress);
        FutureTask<T> task = new FutureTask<>(() -> work.apply(pulse));
        Thread thread = new Thread(task, "eastwest-engine");
        thread.setDaemon(true);
        thread.start();
        try {
            return await(task, pulse);
        } finally {
            task.cancel(true);
        }
    }

    private <T> T await(FutureTask<T> task, Pulse pulse) throws GaveUp, Failed {
        while (true) {
            try {
                return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillRunning) {
                pulse.check();
                if (pulse.silentSeconds() > patienceSeconds) {
                    throw new GaveUp();
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException fault) {
                if (fault.getCause() instanceof CancellationException cancelled && pulse.cancelled()) {
                    throw cancelled;
                }
                throw new Failed(fault.getCause());
            }
        }
    }

    /** Passes progress on and remembers when it last heard of the work. */
    private static final class Pulse implements Progress {
        private final Progress progress;
        private volatile long lastNanos = System.nanoTime();

        Pulse(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void report(double fraction, String what) {
            lastNanos = System.nanoTime();
            progress.report(fraction, what);
        }

        @Override
        public boolean cancelled() {
            return progress.cancelled();
        }

        double silentSeconds() {
            return (System.nanoTime() - lastNanos) / 1e9;
        }
    }
}
