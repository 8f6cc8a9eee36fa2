// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;

/**
 * RoCEv2 as Meta runs it (arXiv 2407.21783, section 3.3.1): PFC without DCQCN, 16 flows for each pair of GPUs that
 * enhanced ECMP tells apart by further RoCE fields, and a collective library whose receivers admit senders.
 */
public final class EnhancedEcmpTransport implements TransportModel {
    private static final TransportInfo INFO = new TransportInfo("rocev2-eecmp",
            "RoCEv2 with PFC, enhanced ECMP, receiver admission",
            "Lossless by pauses, 16 flows for each pair of GPUs, receivers admit senders.",
            List.of("NVIDIA", "Broadcom", "Arista", "Cisco"), 0.2, List.of("in-house"), 40, false,
            Source.literature("arXiv 2407.21783, section 3.3.1 (Meta's 24,576 GPUs); the lock-in figure is a"
                    + " judgement"));
    private static final List<TransportParameter> PARAMETERS = RoceParameters.join(RoceParameters.COMMON,
            RoceParameters.overheads(RoceParameters.HEADERS, RoceParameters.HEADER_SOURCE), RoceParameters.PFC,
            List.of(RoceParameters.feedbackDelay(30e-6, Source.assumption("the receiver's library admits within 10 to"
                            + " 100 us; the geometric mean")),
                    RoceParameters.targetUtilisation(1, Source.assumption("admitted senders may fill the line")),
                    RoceParameters.timeout(RoceParameters.VERBS_TIMEOUT, RoceParameters.VERBS_SOURCE),
                    RoceParameters.queuePairs(16, Source.literature("arXiv 2407.21783, section 3.3.1: 16 flows for"
                            + " each pair of GPUs")),
                    RoceParameters.FIRST_WINDOW));

    @Override
    public TransportInfo info() {
        return INFO;
    }

    @Override
    public List<TransportParameter> parameters() {
        return PARAMETERS;
    }

    @Override
    public Transport compose(ParameterValues values) {
        RoceStrategies strategies = new RoceStrategies(values);
        return new Transport(strategies.wireFormat(RoceParameters.HEADER_SOURCE), strategies.priorityFlowControl(),
                strategies.receiverAdmission(), strategies.goBackN(),
                strategies.flowHash(), Optional.empty(), strategies.latency(),
                ScaleLimit.largestKnown(24_576,
                        "Meta's clusters (arXiv 2407.21783); nothing in the protocol sets a limit"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.ETHERNET)
                .wantsNicProtocol("RoCEv2").findings();
    }
}
