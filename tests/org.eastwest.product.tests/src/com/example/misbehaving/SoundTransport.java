// SPDX-License-Identifier: EPL-2.0
package com.example.misbehaving;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
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

/** A transport with which nothing is wrong; those of {@link Transports} each spoil one thing. */
public class SoundTransport implements TransportModel {
    static final Source SOURCE = Source.assumption("made up for a test");

    @Override
    public TransportInfo info() {
        return info("plugged-in");
    }

    /** Who it is, under another id. */
    final TransportInfo info(String id) {
        return new TransportInfo(id, "Plugged in", "A transport of a test.", List.of("Example"), 0.5, List.of(),
                TransportInfo.INSTALLED, true, SOURCE);
    }

    @Override
    public List<TransportParameter> parameters() {
        return List.of();
    }

    @Override
    public Transport compose(ParameterValues values) {
        return strategies(10e-6, 3e-6, 1);
    }

    /** Strategies with these values. */
    final Transport strategies(double feedbackSeconds, double latencySeconds, int queuePairs) {
        return new Transport(new WireFormat(4096, 98, 82, SOURCE), new FlowControl.BestEffort(true),
                new CongestionControl("Example", CongestionControl.Signal.DELAY, feedbackSeconds, 1),
                new LossRecovery.SelectiveRepeat(0, 1e-3), new LoadBalancing.FlowHash(queuePairs), Optional.empty(),
                new LatencyProfile(latencySeconds, 2 * latencySeconds, SOURCE),
                new ScaleLimit(Long.MAX_VALUE, "none known"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return List.of();
    }
}
