// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.Optional;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.QueueMeasure;
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

    CongestionControl congestionControl(String name, CongestionControl.Signal signal, CongestionAlgorithm algorithm) {
        return new CongestionControl(name, signal, values.get("feedback-delay"), values.get("target-utilisation"),
                algorithm, Optional.empty());
    }

    CongestionControl dcqcn() {
        double minimum = values.get(RoceParameters.ECN_MINIMUM);
        return new CongestionControl("DCQCN", CongestionControl.Signal.MARK, values.get("feedback-delay"),
                values.get("target-utilisation"),
                new Dcqcn(values.get(RoceParameters.CNP_INTERVAL), values.get(RoceParameters.RATE_TIMER),
                        values.get(RoceParameters.ALPHA_GAIN), values.get(RoceParameters.BYTE_COUNTER),
                        values.get(RoceParameters.RATE_INCREASE)),
                Optional.of(new EcnMarking(minimum, Math.max(minimum, values.get(RoceParameters.ECN_MAXIMUM)),
                        values.get(RoceParameters.ECN_PROBABILITY), QueueMeasure.SECONDS)));
    }

    CongestionControl hpcc() {
        return congestionControl("HPCC", CongestionControl.Signal.TELEMETRY,
                new Hpcc(values.get("target-utilisation"), values.count(RoceParameters.MAX_STAGE),
                        values.get(RoceParameters.WINDOW_INCREASE)));
    }

    CongestionControl swift() {
        return congestionControl("Swift", CongestionControl.Signal.DELAY,
                new Swift(values.get(RoceParameters.TARGET_DELAY), values.get(RoceParameters.HOP_DELAY),
                        values.get(RoceParameters.DELAY_RANGE), values.get(RoceParameters.WINDOW_DECREASE),
                        values.get(RoceParameters.WINDOW_MOST_DECREASE)));
    }

    CongestionControl receiverAdmission() {
        return congestionControl("receiver admission", CongestionControl.Signal.RECEIVER_CREDIT,
                new ReceiverAdmission(values.get(RoceParameters.FIRST_WINDOW)));
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
        return new LoadBalancing.Spraying(values.count("spray-window"), values.count(RoceParameters.ENTROPY_VALUES),
                values.count(RoceParameters.SPRAY_ADAPTIVE) == 1);
    }

    LatencyProfile latency() {
        return new LatencyProfile(values.get(RoceParameters.LATENCY_SAME_LEAF),
                values.get(RoceParameters.LATENCY_CROSS_LEAF), RoceParameters.LATENCY_SOURCE);
    }
}
