// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
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
    /** Calls with fewer stacks, or a smaller share of all, are not told. */
    private static final int RARE = 2;
    private static final double SHARE = 0.05;
    /** A call with a larger share of the stacks of its caller is told only where it is the product's own. */
    private static final double TELLING = 0.9;
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

        /**
         * What the UI thread did, as a tree of calls: each with the number of its stacks, without those that are rare
         * and those that only pass on.
         */
        public String calls() {
            StringBuilder text = new StringBuilder();
            describe(stacks.stream().map(stack -> List.of(stack)).toList(), 1, "\t", text);
            return text.toString();
        }

        private void describe(List<List<StackTraceElement>> below, int depth, String indent, StringBuilder text) {
            Map<String, List<List<StackTraceElement>>> next = below.stream().filter(s -> s.size() >= depth).collect(
                    Collectors.groupingBy(s -> s.get(s.size() - depth).toString(), LinkedHashMap::new,
                            Collectors.toList()));
            next.forEach((frame, stacksOfFrame) -> {
                int number = stacksOfFrame.size();
                if (number >= Math.max(RARE, SHARE * stacks.size())) {
                    boolean own = frame.contains(OWN) && !frame.contains(TESTS);
                    boolean told = own || number < TELLING * below.size();
                    if (told) {
                        text.append(indent).append(number).append(' ').append(frame).append('\n');
                    }
                    describe(stacksOfFrame, depth + 1, told ? indent + " " : indent, text);
                }
            });
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
