// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.WireFormat;

/**
 * The strategies that RoCEv2 transports are composed of, from their parameters.
 *
 * @param values a value for every parameter
 */
record RoceStrategies(ParameterValues values) {
    /** Preamble and gap around a frame. */
    private static final int AROUND_FRAME = 20;
    /** PFC tells priorities by the VLAN tag. */
    private static final int VLAN_TAG = 4;

    WireFormat wireFormat(Source source) {
        return new WireFormat(values.count(RoceParameters.MTU), values.count("overhead-first"),
                values.count("overhead-middle"), source);
    }

    FlowControl priorityFlowControl() {
        double losslessFrame = values.get(RoceParameters.MTU) + values.get("overhead-first") + VLAN_TAG;
        return new FlowControl.PriorityFlowControl(values.count(RoceParameters.LOSSLESS_PRIORITIES),
                values.get(RoceParameters.XOFF_SHARE), new PauseHeadroom(
                        values.get(RoceParameters.PFC_LARGEST_FRAME) + AROUND_FRAME, losslessFrame,
                        values.get(RoceParameters.PFC_INTERFACE_DELAY),
                        values.get(RoceParameters.PFC_RESPONSE_DELAY)));
    }

    CongestionControl congestionControl(String name, CongestionControl.Signal signal) {
        return new CongestionControl(name, signal, values.get("feedback-delay"), values.get("target-utilisation"));
    }

    LossRecovery goBackN() {
        return new LossRecovery.GoBackN(values.get(RoceParameters.LOSS_PROBABILITY), values.get("timeout"));
    }

    LossRecovery selectiveRepeat() {
        return new LossRecovery.SelectiveRepeat(values.get(RoceParameters.LOSS_PROBABILITY), values.get("timeout"));
    }

    LoadBalancing flowHash() {
        return new LoadBalancing.FlowHash(values.count("queue-pairs"));
    }

    LoadBalancing spraying() {
        return new LoadBalancing.Spraying(values.count("spray-window"));
    }

    LatencyProfile latency() {
        return new LatencyProfile(values.get(RoceParameters.LATENCY_SAME_LEAF),
                values.get(RoceParameters.LATENCY_CROSS_LEAF), RoceParameters.LATENCY_SOURCE);
    }
}
