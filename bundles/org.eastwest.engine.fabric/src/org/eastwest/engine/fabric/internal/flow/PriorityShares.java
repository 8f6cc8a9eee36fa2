// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;

/**
 * Max-min fair rates where each priority, or virtual lane, that waits at a link gets an equal part of it, and what one
 * leaves goes to the others (weighted fair queueing with equal weights, Demers, Keshav and Shenker, SIGCOMM 1989).
 * Within a priority flows share alike. The parts are found in rounds: a priority that does not fill its part of a link
 * leaves the rest to those that do.
 */
final class PriorityShares {
    private static final int ROUNDS = 12;
    private static final double FULL = 1 - 1e-9;

    private final PathTable paths;
    private final double[] capacity;
    private final int[] classOf;

    /**
     * @param capacity of the links, bytes per second
     * @param classOf  priority of each flow, from 0
     */
    PriorityShares(PathTable paths, double[] capacity, int[] classOf) {
        this.paths = paths;
        this.capacity = capacity;
        this.classOf = classOf;
    }

    /** Bytes per second of each flow. */
    double[] rates() {
        int classes = 1 + Arrays.stream(classOf).max().orElse(0);
        boolean[] active = new boolean[classOf.length];
        if (classes == 1) {
            Arrays.fill(active, true);
            return new MaxMin(paths, capacity).rates(active);
        }
        double[][] part = new double[classes][];
        for (int k = 0; k < classes; k++) {
            part[k] = new double[capacity.length];
        }
        double[][] used = used(classes, null);
        for (int link = 0; link < capacity.length; link++) {
            divide(link, part, used);
        }
        double[] rates = new double[classOf.length];
        for (int round = 0; round < ROUNDS; round++) {
            for (int k = 0; k < classes; k++) {
                for (int f = 0; f < active.length; f++) {
                    active[f] = classOf[f] == k;
                }
                double[] own = new MaxMin(paths, part[k]).rates(active);
                for (int f = 0; f < active.length; f++) {
                    rates[f] = active[f] ? own[f] : rates[f];
                }
            }
            used = used(classes, rates);
            for (int link = 0; link < capacity.length; link++) {
                divide(link, part, used);
            }
        }
        return rates;
    }

    /** What each class takes of each link; infinite where it has not been served yet and uses the link. */
    private double[][] used(int classes, double[] rates) {
        double[][] used = new double[classes][capacity.length];
        for (int f = 0; f < classOf.length; f++) {
            for (int entry = paths.first(f); entry < paths.first(f + 1); entry++) {
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
