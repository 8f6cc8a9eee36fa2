// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.QueueMeasure;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;

/** What each transport is composed of. */
class StrategiesTest {
    @Test
    void composition() {
        Transport transport = Bundle.MODELS.usual("uec");

        assertEquals(new FlowControl.BestEffort(true, 1000), transport.flowControl());
        assertFalse(transport.flowControl().lossless());
        assertEquals(new CongestionControl("NSCC", CongestionControl.Signal.DELAY_AND_MARK, 10e-6, 1,
                new Nscc(0.75, false), Optional.of(new EcnMarking(0.2, 0.8, 1, QueueMeasure.ROUND_TRIPS))),
                transport.congestionControl());
        assertEquals(new LossRecovery.SelectiveRepeat(0, 100e-6, 4), transport.lossRecovery());
        assertEquals(new LoadBalancing.Spraying(256), transport.loadBalancing());
        assertEquals(Optional.empty(), transport.inNetworkReduction());
        assertEquals(1_000_000, transport.scaleLimit().endpoints());
    }

    @Test
    void place() {
        assertEquals(70, Bundle.MODELS.get("uec").info().order());
        assertTrue(Bundle.MODELS.get("uec").info().compared());
        assertTrue(Bundle.MODELS.get("uec").info().vendors().size() > 1);
    }

    @Test
    void creditsOfTheReceiverAndAdaptiveSprayingAreParameters() {
        assertEquals(new Nscc(0.75, true),
                Bundle.MODELS.with("uec", "receiver-credits", 1).congestionControl().algorithm());
        assertEquals("NSCC with RCCC", Bundle.MODELS.with("uec", "receiver-credits", 1).congestionControl().name());
        assertEquals(new Rccc(), Bundle.MODELS.with("uec", "receiver-credits", 2).congestionControl().algorithm());
        assertEquals("RCCC", Bundle.MODELS.with("uec", "receiver-credits", 2).congestionControl().name());
        assertEquals(new LoadBalancing.Spraying(256, 65_536, true),
                Bundle.MODELS.with("uec", "spray-adaptive", 1).loadBalancing());
        assertEquals(new FlowControl.BestEffort(false, 1000), Bundle.MODELS.with("uec", "trimming", 0).flowControl());
    }

    @Test
    void jumboPacketsAreAParameter() {
        assertEquals(8192, Bundle.MODELS.with("uec", "mtu", 8192).wireFormat().mtuBytes());
    }
}
