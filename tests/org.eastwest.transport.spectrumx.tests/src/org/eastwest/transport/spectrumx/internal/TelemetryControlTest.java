// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.TIMER;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.Test;

/** The window follows the queueing delay of the busiest hop. */
class TelemetryControlTest {
    private static final double LINE = 50e9;
    private static final double RTT = 10e-6;
    private static final TelemetryControl CONTROL = new TelemetryControl(5e-6, 0.02, 1);

    private record Ack(double now, double bytes, boolean marked, double roundTripSeconds, double bytesInFlight,
            int hops, double queue, double sent, double link) implements Acknowledgement {
        @Override
        public double queueBytes(int hop) {
            return queue;
        }

        @Override
        public double sentBytesPerSecond(int hop) {
            return sent;
        }

        @Override
        public double linkBytesPerSecond(int hop) {
            return link;
        }
    }

    private static double[] started() {
        double[] state = new double[CongestionAlgorithm.OWN + CONTROL.variables()];
        CONTROL.start(state, 0, new SenderPath(LINE, RTT, RTT, 4178, 4096, 3));
        return state;
    }

    @Test
    void aLongQueueShrinksTheWindowOnceARoundTripAndAShortOneLetsItGrow() {
        double[] state = started();
        double first = state[WINDOW];

        CONTROL.onAck(state, 0, new Ack(1, 4178, false, RTT, 0, 2, 15e-6 * LINE, LINE, LINE));
        assertEquals(first, state[WINDOW]);
        CONTROL.onAck(state, 0, new Ack(1 + RTT, 4178, false, RTT, 0, 2, 15e-6 * LINE, LINE, LINE));
        assertEquals(first * (1 - 0.8 * 10e-6 / 25e-6), state[WINDOW], 1);
        double low = state[WINDOW];
        CONTROL.onAck(state, 0, new Ack(1 + 1.9 * RTT, 4178, false, RTT, 0, 2, 15e-6 * LINE, LINE, LINE));
        assertEquals(low, state[WINDOW]);
        CONTROL.onAck(state, 0, new Ack(1 + 3.5 * RTT, 4178, false, RTT, 0, 2, 0, LINE, LINE));
        assertEquals(low, state[WINDOW]);
        CONTROL.onAck(state, 0, new Ack(1 + 4.6 * RTT, 4178, false, RTT, 0, 2, 0, LINE, LINE));
        assertTrue(state[WINDOW] > low, "what left before the change counts no more");
        for (int i = 0; i < 20; i++) {
            CONTROL.onAck(state, 0, new Ack(2 + 2 * i * RTT, 4178, false, RTT, 0, 2, 0, LINE, LINE));
        }
        assertTrue(state[WINDOW] > low && state[WINDOW] <= first);
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, state[TIMER]);
    }
}
