// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Series;

/**
 * What came of it. Counts of packets are 0 where flows are simulated.
 *
 * @param completion    of the messages, or of the collective where the traffic is one
 * @param flows         messages that ended
 * @param packets       data packets sent, repeated ones included
 * @param events        steps of the simulation
 * @param retransmitted packets sent again
 * @param dropped       packets lost
 * @param trimmed       packets whose payload was cut off
 * @param pauses        pause frames sent
 * @param series        values over time, where the simulator was asked for them
 * @param findings      what to know about it
 * @param jobs          of each of several jobs, in their order; empty where there are none; since 1.1
 * @param messages      of the single messages of an all-to-all, whose completion is that of the whole; the same as
 *                      {@code completion} for all other traffic; since 1.2
 * @since 1.0
 */
public record SimulationResult(Completion completion, long flows, long packets, long events, long retransmitted,
        long dropped, long trimmed, long pauses, List<Series> series, List<Finding> findings, List<OfJob> jobs,
        Completion messages) {
    public SimulationResult {
        series = List.copyOf(series);
        findings = List.copyOf(findings);
        jobs = List.copyOf(jobs);
    }

    /** Of traffic whose messages are told by their completion. */
    public SimulationResult(Completion completion, long flows, long packets, long events, long retransmitted,
            long dropped, long trimmed, long pauses, List<Series> series, List<Finding> findings, List<OfJob> jobs) {
        this(completion, flows, packets, events, retransmitted, dropped, trimmed, pauses, series, findings, jobs,
                completion);
    }

    /** Of one traffic. */
    public SimulationResult(Completion completion, long flows, long packets, long events, long retransmitted,
            long dropped, long trimmed, long pauses, List<Series> series, List<Finding> findings) {
        this(completion, flows, packets, events, retransmitted, dropped, trimmed, pauses, series, findings, List.of());
    }

    /** Of flows alone. */
    public SimulationResult(Completion completion, long flows, long events, List<Finding> findings) {
        this(completion, flows, 0, events, 0, 0, 0, 0, List.of(), findings);
    }

    /**
     * This result with further findings before its own.
     *
     * @since 1.1
     */
    public SimulationResult withFindings(List<Finding> others) {
        return new SimulationResult(completion, flows, packets, events, retransmitted, dropped, trimmed, pauses, series,
                Stream.concat(others.stream(), findings.stream()).toList(), jobs, messages);
    }

    /**
     * This result of several jobs.
     *
     * @since 1.1
     */
    public SimulationResult withJobs(List<OfJob> others) {
        return new SimulationResult(completion, flows, packets, events, retransmitted, dropped, trimmed, pauses, series,
                findings, others, messages);
    }

    /**
     * This result of an all-to-all, given that of its messages: it is complete when the last of them has ended.
     *
     * @since 1.2
     */
    public SimulationResult asCollective() {
        Completion whole = new Completion(completion.max, completion.max, completion.max, completion.max,
                completion.max, completion.max);
        return new SimulationResult(whole, flows, packets, events, retransmitted, dropped, trimmed, pauses, series,
                findings, jobs, messages);
    }

    /**
     * What came of one of several jobs.
     *
     * @param job        its id
     * @param completion of its messages, or of its collective
     * @param flows      messages that ended
     * @since 1.1
     */
    public record OfJob(String job, Completion completion, long flows) {
    }

    /**
     * Completion times, seconds from the start of each message. NaN when none ended.
     *
     * @param min  of the first
     * @param mean of all
     * @param p50  median
     * @param p99  99th percentile
     * @param p999 99.9th percentile
     * @param max  of the last
     */
    public record Completion(double min, double mean, double p50, double p99, double p999, double max) {
        private static final Completion NONE = new Completion(Double.NaN, Double.NaN, Double.NaN, Double.NaN,
                Double.NaN, Double.NaN);

        /** Of these times in any order; percentiles are the smallest time that as many do not exceed. */
        public static Completion of(double[] seconds) {
            if (seconds.length == 0) {
                return NONE;
            }
            double[] sorted = seconds.clone();
            Arrays.sort(sorted);
            double sum = 0;
            for (double s : sorted) {
                sum += s;
            }
            return new Completion(sorted[0], sum / sorted.length, quantile(sorted, 0.5), quantile(sorted, 0.99),
                    quantile(sorted, 0.999), sorted[sorted.length - 1]);
        }

        private static double quantile(double[] sorted, double share) {
            return sorted[(int) Math.max(0, Math.ceil(share * sorted.length) - 1)];
        }
    }
}
