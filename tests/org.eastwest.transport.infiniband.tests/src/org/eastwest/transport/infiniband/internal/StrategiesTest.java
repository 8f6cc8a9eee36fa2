// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.InNetworkReduction;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each transport is composed of. */
class StrategiesTest {
    @ParameterizedTest(name = "{0}: place {1} among the transports, compared: {2}, reduces with {3}")
    @CsvSource({"ib-ndr, 10, true, SHARPv3, MARK", "ib-xdr, 20, false, SHARPv4, TELEMETRY"})
    void generations(String id, int order, boolean compared, String reduction, CongestionControl.Signal signal) {
        assertEquals(order, Bundle.MODELS.get(id).info().order());
        assertEquals(compared, Bundle.MODELS.get(id).info().compared());
        assertEquals(List.of("NVIDIA"), Bundle.MODELS.get(id).info().vendors());
        assertEquals(Optional.of(new InNetworkReduction(reduction, 1)), Bundle.MODELS.usual(id).inNetworkReduction());
        assertEquals(signal, Bundle.MODELS.usual(id).congestionControl().signal());
    }

    @ParameterizedTest(name = "{0} is lossless by credits, goes back to a lost packet and chooses paths per packet")
    @CsvSource({"ib-ndr", "ib-xdr"})
    void composition(String id) {
        Transport transport = Bundle.MODELS.usual(id);

        assertEquals(new FlowControl.Credits(1), transport.flowControl());
        assertTrue(transport.flowControl().lossless());
        assertEquals(new LossRecovery.GoBackN(0, 4.096e-6 * 1_048_576), transport.lossRecovery());
        assertEquals(new LoadBalancing.AdaptivePerPacket(), transport.loadBalancing());
        assertEquals(49_151, transport.scaleLimit().endpoints());
    }

    /** OpenSM leaves congestion control off; the aggressive threshold is a sixteenth of the buffer, 1.6 us. */
    @ParameterizedTest
    @CsvSource({"ib-ndr", "ib-xdr"})
    void switchesMarkOnlyWhereCongestionControlIsTurnedOn(String id) {
        assertEquals(Optional.empty(), Bundle.MODELS.usual(id).congestionControl().marking());

        assertEquals(25e-6 / 16, marksFrom(id, 15), 1e-12);
        assertEquals(15 * 25e-6 / 16, marksFrom(id, 1), 1e-12);
    }

    private static double marksFrom(String id, int weight) {
        return Bundle.MODELS.with(id, "mark-threshold", weight).congestionControl().marking().orElseThrow().minimum();
    }

    @Test
    void noTreesMeanNoReduction() {
        assertFalse(Bundle.MODELS.with("ib-ndr", "sharp-trees", 0).inNetworkReduction().isPresent());
    }

    @Test
    void aTierMoreTakesTheTimeOfTheFirstOne() {
        assertEquals(0.9e-6, Bundle.MODELS.usual("ib-ndr").latency().perTierSeconds(), 1e-12);
        assertEquals(0, Bundle.MODELS.with("ib-ndr", "latency-cross-leaf", 1e-6).latency().perTierSeconds());
    }
}
