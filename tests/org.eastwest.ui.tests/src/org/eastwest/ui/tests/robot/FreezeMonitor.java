// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Display;

/**
 * Watches how long the UI thread does not come to dispatch events: a heartbeat is posted every few milliseconds, and
 * while one is late, the stack of the UI thread is noted.
 */
public final class FreezeMonitor implements AutoCloseable {

    private static final long PULSE_MILLIS = 5;

    private final Display display = Screen.display();
    private final Thread uiThread = display.getThread();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "UI freeze monitor");
        thread.setDaemon(true);
        return thread;
    });
    private volatile long posted;
    private volatile boolean waiting;
    private long longestNanos;
    private String stack = "";

    /** Starts watching. */
    public FreezeMonitor() {
        watch.scheduleAtFixedRate(this::beat, 0, PULSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void beat() {
        long now = System.nanoTime();
        if (waiting) {
            late(now - posted);
        } else if (!display.isDisposed()) {
            posted = now;
            waiting = true;
            display.asyncExec(() -> waiting = false);
        }
    }

    private synchronized void late(long nanos) {
        if (nanos > longestNanos) {
            longestNanos = nanos;
            stack = Arrays.stream(uiThread.getStackTrace()).map(frame -> "\tat " + frame)
                    .collect(Collectors.joining("\n"));
        }
    }

    /** The longest time that the UI thread did not dispatch events. */
    public synchronized Duration longest() {
        return Duration.ofNanos(longestNanos);
    }

    /** What the UI thread did at the end of that time. */
    public synchronized String stack() {
        return stack;
    }

    @Override
    public void close() {
        watch.shutdownNow();
    }
}
