// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.SplittableRandom;

/**
 * Every endpoint sends the same to every other over ways that hashes choose, where the flows are too many to be
 * followed one by one: the flows of a link are drawn from their distribution (binomial, here its normal limit: links
 * carry thousands of flows), with the mean that the topology gives. A flow ends when the fullest link on its ways has
 * carried what it is offered.
 */
final class HashedAllToAll {
    private final KindFlows flows;
    private final double[] capacity;
    private final double bytes;
    private final int queuePairs;
    private final SplittableRandom random;

    /**
     * @param capacity of the links, bytes per second
     * @param bytes    on the wire, from each endpoint to each other
     */
    HashedAllToAll(KindFlows flows, double[] capacity, double bytes, int queuePairs, long seed) {
        this.flows = flows;
        this.capacity = capacity;
        this.bytes = bytes;
        this.queuePairs = queuePairs;
        random = new SplittableRandom(seed);
    }

    WeightedTimes run(boolean[] byHash) {
        int n = flows.kinds();
        boolean[][] sends = new boolean[n][n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                sends[a][b] = flows.joined(a, b);
            }
        }
        double[] seconds = new double[capacity.length];
        flows.load(sends, seconds);
        for (int link = 0; link < seconds.length; link++) {
            if (seconds[link] > 0) {
                double drawn = byHash[link] ? drawn(seconds[link] * queuePairs) / queuePairs : seconds[link];
                seconds[link] = drawn * bytes / capacity[link];
            }
        }
        WeightedTimes times = new WeightedTimes();
        double[] slowest = new double[n];
        for (int b = 0; b < n; b++) {
            flows.largest(link -> seconds[link], b, slowest);
            for (int a = 0; a < n; a++) {
                if (sends[a][b]) {
                    times.add(slowest[a], flows.pairs(a, b));
                }
            }
        }
        return times;
    }

    private double drawn(double mean) {
        return Math.max(0, mean + Math.sqrt(mean) * random.nextGaussian());
    }
}
