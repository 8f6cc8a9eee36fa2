// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;

/** What a fabric carries under its transport, for rings over all of its NICs. */
final class PathReport {
    private static final String ADJACENT = "effective_adjacent_bytes_per_second";
    /** What NCCL sends at a time: its buffer NCCL_BUFFSIZE is 4 MiB by default. */
    private static final double MESSAGE_BYTES = 4 * 1024 * 1024;
    /** Assumed where the design gives no length: the 100 m of single-mode optics. */
    private static final double METRES_UNKNOWN = 100;
    private static final double SECONDS_PER_METRE = 5e-9;
    private static final int[] QUEUE_PAIRS = {1, 2, 4, 8, 16, 32, 64};
    private static final double WORTH_TELLING = 1.05;

    private final FabricSnapshot fabric;
    private final FabricSizing sizing;
    private final FabricModel model;
    private final Transport transport;
    private final TransportInfo info;
    private final Traffic acrossLeaves;
    private final Traffic neighbours;
    private final long nics;
    private final RecordingTrace trace = new RecordingTrace();
    private final PathPerformance path;
    private final Map<String, String> metrics = new LinkedHashMap<>();

    PathReport(ClusterSnapshot cluster, FabricSnapshot fabric, FabricSizing sizing, FabricModel model,
            Transport transport, TransportInfo info) {
        this.fabric = fabric;
        this.sizing = sizing;
        this.model = model;
        this.transport = transport;
        this.info = info;
        nics = cluster.groups().stream().mapToLong(g -> g.nics(fabric.role().nicRole())
                .map(n -> (long) g.count() * n.perServer()).orElse(0L)).sum();
        acrossLeaves = ring(Crossings.leafBlock(sizing));
        neighbours = ring(Crossings.rails(sizing));
        path = model.performance(sizing, transport, acrossLeaves, "", trace);
        record();
    }

    /** A ring along each rail whose members are this many endpoints apart; the last block may be filled in part. */
    private Traffic ring(long stride) {
        long members = Math.max(1, -Math.floorDiv(-sizing.plan().endpoints(), stride));
        return new Traffic(Traffic.Pattern.NEIGHBOUR, members, stride, true, MESSAGE_BYTES);
    }

    List<Metric> metrics() {
        List<Metric> all = new ArrayList<>();
        metrics.forEach((id, node) -> all.add(metric(id, trace.get(node))));
        return all;
    }

    /** The same value under two kinds of traffic needs two labels. */
    private Metric metric(String id, Derivation derivation) {
        Metric metric = Metric.of(id, fabric.id(), derivation);
        return !id.equals(ADJACENT) ? metric : new Metric(id, metric.element(), metric.label()
                + ", ring over neighbours", metric.value(), metric.unit(), metric.band(), derivation);
    }

    private void record() {
        metrics.put("effective_bytes_per_second", "bandwidth");
        metrics.put("latency_s", "latency");
        metrics.put("wire_goodput", "goodput");
        metrics.put("load_balance_slowdown", "load_balance");
        model.performance(sizing, transport, neighbours, "near_", trace);
        metrics.put(ADJACENT, "near_bandwidth");
        headroom();
        incast();
        if (fabric.role() == FabricRole.COMPUTE) {
            tail();
        }
    }

    /** Share of a switch's buffer that pauses need, of the tier where it is largest. */
    private void headroom() {
        if (!(transport.flowControl() instanceof FlowControl.PriorityFlowControl pfc)) {
            return;
        }
        String label = "Share of the buffer that PFC headroom takes";
        trace.input("priorities", "Lossless priorities", pfc.losslessPriorities(), Unit.COUNT,
                transport.source("lossless-priorities"));
        double share = Double.NaN;
        for (FabricSizing.Tier tier : sizing.tiers()) {
            SwitchSpec type = fabric.switchType(tier.kind());
            if (type == null || Double.isNaN(type.bufferBytes())) {
                continue;
            }
            String word = tier.kind().word();
            double below = tier.kind() == TierKind.LEAF ? fabric.hostCableMetres()
                    : upMetres(TierKind.values()[tier.kind().ordinal() - 1]);
            double bytes = pfc.losslessPriorities() * (tier.downPorts() * port(pfc, word + "_down", below)
                    + tier.upPorts() * port(pfc, word + "_up", upMetres(tier.kind())));
            trace.input(word + "_buffer", "Buffer of a " + type.name(), type.bufferBytes(), Unit.BYTE,
                    type.provenance().source());
            trace.input(word + "_down_ports", "Ports of a " + word + " down", tier.downPorts(), Unit.COUNT, counted());
            trace.input(word + "_up_ports", "Ports of a " + word + " up", tier.upPorts(), Unit.COUNT, counted());
            double ofTier = new PathTrace("", trace).derived(word + "_headroom_share", label + " of a " + word,
                    bytes / type.bufferBytes(), Unit.FRACTION, "{priorities} x ({" + word + "_down_ports} x {" + word
                            + "_down_headroom} + {" + word + "_up_ports} x {" + word + "_up_headroom}) / {" + word
                            + "_buffer}", Source.assumption("every port keeps headroom for every lossless priority"));
            if (!(share >= ofTier)) {
                share = ofTier;
                metrics.put("pfc_headroom_share", word + "_headroom_share");
            }
        }
        if (Double.isNaN(share)) {
            trace.input("headroom_share", label, Double.NaN, Unit.FRACTION,
                    Source.assumption("unknown: the catalog states no buffer of these switches"));
            metrics.put("pfc_headroom_share", "headroom_share");
        }
    }

