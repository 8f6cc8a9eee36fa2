// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.QueueMeasure;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/**
 * UEC 1.0's transport UET, reliable and unordered (arXiv 2508.08906): best effort with packet trimming, NSCC by delay
 * and marks, selective repeat, spraying by an entropy value in each packet.
 */
public final class UecTransport implements TransportModel {
    private static final TransportInfo INFO = new TransportInfo("uec", "UEC 1.0 (UET)",
            "Sprays packets, tolerates loss and reordering, trims instead of pausing.",
            List.of("AMD", "Broadcom", "HPE", "Arista", "Cisco"), 0.1, List.of("SONiC", "vendor NOS with gNMI"), 70,
            true, Source.literature("UEC 1.0 of 11 June 2025 as summarised; arXiv 2508.08906; the lock-in figure is a"
                    + " judgement"));

    @Override
    public TransportInfo info() {
        return INFO;
    }

    @Override
    public List<TransportParameter> parameters() {
        return UecParameters.ALL;
    }

    @Override
    public Transport compose(ParameterValues values) {
        return new Transport(new WireFormat(values.count(UecParameters.MTU),
                        values.count(UecParameters.OVERHEAD_FIRST), values.count(UecParameters.OVERHEAD_MIDDLE),
                        UecParameters.OVERHEAD_MIDDLE.source()),
                new FlowControl.BestEffort(values.count(UecParameters.TRIMMING) == 1,
                        values.get(UecParameters.QUEUE_LIMIT)),
                congestionControl(values),
                new LossRecovery.SelectiveRepeat(values.get(UecParameters.LOSS_PROBABILITY),
                        values.get(UecParameters.TIMEOUT), values.count(UecParameters.PACKETS_PER_ACK)),
                new LoadBalancing.Spraying(values.count(UecParameters.SPRAY_WINDOW),
                        values.count(UecParameters.ENTROPY_VALUES), values.count(UecParameters.SPRAY_ADAPTIVE) == 1),
                Optional.empty(),
                latency(values), ScaleLimit.largestKnown(1_000_000,
                        "design goal of UEC (from memory); 131,072 endpoints in two tiers of 512 x 200 Gb/s"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.ETHERNET)
                .wantsNicProtocol("UEC").wantsPacketSpraying().wantsOutOfOrderPlacement()
                .wantsSwitchFeature("trimming", "packet trimming").findings();
    }

    private static CongestionControl congestionControl(ParameterValues values) {
        double target = values.get(UecParameters.TARGET_DELAY);
        return switch (values.count(UecParameters.RECEIVER_CREDITS)) {
            case 0 -> congestionControl("NSCC", CongestionControl.Signal.DELAY_AND_MARK,
                    new Nscc(target, false), values);
            case 1 -> congestionControl("NSCC with RCCC", CongestionControl.Signal.DELAY_AND_MARK,
                    new Nscc(target, true), values);
            default -> congestionControl("RCCC", CongestionControl.Signal.RECEIVER_CREDIT, new Rccc(), values);
        };
    }

    private static CongestionControl congestionControl(String name, CongestionControl.Signal signal,
            CongestionAlgorithm algorithm, ParameterValues values) {
        double minimum = values.get(UecParameters.ECN_MINIMUM);
        return new CongestionControl(name, signal, values.get(UecParameters.FEEDBACK_DELAY),
                values.get(UecParameters.TARGET_UTILISATION), algorithm,
                Optional.of(new EcnMarking(minimum, Math.max(minimum, values.get(UecParameters.ECN_MAXIMUM)), 1,
                        QueueMeasure.ROUND_TRIPS)));
    }

    private static LatencyProfile latency(ParameterValues values) {
        return new LatencyProfile(values.get(UecParameters.LATENCY_SAME_LEAF),
                values.get(UecParameters.LATENCY_CROSS_LEAF), UecParameters.LATENCY_CROSS_LEAF.source());
    }
}
