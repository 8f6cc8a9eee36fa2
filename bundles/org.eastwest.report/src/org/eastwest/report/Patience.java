// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eastwest.spi.analysis.Progress;

/**
 * Waits for work of others as long as it gives signs of life: a plugin that hangs must not cost the reader the report.
 *
 * @param seconds how long it may be silent
 */
record Patience(double seconds) {
    /** As long as the analysis waits for an engine. */
    static final Patience USUAL = new Patience(120);

    /**
     * The result of the work, which is left behind when it hangs.
     *
     * @param progress told how far it is; asked whether to stop
     * @throws IllegalStateException when it gives no sign of life
     * @throws CancellationException when cancelled
     */
    <T> T of(Progress progress, Function<Progress, T> work) {
        Pulse pulse = new Pulse(progress, new AtomicLong(System.nanoTime()));
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                result.complete(work.apply(pulse));
            } catch (Throwable fault) {
                result.completeExceptionally(fault);
            }
        }, "report");
        thread.setDaemon(true);
        thread.start();
        try {
            return wait(result, pulse);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } finally {
            thread.interrupt();
        }
    }

    private <T> T wait(CompletableFuture<T> result, Pulse pulse) throws InterruptedException {
        while (true) {
            try {
                return result.get(50, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                pulse.whole().check();
                if (pulse.silentSeconds() > seconds) {
                    throw new IllegalStateException("it gave no sign of life for " + Math.round(seconds) + " s");
                }
            } catch (ExecutionException fault) {
                throw thrown(fault.getCause());
            }
        }
    }

    private static RuntimeException thrown(Throwable fault) {
        if (fault instanceof Error error) {
            throw error;
        }
        return fault instanceof RuntimeException known ? known : new CompletionException(fault);
    }

    /** When the work last told or asked something. */
    private record Pulse(Progress whole, AtomicLong nanos) implements Progress {
        @Override
        public void report(double fraction, String what) {
            nanos.set(System.nanoTime());
            whole.report(fraction, what);
        }

        @Override
        public boolean cancelled() {
            nanos.set(System.nanoTime());
            return whole.cancelled();
        }

        double silentSeconds() {
            return (System.nanoTime() - nanos.get()) / 1e9;
        }
    }
}
