// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;

/**
 * Max-min fair rates where each priority, or virtual lane, that waits at a link gets an equal part of it, and what one
 * leaves goes to the others (weighted fair queueing with equal weights, Demers, Keshav and Shenker, SIGCOMM 1989).
 * Within a priority flows share alike. The parts are found in rounds: a priority that does not fill its part of a link
 * leaves the rest to those that do.
 */
final class PriorityShares implements FairRates {
    private static final int ROUNDS = 12;
    private static final double FULL = 1 - 1e-9;
    /** Parts that differ by less than this share of the link are the same. */
    private static final double SAME = 1e-12;

    private final PathTable paths;
    private final double[] capacity;
    private final int[] classOf;
    private final int classes;
    private final MaxMin maxMin;

    /**
     * @param capacity of the links, bytes per second
     * @param classOf  priority of each flow, from 0
     */
    PriorityShares(PathTable paths, double[] capacity, int[] classOf) {
        this.paths = paths;
        this.capacity = capacity;
        this.classOf = classOf;
        classes = 1 + Arrays.stream(classOf).max().orElse(0);
        maxMin = new MaxMin(paths, capacity);
    }

    /** The rates of these flows: max-min fair ones where all have one priority. */
    static FairRates of(PathTable paths, double[] capacity, int[] classOf) {
        return Arrays.stream(classOf).allMatch(c -> c == 0) ? new MaxMin(paths, capacity)
                : new PriorityShares(paths, capacity, classOf);
    }

    @Override
    public double[] rates(boolean[] active) {
        double[][] part = new double[classes][capacity.length];
        double[] rates = new double[classOf.length];
        boolean[] ofClass = new boolean[classOf.length];
        divide(part, used(active, null));
        for (int round = 0; round < ROUNDS; round++) {
            for (int k = 0; k < classes; k++) {
                for (int f = 0; f < active.length; f++) {
                    ofClass[f] = active[f] && classOf[f] == k;
                }
                double[] own = maxMin.rates(ofClass, part[k]);
                for (int f = 0; f < active.length; f++) {
                    rates[f] = ofClass[f] ? own[f] : rates[f];
                }
            }
            if (!divide(part, used(active, rates))) {
                break;
            }
        }
        return rates;
    }

    /** True when a part has become another one. */
    private boolean divide(double[][] part, double[][] used) {
        boolean changed = false;
        double[] before = new double[classes];
        for (int link = 0; link < capacity.length; link++) {
            for (int k = 0; k < classes; k++) {
                before[k] = part[k][link];
            }
            divide(link, part, used);
            for (int k = 0; k < classes; k++) {
                changed |= Math.abs(part[k][link] - before[k]) > SAME * capacity[link];
            }
        }
        return changed;
    }

    /** What each class takes of each link; infinite where it has not been served yet and uses the link. */
    private double[][] used(boolean[] active, double[] rates) {
        double[][] used = new double[classes][capacity.length];
        for (int f = 0; f < classOf.length; f++) {
            for (int entry = paths.first(f); active[f] && entry < paths.first(f + 1); entry++) {
                used[classOf[f]][paths.link(entry)] += rates == null ? Double.POSITIVE_INFINITY
                        : rates[f] * paths.share(entry);
            }
        }
        return used;
    }

    /** Those that do not fill their part keep what they use; the others divide the rest alike. */
    private void divide(int link, double[][] part, double[][] used) {
        double left = capacity[link];
        int hungry = 0;
        for (int k = 0; k < part.length; k++) {
            if (used[k][link] > 0 && used[k][link] >= FULL * part[k][link]) {
                hungry++;
            } else {
                left -= used[k][link];
            }
        }
        for (int k = 0; k < part.length && hungry > 0; k++) {
            boolean full = used[k][link] > 0 && used[k][link] >= FULL * part[k][link];
            part[k][link] = full ? Math.max(0, left) / hungry : used[k][link];
        }
    }
}
