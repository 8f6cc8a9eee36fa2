// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;

/**
 * How many sequences a replica decodes together while requests come at random. The sequences share the replica, the more
 * the slower each: P(n) is proportional to the product over i to n of offered x step(i) / i, whatever the lengths of the
 * answers are distributed like (generalised processor sharing, Cohen 1979). Requests beyond the concurrency wait.
 */
final class Occupancy {
    private static final double NEGLIGIBLE = 1e-15;
    private static final int FEW = 256;

    private final int smallest;
    private final double[] tokens;
    private final double inFlight;
    private final double waiting;
    private final double waitRate;

    /**
     * @param smallest batch that tokens come in
     * @param tokens   share of the tokens that come in a batch of {@code smallest} sequences and more
     * @param inFlight mean number of sequences
     * @param waiting  probability that a request finds all places taken
     * @param waitRate at which those that wait are let in, per second
     */
    private Occupancy(int smallest, double[] tokens, double inFlight, double waiting,
            double waitRate) {
        this.smallest = smallest;
        this.tokens = tokens;
        this.inFlight = inFlight;
        this.waiting = waiting;
        this.waitRate = waitRate;
    }

    /** Every batch is full and nobody waits: as many requests as can be answered, one after the other. */
    static Occupancy full(int concurrency) {
        return new Occupancy(concurrency, new double[] {1}, concurrency, 0, Double.POSITIVE_INFINITY);
    }

    /**
     * @param tokensPerSecond asked of the replica: requests per second x tokens of an answer
     * @param outputTokens    of an answer
     * @param concurrency     most sequences of a batch
     * @param step            seconds of the step of a batch, with all that comes between two steps; it never falls with
     *                        the size of the batch, and a full batch answers more than is asked
     */
    static Occupancy of(double tokensPerSecond, double outputTokens, int concurrency, IntToDoubleFunction step) {
        double[] logs = new double[Math.min(concurrency + 1, FEW)];
        double largest = 0;
        int last = 0;
        while (last < concurrency && logs[last] > largest + Math.log(NEGLIGIBLE)) {
            last++;
            logs = last < logs.length ? logs : Arrays.copyOf(logs, Math.min(concurrency + 1, 2 * last));
            logs[last] = logs[last - 1] + Math.log(tokensPerSecond * step.applyAsDouble(last) / last);
            largest = Math.max(largest, logs[last]);
        }
        double[] tokens = new double[last + 1];
        double beyond = last < concurrency ? 0 : tokensPerSecond * step.applyAsDouble(concurrency) / concurrency;
        double sum = 0;
        double sequences = 0;
        double rate = 0;
        for (int n = 0; n <= last; n++) {
            // Those who find all places taken see a batch that is full.
            double weight = Math.exp(logs[n] - largest) / (n == concurrency ? 1 - beyond : 1);
            sum += weight;
            sequences += n * weight;
            tokens[n] = n == 0 ? 0 : weight * n / step.applyAsDouble(n);
            rate += tokens[n];
        }
        for (int n = 0; n <= last; n++) {
            tokens[n] /= rate;
        }
        double waiting = last < concurrency ? 0
                : Math.exp(logs[concurrency] - largest) / (1 - beyond) / sum;
        return new Occupancy(0, tokens, sequences / sum, waiting, last < concurrency ? Double.POSITIVE_INFINITY
                : (1 - beyond) * concurrency / (outputTokens * step.applyAsDouble(concurrency)));
    }

    /** Mean number of sequences in flight. */
    double inFlight() {
        return inFlight;
    }

    /** Wait for a place in the batch: none for most, exponential for those who find all taken (as in M/M/c). */
    Waits.Wait place() {
        return new Waits.Wait(waiting, waitRate);
    }

    /** Mean over all tokens of a function of the batch that they come in. */
    double mean(IntToDoubleFunction ofBatch) {
        double sum = 0;
        for (int i = 0; i < tokens.length; i++) {
            sum += tokens[i] > 0 ? tokens[i] * ofBatch.applyAsDouble(smallest + i) : 0;
        }
        return sum;
    }

    /**
     * Smallest time that this share of the tokens keeps to.
     *
     * @param share   above 0, below 1
     * @param longest a time that all but fewer keep to
     * @param exceeds probability that a token of a batch takes longer than a time
     */
    double quantile(double share, double longest, BatchTail exceeds) {
        DoubleUnaryOperator late = t -> mean(n -> exceeds.beyond(n, t));
        double low = 0;
        double high = longest;
        while (late.applyAsDouble(high) > 1 - share) {
            high *= 2;
        }
        while (high - low > 1e-9 * high) {
            double middle = (low + high) / 2;
            if (late.applyAsDouble(middle) > 1 - share) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** Probability that a token of a batch of n sequences takes longer than so many seconds. */
    @FunctionalInterface
    interface BatchTail {
        double beyond(int sequences, double seconds);
    }
}
