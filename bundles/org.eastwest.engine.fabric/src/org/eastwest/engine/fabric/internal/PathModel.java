// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.engine.fabric.internal.ecmp.Collisions;
import org.eastwest.engine.fabric.internal.ecmp.FabricStudy;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.fabric.Crossing;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/**
 * What a NIC gets, from the strategies of its transport alone. All endpoints of the fabric are taken to be busy with
 * traffic of the same kind, as the groups of a parallel plan are; traffic waits for its slowest flow.
 */
final class PathModel {
    private static final Source COUNTED = Source.assumption("counted by the sizing of the fabric");
    private static final Source ASKED = Source.assumption("traffic that the analysis asks about");

    private final FabricSizing sizing;
    private final FabricPlan plan;
    private final Transport transport;
    private final Traffic traffic;
    private final FabricStudy study;
    private final PathTrace trace;
    private final double messageBytes;

    private PathModel(FabricSizing sizing, Transport transport, Traffic traffic, FabricStudy study, PathTrace trace) {
        this.study = study;
        this.sizing = sizing;
        this.plan = sizing.plan();
        this.transport = transport;
        this.traffic = traffic;
        this.trace = trace;
        messageBytes = traffic.messageBytes() > 0 ? traffic.messageBytes() : transport.wireFormat().mtuBytes();
    }

