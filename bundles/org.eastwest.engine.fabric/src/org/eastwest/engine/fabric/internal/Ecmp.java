// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.apache.commons.math3.special.Gamma;

/**
 * Load of equal links that equal flows choose at random, as ECMP does: the multinomial distribution.
 * <p>The distribution of the busiest link is exact up to {@value #EXACT_FLOWS_PER_LINK} flows a link: loads are
 * independent Poisson variables under the condition that they add up to the number of flows (Levin 1981), and the
 * probability of that sum comes from its characteristic function. Beyond, the excess over the mean falls with the root
 * of the number of flows (Raab and Steger 1998: m/n + sqrt(2 (m/n) ln n)), from where the exact values end.
 */
public final class Ecmp {
    /** Flows a link up to which the busiest link is computed exactly. */
    static final int EXACT_FLOWS_PER_LINK = 64;

    /** More than the rounding of a probability, less than anybody asks about. */
    private static final double NEGLIGIBLE = 1e-10;
    /** Natural logarithm of a power that is too small to be added. */
    private static final double LOG_NEGLIGIBLE = -41;
    /** Flows from which three terms of Stirling's series are exact. */
    private static final double STIRLING_FROM = 1000;

    private Ecmp() {
    }

    /**
     * Expected flows on the busiest link over flows a link: the slowdown of a barrier across that stage.
     *
     * @param links at least 1
     * @param flows at least 1
     * @return 1 to {@code links}; falls as flows increase
     */
    public static double slowdown(int links, long flows) {
        if (links == 1) {
            return 1;
        }
        long exact = (long) EXACT_FLOWS_PER_LINK * links;
        if (flows <= exact) {
            return expectedMaximum(links, flows) * links / flows;
        }
        return 1 + (expectedMaximum(links, exact) * links / exact - 1) * Math.sqrt((double) exact / flows);
    }

    /** Expected flows on the busiest link, exact. Takes time and memory in proportion to the root of {@code flows}. */
    public static double expectedMaximum(int links, long flows) {
        if (links == 1 || flows <= 1) {
            return flows;
        }
        BusiestLink busiest = new BusiestLink(links, flows);
        double expected = 0;
        for (long atMost = 0; atMost < flows; atMost++) {
            double more = 1 - busiest.probabilityOfAtMostNext();
            if (more < NEGLIGIBLE || busiest.noMoreIsLikely()) {
                break;
            }
            expected += more;
        }
        return expected;
    }

    /** Probability that no two flows share a link. */
    public static double noCollision(int links, long flows) {
        double probability = flows > links ? 0 : 1;
        for (int i = 1; i < flows && probability > 0; i++) {
            probability *= (double) (links - i) / links;
        }
        return probability;
    }

    /** P(no link has more than k flows) for k = 0, 1, 2, ... in turn. */
    private static final class BusiestLink {
        private final int links;
        private final long flows;
        private final double mean;
        private final double sumProbability;
        private final double[] cos;
        private final double[] sin;
        private final double[] turnCos;
        private final double[] turnSin;
        private final double[] phiRe;
        private final double[] phiIm;
        private final int points;
        private final double smallestSquare;
        private double poisson;
        private long next;

        BusiestLink(int links, long flows) {
            this.links = links;
            this.flows = flows;
            mean = (double) flows / links;
            // The sum is within 12 standard deviations of its mean: no alias of it is worth counting.
            points = 2 * (32 + (int) Math.ceil(6 * Math.sqrt(flows)));
            sumProbability = probabilityOfMean(flows);
            int half = points / 2 + 1;
            cos = new double[half];
            sin = new double[half];
            turnCos = new double[half];
            turnSin = new double[half];
            phiRe = new double[half];
            phiIm = new double[half];
            for (int t = 0; t < half; t++) {
                double angle = 2 * Math.PI * t / points;
                cos[t] = Math.cos(angle);
                sin[t] = Math.sin(angle);
                turnCos[t] = 1;
            }
            poisson = Math.exp(-mean);
            smallestSquare = Math.exp(2 * LOG_NEGLIGIBLE / links);
        }

        /**
         * Of a Poisson variable to be its mean. For many flows Stirling's series, as the difference of large logarithms
         * has too few digits.
         */
        private static double probabilityOfMean(double mean) {
            return mean < STIRLING_FROM ? Math.exp(mean * Math.log(mean) - mean - Gamma.logGamma(mean + 1))
                    : Math.exp(-1 / (12 * mean) + 1 / (360 * mean * mean * mean)) / Math.sqrt(2 * Math.PI * mean);
        }

        /** By the sum over all links of the probability of more, which rounding does not reach. */
        boolean noMoreIsLikely() {
            double above = poisson * mean / next / (1 - mean / (next + 1));
            return next > mean && above * links < NEGLIGIBLE;
        }

        double probabilityOfAtMostNext() {
            addTerm();
            long most = next++;
            return most * links < flows ? 0 : Math.min(1, Math.max(0, sumIsFlows() / sumProbability));
        }

        /** The characteristic function of a load cut off above k gains the term of k. */
        private void addTerm() {
            if (next > 0) {
                poisson *= mean / next;
            }
            for (int t = 0; t < phiRe.length; t++) {
                phiRe[t] += poisson * turnCos[t];
                phiIm[t] += poisson * turnSin[t];
                double re = turnCos[t] * cos[t] - turnSin[t] * sin[t];
                turnSin[t] = turnCos[t] * sin[t] + turnSin[t] * cos[t];
                turnCos[t] = re;
            }
        }

        private double sumIsFlows() {
            double sum = 0;
            for (int t = 0; t < phiRe.length; t++) {
                if (phiRe[t] * phiRe[t] + phiIm[t] * phiIm[t] > smallestSquare) {
                    double weight = t == 0 || t == phiRe.length - 1 ? 1 : 2;
                    sum += weight * powerTurnedBack(t);
                }
            }
            return sum / points;
        }

        /** Real part of phi^links x exp(-i flows angle). */
        private double powerTurnedBack(int t) {
            double re = 1;
            double im = 0;
            double baseRe = phiRe[t];
            double baseIm = phiIm[t];
            for (int n = links; n > 0; n >>= 1) {
                if ((n & 1) == 1) {
                    double r = re * baseRe - im * baseIm;
                    im = re * baseIm + im * baseRe;
                    re = r;
                }
                double r = baseRe * baseRe - baseIm * baseIm;
                baseIm = 2 * baseRe * baseIm;
                baseRe = r;
            }
            double angle = 2 * Math.PI * (flows % points * t % points) / points;
            return re * Math.cos(angle) + im * Math.sin(angle);
        }
    }
}
