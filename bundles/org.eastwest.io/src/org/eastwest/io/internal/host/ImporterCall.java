// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.host;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.exchange.ImportException;

/** Calls an importer on a thread of its own, so that the user can go on when it does not. */
final class ImporterCall {
    private static final long LOOK_MILLIS = 50;

    private ImporterCall() {
    }

    /** The importer threw what it must not. */
    static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;

        Failed(Throwable cause) {
            super("it threw " + cause, cause);
        }
    }

    /**
     * @throws CancellationException within 200 ms of being cancelled, whatever the importer does
     */
    static <T> T of(Callable<T> call, Progress progress) throws ImportException, IOException, Failed {
        FutureTask<T> task = new FutureTask<>(call);
        Thread thread = new Thread(task, "eastwest-importer");
        thread.setDaemon(true);
        thread.start();
        try {
            return await(task, progress);
        } finally {
            task.cancel(true);
        }
    }

    private static <T> T await(FutureTask<T> task, Progress progress) throws ImportException, IOException, Failed {
        while (true) {
            try {
                return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillRunning) {
                progress.check();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted");
            } catch (ExecutionException fault) {
                throw thrown(fault.getCause(), progress);
            }
        }
    }

    private static Failed thrown(Throwable cause, Progress progress) throws ImportException, IOException {
        if (cause instanceof ImportException wrong) {
            throw wrong;
        } else if (cause instanceof IOException fault) {
            throw fault;
        } else if (cause instanceof CancellationException cancelled && progress.cancelled()) {
            throw cancelled;
        }
        return new Failed(cause);
    }
}
