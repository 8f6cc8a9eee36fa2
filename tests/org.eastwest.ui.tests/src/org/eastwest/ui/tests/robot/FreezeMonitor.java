// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Display;

/**
 * Watches how long the UI thread does not come to dispatch events: a heartbeat is posted every few milliseconds, and
 * while one is late, the stacks of the UI thread are noted. The time on the processor tells how long it would be on a
 * machine that does nothing else.
 */
public final class FreezeMonitor implements AutoCloseable {

    private static final long PULSE_MILLIS = 5;
    /** Sooner nothing is noted, since noting costs time itself. */
    private static final long LATE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int FRAMES = 14;
    private static final String OWN = "org.eastwest.";
    private static final String TESTS = "org.eastwest.ui.tests.";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Display display = Screen.display();
    private final Thread uiThread = display.getThread();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "UI freeze monitor");
        thread.setDaemon(true);
        return thread;
    });
    private volatile boolean waiting;
    private Freeze current = new Freeze();
    private Freeze longest = current;
    private Freeze hardest = current;

    /** A time in which no event was dispatched. */
    public static final class Freeze {
        private final long since = System.nanoTime();
        private final List<StackTraceElement[]> stacks = new ArrayList<>();
        private long nanos;
        private long processorSince;
        private long processorNanos;

        /** How long it was. */
        public Duration whole() {
            return Duration.ofNanos(nanos);
        }

        /** How long the UI thread was on the processor in it. */
        public Duration processor() {
            return Duration.ofNanos(processorNanos);
        }

        /** What the UI thread did: of the methods that were met most often the product's own, else any. */
        public String frames() {
            Map<String, Integer> own = count(OWN);
            return (own.isEmpty() ? count("") : own).entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())).limit(FRAMES)
                    .map(frame -> "\t" + frame.getValue() + " of " + stacks.size() + "\t" + frame.getKey())
                    .collect(Collectors.joining("\n"));
        }

        private Map<String, Integer> count(String start) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            for (StackTraceElement[] stack : stacks) {
                Stream.of(stack).map(StackTraceElement::toString)
                        .filter(frame -> frame.contains(start) && !frame.contains(TESTS)).distinct()
                        .forEach(frame -> counts.merge(frame, 1, Integer::sum));
            }
            return counts;
        }
    }

    /** Starts watching. */
    public FreezeMonitor() {
        watch.scheduleAtFixedRate(this::beat, 0, PULSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    private synchronized void beat() {
        if (waiting) {
            late();
        } else if (!display.isDisposed()) {
            current = new Freeze();
            current.processorSince = processor();
            waiting = true;
            display.asyncExec(() -> waiting = false);
        }
    }

    private void late() {
        current.nanos = System.nanoTime() - current.since;
        current.processorNanos = processor() - current.processorSince;
        if (current.nanos > LATE_NANOS) {
            current.stacks.add(uiThread.getStackTrace());
        }
        longest = current.nanos > longest.nanos ? current : longest;
        hardest = current.processorNanos > hardest.processorNanos ? current : hardest;
    }

    private long processor() {
        return threads.getThreadCpuTime(uiThread.getId());
    }

    /** The longest time that the UI thread did not dispatch events. */
    public synchronized Freeze longest() {
        return longest;
    }

    /** The time without a dispatched event in which the UI thread worked most. */
    public synchronized Freeze hardest() {
        return hardest;
    }

    @Override
    public void close() {
        watch.shutdownNow();
    }
}
