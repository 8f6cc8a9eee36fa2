// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.loss;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.eastwest.transport.uec.internal.UecTransport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Losses, the messages they hit and the collectives that wait for those. */
class LossEffectTest {
    private static final double LINE = 50e9;
    private static final double RTT = 10e-6;

    private static LossEffect effect(TransportModel model, double bytes, double messages) {
        Transport transport = model.compose(ParameterValues.of(model.parameters(), Map.of(), "test").values());
        return new LossEffect(transport, LINE, RTT, bytes, messages);
    }

    /** Go-back-N at 400 Gb/s and 10 us: W = 120 packets (models (d), values). */
    @ParameterizedTest(name = "loss {0}: {1}")
    @CsvSource({"1e-6, 0.9999", "1e-5, 0.9988", "1e-4, 0.988", "1e-3, 0.893", "1e-2, 0.453"})
    void goBackNKeepsWhatTheClosedFormSays(double loss, double share) {
        LossEffect effect = effect(new DcqcnTransport(), 1e9, 1);

        assertEquals(share, effect.goodput(loss) / effect.goodput(0), 1e-3);
    }

    @Test
    void selectiveRepeatLosesOnlyWhatIsLost() {
        LossEffect effect = effect(new HpccTransport(), 1e9, 1);

        assertEquals(0.99, effect.goodput(0.01) / effect.goodput(0), 1e-9);
    }

    /** 1e5 messages in a step at p = 1e-4: a timeout in essentially every step (models (d)). */
    @Test
    void manyMessagesMakeAVerbsTimeoutCertain() {
        LossEffect effect = effect(new DcqcnTransport(), 1e6, 1e5);

        assertTrue(effect.meanCollectiveSeconds(1e-4) > 4.29);
        assertTrue(effect.meanMessageSeconds(1e-4) < 0.002);
        assertTrue(effect.quantileSeconds(1e-4) > 4.29, "one message in 1e5 is what the collective waits for");
        assertTrue(effect.quantileSeconds(1e-6) < 0.002);
        assertEquals(1 + effect.meanCollectiveSeconds(1e-4), effect.meanStepSeconds(1, 1e-4));
    }

    @Test
    void trimmingSparesTheTimeout() {
        assertTrue(effect(new UecTransport(), 1e6, 1e5).meanCollectiveSeconds(1e-4) < 100e-6);
    }

    @Test
    void withoutLossAMessageTakesItsSendingAndARoundTrip() {
        LossEffect effect = effect(new HpccTransport(), 1e6, 100);

        double alone = 1e6 / (effect.goodput(0) * LINE) + RTT;
        assertEquals(alone, effect.meanMessageSeconds(0), 1e-12);
        assertEquals(alone, effect.meanCollectiveSeconds(0), 1e-12);
        assertEquals(alone, effect.quantileSeconds(0), 1e-12);
    }
}
