// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.InNetworkReduction;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.QueueMeasure;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/**
 * InfiniBand: credits on each virtual lane, link-level retry and go-back-N above it, adaptive routing per packet,
 * SHARP. Credits exclude loss by congestion; head-of-line blocking, saturation trees and credit loops remain possible.
 */
abstract class InfinibandTransport implements TransportModel {
    private static final double WEIGHTS = 16;

    private final Generation generation;

    InfinibandTransport(Generation generation) {
        this.generation = generation;
    }

    @Override
    public final TransportInfo info() {
        return generation.info();
    }

    @Override
    public final List<TransportParameter> parameters() {
        return InfinibandParameters.ALL;
    }

    @Override
    public final Transport compose(ParameterValues values) {
        return new Transport(wireFormat(values),
                new FlowControl.Credits(values.count(InfinibandParameters.VIRTUAL_LANES)),
                new CongestionControl("IB CC", generation.congestionSignal(),
                        values.get(InfinibandParameters.FEEDBACK_DELAY),
                        values.get(InfinibandParameters.TARGET_UTILISATION), algorithm(values), marking(values)),
                new LossRecovery.GoBackN(values.get(InfinibandParameters.LOSS_PROBABILITY),
                        values.get(InfinibandParameters.TIMEOUT)),
                new LoadBalancing.AdaptivePerPacket(false, values.count(InfinibandParameters.FARTHER_LINKS) > 0),
                reduction(values), latency(values), generation.scaleLimit());
    }

    @Override
    public final List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond,
            String element) {
        return new Compatibility(info(), nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.INFINIBAND)
                .needsPortsOf(LinkProtocol.INFINIBAND, generation.portBytesPerSecond())
                .needsLinkAtMost(generation.linkBytesPerSecond()).wantsAdaptiveRouting().wantsInNetworkReduction()
                .notesOneVendor().findings();
    }

    /**
     * Every packet in a queue above the threshold (a Marking_Rate of 0). The specification asks that weights from 1 to
     * 15 lower the threshold evenly: here by sixteenths of a port's share of the buffer.
     */
    private static Optional<EcnMarking> marking(ParameterValues values) {
        int weight = values.count(InfinibandParameters.MARK_THRESHOLD);
        double from = (WEIGHTS - weight) * FlowControl.USUAL_BUFFER_SECONDS / WEIGHTS;
        return weight == 0 ? Optional.empty() : Optional.of(new EcnMarking(from, from, 1, QueueMeasure.SECONDS));
    }

    private static CongestionAlgorithm algorithm(ParameterValues values) {
        return new InfinibandControl(values.get(InfinibandParameters.NOTIFICATION_INTERVAL),
                values.get(InfinibandParameters.RECOVERY_TIMER), values.get(InfinibandParameters.LAST_DELAY));
    }

    private static WireFormat wireFormat(ParameterValues values) {
        return new WireFormat(values.count(InfinibandParameters.MTU),
                values.count(InfinibandParameters.OVERHEAD_FIRST),
                values.count(InfinibandParameters.OVERHEAD_MIDDLE), InfinibandParameters.OVERHEAD_MIDDLE.source());
    }

    private Optional<InNetworkReduction> reduction(ParameterValues values) {
        int trees = values.count(InfinibandParameters.SHARP_TREES);
        return trees == 0 ? Optional.empty() : Optional.of(new InNetworkReduction(generation.reduction(), trees));
    }

    private static LatencyProfile latency(ParameterValues values) {
        return new LatencyProfile(values.get(InfinibandParameters.LATENCY_SAME_LEAF),
                values.get(InfinibandParameters.LATENCY_CROSS_LEAF), InfinibandParameters.LATENCY_CROSS_LEAF.source());
    }
}
