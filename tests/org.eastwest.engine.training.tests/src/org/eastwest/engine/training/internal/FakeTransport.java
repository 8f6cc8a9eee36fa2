// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.InNetworkReduction;
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

/** A plain transport, with reduction in the switches or without. */
public record FakeTransport(String id, int reductionTrees) implements TransportModel {
    private static final Source SOURCE = Source.assumption("transport of the tests");

    @Override
    public TransportInfo info() {
        return new TransportInfo(id, id, "transport of the tests", List.of("nobody"), 0, List.of(), 1, true, SOURCE);
    }

    @Override
    public List<TransportParameter> parameters() {
        return List.of();
    }

    @Override
    public Transport compose(ParameterValues values) {
        return new Transport(new WireFormat(4096, 42, 26, SOURCE), new FlowControl.Credits(1),
                new CongestionControl("none", CongestionControl.Signal.MARK, 1e-5, 1),
                new LossRecovery.GoBackN(0, 1), new LoadBalancing.AdaptivePerPacket(), reductionTrees > 0
                        ? Optional.of(new InNetworkReduction("SHARP", reductionTrees)) : Optional.empty(),
                new LatencyProfile(2.8e-6, 3.7e-6, SOURCE), new ScaleLimit(Long.MAX_VALUE, "none"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return List.of();
    }
}
