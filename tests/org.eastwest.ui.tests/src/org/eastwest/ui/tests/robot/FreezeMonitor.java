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
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Display;

/**
 * Watches how long the UI thread does not react: in one turn, which is what it does before it looks for the next key
 * or click, and in all turns until it has nothing to do, which a heartbeat tells that is posted every few milliseconds.
 * While one takes long, the stacks of the UI thread are noted. The time on the processor tells how long it would be on
 * a machine that does nothing else.
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
    private static final String KEY = FreezeMonitor.class.getName();

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
    private Freeze turn = current;
    private final List<Freeze> turns = new ArrayList<>();
    private int depth;

    /** A time in which the UI thread did not react. */
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
        display.setData(KEY, this);
        watch.scheduleAtFixedRate(this::beat, 0, PULSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Does work in a turn of its own, on the UI thread; the monitor that watches, if any, is told. */
    public static <T> T turn(Supplier<T> work) {
        FreezeMonitor monitor = (FreezeMonitor) Screen.display().getData(KEY);
        return monitor == null ? work.get() : monitor.watch(work);
    }

    private <T> T watch(Supplier<T> work) {
        nextTurn(1);
        try {
            return work.get();
        } finally {
            nextTurn(-1);
        }
    }

    /** One that waits within another ends what the other did so far. */
    private synchronized void nextTurn(int deeper) {
        if (depth > 0) {
            measure(turn);
            turns.add(turn);
        }
        depth += deeper;
        turn = begin();
    }

    private Freeze begin() {
        Freeze freeze = new Freeze();
        freeze.processorSince = processor();
        return freeze;
    }

    private void measure(Freeze freeze) {
        freeze.nanos = System.nanoTime() - freeze.since;
        freeze.processorNanos = processor() - freeze.processorSince;
    }

    private synchronized void beat() {
        if (depth > 0) {
            note(turn);
        }
        if (waiting) {
            late();
        } else if (!display.isDisposed()) {
            current = begin();
            waiting = true;
            display.asyncExec(() -> waiting = false);
        }
    }

    private void late() {
        note(current);
        longest = current.nanos > longest.nanos ? current : longest;
        hardest = current.processorNanos > hardest.processorNanos ? current : hardest;
    }

    private void note(Freeze freeze) {
        measure(freeze);
        if (freeze.nanos > LATE_NANOS) {
            freeze.stacks.add(uiThread.getStackTrace());
        }
    }

    private long processor() {
        return threads.getThreadCpuTime(uiThread.getId());
    }

    /** The turns of at least so much work, that of most work first. */
    public synchronized List<Freeze> turns(Duration least) {
        return turns.stream().filter(t -> t.processor().compareTo(least) >= 0)
                .sorted(Comparator.comparing(Freeze::processor).reversed()).toList();
    }

    /** The longest time until the UI thread had nothing to do. */
    public synchronized Freeze longest() {
        return longest;
    }

    /** The time until it had nothing to do in which the UI thread worked most. */
    public synchronized Freeze hardest() {
        return hardest;
    }

    @Override
    public void close() {
        display.setData(KEY, null);
        watch.shutdownNow();
    }
}
