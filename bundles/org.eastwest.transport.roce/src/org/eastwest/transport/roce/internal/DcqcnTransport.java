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
 * RoCEv2 as it came first: PFC keeps it lossless, DCQCN (Zhu et al., SIGCOMM 2015) slows senders by ECN marks, ECMP
 * chooses one path for each queue pair, and a loss sends everything again from the lost packet on.
 */
public final class DcqcnTransport implements TransportModel {
    private static final TransportInfo INFO = new TransportInfo("rocev2-dcqcn", "RoCEv2 with PFC and DCQCN",
            "Lossless by pauses, senders slowed by ECN marks, one path for each queue pair.",
            List.of("NVIDIA", "Broadcom", "AMD", "Arista", "Cisco", "Juniper"), 0.2,
            List.of("vendor NOS with gNMI", "NetQ"), 30, true, Source.literature("Zhu et al., SIGCOMM 2015;"
                    + " alibaba-edu/High-Precision-Congestion-Control simulation/run.py; the lock-in figure is a"
                    + " judgement"));
    private static final List<TransportParameter> PARAMETERS = RoceParameters.join(RoceParameters.COMMON,
            RoceParameters.overheads(RoceParameters.HEADERS, RoceParameters.HEADER_SOURCE), RoceParameters.PFC,
            RoceParameters.DCQCN,
            List.of(RoceParameters.feedbackDelay(50e-6, Source.literature("DCQCN's CNP interval of 50 us (Zhu et al.,"
                            + " SIGCOMM 2015; alibaba-edu/High-Precision-Congestion-Control simulation/run.py); 5 us is"
                            + " the first mark's round trip")),
                    RoceParameters.targetUtilisation(1, Source.assumption("DCQCN fills the line up to a short queue")),
                    RoceParameters.timeout(RoceParameters.VERBS_TIMEOUT, RoceParameters.VERBS_SOURCE),
                    RoceParameters.queuePairs(1, Source.literature("NVIDIA/nccl@5067397 src/transport/net_ib:"
                            + " IB_QPS_PER_CONNECTION 1"))));

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
                strategies.dcqcn(), strategies.goBackN(), strategies.flowHash(),
                Optional.empty(), strategies.latency(), ScaleLimit.largestKnown(24_576,
                        "Meta's clusters (arXiv 2407.21783); nothing in the protocol sets a limit; beyond that PFC and"
                                + " DCQCN want tuning"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.ETHERNET)
                .wantsNicProtocol("RoCEv2").findings();
    }
}
