// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/** What a loss of packets costs in bandwidth, and how many timeouts a step must wait for to lose what is claimed. */
final class PacketLoss extends Method {
    /** A message so long that only the steady state counts. */
    private static final double LONG_MESSAGE = 1e12;
    private static final Source ASSUMED = Source.assumption("a stated assumption of the claim");

    private final FabricModel fabrics;

    PacketLoss(FabricModel fabrics) {
        super("packet-loss", "What lost packets cost in bandwidth and by timeouts", List.of(
                given("claimed-low", "Claimed loss of MFU, at least", Unit.FRACTION),
                given("claimed-high", "Claimed loss of MFU, at most", Unit.FRACTION),
                given("loss", "Probability that a packet is lost", Unit.FRACTION),
                standard("recovery", "Loss recovery: go-back-n or selective-repeat", null, "go-back-n",
                        "what RoCEv2 NICs do"),
                standard("rate", "Line rate", Unit.LINE_RATE, "400 Gb/s", "one NIC a GPU"),
                standard("round-trip", "Round trip", Unit.SECOND, "10 us", "three tiers, short queues"),
                standard("mtu", "Payload of a packet", Unit.BYTE, "4096 B", "largest of RoCEv2"),
                standard("overhead", "Header bytes of a packet", Unit.BYTE, "82 B", "RoCEv2 on Ethernet (models (a))"),
                standard("network-share", "Share of the step that waits for the network", Unit.FRACTION, "100 %",
                        "the worst case: nothing overlaps"),
                standard("step", "Step time", Unit.SECOND, "10 s", "large runs take 5 to 60 s a step"),
                standard("timeout", "Retransmission timeout", Unit.SECOND, "4.29 s",
                        "4.096 us x 2^20, the default of NCCL")));
        this.fabrics = fabrics;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        double loss = values.number("loss");
        if (loss >= 1 || values.number("rate") <= 0 || values.number("mtu") < 1 || values.number("step") <= 0) {
            throw new WrongInputException("loss", "loss must be below 100 %, and rate, mtu and step above 0. Give such"
                    + " values.");
        }
        RecordingTrace trace = trace(values);
        double goodput = trace.input("loss_goodput",
                "Share of the bandwidth that is left, as the fabric engine computes"
                + " it without timeouts", goodput(values, recovery(values, loss)), Unit.FRACTION,
                Source.literature("Bertsekas and Gallager, Data Networks, 1992, section 2.4"));
        double slower = trace.formula("mfu_loss", "Loss of MFU by bandwidth", values.number("network-share")
                * (1 - goodput) / (values.number("network-share") * (1 - goodput) + goodput), Unit.FRACTION,
                "{network_share} x (1 - {loss_goodput}) / ({network_share} x (1 - {loss_goodput}) + {loss_goodput})",
                Source.assumption("the share of the step that waits takes 1 / goodput as long"));
        double low = values.number("claimed-low");
        double timeout = values.number("timeout");
        if (slower >= low - TENTH_OF_A_PERCENT) {
            return answer(ClaimVerdict.HOLDS, "The bandwidth that is lost explains it.", trace.get("mfu_loss"));
        }
        String bandwidth = "Lost packets cost " + percent(slower)
                + " of MFU in bandwidth, even if all of the share of the"
                + " step that is stated waits for the network.";
        if (timeout <= 0) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, bandwidth, trace.get("mfu_loss"));
        }
        double fewest = waits(trace, "timeouts_low", low, values);
        double most = waits(trace, "timeouts_high", values.number("claimed-high"), values);
        return answer(ClaimVerdict.HOLDS_ONLY_IF, bandwidth + " It holds only if every step waits for " + ratio(fewest)
                + " to " + ratio(most) + " timeouts of " + text(timeout, Dimension.TIME)
                        + " one after the other, so that"
                + " loss is not repaired by what arrives later.", trace.get("mfu_loss"), trace.get("timeouts_low"),
                trace.get("timeouts_high"));
    }

    private static double waits(RecordingTrace trace, String id, double claimed, ClaimValues values) {
        String input = id.equals("timeouts_low") ? "claimed_low" : "claimed_high";
        return trace.formula(id, "Timeouts in a row in each step that lose this much",
                claimed / (1 - claimed) * values.number("step") / values.number("timeout"), Unit.RATIO,
                "{" + input + "} / (1 - {" + input + "}) x {step} / {timeout}",
                Source.assumption("MFU falls by wait / (step + wait)"));
    }

    private static LossRecovery recovery(ClaimValues values, double loss) throws WrongInputException {
        return switch (values.word("recovery")) {
            case "go-back-n" -> new LossRecovery.GoBackN(loss, 0);
            case "selective-repeat" -> new LossRecovery.SelectiveRepeat(loss, 0);
            default -> throw new WrongInputException("recovery", "'" + values.word("recovery")
                    + "' is no loss recovery. Use go-back-n or selective-repeat.");
        };
    }

    /** Of two endpoints on one switch, so that nothing but loss counts. */
    private double goodput(ClaimValues values, LossRecovery recovery) {
        double rate = values.number("rate");
        FabricSizing sizing = fabrics.size(new FabricPlan(TopologyKind.FAT_TREE, 2, 0, 1, Map.of(TierKind.LEAF, 64),
                rate,
                0, 1, Map.of(), Map.of(), 0, 0));
        int overhead = (int) values.number("overhead");
        double oneWay = values.number("round-trip") / 2;
        Transport transport = new Transport(new WireFormat((int) values.number("mtu"), overhead, overhead, ASSUMED),
                new FlowControl.BestEffort(false),
                new CongestionControl("none", CongestionControl.Signal.MARK, 0, 1), recovery,
                new LoadBalancing.FlowHash(1), Optional.empty(), new LatencyProfile(oneWay, oneWay, ASSUMED),
                new ScaleLimit(Long.MAX_VALUE, "none"));
        return fabrics.performance(sizing, transport, new Traffic(Traffic.Pattern.NEIGHBOUR, 2, 1, false, LONG_MESSAGE),
                "", Trace.NONE).lossGoodput();
    }
}
