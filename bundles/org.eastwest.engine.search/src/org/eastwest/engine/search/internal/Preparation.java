// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.UnusableJobException;

/** Prepares a job on a thread of its own: a large machine takes longer than a user who cancels should wait. */
final class Preparation {
    private static final long LOOK_MILLIS = 50;

    private Preparation() {
    }

    /**
     * @throws UnusableJobException  when no plan of the job can be evaluated
     * @throws CancellationException within 200 ms of being cancelled
     */
    static PreparedJob of(Callable<PreparedJob> work, Progress progress) throws UnusableJobException {
        FutureTask<PreparedJob> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "eastwest-prepare");
        thread.setDaemon(true);
        thread.start();
        try {
            while (true) {
                try {
                    return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException stillRunning) {
                    progress.check();
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } catch (ExecutionException fault) {
            throw thrown(fault.getCause());
        } finally {
            task.cancel(true);
        }
    }

    private static RuntimeException thrown(Throwable cause) throws UnusableJobException {
        if (cause instanceof UnusableJobException unusable) {
            throw unusable;
        } else if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
    }
}
