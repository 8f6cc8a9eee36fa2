// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.Optional;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/** Transports for tests, one strategy changed at a time. */
public final class Transports {
    private static final Source TEST = Source.assumption("test");

    private Transports() {
    }

    /** Without headers, loss, imbalance or anything else that costs. */
    public static Transport ideal() {
        return new Transport(new WireFormat(4096, 0, 0, TEST), new FlowControl.Credits(1), congestion(1, 10e-6),
                new LossRecovery.SelectiveRepeat(0, 0), new LoadBalancing.Spraying(Integer.MAX_VALUE),
                Optional.empty(), new LatencyProfile(3e-6, 5e-6, TEST), new ScaleLimit(Long.MAX_VALUE, "none"));
    }

    public static Transport with(LoadBalancing balancing) {
        return ideal().withLoadBalancing(balancing);
    }

    public static Transport with(LossRecovery recovery) {
        Transport t = ideal();
        return new Transport(t.wireFormat(), t.flowControl(), t.congestionControl(), recovery, t.loadBalancing(),
                t.inNetworkReduction(), t.latency(), t.scaleLimit());
    }

    public static Transport with(WireFormat format) {
        Transport t = ideal();
        return new Transport(format, t.flowControl(), t.congestionControl(), t.lossRecovery(), t.loadBalancing(),
                t.inNetworkReduction(), t.latency(), t.scaleLimit());
    }

    public static Transport with(FlowControl flowControl, CongestionControl congestion) {
        Transport t = ideal();
        return new Transport(t.wireFormat(), flowControl, congestion, t.lossRecovery(), t.loadBalancing(),
                t.inNetworkReduction(), t.latency(), t.scaleLimit());
    }

    public static CongestionControl congestion(double utilisation, double feedbackSeconds) {
        return new CongestionControl("test", CongestionControl.Signal.MARK, feedbackSeconds, utilisation);
    }

    public static WireFormat roce() {
        return new WireFormat(4096, 98, 82, TEST);
    }
}
