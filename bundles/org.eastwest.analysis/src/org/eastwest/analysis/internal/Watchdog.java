// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
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

    /** Work that is told about progress. */
    interface Work<T> {
        T run(Progress progress) throws Exception;
    }

    /** The work showed no sign of life for too long; the stack is the one it was found in. */
    static final class GaveUp extends Exception {
        private static final long serialVersionUID = 1L;

        GaveUp(StackTraceElement[] stack) {
            super("gave no sign of life");
            setStackTrace(stack);
        }
    }

    /** The work threw; the cause is what it threw. */
    static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;

        /** Without a message: to ask a foreign exception for its own may throw. */
        Failed(Throwable cause) {
            super(null, cause);
        }
    }

    /** Does work that reports no progress. */
    <T> T call(Callable<T> work) throws GaveUp, Failed {
        return call(p -> work.call(), Progress.NONE, stack -> true, thread -> false);
    }

    /**
     * Does work.
     *
     * @param hopeless says of the stack of silent work whether to give it up
     * @param stuck    says of the thread that works whether to give it up at once
     * @throws CancellationException within 200 ms of being cancelled
     */
    <T> T call(Work<T> work, Progress progress, Predicate<StackTraceElement[]> hopeless, Predicate<Thread> stuck)
            throws GaveUp, Failed {
        Pulse pulse = new Pulse(progress);
        FutureTask<Outcome<T>> task = new FutureTask<>(() -> outcome(work, pulse));
        Thread thread = new Thread(task, "eastwest-engine");
        thread.setDaemon(true);
        thread.start();
        try {
            return await(task, pulse, thread, hopeless, stuck);
        } finally {
            pulse.end();
            task.cancel(true);
        }
    }

    /** What came of it; an {@link ExecutionException} would ask a fault for its own description, which may throw. */
    private record Outcome<T>(T value, Throwable fault) {
        T value(Progress progress) throws Failed {
            if (fault instanceof CancellationException cancelled && progress.cancelled()) {
                throw cancelled;
            }
            if (fault != null) {
                throw new Failed(fault);
            }
            return value;
        }
    }

    private static <T> Outcome<T> outcome(Work<T> work, Progress progress) {
        try {
            return new Outcome<>(work.run(progress), null);
        } catch (Throwable fault) {
            return new Outcome<>(null, fault);
        }
    }

    private <T> T await(FutureTask<Outcome<T>> task, Pulse pulse, Thread thread,
            Predicate<StackTraceElement[]> hopeless, Predicate<Thread> stuck) throws GaveUp, Failed {
        while (true) {
            try {
                return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS).value(pulse);
            } catch (TimeoutException stillRunning) {
                pulse.check();
                boolean silent = pulse.silentSeconds() > patienceSeconds && hopeless.test(thread.getStackTrace());
                if (silent || stuck.test(thread)) {
                    throw new GaveUp(thread.getStackTrace());
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException never) {
                throw new Failed(never.getCause());
            }
        }
    }

    /** Passes progress on until the work ends, and remembers when it last heard of it. */
    private static final class Pulse implements Progress {
        private final Progress progress;
        private volatile long lastNanos = System.nanoTime();
        private volatile boolean ended;

        Pulse(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void report(double fraction, String what) {
            lastNanos = System.nanoTime();
            if (!ended) {
                progress.report(fraction >= 0 && fraction <= 1 ? fraction : Double.NaN, what == null ? "" : what);
            }
        }

        @Override
        public boolean cancelled() {
            return ended || progress.cancelled();
        }

        void end() {
            ended = true;
        }

        double silentSeconds() {
            return (System.nanoTime() - lastNanos) / 1e9;
        }
    }
}
