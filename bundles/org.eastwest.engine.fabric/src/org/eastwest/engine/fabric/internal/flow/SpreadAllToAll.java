// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulationLimitException;

/**
 * Every endpoint sends the same to every other, packets spread over all ways: max-min fair rates and completion on the
 * links as they are, failures included. The flows between two kinds of endpoints are alike and are one row.
 */
final class SpreadAllToAll {
    /** Kinds up to which rates and ends are exact. */
    private static final int EXACT_KINDS = 64;
    /** Beyond: rounds in which the links fill, each as far as its flows share it evenly; all that is left fits then. */
    private static final int ROUNDS = 3;
    /** Beyond: changes of rates less apart than this share of the time of all happen together. */
    private static final double WINDOW = 0.1;
    private static final double FULL = 1 - 1e-9;

    private final KindFlows flows;
    private final double[] capacity;
    private final long mostSteps;
    private final int n;
    private final boolean exact;
    private final double[] slope;
    private final double[] load;
    private final double[] added;
    private final double[][] rate;
    private final boolean[][] grows;
    private final double[][] remaining;
    private final double[] fullest;
    private double unreachable;
    private long steps;

    /**
     * @param capacity  of the links, bytes per second
     * @param bytes     on the wire, from each endpoint to each other
     * @param mostSteps passes over the fabric that are allowed
     */
    SpreadAllToAll(KindFlows flows, double[] capacity, double bytes, long mostSteps) {
        this.flows = flows;
        this.capacity = capacity;
        this.mostSteps = mostSteps;
        n = flows.kinds();
        exact = n <= EXACT_KINDS;
        slope = new double[capacity.length];
        load = new double[capacity.length];
        added = new double[capacity.length];
        rate = new double[n][n];
        grows = new boolean[n][n];
        remaining = new double[n][n];
        fullest = new double[n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                remaining[a][b] = flows.joined(a, b) ? bytes : 0;
                unreachable += flows.joined(a, b) ? 0 : flows.pairs(a, b);
            }
        }
    }

    /**
     * Ends of the flows.
     *
     * @return seconds, with the number of flows that end then; those without a way are left out
     */
    WeightedTimes run(Progress progress) {
        WeightedTimes times = new WeightedTimes();
        double window = 0;
        for (double now = 0; left();) {
            fairRates(progress);
            window = exact || window > 0 ? window : WINDOW * lastEnd();
            double until = Math.max(firstEnd(now), now + window);
            for (int a = 0; a < n; a++) {
                advance(a, now, until, times);
            }
            now = until;
        }
        return times;
    }

    /** Passes over the fabric. */
    long steps() {
        return steps;
    }

    /** Flows for which there is no way. */
    double unreachable() {
        return unreachable;
    }

    private boolean left() {
        return Arrays.stream(remaining).flatMapToDouble(Arrays::stream).anyMatch(bytes -> bytes > 0);
    }

    private double firstEnd(double now) {
        double first = Double.POSITIVE_INFINITY;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                if (remaining[a][b] > 0) {
                    first = Math.min(first, now + remaining[a][b] / rate[a][b]);
                }
            }
        }
        return first;
    }

    /** Of all, at the rates of the beginning. */
    private double lastEnd() {
        double last = 0;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                last = remaining[a][b] > 0 ? Math.max(last, remaining[a][b] / rate[a][b]) : last;
            }
        }
        return last;
    }

    private void advance(int a, double now, double until, WeightedTimes times) {
        for (int b = 0; b < n; b++) {
            if (remaining[a][b] > 0) {
                double end = now + remaining[a][b] / rate[a][b];
                if (end <= until * (1 + 1e-12)) {
                    times.add(end, flows.pairs(a, b));
                    remaining[a][b] = 0;
                } else {
                    remaining[a][b] -= rate[a][b] * (until - now);
                }
            }
        }
    }

    private void fairRates(Progress progress) {
        Arrays.fill(load, 0);
        for (int a = 0; a < n; a++) {
            Arrays.fill(rate[a], 0);
            for (int b = 0; b < n; b++) {
                grows[a][b] = remaining[a][b] > 0;
            }
        }
        boolean any = true;
        for (int round = 0; any && (exact || round < ROUNDS); round++) {
            progress.check();
            if (++steps > mostSteps) {
                throw new SimulationLimitException("The flows change their rates more than " + mostSteps
                        + " times; allow more events.");
            }
            flows.load(grows, slope);
            any = exact ? riseTogether() : riseApart();
        }
    }

    /** All growing flows rise alike until a link is full; those over it stop. True when others go on. */
    private boolean riseTogether() {
        double rise = rise();
        for (int link = 0; link < slope.length; link++) {
            load[link] += slope[link] > 0 ? slope[link] * rise : 0;
        }
        return freeze(rise);
    }

    /**
     * Every growing flow rises by the smallest even share of its links, which is never more than its max-min fair rate
     * in the first round, and never more than the links have left. Many links fill in one round.
     */
    private boolean riseApart() {
        double[][] rises = new double[n][n];
        boolean others = false;
        for (int b = 0; b < n; b++) {
            if (!anyGrows(b)) {
                continue;
            }
            flows.largest(this::evenShareInverse, b, fullest);
            for (int a = 0; a < n; a++) {
                if (grows[a][b]) {
                    rises[a][b] = 1 / fullest[a];
                    rate[a][b] += rises[a][b];
                    others = true;
                }
            }
        }
        flows.load(rises, added);
        for (int link = 0; link < load.length; link++) {
            load[link] += added[link];
        }
        for (int b = 0; b < n; b++) {
            if (anyGrows(b)) {
                flows.largest(this::full, b, fullest);
                for (int a = 0; a < n; a++) {
                    grows[a][b] &= fullest[a] == 0;
                }
            }
        }
        return others;
    }

    private boolean anyGrows(int b) {
        for (int a = 0; a < n; a++) {
            if (grows[a][b]) {
                return true;
            }
        }
        return false;
    }

    private double evenShareInverse(int link) {
        return slope[link] > 0 ? slope[link] / Math.max(capacity[link] - load[link], capacity[link] * 1e-12) : 0;
    }

    private double rise() {
        double rise = Double.POSITIVE_INFINITY;
        for (int link = 0; link < slope.length; link++) {
            if (slope[link] > 0) {
                rise = Math.min(rise, Math.max(0, capacity[link] - load[link]) / slope[link]);
            }
        }
        return rise;
    }

    /** Stops the flows over links that are full after this rise; true when others go on. */
    private boolean freeze(double rise) {
        boolean others = false;
        for (int b = 0; b < n; b++) {
            flows.largest(this::full, b, fullest);
            for (int a = 0; a < n; a++) {
                if (grows[a][b]) {
                    rate[a][b] += rise;
                    grows[a][b] = fullest[a] == 0;
                    others |= grows[a][b];
                }
            }
        }
        return others;
    }

    private double full(int link) {
        return slope[link] > 0 && load[link] >= capacity[link] * FULL ? 1 : 0;
    }
}
