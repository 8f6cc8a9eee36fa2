// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.List;

/** Waits one after the other, independent of each other. */
record Waits(List<Waits.Wait> waits) {
    private static final double APART = 1e-6;

    Waits {
        waits = waits.stream().filter(w -> w.probability() > 0 && Double.isFinite(w.rate())).toList();
    }

    /**
     * A wait that most do not have.
     *
     * @param probability of having to wait, 0 to 1
     * @param rate        at which those who wait are served, per second; infinite: at once
     */
    record Wait(double probability, double rate) {
        /**
         * Of a queue with fixed service time: P(wait) = rho, and the exponential tail that gives the exact mean, M/D/1:
         * P(W &gt; t) = rho e^(-2 (1 - rho) t / S), exact in heavy traffic (Kingman 1962) and above the exact tail
         * elsewhere.
         *
         * @param busy    share of the time that the server is busy, below 1
         * @param service seconds
         */
        static Wait fixedService(double busy, double service) {
            return new Wait(busy, 2 * (1 - busy) / service);
        }

        double mean() {
            return probability == 0 ? 0 : probability / rate;
        }
    }

    /** Seconds. */
    double mean() {
        return waits.stream().mapToDouble(Wait::mean).sum();
    }

    /** Smallest wait that this share keeps to, seconds. */
    double quantile(double share) {
        if (beyond(0) <= 1 - share) {
            return 0;
        }
        double low = 0;
        double high = Math.max(mean(), Double.MIN_NORMAL);
        while (beyond(high) > 1 - share) {
            high *= 2;
        }
        while (high - low > 1e-9 * high) {
            double middle = (low + high) / 2;
            if (beyond(middle) > 1 - share) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** Probability that all together last longer than this. */
    double beyond(double seconds) {
        double sum = 0;
        for (int subset = 1; subset < 1 << waits.size(); subset++) {
            sum += probability(subset) * sumBeyond(subset, seconds);
        }
        return sum;
    }

    /** That exactly these have to be waited for. */
    private double probability(int subset) {
        double product = 1;
        for (int i = 0; i < waits.size(); i++) {
            product *= in(subset, i) ? waits.get(i).probability() : 1 - waits.get(i).probability();
        }
        return product;
    }

    /** Sum of exponentials with different rates: sum of e^(-a_i t) x product of a_j / (a_j - a_i) (Feller 1971). */
    private double sumBeyond(int subset, double seconds) {
        double sum = 0;
        for (int i = 0; i < waits.size(); i++) {
            double term = in(subset, i) ? Math.exp(-rate(i) * seconds) : 0;
            for (int j = 0; j < waits.size() && term != 0; j++) {
                term *= j != i && in(subset, j) ? rate(j) / (rate(j) - rate(i)) : 1;
            }
            sum += term;
        }
        return sum;
    }

    /** Rates that are alike are moved apart by a millionth, which the formula needs and no quantile shows. */
    private double rate(int i) {
        double rate = waits.get(i).rate();
        for (int j = 0; j < i; j++) {
            if (Math.abs(rate - waits.get(j).rate()) <= APART * rate) {
                rate *= 1 + 4 * APART * (i - j);
            }
        }
        return rate;
    }

    private static boolean in(int subset, int i) {
        return (subset >> i & 1) == 1;
    }
}
