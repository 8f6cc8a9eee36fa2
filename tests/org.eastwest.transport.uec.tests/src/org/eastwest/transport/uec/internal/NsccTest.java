// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.TIMER;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.Test;

/** NSCC's four cases and quick adapt (arXiv 2508.08906; uet-htsim sim/uec.cpp). */
class NsccTest {
    private static final double LINE = 12.5e9;
    private static final double RTT = 12e-6;
    private static final double PACKET = 4160;
    private static final double TARGET = 0.75 * RTT;
    private static final Nscc NSCC = new Nscc(0.75, false);

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
        double[] state = new double[CongestionAlgorithm.OWN + NSCC.variables()];
        NSCC.start(state, 0, new SenderPath(LINE, RTT, RTT, PACKET, 4096, 3));
        return state;
    }

    /** Twenty acknowledgements of one packet each, over two round trips. */
    private static double after(double[] state, double from, double queueing, boolean marked) {
        for (int i = 1; i <= 20; i++) {
            NSCC.onAck(state, 0, new Ack(from + i * RTT / 10, PACKET, marked, RTT + queueing, 20 * PACKET, 0, 0, 0,
                    LINE));
        }
        return state[WINDOW];
    }

    @Test
    void itBeginsWithOneAndAHalfBandwidthDelayProducts() {
        assertEquals(1.5 * LINE * RTT, started()[WINDOW], 1);
        assertEquals(Double.POSITIVE_INFINITY, started()[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, started()[TIMER]);
    }

    @Test
    void withoutMarkItGrowsTheMoreTheShorterTheDelayIs() {
        double[] near = started();
        double[] far = started();
        double[] above = started();
        near[WINDOW] = 60_000;
        far[WINDOW] = 60_000;
        above[WINDOW] = 60_000;

        double fast = after(far, 1, 2e-6, false);
        double slow = after(near, 1, 0.9 * TARGET, false);
        double fair = after(above, 1, 1.5 * TARGET, false);

        assertTrue(fast > slow && slow > 60_000, fast + ", " + slow);
        assertTrue(fair > 60_000, "fair " + fair);
    }

    @Test
    void withMarkAndShortDelayItStays() {
        double[] state = started();
        state[WINDOW] = 60_000;

        assertEquals(60_000, after(state, 1, 1e-6, true), 0.03 * 60_000);
    }

    @Test
    void withMarkAndLongDelayItShrinksOnceTheMeanIsLongToo() {
        double[] state = started();

        double first = after(state, 1, 2 * TARGET, true);
        for (int round = 2; round < 12; round++) {
            after(state, 1 + round * 2 * RTT, 2 * TARGET, true);
        }

        assertTrue(state[WINDOW] < 0.9 * first, state[WINDOW] + " after " + first);
        assertTrue(state[WINDOW] >= PACKET);
    }

    @Test
    void trimmedPacketsLeaveTheWindowAndFewArrivalsSetIt() {
        double[] state = started();
        double first = state[WINDOW];
        NSCC.onLoss(state, 0, CongestionAlgorithm.Loss.TRIMMED, PACKET, 1);
        assertEquals(first - PACKET, state[WINDOW], 1);

        NSCC.onAck(state, 0, new Ack(1 + RTT, 2 * PACKET, false, RTT, 20 * PACKET, 0, 0, 0, LINE));
        NSCC.onLoss(state, 0, CongestionAlgorithm.Loss.TRIMMED, PACKET, 1 + 4 * RTT);

        assertEquals(2 * PACKET, state[WINDOW], PACKET, "what came through in the round trip");
    }

    @Test
    void whatReceiversGrantTakesCareOfTrimmedPackets() {
        Nscc credits = new Nscc(0.75, true);
        double[] state = started();
        double first = state[WINDOW];

        credits.onLoss(state, 0, CongestionAlgorithm.Loss.TRIMMED, PACKET, 1e-6);

        assertTrue(credits.receiverDriven());
        assertEquals(first, state[WINDOW], 1);
    }
}
