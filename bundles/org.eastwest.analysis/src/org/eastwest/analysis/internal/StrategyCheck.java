// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/** Whether strategies can be: no engine meets a number that would send it into the woods. The first problem counts. */
final class StrategyCheck {
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9.-]*");
    /** No delay, timeout or interval of a network is longer than a minute: an assumption. */
    private static final double LONGEST_SECONDS = 60;
    private static final int LARGEST_PACKET_BYTES = 1 << 20;
    private static final int MOST_FLOWS = 1 << 16;
    /** InfiniBand has 16 virtual lanes (IBTA), an Ethernet frame eight priorities (IEEE 802.1Q). */
    private static final int MOST_CLASSES = 16;
    private static final int MOST_PACKETS = 1 << 30;
    private static final int MOST_VARIABLES = 1000;

    private String problem;

    private StrategyCheck() {
    }

    static Optional<String> of(TransportInfo info, List<TransportParameter> parameters) {
        StrategyCheck check = new StrategyCheck();
        check.that(ID.matcher(info.id()).matches(), "its id '" + info.id() + "' is not in lower case with dashes");
        check.that(!info.name().isBlank() && info.description() != null && info.source() != null,
                "its name, description or source is missing");
        check.within("lock-in", info.lockIn(), 0, 1);
        Set<String> names = new HashSet<>();
        for (TransportParameter parameter : parameters) {
            check.that(names.add(parameter.name()), "it has two parameters '" + parameter.name() + "'");
            check.within("default of '" + parameter.name() + "'", parameter.defaultValue(), -Double.MAX_VALUE,
                    Double.MAX_VALUE);
        }
        return Optional.ofNullable(check.problem);
    }

    static Optional<String> of(Transport transport) {
        StrategyCheck check = new StrategyCheck();
        if (transport == null) {
            return Optional.of("compose() returned null");
        }
        check.packets(transport.wireFormat());
        check.flowControl(transport.flowControl());
        check.congestion(transport.congestionControl());
        check.recovery(transport.lossRecovery());
        check.balancing(transport.loadBalancing());
        transport.inNetworkReduction().ifPresent(r -> {
            check.that(r.name() != null, "the name of its in-network reduction is missing");
            check.within("concurrent trees", r.concurrentTrees(), 1, MOST_FLOWS);
        });
        check.seconds("latency within a leaf", transport.latency().sameLeafSeconds());
        check.seconds("latency across leaves", transport.latency().crossLeafSeconds());
        check.that(transport.latency().source() != null, "the source of its latency is missing");
        check.within("largest number of endpoints", transport.scaleLimit().endpoints(), 1, Long.MAX_VALUE);
        check.that(transport.scaleLimit().basis() != null, "the basis of its scale limit is missing");
        check.that(!transport.sources().containsValue(null), "a source of its parameters is missing");
        return Optional.ofNullable(check.problem);
    }

    private void packets(WireFormat wire) {
        within("MTU in bytes", wire.mtuBytes(), 1, LARGEST_PACKET_BYTES);
        within("overhead of a first packet in bytes", wire.firstOverheadBytes(), 0, LARGEST_PACKET_BYTES);
        within("overhead of a packet in bytes", wire.middleOverheadBytes(), 0, LARGEST_PACKET_BYTES);
        that(wire.source() != null, "the source of its wire format is missing");
    }

    private void flowControl(FlowControl control) {
        within("number of traffic classes", control.classes(), 1, MOST_CLASSES);
        if (control instanceof FlowControl.PriorityFlowControl pause) {
            within("lossless priorities", pause.losslessPriorities(), 0, MOST_CLASSES);
            within("share of the buffer before a pause", pause.xoffShare(), 0, 1);
            that(pause.headroom() != null, "the headroom of its flow control is missing");
            if (pause.headroom() != null) {
                headroom(pause.headroom());
            }
        } else if (control instanceof FlowControl.BestEffort best) {
            that(best.queueLimitRoundTrips() > 0, "the limit of its queues in round trips is "
                    + best.queueLimitRoundTrips());
        }
    }

    private void headroom(PauseHeadroom headroom) {
        within("largest frame in bytes", headroom.largestFrameBytes(), 0, LARGEST_PACKET_BYTES);
        within("largest lossless frame in bytes", headroom.losslessFrameBytes(), 0, LARGEST_PACKET_BYTES);
        within("delay of an interface in bit times", headroom.interfaceDelayBits(), 0, MOST_PACKETS);
        within("response to a pause in bit times", headroom.responseDelayBits(), 0, MOST_PACKETS);
    }

    private void congestion(CongestionControl control) {
        seconds("feedback delay", control.feedbackDelaySeconds());
        that(control.targetUtilisation() > 0, "its target utilisation is " + control.targetUtilisation());
        within("target utilisation", control.targetUtilisation(), 0, 1);
        control.marking().ifPresent(this::marking);
        CongestionAlgorithm algorithm = control.algorithm();
        within("number of variables of its congestion control", algorithm.variables(), 0, MOST_VARIABLES);
        seconds("time between two congestion notifications", algorithm.notificationSeconds());
        that(algorithm.fluid() != null, "fluid() of its congestion control returned null");
    }

    private void marking(EcnMarking marking) {
        that(marking.minimum() < Double.POSITIVE_INFINITY, "it marks packets from an infinite queue on");
    }

    private void recovery(LossRecovery recovery) {
        within("loss probability", recovery.lossProbability(), 0, Math.nextDown(1.0));
        seconds("timeout", recovery.timeoutSeconds());
        within("packets that an acknowledgement covers", recovery.packetsPerAck(), 1, MOST_PACKETS);
    }

    private void balancing(LoadBalancing balancing) {
        if (balancing instanceof LoadBalancing.FlowHash hash) {
            within("queue pairs", hash.queuePairs(), 1, MOST_FLOWS);
        } else if (balancing instanceof LoadBalancing.Spraying spraying) {
            within("packets over which spraying evens out", spraying.windowPackets(), 1, MOST_PACKETS);
            within("entropy values", spraying.entropyValues(), 1, MOST_PACKETS);
        }
    }

    private void seconds(String what, double value) {
        within(what + " in seconds", value, 0, LONGEST_SECONDS);
    }

    private void within(String what, double value, double least, double most) {
        that(value >= least && value <= most, "its " + what + " is " + value + ", which is not from " + least + " to "
                + most);
    }

    private void that(boolean holds, String otherwise) {
        if (!holds && problem == null) {
            problem = otherwise;
        }
    }
}
