// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

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

/**
 * A transport for tests of engines, {@code sample}: 4,096 bytes of payload and 82 of headers in a packet, spraying, no
 * pauses, 10 us to react, 3.6 us below one leaf and 5.6 us across leaves. Its figures are round ones, of no product.
 *
 * @since 1.0
 */
public final class SampleTransport implements TransportModel {
    private static final Source SOURCE = Source.assumption("round figures for tests");

    @Override
    public TransportInfo info() {
        return new TransportInfo("sample", "Sample", "For tests of engines.", List.of("nobody"), 0, List.of(),
                TransportInfo.INSTALLED, false, SOURCE);
    }

    @Override
    public List<TransportParameter> parameters() {
        return List.of();
    }

    @Override
    public Transport compose(ParameterValues values) {
        return new Transport(new WireFormat(4096, 82, 82, SOURCE), new FlowControl.BestEffort(false),
                new CongestionControl("Sample", CongestionControl.Signal.DELAY, 10e-6, 1),
                new LossRecovery.SelectiveRepeat(0, 1e-3), new LoadBalancing.Spraying(256), Optional.empty(),
                new LatencyProfile(3.6e-6, 5.6e-6, SOURCE), new ScaleLimit(Long.MAX_VALUE, "none"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return List.of();
    }
}
