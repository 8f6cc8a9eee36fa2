// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;

/** Mean and slowest of flows that do not wait for one another, and what it would cost if they did. */
final class FlowsReport {
    /** Mean against slowest: what a synchronised job on the same fabric would wait for. */
    static final String MEAN_AND_SLOWEST = "EW-SELECT-004";

    private final JobSnapshot job;
    private final IndependentFlows flows;
    private final FabricSizing sizing;
    private final Transport transport;
    private final RecordingTrace trace = new RecordingTrace();
    private final PathPerformance path;

    FlowsReport(JobSnapshot job, IndependentFlows flows, FabricSizing sizing, Transport transport, FabricModel fabrics) {
        this.job = job;
        this.flows = flows;
        this.sizing = sizing;
        this.transport = transport;
        path = fabrics.performance(sizing, transport, new Traffic(Traffic.Pattern.ALL_TO_ALL,
                sizing.plan().endpoints(), 1, false, flows.flowBytes()), "nic_", trace);
    }

    AnalysisResult result() {
        double endpoints = trace.input("endpoints", "Endpoints", sizing.plan().endpoints(), Unit.COUNT,
                Source.assumption("NIC ports of a plane"));
        trace.input("flows", "Flows at a time", flows.flows(), Unit.COUNT,
                Source.design("workload." + flows.id() + ".flows"));
        trace.input("flow", "Size of a flow", flows.flowBytes(), Unit.BYTE,
                Source.design("workload." + flows.id() + ".flowSize"));
        double shared = trace.formula("shared", "Flows that share a NIC", Math.max(1, flows.flows() / endpoints),
                Unit.RATIO, "max(1, {flows} / {endpoints})", Source.assumption("spread evenly over the NICs"));
        double alone = trace.formula("alone", "Time of a flow if all uplinks were loaded alike",
                flows.flowBytes() * shared / (path.bytesPerSecond() * path.loadBalanceSlowdown()), Unit.SECOND,
                "{flow} x {shared} / ({nic_bandwidth} x {nic_load_balance})", Source.assumption("fair sharing"));
        double uneven = unevenOnAverage();
        double mean = trace.formula("mean", "Mean time of a flow", path.latencySeconds() + alone * uneven, Unit.SECOND,
                "{nic_latency} + {alone} x {uneven}", Source.assumption("each flow ends with its own link; its last"
                        + " byte arrives a latency after it was sent"));
        double slowest = trace.formula("slowest", "Time of the slowest flow",
                path.latencySeconds() + alone * path.loadBalanceSlowdown(), Unit.SECOND,
                "{nic_latency} + {alone} x {nic_load_balance}", Source.assumption("the flow on the busiest link"));
        double penalty = trace.formula("penalty", "Slowest over mean flow: what a barrier adds", slowest / mean,
                Unit.RATIO, "{slowest} / {mean}", Source.assumption("a synchronised job waits for its slowest flow"));
        double load = trace.input("load", "Offered load over line rate", flows.load(), Unit.FRACTION,
                Source.design("workload." + flows.id() + ".load"));
        List<Metric> metrics = new java.util.ArrayList<>(List.of(metric("flow_mean_s", "mean"),
                metric("flow_slowest_s", "slowest"), metric("barrier_penalty", "penalty")));
        if (load < 1) {
            trace.formula("at_load", "Mean slowdown of a flow at the offered load", 1 / (1 - load), Unit.RATIO,
                    "1 / (1 - {load})", Source.literature("M/G/1 with processor sharing (Kleinrock 1976)"));
            metrics.add(metric("flow_slowdown_at_load", "at_load"));
        }
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), List.of(told(mean, slowest, penalty)));
    }

    private Metric metric(String id, String node) {
        return Metric.of(id, job.id(), trace.get(node));
    }

    /**
     * Flows on the link of a random flow over the mean of all links. Of m flows hashed onto n links a flow meets
     * (m - 1) / n others; where each packet chooses, all flows fare alike.
     */
    private double unevenOnAverage() {
        double climbing = sizing.leafGroupEndpoints() * path.crossingFraction();
        double uplinks = sizing.tiers().get(0).upPorts();
        if (!(transport.loadBalancing() instanceof LoadBalancing.FlowHash hash) || climbing == 0 || uplinks == 0) {
            return trace.input("uneven", "Load of a flow's own link over the mean", path.loadBalanceSlowdown(),
                    Unit.RATIO, Source.assumption("each packet chooses its path: all flows fare alike"));
        }
        double hashed = climbing * hash.queuePairs();
        trace.input("climbing", "Flows that climb from a leaf, with their queue pairs", hashed, Unit.COUNT,
                Source.assumption("one to each NIC, as far as it leaves the leaf"));
        trace.input("uplinks", "Uplinks of a leaf", uplinks, Unit.COUNT, Source.assumption("counted by the sizing"));
        double met = Math.max(1, 1 + (hashed - 1) / uplinks) / Math.max(1, hashed / uplinks);
        return trace.formula("uneven", "Load of a flow's own link over the mean",
                Math.min(met, path.loadBalanceSlowdown()), Unit.RATIO,
                "min({nic_load_balance}, (1 + ({climbing} - 1) / {uplinks}) / max(1, {climbing} / {uplinks}))",
                Source.literature("multinomial load: a flow meets (m - 1) / n others on its link"));
    }

    private Finding told(double mean, double slowest, double penalty) {
        return Finding.note(MEAN_AND_SLOWEST, job.id(), "The mean flow of job '" + job.name() + "' takes "
                + time(mean) + ", the slowest " + time(slowest) + ". Flows that do not wait for one another feel the mean;"
                + " a synchronised job on the same fabric waits for the slowest in every step, "
                + String.format(java.util.Locale.ROOT, "%.3g", penalty) + " times as long.", "");
    }

    private static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }
}
