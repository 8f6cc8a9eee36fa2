// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;

/**
 * Max-min fair rates by progressive filling: all flows grow alike until a link is full; those on it stop, the others go
 * on (Bertsekas and Gallager, Data Networks, 1992, section 6.5.2). A flow with shares below 1 fills a link in
 * proportion to its share. Time in proportion to the entries of the paths and, with a logarithm, to the links.
 */
final class MaxMin implements FairRates {
    private static final double ROUNDING = 1e-12;

    private final PathTable paths;
    private double[] capacity;
    private final int[] ofLink;
    private final int[] flowAt;
    private final double[] free;
    private final double[] slope;
    private final double[] level;
    private final int[] unfrozen;
    private final double[] rate;
    private final boolean[] grows;

    /**
     * @param paths    links and shares of all flows
     * @param capacity of the links, bytes per second; of a failed one 0
     */
    MaxMin(PathTable paths, double[] capacity) {
        this.paths = paths;
        this.capacity = capacity;
        ofLink = new int[capacity.length + 1];
        flowAt = new int[paths.size()];
        free = new double[capacity.length];
        slope = new double[capacity.length];
        level = new double[capacity.length];
        unfrozen = new int[capacity.length];
        rate = new double[paths.flows()];
        grows = new boolean[paths.flows()];
        transpose();
    }

    private void transpose() {
        for (int i = 0; i < paths.size(); i++) {
            ofLink[paths.link(i) + 1]++;
        }
        for (int link = 0; link < capacity.length; link++) {
            ofLink[link + 1] += ofLink[link];
        }
        int[] next = Arrays.copyOf(ofLink, capacity.length);
        for (int flow = 0; flow < paths.flows(); flow++) {
            for (int i = paths.first(flow); i < paths.first(flow + 1); i++) {
                flowAt[next[paths.link(i)]++] = flow;
            }
        }
    }

    /**
     * The same with other capacities of the links.
     *
     * @param active which flows send
     * @param others capacity of each link, bytes per second
     */
    double[] rates(boolean[] active, double[] others) {
        capacity = others;
        return rates(active);
    }

    @Override
    public double[] rates(boolean[] active) {
        Arrays.fill(rate, 0);
        System.arraycopy(capacity, 0, free, 0, free.length);
        Arrays.fill(slope, 0);
        Arrays.fill(level, 0);
        Arrays.fill(unfrozen, 0);
        for (int flow = 0; flow < paths.flows(); flow++) {
            grows[flow] = active[flow];
            for (int i = paths.first(flow); active[flow] && i < paths.first(flow + 1); i++) {
                slope[paths.link(i)] += paths.share(i);
                unfrozen[paths.link(i)]++;
            }
        }
        fill();
        for (int flow = 0; flow < paths.flows(); flow++) {
            if (grows[flow]) {
                rate[flow] = Double.POSITIVE_INFINITY;
            }
        }
        return rate;
    }

    private void fill() {
        LevelHeap next = new LevelHeap(capacity.length);
        for (int link = 0; link < capacity.length; link++) {
            if (unfrozen[link] > 0) {
                next.add(link, fullAt(link));
            }
        }
        while (!next.isEmpty()) {
            int link = next.link();
            double at = next.level();
            if (unfrozen[link] == 0) {
                next.remove();
            } else if (fullAt(link) > at * (1 + ROUNDING)) {
                next.raise(fullAt(link));
            } else {
                next.remove();
                freeze(link, at);
            }
        }
    }

    /** The common rate of the growing flows at which the link is full; it only rises as others freeze. */
    private double fullAt(int link) {
        return level[link] + Math.max(0, free[link]) / slope[link];
    }

    private void freeze(int link, double at) {
        for (int i = ofLink[link]; i < ofLink[link + 1]; i++) {
            int flow = flowAt[i];
            if (grows[flow]) {
                grows[flow] = false;
                rate[flow] = at;
                for (int j = paths.first(flow); j < paths.first(flow + 1); j++) {
                    stop(paths.link(j), paths.share(j), at);
                }
            }
        }
    }

    /** A flow with this share of the link stays at this rate from now on. */
    private void stop(int link, double share, double at) {
        free[link] -= slope[link] * (at - level[link]);
        level[link] = at;
        slope[link] -= share;
        unfrozen[link]--;
    }
}
