// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

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
 * A transport composed of strategies: packets sprayed over paths, nothing that pauses, congestion control by delay,
 * selective repeat. Engines ask for the strategies and never for the name, so other strategies give other results
 * everywhere. Stateless and thread-safe, as the contract asks.
 */
public final class @{class}Transport implements TransportModel {
    /** The NIC takes smaller packets than the transport sends. */
    static final String SMALL_MTU = "@{code}-001";

    /** Packets in flight over which spraying evens out: 1 MB of 4,096-byte packets. */
    private static final int SPRAY_WINDOW = 256;

    private static final TransportInfo INFO = new TransportInfo("@{short}", "@{name}",
            "Sprays packets, drops instead of pausing, and resends what is lost.", List.of("@{vendor}"), 0.5,
            List.of(), TransportInfo.INSTALLED, true, Source.assumption("written by eastwest new-plugin"));

    @Override
    public TransportInfo info() {
        return INFO;
    }

    @Override
    public List<TransportParameter> parameters() {
        return @{class}Parameters.ALL;
    }

    @Override
    public Transport compose(ParameterValues values) {
        int overhead = values.count(@{class}Parameters.OVERHEAD);
        return new Transport(
                new WireFormat(values.count(@{class}Parameters.MTU), overhead, overhead,
                        @{class}Parameters.OVERHEAD.source()),
                new FlowControl.BestEffort(false),
                new CongestionControl("@{name}", CongestionControl.Signal.DELAY,
                        values.get(@{class}Parameters.FEEDBACK_DELAY),
                        values.get(@{class}Parameters.TARGET_UTILISATION)),
                new LossRecovery.SelectiveRepeat(values.get(@{class}Parameters.LOSS_PROBABILITY),
                        values.get(@{class}Parameters.TIMEOUT)),
                new LoadBalancing.Spraying(SPRAY_WINDOW, values.count(@{class}Parameters.PATHS), false),
                Optional.empty(),
                new LatencyProfile(values.get(@{class}Parameters.LATENCY_SAME_LEAF),
                        values.get(@{class}Parameters.LATENCY_CROSS_LEAF),
                        @{class}Parameters.LATENCY_CROSS_LEAF.source()),
                new ScaleLimit(Long.MAX_VALUE, "none known"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        List<Finding> findings = new ArrayList<>(new Compatibility(INFO, nic, leaf, linkBytesPerSecond, element)
                .needs(LinkProtocol.ETHERNET).wantsPacketSpraying().wantsOutOfOrderPlacement().findings());
        double mtu = @{class}Parameters.MTU.defaultValue();
        // 0: the catalog does not know it, which is no error.
        if (nic.mtuBytes() > 0 && nic.mtuBytes() < mtu) {
            findings.add(Finding.warning(SMALL_MTU, element, nic.name() + " takes packets of " + nic.mtuBytes()
                    + " bytes, and " + INFO.name() + " sends " + (int) mtu + ".",
                    "Set the parameter mtu to what the NIC takes, or choose another NIC."));
        }
        return List.copyOf(findings);
    }
}
