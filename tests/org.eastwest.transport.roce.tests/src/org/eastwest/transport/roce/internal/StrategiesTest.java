// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each transport is composed of. */
class StrategiesTest {
    private static final double VERBS_TIMEOUT = 4.294967296;

    @ParameterizedTest(name = "{0}: place {1} among the transports, compared: {2}")
    @CsvSource({"rocev2-dcqcn, 30, true", "rocev2-eecmp, 40, false", "rocev2-hpcc, 50, true",
        "rocev2-swift, 60, false"})
    void places(String id, int order, boolean compared) {
        assertEquals(order, Bundle.MODELS.get(id).info().order());
        assertEquals(compared, Bundle.MODELS.get(id).info().compared());
        assertEquals(Optional.empty(), Bundle.MODELS.usual(id).inNetworkReduction());
    }

    @ParameterizedTest(name = "{0} pauses, goes back to a lost packet and hashes {1} queue pairs")
    @CsvSource({"rocev2-dcqcn, 1", "rocev2-eecmp, 16"})
    void withPfc(String id, int queuePairs) {
        Transport transport = Bundle.MODELS.usual(id);

        assertTrue(transport.flowControl().lossless());
        FlowControl.PriorityFlowControl pfc = (FlowControl.PriorityFlowControl) transport.flowControl();
        assertEquals(1, pfc.losslessPriorities());
        assertEquals(1.0 / 9, pfc.xoffShare());
        assertEquals(4198, pfc.headroom().losslessFrameBytes());
        assertEquals(new LossRecovery.GoBackN(0, VERBS_TIMEOUT), transport.lossRecovery());
        assertEquals(new LoadBalancing.FlowHash(queuePairs), transport.loadBalancing());
    }

    @ParameterizedTest(name = "{0} pauses nobody, repeats selectively and sprays")
    @CsvSource({"rocev2-hpcc, 320e-6", "rocev2-swift, 1e-3"})
    void withoutPfc(String id, double timeout) {
        Transport transport = Bundle.MODELS.usual(id);

        assertFalse(transport.flowControl().lossless());
        assertEquals(new FlowControl.BestEffort(false), transport.flowControl());
        assertEquals(new LossRecovery.SelectiveRepeat(0, timeout), transport.lossRecovery());
        assertEquals(new LoadBalancing.Spraying(256), transport.loadBalancing());
    }

    @ParameterizedTest(name = "{0}: {1} by {2} within {3} s")
    @CsvSource({"rocev2-dcqcn, DCQCN, MARK, 50e-6, 1", "rocev2-eecmp, receiver admission, RECEIVER_CREDIT, 30e-6, 1",
        "rocev2-hpcc, HPCC, TELEMETRY, 12e-6, 0.95", "rocev2-swift, Swift, DELAY, 20e-6, 1"})
    void congestionControl(String id, String name, CongestionControl.Signal signal, double delay, double target) {
        CongestionControl control = Bundle.MODELS.usual(id).congestionControl();

        assertEquals(name, control.name());
        assertEquals(signal, control.signal());
        assertEquals(delay, control.feedbackDelaySeconds());
        assertEquals(target, control.targetUtilisation());
        assertEquals(signal == CongestionControl.Signal.MARK, control.marking().isPresent());
        assertEquals(signal == CongestionControl.Signal.TELEMETRY, control.algorithm().needsTelemetry());
        assertEquals(signal == CongestionControl.Signal.RECEIVER_CREDIT, control.algorithm().receiverDriven());
    }

    @Test
    void queuePairsAreAParameter() {
        assertEquals(new LoadBalancing.FlowHash(16),
                Bundle.MODELS.with("rocev2-dcqcn", "queue-pairs", 16).loadBalancing());
    }

    @Test
    void smallerPacketsNeedLessHeadroom() {
        FlowControl.PriorityFlowControl small =
                (FlowControl.PriorityFlowControl) Bundle.MODELS.with("rocev2-dcqcn", "mtu", 1024).flowControl();

        assertEquals(4198 - 3072, small.headroom().losslessFrameBytes());
    }
}
