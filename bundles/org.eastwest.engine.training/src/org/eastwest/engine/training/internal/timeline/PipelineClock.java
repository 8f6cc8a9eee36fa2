// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.spi.design.PlanSnapshot.Schedule;

/**
 * Time that a pipeline needs for all micro-batches of a step, by executing its order. A long step repeats itself in the
 * middle: what it needs is then the time of a shorter one and as many repetitions more. Keeps orders that it has laid
 * out and results: plans that differ only in what happens beside the pipeline ask for the same. Not thread-safe: one for
 * each thread.
 */
public final class PipelineClock {
    /** Slots of all orders kept, above which the clock forgets them: some 100 MB. */
    private static final long KEPT_SLOTS = 2_000_000;
    /**
     * Slots up to which a step is executed whole. Stages that differ, and sends beside compute, may settle into a
     * rhythm late, and into one of any number of micro-batches, so that a longer step is exact to a few sends only.
     */
    private static final int EXACT_SLOTS = 100_000;

    /** Results kept, above which the clock forgets them. */
    private static final int KEPT_RESULTS = 2000;

    private final Map<Order, Program> programs = new HashMap<>();
    private final Map<Asked, Double> results = new HashMap<>();
    private long kept;
    private double[] end = new double[0];

    /**
     * Time from the first slot's begin to the last one's end, seconds.
     *
     * @param order what the stages do in turn
     * @param times of one micro-batch on each stage of its path
     */
    double seconds(Order order, StageTimes times) {
        boolean ways = times.transfer() > 0 && !times.blocking() || times.late() != null;
        if (!ways && order.schedule() == Schedule.GPIPE) {
            return gpipe(order, times);
        }
        return !ways && order.single() && regular(times) ? oneForwardOneBackward(order, times)
                : remembered(order, times);
    }

    private double remembered(Order order, StageTimes times) {
        Asked asked = new Asked(order, times);
        Double known = results.get(asked);
        if (known != null) {
            return known;
        }
        if (results.size() >= KEPT_RESULTS) {
            results.clear();
        }
        double seconds = executed(order, times);
        results.put(asked, seconds);
        return seconds;
    }

    /** What a result depends on, with what it hashes to. */
    private record Asked(Order order, StageTimes times, int hash) {
        Asked(Order order, StageTimes times) {
            this(order, times, 31 * order.hashCode() + times.content());
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Asked asked && hash == asked.hash && order.equals(asked.order)
                    && times.sameAs(asked.times);
        }
    }

    /**
     * True when all stages between the first and the last take the same, and the first no more or the last no less, in
     * forward and in backward.
     */
    private static boolean regular(StageTimes times) {
        int last = times.path() - 1;
        for (int k = 2; k < last; k++) {
            if (times.forward()[k] != times.forward()[1] || times.inputGradient()[k] != times.inputGradient()[1]
                    || times.weightGradient()[k] != times.weightGradient()[1]) {
                return false;
            }
        }
        return noMore(times, 0, 1) || noMore(times, last - 1, last);
    }

    private static boolean noMore(StageTimes times, int one, int other) {
        return forward(times, one) <= forward(times, other) && backward(times, one) <= backward(times, other);
    }

    /** All forwards, as a flow shop of equal jobs, then all backwards. */
    private static double gpipe(Order order, StageTimes times) {
        double sum = 0;
        double slowestForward = 0;
        double slowestBackward = 0;
        for (int k = 0; k < times.path(); k++) {
            double forward = forward(times, k);
            double backward = backward(times, k);
            sum += forward + backward;
            slowestForward = Math.max(slowestForward, forward);
            slowestBackward = Math.max(slowestBackward, backward);
        }
        return sum + (order.microBatches() - 1) * (slowestForward + slowestBackward);
    }

    /**
     * The longest over the stages of: what comes before its first slot, its own slots, the waits for the first backward
     * and for the last one, what comes after its last slot. Exact where the stages are regular.
     */
    private static double oneForwardOneBackward(Order order, StageTimes times) {
        int m = order.microBatches();
        double behind = 0;
        double longest = 0;
        double all = 0;
        for (int k = 0; k < times.path(); k++) {
            all += forward(times, k) + backward(times, k);
        }
        for (int k = times.path() - 1; k >= 0; k--) {
            double forward = forward(times, k);
            double backward = backward(times, k);
            double others = Math.min(times.path() - k - 1, m - 1);
            double first = Math.max(0, behind - others * forward);
            double last = Math.max(0, behind - others * backward);
            // With few micro-batches all forwards come before the first backward: one wait, not two.
            double waits = m <= times.path() - k ? Math.max(first, last) : first + last;
            double ahead = all - behind - forward - backward;
            longest = Math.max(longest, ahead + m * (forward + backward) + waits);
            behind += forward + backward;
        }
        return longest;
    }

    private static double forward(StageTimes times, int k) {
        return times.forward()[k] + (k < times.path() - 1 ? times.transfer() : 0);
    }

    private static double backward(StageTimes times, int k) {
        return times.inputGradient()[k] + times.weightGradient()[k] + (k > 0 ? times.transfer() : 0);
    }

    /** By execution, of a shorter step when it is long. */
    private double executed(Order order, StageTimes times) {
        int group = repeats(order);
        int m = order.microBatches();
        int shorter = Math.max(order.stages(), EXACT_SLOTS / (2 * order.path()));
        if (shorter + 2 * group >= m) {
            return run(order, times, m);
        }
        int first = shorter + (m - shorter) % group;
        double one = run(order, times, first);
        return one + (m - first) / group * (run(order, times, first + group) - one);
    }

    /** Micro-batches after which the order is the same again. */
    private static int repeats(Order order) {
        return order.dual() ? 2 : order.stages();
    }

    private double run(Order order, StageTimes times, int microBatches) {
        Program program = program(new Order(order.schedule(), order.stages(), order.virtual(), microBatches));
        if (end.length <= program.size()) {
            end = new double[2 * program.size() + 1];
        }
        program.execute(times, null, end);
        double last = 0;
        for (int i = 1; i <= program.size(); i++) {
            last = Math.max(last, end[i]);
        }
        return last;
    }

    Program program(Order order) {
        Program known = programs.get(order);
        if (known != null) {
            return known;
        }
        Program program = Program.of(order);
        if (kept + program.size() > KEPT_SLOTS) {
            programs.clear();
            kept = 0;
        }
        programs.put(order, program);
        kept += program.size();
        return program;
    }
}
