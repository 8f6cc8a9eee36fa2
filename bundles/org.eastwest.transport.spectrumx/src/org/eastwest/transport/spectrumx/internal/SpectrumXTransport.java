// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/**
 * NVIDIA Spectrum-X: RoCEv2 whose switches choose the path of each packet and whose SuperNICs place packets in any
 * order, with congestion control by telemetry. PFC stays; nobody outside the vendor published how seldom it pauses.
 */
public final class SpectrumXTransport implements TransportModel {
    /** Preamble and gap around a frame. */
    private static final int AROUND_FRAME = 20;
    /** PFC tells priorities by the VLAN tag. */
    private static final int VLAN_TAG = 4;

    private static final TransportInfo INFO = new TransportInfo("spectrum-x", "Spectrum-X",
            "RoCEv2 with adaptive routing per packet in the switch and reordering in the SuperNIC.",
            List.of("NVIDIA"), 0.8, List.of("NetQ", "DSX Air", "DOCA"), 80, true,
            Source.claim("NVIDIA on Spectrum-X and on xAI's Colossus (vmblog.com, 28 October 2024); the lock-in figure"
                    + " is a judgement"));

    @Override
    public TransportInfo info() {
        return INFO;
    }

    @Override
    public List<TransportParameter> parameters() {
        return SpectrumXParameters.ALL;
    }

    @Override
    public Transport compose(ParameterValues values) {
        WireFormat wireFormat = new WireFormat(values.count(SpectrumXParameters.MTU),
                values.count(SpectrumXParameters.OVERHEAD_FIRST), values.count(SpectrumXParameters.OVERHEAD_MIDDLE),
                SpectrumXParameters.OVERHEAD_MIDDLE.source());
        return new Transport(wireFormat, flowControl(values, wireFormat),
                new CongestionControl("Spectrum-X CC", CongestionControl.Signal.TELEMETRY,
                        values.get(SpectrumXParameters.FEEDBACK_DELAY),
                        values.get(SpectrumXParameters.TARGET_UTILISATION),
                        new TelemetryControl(values.get(SpectrumXParameters.TARGET_DELAY),
                                values.get(SpectrumXParameters.WINDOW_INCREASE),
                                values.get(SpectrumXParameters.TARGET_UTILISATION)), Optional.empty()),
                new LossRecovery.SelectiveRepeat(values.get(SpectrumXParameters.LOSS_PROBABILITY),
                        values.get(SpectrumXParameters.TIMEOUT)),
                new LoadBalancing.AdaptivePerPacket(true, values.count(SpectrumXParameters.FARTHER_LINKS) > 0),
                Optional.empty(), latency(values),
                ScaleLimit.largestKnown(131_072,
                        "two tiers of several planes (vendor); Colossus has 100,000 in three tiers"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.ETHERNET)
                .wantsNicProtocol("RoCEv2").wantsAdaptiveRouting().wantsOutOfOrderPlacement().wantsValidatedStack()
                .notesOneVendor().findings();
    }

    private static FlowControl flowControl(ParameterValues values, WireFormat wireFormat) {
        PauseHeadroom headroom = new PauseHeadroom(values.get(SpectrumXParameters.PFC_LARGEST_FRAME) + AROUND_FRAME,
                wireFormat.mtuBytes() + wireFormat.firstOverheadBytes() + VLAN_TAG,
                values.get(SpectrumXParameters.PFC_INTERFACE_DELAY),
                values.get(SpectrumXParameters.PFC_RESPONSE_DELAY));
        return new FlowControl.PriorityFlowControl(values.count(SpectrumXParameters.LOSSLESS_PRIORITIES),
                values.get(SpectrumXParameters.XOFF_SHARE), headroom);
    }

    private static LatencyProfile latency(ParameterValues values) {
        return new LatencyProfile(values.get(SpectrumXParameters.LATENCY_SAME_LEAF),
                values.get(SpectrumXParameters.LATENCY_CROSS_LEAF), SpectrumXParameters.LATENCY_CROSS_LEAF.source());
    }
}
