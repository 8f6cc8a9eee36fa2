// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.tests;

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

/** The transport that the repositories of the tests hold: this class goes into their bundles. */
public final class InstalledTransport implements TransportModel {
    static final String ID = "installed-test";

    @Override
    public TransportInfo info() {
        return new TransportInfo(ID, "Installed", "Comes from a repository.", List.of("Example Inc."), 0.5, List.of(),
                TransportInfo.INSTALLED, true, Source.assumption("written for this test"));
    }

    @Override
    public List<TransportParameter> parameters() {
        return List.of();
    }

    @Override
    public Transport compose(ParameterValues values) {
        Source source = Source.assumption("written for this test");
        return new Transport(new WireFormat(4096, 98, 82, source), new FlowControl.BestEffort(true),
                new CongestionControl("Example", CongestionControl.Signal.DELAY, 10e-6, 1),
                new LossRecovery.SelectiveRepeat(0, 1e-3), new LoadBalancing.Spraying(128), Optional.empty(),
                new LatencyProfile(3.6e-6, 5.6e-6, source), new ScaleLimit(Long.MAX_VALUE, "none known"));
    }

    @Override
    public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
        return List.of();
    }
}
