// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import java.util.ArrayList;
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
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.spi.transport.WireFormat;

/**
 * SRD (scalable reliable datagram), the transport of AWS's Elastic Fabric Adapter: reliable but out of order, each packet
 * on one of up to 64 paths, over Ethernet that drops what does not fit; what is lost is sent again by itself.
 */
public final class EfaSrdTransport implements TransportModel {
    /** The NIC is no EFA. */
    static final String NO_EFA = "EFA-SRD-001";
    /** The switch is not AWS's own. */
    static final String NO_AWS_SWITCH = "EFA-SRD-002";
    /** The link is faster than the port of the EFA. */
    static final String NIC_RATE = "EFA-SRD-003";

    private static final TransportInfo INFO = new TransportInfo("efa-srd", "AWS EFA SRD",
            "Sprays packets over up to 64 paths, delivers them out of order, and resends what best effort drops.",
            List.of("AWS"), 0.9, List.of("AWS managed"), TransportInfo.INSTALLED, true, Source.literature("github"
                    + " stas00/ml-engineering@744d01e network/README.md; the lock-in figure is a judgement: SRD runs"
                    + " in EC2 alone"));

    @Override
    public TransportInfo info() {
        return INFO;
    }

    @Override
    public List<TransportParameter> parameters() {
        return EfaSrdParameters.ALL;
    }

    @Override
    public Transport compose(ParameterValues values) {
        int overhead = values.count(EfaSrdParameters.OVERHEAD);
        return new Transport(
                new WireFormat(values.count(EfaSrdParameters.MTU), overhead, overhead,
                        EfaSrdParameters.OVERHEAD.source()),
                new FlowControl.BestEffort(false),
                new CongestionControl("SRD", CongestionControl.Signal.DELAY,
                        values.get(EfaSrdParameters.FEEDBACK_DELAY), values.get(EfaSrdParameters.TARGET_UTILISATION),
                        new SrdRateControl(values.get(EfaSrdParameters.TARGET_DELAY)), Optional.empty()),
                new LossRecovery.SelectiveRepeat(values.get(EfaSrdParameters.LOSS_PROBABILITY),
                        values.get(EfaSrdParameters.TIMEOUT)),
                // Paths whose round trip grows are left for others.
                new LoadBalancing.Spraying(values.count(EfaSrdParameters.SPRAY_WINDOW),
                        values.count(EfaSrdParameters.PATHS), true),
                Optional.empty(),
                new LatencyProfile(values.get(EfaSrdParameters.LATENCY_SAME_LEAF),
                        values.get(EfaSrdParameters.LATENCY_CROSS_LEAF), EfaSrdParameters.LATENCY_CROSS_LEAF.source()),
                ScaleLimit.largestKnown(20_000, "GPUs of an EC2 UltraCluster (from memory)"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        List<Finding> findings = new ArrayList<>();
        if (nic.protocols().stream().noneMatch("SRD"::equalsIgnoreCase)) {
            findings.add(Finding.error(NO_EFA, element, nic.name() + " does not speak SRD, which only AWS's EFA does.",
                    "Choose servers with EFA, such as p5 with efa-v2, or another transport."));
        } else if (linkBytesPerSecond > nic.portBytesPerSecond(LinkProtocol.OTHER) * (1 + 1e-9)) {
            findings.add(Finding.error(NIC_RATE, element, nic.name() + " has ports of "
                    + Math.round(nic.portBytesPerSecond(LinkProtocol.OTHER) * 8 / 1e9) + " Gb/s, and the link runs at "
                    + Math.round(linkBytesPerSecond * 8 / 1e9) + " Gb/s.", "Leave linkRate unset, or lower it."));
        }
        if (!leaf.vendor().equals("AWS")) {
            findings.add(Finding.error(NO_AWS_SWITCH, element, leaf.name() + " is not of AWS, and SRD runs inside of EC2"
                    + " alone.", "Choose the switch type aws-400g, or another transport."));
        }
        findings.addAll(new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element).notesOneVendor().findings());
        return List.copyOf(findings);
    }
}
