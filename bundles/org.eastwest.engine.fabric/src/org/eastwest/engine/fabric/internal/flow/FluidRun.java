// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulationLimitException;

/**
 * Flows under max-min fair rates until all have ended: rates change when a flow starts or ends. Flows that end within a
 * window after the next one are taken to end at their own time under the rates of its beginning; others get what they
 * leave after the window.
 */
final class FluidRun {
    private final FairRates fair;
    private final int flows;
    private final double[] remaining;
    private final double[] start;
    private final double[] end;
    private final boolean[] active;
    private final double window;
    private final long mostSteps;
    private long steps;

    /**
     * @param fair      rates of the flows
     * @param bytes     on the wire, of each flow
     * @param start     seconds, of each flow
     * @param window    as a share of the time so far; 0 for exact times
     * @param mostSteps changes of rates that are allowed
     */
    FluidRun(FairRates fair, double[] bytes, double[] start, double window, long mostSteps) {
        this.fair = fair;
        this.start = start;
        this.window = window;
        this.mostSteps = mostSteps;
        flows = bytes.length;
        remaining = bytes.clone();
        end = new double[flows];
        active = new boolean[flows];
    }

    /** When each flow ends, seconds; infinite for one that gets no rate. */
    double[] run(Progress progress) {
        int[] byStart = sortedByStart();
        int started = 0;
        int left = flows;
        double now = flows == 0 ? 0 : start[byStart[0]];
        Arrays.fill(end, Double.POSITIVE_INFINITY);
        while (left > 0) {
            progress.check();
            progress.report(1 - left / (double) flows, "flows");
            while (started < flows && start[byStart[started]] <= now) {
                active[byStart[started++]] = true;
            }
            if (++steps > mostSteps) {
                throw new SimulationLimitException("The flows change their rates more than " + mostSteps
                        + " times; allow more events, or fewer flows.");
            }
            double[] rates = fair.rates(active);
            double next = started < flows ? start[byStart[started]] : Double.POSITIVE_INFINITY;
            double first = firstEnd(rates, now);
            if (first == Double.POSITIVE_INFINITY && next == Double.POSITIVE_INFINITY) {
                return end;
            }
            double until = Math.min(next, first + window * (first - start[byStart[0]]));
            left -= advance(rates, now, until);
            now = until;
        }
        return end;
    }

    /** Changes of rates. */
    long steps() {
        return steps;
    }

    private int[] sortedByStart() {
        return IntStream.range(0, flows).boxed().sorted(Comparator.comparingDouble(f -> start[f]))
                .mapToInt(Integer::intValue).toArray();
    }

    private double firstEnd(double[] rates, double now) {
        double first = Double.POSITIVE_INFINITY;
        for (int f = 0; f < flows; f++) {
            if (active[f] && rates[f] > 0) {
                first = Math.min(first, now + remaining[f] / rates[f]);
            }
        }
        return first;
    }

    private int advance(double[] rates, double now, double until) {
        int ended = 0;
        for (int f = 0; f < flows; f++) {
            if (!active[f] || !(rates[f] > 0)) {
                continue;
            }
            double itsEnd = now + remaining[f] / rates[f];
            if (itsEnd <= until * (1 + 1e-12)) {
                end[f] = itsEnd;
                active[f] = false;
                ended++;
            } else {
                remaining[f] -= rates[f] * (until - now);
            }
        }
        return ended;
    }
}
