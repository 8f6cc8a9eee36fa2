// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;

/** What each transport is composed of. */
class StrategiesTest {
    @Test
    void composition() {
        Transport transport = Bundle.MODELS.usual("spectrum-x");

        assertTrue(transport.flowControl() instanceof FlowControl.PriorityFlowControl);
        assertEquals(new CongestionControl("Spectrum-X CC", CongestionControl.Signal.TELEMETRY, 10e-6, 1,
                new TelemetryControl(5e-6, 0.02, 1), Optional.empty()), transport.congestionControl());
        assertEquals(new LossRecovery.SelectiveRepeat(0, 4.294967296), transport.lossRecovery());
        assertEquals(new LoadBalancing.AdaptivePerPacket(true), transport.loadBalancing());
        assertEquals(Optional.empty(), transport.inNetworkReduction());
        assertEquals(131_072, transport.scaleLimit().endpoints());
    }

    @Test
    void place() {
        assertEquals(80, Bundle.MODELS.get("spectrum-x").info().order());
        assertTrue(Bundle.MODELS.get("spectrum-x").info().compared());
        assertEquals(List.of("NVIDIA"), Bundle.MODELS.get("spectrum-x").info().vendors());
    }

    @Test
    void whatOnlyTheVendorStatesIsAClaim() {
        assertEquals(Source.Kind.VENDOR_CLAIM, Bundle.MODELS.get("spectrum-x").info().source().kind());
        assertFalse(Bundle.MODELS.get("spectrum-x").parameters().stream()
                .filter(p -> p.name().equals("feedback-delay") && p.source().kind() == Source.Kind.VENDOR_CLAIM)
                .findAny().isEmpty());
    }
}
