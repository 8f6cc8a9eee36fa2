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
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;

/**
 * RoCEv2 without PFC: HPCC (Li et al., SIGCOMM 2019) sets each sender's window by in-band telemetry of every switch on
 * the way, packets are sprayed, and only what is lost is sent again (IRN, arXiv 1806.08159).
 */
public final class HpccTransport implements TransportModel {
    /** In-band telemetry of five hops: 42 bytes in every packet. */
    private static final int TELEMETRY = 42;
    private static final Source HEADER_SOURCE = Source.literature(RoceParameters.HEADER_SOURCE.text()
            + "; in-band telemetry 42 bytes for 5 hops (HPCC, SIGCOMM 2019, from memory)");
    private static final TransportInfo INFO = new TransportInfo("rocev2-hpcc", "RoCEv2 without PFC, HPCC",
            "Windows set by in-band telemetry, packets sprayed, only losses sent again; no pauses.",
            List.of("NVIDIA", "AMD", "Broadcom", "Arista"), 0.4, List.of("INT collector"), 50, true,
            Source.literature("Li et al., SIGCOMM 2019; alibaba-edu/High-Precision-Congestion-Control@9f4be2a; the"
                    + " lock-in figure is a judgement"));
    private static final List<TransportParameter> PARAMETERS = RoceParameters.join(RoceParameters.COMMON,
            RoceParameters.overheads(RoceParameters.HEADERS + TELEMETRY, HEADER_SOURCE), RoceParameters.HPCC,
            RoceParameters.SPRAYING,
            List.of(RoceParameters.feedbackDelay(12e-6, Source.literature("one round trip: 12 to 13 us in the paper's"
                            + " simulations (HPCC, SIGCOMM 2019)")),
                    RoceParameters.targetUtilisation(0.95, Source.literature("eta = 0.95 (HPCC, SIGCOMM 2019;"
                            + " alibaba-edu/High-Precision-Congestion-Control@9f4be2a config_doc.txt)")),
                    RoceParameters.timeout(320e-6, Source.literature("IRN's longer timeout of 320 us"
                            + " (arXiv 1806.08159, from memory)")),
                    RoceParameters.sprayWindow()));

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
        return new Transport(strategies.wireFormat(HEADER_SOURCE), new FlowControl.BestEffort(false),
                strategies.hpcc(), strategies.selectiveRepeat(),
                strategies.spraying(), Optional.empty(), strategies.latency(),
                ScaleLimit.largestKnown(100_000,
                        "no limit of the protocol; every switch has to write telemetry (from memory)"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).needs(LinkProtocol.ETHERNET)
                .wantsNicProtocol("RoCEv2").wantsSelectiveRepeat().wantsOutOfOrderPlacement()
                .wantsSwitchFeature("int", "in-band telemetry (INT)").findings();
    }
}
