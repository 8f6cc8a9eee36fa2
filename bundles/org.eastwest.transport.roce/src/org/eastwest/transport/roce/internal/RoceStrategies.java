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
        return new WireFormat(count("mtu"), count("overhead-first"), count("overhead-middle"), source);
    }

    FlowControl priorityFlowControl() {
        double losslessFrame = values.get("mtu") + values.get("overhead-first") + VLAN_TAG;
        return new FlowControl.PriorityFlowControl(count("lossless-priorities"), values.get("xoff-share"),
                new PauseHeadroom(values.get("pfc-largest-frame") + AROUND_FRAME, losslessFrame,
                        values.get("pfc-interface-delay"), values.get("pfc-response-delay")));
    }

    CongestionControl congestionControl(String name, CongestionControl.Signal signal) {
        return new CongestionControl(name, signal, values.get("feedback-delay"), values.get("target-utilisation"));
    }

    LossRecovery goBackN() {
        return new LossRecovery.GoBackN(values.get("loss-probability"), values.get("timeout"));
    }

    LossRecovery selectiveRepeat() {
        return new LossRecovery.SelectiveRepeat(values.get("loss-probability"), values.get("timeout"));
    }

    LoadBalancing flowHash() {
        return new LoadBalancing.FlowHash(count("queue-pairs"));
    }

    LoadBalancing spraying() {
        return new LoadBalancing.Spraying(count("spray-window"));
    }

    LatencyProfile latency() {
        double sameLeaf = values.get("latency-same-leaf");
        // More hops never take less time, whatever the two overrides say.
        return new LatencyProfile(sameLeaf, Math.max(sameLeaf, values.get("latency-cross-leaf")),
                RoceParameters.LATENCY_SOURCE);
    }

    private int count(String parameter) {
        return (int) Math.round(values.get(parameter));
    }
}