    private double port(FlowControl.PriorityFlowControl pfc, String id, double metres) {
        boolean known = !Double.isNaN(metres);
        double length = trace.input(id + "_metres", "Length of the cable", known ? metres : METRES_UNKNOWN, Unit.METRE,
                known ? Source.design("scenario.fabric." + fabric.id())
                        : Source.assumption("100 m where the design gives no length"));
        return trace.derived(id + "_headroom", "PFC headroom of a port and priority",
                pfc.headroom().bytes(sizing.plan().linkBytesPerSecond(), length, SECONDS_PER_METRE), Unit.BYTE,
                "frames in the way, pause frame, interface and response delays, 2 x " + id + "_metres x 5 ns/m x "
                        + "link_rate", Source.literature("IEEE 802.1Qbb, buffer requirements of PFC"), id + "_metres",
                "link_rate");
    }

    private double upMetres(TierKind tier) {
        return fabric.tier(tier).map(FabricSnapshot.Tier::cableMetres).orElse(Double.NaN);
    }

    /** Senders to one port that fill a leaf's buffer before congestion control reacts. */
    private void incast() {
        SwitchSpec leaf = fabric.switchType(TierKind.LEAF);
        String label = "Senders to one port that fill the buffer before congestion control reacts";
        if (leaf == null || Double.isNaN(leaf.bufferBytes())) {
            trace.input("incast", label, Double.NaN, Unit.COUNT, Source.assumption(
                    "unknown: the catalog states no buffer of " + (leaf == null ? "the leaves" : "a " + leaf.name())));
        } else {
            double delay = transport.congestionControl().feedbackDelaySeconds();
            trace.input("feedback_delay", "Delay until senders slow down", delay, Unit.SECOND,
                    transport.source("feedback-delay"));
            trace.input("buffer", "Buffer of a " + leaf.name(), leaf.bufferBytes(), Unit.BYTE,
                    leaf.provenance().source());
            trace.derived("incast", label, Math.floor(Incast.senders(leaf.bufferBytes(),
                    sizing.plan().linkBytesPerSecond(), delay)), Unit.COUNT,
                    "1 + buffer / (link_rate x feedback_delay)", Source.assumption("first order: the whole buffer, no"
                            + " window limits the senders"), "buffer", "link_rate", "feedback_delay");
        }
        metrics.put("incast_fan_in", "incast");
    }

    private void tail() {
        trace.input("nics", "NICs that wait for each other", nics, Unit.COUNT, counted());
        trace.derived("p999_hit", "Probability that a step holds an event beyond the 99.9th percentile",
                Tail.stepHitsP999(nics), Unit.FRACTION, "1 - 0.999^nics",
                Source.literature("Dean and Barroso, The Tail at Scale, 2013"), "nics");
        metrics.put("p999_hit_probability", "p999_hit");
        trace.derived("slowest", "Slowest of all exponential delays over their mean", Tail.slowestExponential(nics),
                Unit.RATIO, "H(nics), the harmonic number", Source.literature("expected maximum of independent"
                        + " exponential variables"), "nics");
        metrics.put("slowest_over_mean_delay", "slowest");
    }

