// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One flow of 100 Gb/s with a round trip of 40 us that slows down at 20 us of queueing. */
class SrdRateControlTest {
    private static final double LINE = 100e9 / 8;
    private static final double ROUND_TRIP = 40e-6;
    private static final double PACKET = 8290;

    private final SrdRateControl control = new SrdRateControl(0.5);
    private final double[] state = new double[CongestionAlgorithm.OWN + control.variables()];
    private double now;

    @BeforeEach
    void start() {
        control.start(state, 0, new SenderPath(LINE, ROUND_TRIP, ROUND_TRIP, PACKET, 8192, 3));
    }

    @Test
    void itStartsAtLineRateWithAWindowThatLetsItRun() {
        assertEquals(LINE, state[RATE]);
        assertTrue(state[WINDOW] >= LINE * ROUND_TRIP, "window " + state[WINDOW]);
    }

    @Test
    void whereTheRoundTripGrowsItFallsALittleBelowWhatComesThrough() {
        acknowledge(LINE / 4, ROUND_TRIP + 30e-6, 100e-6);

        assertEquals(0.9 * LINE / 4, state[RATE], 0.15 * LINE / 4);
    }

    @Test
    void aShortQueueIsNoCongestion() {
        acknowledge(LINE, ROUND_TRIP + 10e-6, 1e-3);

        assertEquals(LINE, state[RATE]);
    }

    @Test
    void itRisesToLineRateAgainWhenTheQueueIsGone() {
        acknowledge(LINE / 10, ROUND_TRIP + 50e-6, 200e-6);
        double slow = state[RATE];
        acknowledge(LINE / 10, ROUND_TRIP, 200e-6);
        double rising = state[RATE];
        acknowledge(LINE / 10, ROUND_TRIP, 2e-3);

        assertTrue(slow < rising && rising < LINE, slow + ", " + rising);
        assertEquals(LINE, state[RATE]);
    }

    @Test
    void aTimeoutHalvesTheRate() {
        control.onLoss(state, 0, CongestionAlgorithm.Loss.TIMEOUT, PACKET, 1e-3);

        assertEquals(LINE / 2, state[RATE]);
    }

    @Test
    void itKeepsAPacketInEachRoundTripWhateverIsLost() {
        for (int loss = 0; loss < 50; loss++) {
            control.onLoss(state, 0, CongestionAlgorithm.Loss.TIMEOUT, PACKET, loss * 1e-3);
        }

        assertEquals(PACKET / (ROUND_TRIP + 0.5 * ROUND_TRIP), state[RATE], 1);
        assertTrue(state[WINDOW] >= PACKET, "window " + state[WINDOW]);
    }

    /** Packets come through at this rate for some time, each with this round trip. */
    private void acknowledge(double bytesPerSecond, double roundTripSeconds, double seconds) {
        for (double end = now + seconds; now < end; now += PACKET / bytesPerSecond) {
            control.onAck(state, 0, new Ack(now + 1e-6, roundTripSeconds));
        }
    }

    private record Ack(double now, double roundTripSeconds) implements Acknowledgement {
        @Override
        public double bytes() {
            return PACKET;
        }

        @Override
        public boolean marked() {
            return false;
        }

        @Override
        public double bytesInFlight() {
            return 10 * PACKET;
        }

        @Override
        public int hops() {
            return 0;
        }

        @Override
        public double queueBytes(int hop) {
            return 0;
        }

        @Override
        public double sentBytesPerSecond(int hop) {
            return 0;
        }

        @Override
        public double linkBytesPerSecond(int hop) {
            return LINE;
        }
    }
}