    static PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, FabricStudy study,
            String prefix, Trace trace) {
        PathModel model = new PathModel(sizing, transport, traffic, study, new PathTrace(prefix, trace));
        return sizing.buildable() ? model.performance() : model.unknown();
    }

    private PathPerformance performance() {
        double line = line();
        double goodput = goodput();
        Crossing crossing = crossing();
        double latency = latency(crossing);
        double congestion = trace.input("utilisation", "Share of the line that congestion control keeps busy",
                transport.congestionControl().targetUtilisation(), Unit.FRACTION,
                transport.source("target-utilisation"));
        Stages stages = stages(crossing, line);
        double payload = line * goodput * congestion / (stages.oversubscription * stages.loadBalance);
        double loss = loss(line, payload, latency);
        double bytesPerSecond = trace.derived("bandwidth", "Effective payload bandwidth of a NIC", payload * loss,
                Unit.BYTE_PER_SECOND, "{line} x {goodput} x {utilisation} x {loss_goodput} / ({load_balance}"
                        + " x {oversubscription_factor})",
                Source.assumption("product of what headers, congestion control, loss, load balancing and"
                        + " oversubscription leave"));
        return new PathPerformance(bytesPerSecond, latency, goodput, stages.loadBalance, loss, congestion,
                stages.oversubscription, crossing.aboveLeaf());
    }

    private PathPerformance unknown() {
        Source why = Source.assumption(sizing.findings().isEmpty() ? "the fabric cannot be built"
                : "the fabric cannot be built: " + sizing.findings().get(0).message());
        trace.input("bandwidth", "Effective payload bandwidth of a NIC", Double.NaN, Unit.BYTE_PER_SECOND, why);
        trace.input("latency", "One-way latency of a small message", Double.NaN, Unit.SECOND, why);
        return new PathPerformance(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN,
                Double.NaN);
    }

    private double line() {
        trace.input("link_rate", "Rate of a link", plan.linkBytesPerSecond(), Unit.LINE_RATE,
                Source.assumption("link rate of the fabric"));
        trace.input("ports", "Ports of a NIC", plan.nicPorts(), Unit.COUNT, Source.assumption("split of the NIC"));
        return trace.derived("line", "Line rate of a NIC", plan.linkBytesPerSecond() * plan.nicPorts(), Unit.LINE_RATE,
                "{link_rate} x {ports}", Source.assumption("all ports of a NIC carry the same"));
    }

    private double goodput() {
        WireFormat wire = transport.wireFormat();
        trace.input("message", "Message to one peer", messageBytes, Unit.BYTE, ASKED);
        trace.input("mtu", "Payload of a full packet", wire.mtuBytes(), Unit.BYTE, wire.source());
        trace.input("first_overhead", "Headers of a message's first packet", wire.firstOverheadBytes(), Unit.BYTE,
                wire.source());
        trace.input("overhead", "Headers of further packets", wire.middleOverheadBytes(), Unit.BYTE, wire.source());
        return trace.derived("goodput", "Payload over wire bytes", wire.goodput(messageBytes), Unit.FRACTION,
                "{message} / ({message} + {first_overhead} + (ceil({message} / {mtu}) - 1) x {overhead})",
                Source.literature("InfiniBand Architecture Specification volume 1 with annex A17; IEEE 802.3"));
    }

    private Crossing crossing() {
        Crossing crossing = Crossings.of(sizing, traffic);
        trace.input("members", "NICs that take part", traffic.endpoints(), Unit.COUNT, ASKED);
        trace.input("stride", "Distance of neighbours in endpoints", traffic.stride(), Unit.COUNT, ASKED);
        trace.input("leaf_endpoints", "Endpoints below a leaf", sizing.leafGroupEndpoints(), Unit.COUNT, COUNTED);
        boolean ring = traffic.pattern() == Traffic.Pattern.NEIGHBOUR;
        trace.derived("crossing", "Share of the bytes that leave the leaf", crossing.aboveLeaf(), Unit.FRACTION,
                ring ? "share of the {members} NICs, {stride} endpoints apart, whose neighbour is not among the"
                        + " {leaf_endpoints} of its leaf or its rail"
                        : "1 - (L - 1) / ({members} - 1), L members {stride} endpoints apart among the"
                                + " {leaf_endpoints} of a leaf or its rail",
                Source.assumption("placement in order of endpoints"));
        return crossing;
    }

    private double latency(Crossing crossing) {
        double same = transport.latency().sameLeafSeconds();
        int switches = crossing.aboveLeaf() == 0 ? 1 : crossing.abovePod() == 0 ? 3 : sizing.diameter();
        trace.input("latency_leaf", "Latency below one leaf", same, Unit.SECOND, transport.latency().source());
        trace.input("latency_tier", "Latency of a tier up and down", transport.latency().perTierSeconds(), Unit.SECOND,
                transport.latency().source());
        trace.input("hops", "Switches on the way of the farthest neighbours", switches, Unit.COUNT, COUNTED);
        return trace.derived("latency", "One-way latency of a small message",
                same + (switches - 1) / 2.0 * transport.latency().perTierSeconds(), Unit.SECOND,
                "{latency_leaf} + ({hops} - 1) / 2 x {latency_tier}",
                Source.assumption("every further tier adds what the first one adds"));
    }

    /** What the tiers above the leaf cost: too few uplinks, and uneven load of those that there are. */
    private Stages stages(Crossing crossing, double line) {
        WireFormat wire = transport.wireFormat();
        double inFlight = line * transport.congestionControl().feedbackDelaySeconds()
                / (wire.mtuBytes() + wire.middleOverheadBytes());
        Balance balance = new Balance(transport.loadBalancing(), inFlight, messageBytes / wire.mtuBytes());
        FabricSizing.Tier leaf = sizing.tiers().get(0);
        double above = sizing.leafGroupEndpoints() * crossing.aboveLeaf();
        Stage first = stage("", "a leaf", TierKind.LEAF, balance, leaf.upPorts(), above);
        Stage second = crossing.abovePod() > 0 ? podStage(balance, crossing) : Stage.IDLE;
        String pod = second == Stage.IDLE ? "" : ", {pod_load}";
        double over = trace.derived("oversubscription_factor", "Slowdown by too few uplinks",
                Math.max(1, Math.max(first.load, second.load)), Unit.RATIO, "max(1, {load}" + pod + ")",
                Source.assumption("a stage that is offered more than it carries slows all down in proportion"));
        double worstTier = Math.max(first.load * first.busiest, second.load * second.busiest);
        String tiers = second == Stage.IDLE ? "{busiest} x {load}"
                : "max({busiest} x {load}, {pod_busiest} x {pod_load})";
        return new Stages(over, balance(worstTier, tiers, over, crossing));
    }

    /** What the single links add to the worst tier: choices on several tiers at once, and what has failed. */
    private double balance(double worstTier, String tiers, double over, Crossing crossing) {
        boolean faults = !plan.faults().isEmpty();
        Collisions links = crossing.aboveLeaf() > 0 || faults ? study.of(sizing, traffic, transport.loadBalancing())
                : Collisions.NONE;
        String factors = "";
        if (links.draws() > 0) {
            trace.input("all_tiers", "Slowest over all links of the way over the busiest link of the worst tier",
                    links.stages(), Unit.RATIO, Source.assumption("hashes drawn " + links.draws()
                            + " times on the links of the fabric, seed 1"));
            factors += " x {all_tiers}";
        }
        if (faults) {
            trace.input("faults_factor", "Busiest link with the faults over without", links.faults(), Unit.RATIO,
                    Source.assumption("load of the single links with and without " + plan.faults()));
            trace.input("nic_factor", "Ports of a NIC over those that work", links.nic(), Unit.RATIO,
                    Source.assumption("load of the single links with " + plan.faults()));
            factors += " x {faults_factor}";
        }
        double worst = links.cutOff() > 0 ? Double.POSITIVE_INFINITY
                : Math.max(links.nic(), Math.max(1, worstTier * links.stages() * links.faults()));
        String label = "Slowdown by uneven load of the uplinks" + (faults ? " and by faults" : "");
        return trace.derived("load_balance", label, worst / over, Unit.RATIO, "max(1, "
                + (faults ? "{nic_factor}, " : "") + tiers + factors + ") / {oversubscription_factor}",
                Source.assumption("a barrier waits for the busiest link; room on the uplinks absorbs uneven load"));
    }

    private Stage podStage(Balance balance, Crossing crossing) {
        FabricSizing.Tier spine = sizing.tier(TierKind.SPINE).orElseThrow();
        double pods = Math.ceil((double) plan.endpoints() / sizing.podEndpoints());
        double spinesOfPod = spine.switches() / (plan.planes() * pods);
        // One direct link to the neighbour's group is not enough for all of them: they go round by a third group.
        int ways = plan.topology() == TopologyKind.DRAGONFLY_PLUS
                && traffic.pattern() == Traffic.Pattern.NEIGHBOUR ? 2 : 1;
        return stage("pod_", "a spine", TierKind.SPINE, balance, spine.upPorts(),
                ways * sizing.podEndpoints() * crossing.abovePod() / spinesOfPod);
    }

    private Stage stage(String id, String where, TierKind tier, Balance balance, int uplinks, double connections) {
        if (uplinks == 0) {
            trace.input(id + "load", "Offered over carried load of " + where + "'s uplinks", 0, Unit.RATIO, COUNTED);
            trace.input(id + "busiest", "Busiest over mean uplink of " + where, 1, Unit.RATIO, COUNTED);
            return Stage.IDLE;
        }
        trace.input(id + "uplinks", "Uplinks of " + where, uplinks, Unit.COUNT, COUNTED);
        trace.input(id + "connections", "Connections that climb from " + where, connections, Unit.COUNT, COUNTED);
        trace.input(id + "each", balance.unitsLabel(), balance.units(), Unit.COUNT,
                Source.assumption("load balancing of the transport or the design"));
        double links = faster(id, where, tier);
        double load = trace.derived(id + "load", "Offered over carried load of " + where + "'s uplinks",
                connections / (uplinks * links), Unit.RATIO, "{" + id + "connections} / " + (links == 1
                        ? "{" + id + "uplinks}" : "({" + id + "uplinks} x {" + id + "uplink_rate} / {link_rate})"),
                Source.assumption("every connection can fill a link"));
        double busiest = trace.derived(id + "busiest", "Busiest over mean uplink of " + where,
                balance.slowdown(uplinks, connections), Unit.RATIO, balance.formula("{" + id + "uplinks}",
                        "({" + id + "connections} x {" + id + "each})"), balance.source());
        return new Stage(load, busiest);
    }

    /** Links of endpoints that an uplink of this tier carries. */
    private double faster(String id, String where, TierKind tier) {
        double rate = plan.uplinkBytesPerSecond(tier);
        if (rate != plan.linkBytesPerSecond()) {
            trace.input(id + "uplink_rate", "Rate of an uplink of " + where, rate, Unit.LINE_RATE, COUNTED);
        }
        return rate / plan.linkBytesPerSecond();
    }

    private double loss(double line, double payload, double latency) {
        WireFormat wire = transport.wireFormat();
        LossRecovery recovery = transport.lossRecovery();
        double p = trace.input("loss_probability", "Probability that a packet is lost", recovery.lossProbability(),
                Unit.FRACTION, transport.source("loss-probability"));
        double timeout = recovery.timeoutSeconds() > 0 ? recovery.timeoutSeconds() : 0;
        trace.input("timeout", "Retransmission timeout", timeout, Unit.SECOND, transport.source("timeout"));
        double packets = trace.derived("packets", "Packets of a message", Math.ceil(messageBytes / wire.mtuBytes()),
                Unit.COUNT, "ceil({message} / {mtu})", wire.source());
        double rtt = trace.derived("rtt", "Round trip", 2 * latency, Unit.SECOND, "2 x {latency}",
                Source.assumption("both ways alike, queues empty"));
        double ideal = trace.derived("message_time", "Time of a message without loss", messageBytes / payload,
                Unit.SECOND, "{message} x {load_balance} x {oversubscription_factor} / ({line} x {goodput}"
                        + " x {utilisation})", Source.assumption("at the bandwidth without loss"));
        double waiting = Loss.any(p, traffic.endpoints()) * timeout;
        boolean goBack = recovery instanceof LossRecovery.GoBackN;
        double time = goBack ? goBackTime(p, line, rtt, packets, ideal)
                : ideal / Loss.selectiveRepeat(p) + rtt * Loss.any(p, packets);
        double share = p > 0 ? ideal / (time + waiting) : 1;
        String resent = goBack ? "{message_time} x (1 - {loss_probability} + {loss_probability} x {window})"
                + " / (1 - {loss_probability})"
                : "{message_time} / (1 - {loss_probability}) + {rtt} x (1 - (1 - {loss_probability})^{packets})";
        return trace.derived("loss_goodput", "Share of the time that loss leaves", share, Unit.FRACTION,
                "{message_time} / (" + resent + " + {timeout} x (1 - (1 - {loss_probability})^{members}))",
                Source.literature("automatic repeat request (Bertsekas and Gallager, Data Networks, 1992, section 2.4);"
                        + " a lost last packet of any member's message waits for the timeout"));
    }

    /** Queue pairs lose and repeat apart, each with its share of the window. */
    private double goBackTime(double p, double line, double rtt, double packets, double ideal) {
        WireFormat wire = transport.wireFormat();
        int queuePairs = Balance.queuePairs(transport.loadBalancing());
        double underway = Math.min(packets, line * rtt / (wire.mtuBytes() + wire.middleOverheadBytes()));
        trace.input("queue_pairs", "Queue pairs of a connection", queuePairs, Unit.COUNT,
                transport.source("queue-pairs"));
        double window = trace.derived("window", "Packets sent again after a loss",
                Math.max(1, underway / queuePairs), Unit.COUNT,
                "max(1, min({packets}, {line} x {rtt} / ({mtu} + {overhead})) / {queue_pairs})",
                Source.literature("bandwidth-delay product, or the message where it is smaller"));
        return ideal / Loss.goBackN(p, window);
    }

    /** One tier's uplinks: what they are offered over what they carry, and the busiest over the mean. */
    private record Stage(double load, double busiest) {
        static final Stage IDLE = new Stage(0, 1);
    }

    private record Stages(double oversubscription, double loadBalance) {
    }
}