    /** Effective bandwidth over queue pairs, and how uplinks are loaded, where a hash of flows chooses the path. */
    List<Series> series() {
        if (!(transport.loadBalancing() instanceof LoadBalancing.FlowHash hash)) {
            return List.of();
        }
        double[] x = IntStream.of(QUEUE_PAIRS).asDoubleStream().toArray();
        double[] y = IntStream.of(QUEUE_PAIRS).mapToDouble(q -> with(new LoadBalancing.FlowHash(q))).toArray();
        List<Series> series = new ArrayList<>(List.of(new Series("bandwidth_over_queue_pairs", fabric.id(), "ECMP",
                "Queue pairs per connection", Unit.COUNT, "Effective bandwidth of a NIC across leaves",
                Unit.BYTE_PER_SECOND, x, y)));
        sizing.tier(TierKind.LEAF).filter(leaf -> leaf.upPorts() > 1)
                .ifPresent(leaf -> series.add(uplinkLoad(leaf, hash.queuePairs())));
        return series;
    }

    /** All NICs of a full leaf send out of it at once. */
    private Series uplinkLoad(FabricSizing.Tier leaf, int queuePairs) {
        long connections = (long) leaf.downPorts() * queuePairs;
        double[] shares = new UplinkLoad(connections, leaf.upPorts()).shares();
        return new Series("uplink_load", fabric.id(), Amounts.of(connections, "connection", "connections")
                + " hashed over " + Amounts.of(leaf.upPorts(), "uplink", "uplinks"), "Connections on an uplink",
                Unit.COUNT,
                "Share of the uplinks", Unit.FRACTION, IntStream.range(0, shares.length).asDoubleStream().toArray(),
                shares);
    }

    private double with(LoadBalancing balancing) {
        return model.performance(sizing, transport.withLoadBalancing(balancing), acrossLeaves, "", Trace.NONE)
                .bytesPerSecond();
    }

    /** @param full true for notes too, which look at the fabric once more */
    List<Finding> findings(boolean full) {
        List<Finding> findings = new ArrayList<>();
        if (nics > transport.scaleLimit().endpoints()) {
            findings.add(Finding.warning(NetworkFindings.SCALE_LIMIT, fabric.id(), SizingFindings.count(nics)
                    + " endpoints are more than the " + SizingFindings.count(transport.scaleLimit().endpoints())
                    + " that " + info.name() + " is known to take: " + transport.scaleLimit().basis() + ".",
                    "Split the fabric, or choose a transport that reaches further."));
        }
        if (full && transport.loadBalancing() instanceof LoadBalancing.FlowHash hash
                && path.loadBalanceSlowdown() > WORTH_TELLING) {
            findings.add(collisions(hash));
        }
        headroomFinding(findings);
        return findings;
    }

    private Finding collisions(LoadBalancing.FlowHash hash) {
        int uplinks = sizing.tiers().get(0).upPorts();
        int more = Math.max(16, 4 * hash.queuePairs());
        long flows = Math.round(trace.get("connections").value() * hash.queuePairs());
        return Finding.note(NetworkFindings.COLLISIONS, fabric.id(), "Where every flow leaves its leaf, "
                + (flows == 1 ? "one flow hashed onto " : Amounts.of(flows) + " flows hashed onto ")
                + Amounts.of(uplinks, "uplink", "uplinks") + (flows == 1 ? " puts " : " put ")
                + Quantity.format(trace.get("busiest").value(), Dimension.RATIO)
                + " times the mean on the busiest one: a NIC gets " + rate(path.bytesPerSecond()) + ", with "
                + more + " queue pairs per connection " + rate(with(new LoadBalancing.FlowHash(more)))
                + ", with adaptive routing " + rate(with(new LoadBalancing.AdaptivePerPacket())) + ".",
                "Use more queue pairs, adaptive routing or spraying, or keep groups below one leaf.");
    }

    private void headroomFinding(List<Finding> findings) {
        String node = metrics.get("pfc_headroom_share");
        if (node == null || !(transport.flowControl() instanceof FlowControl.PriorityFlowControl pfc)) {
            return;
        }
        double share = trace.get(node).value();
        if (share + pfc.xoffShare() > 1) {
            findings.add(Finding.warning(NetworkFindings.HEADROOM, fabric.id(), "PFC headroom takes "
                    + Quantity.plain(Quantity.formatPercent(share)) + " of a switch's buffer, which leaves less than"
                    + " the " + Quantity.plain(Quantity.formatPercent(pfc.xoffShare())) + " that a port may fill before"
                    + " it pauses.",
                    "Use fewer lossless priorities, shorter cables, or a switch with more buffer."));
        }
    }

    private static String rate(double bytesPerSecond) {
        return Quantity.plain(Quantity.format(bytesPerSecond, Dimension.BANDWIDTH));
    }

    private static Source counted() {
        return Source.assumption("counted by the sizing of the fabric");
    }
}
