// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.TIMER;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.Test;

/** The laws of the controls, event by event. */
class AlgorithmsTest {
    private static final double LINE = 12.5e9;
    private static final double RTT = 10e-6;
    private static final double PACKET = 4178;
    private static final SenderPath PATH = new SenderPath(LINE, RTT, RTT, PACKET, 4096, 3);

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

    private static double[] started(CongestionAlgorithm algorithm) {
        double[] state = new double[CongestionAlgorithm.OWN + algorithm.variables()];
        algorithm.start(state, 0, PATH);
        return state;
    }

    private static Ack ack(double now, double roundTrip) {
        return new Ack(now, PACKET, false, roundTrip, 0, 0, 0, 0, LINE);
    }

    private static Ack telemetry(double now, double queue, double sent) {
        return new Ack(now, PACKET, false, RTT, 0, 1, queue, sent, LINE);
    }

    /** On a notification: target = rate, rate times 1 - alpha / 2, alpha towards 1 (Zhu et al., SIGCOMM 2015). */
    @Test
    void dcqcnHalvesAtFirstAndComesHalfWayBackWithEachTimer() {
        Dcqcn dcqcn = (Dcqcn) Bundle.MODELS.usual("rocev2-dcqcn").congestionControl().algorithm();
        double[] state = started(dcqcn);

        dcqcn.onMark(state, 0, 1e-3);
        assertEquals(LINE / 2, state[RATE], 1);
        assertEquals(1e-3 + 55e-6, state[TIMER], 1e-12);
        dcqcn.onTimer(state, 0, state[TIMER]);
        assertEquals(LINE * 0.75, state[RATE], 1);
        dcqcn.onTimer(state, 0, state[TIMER]);
        assertEquals(LINE * 0.875, state[RATE], 1);
        double before = state[RATE];
        dcqcn.onMark(state, 0, 2e-3);
        double alpha = (1 - 1.0 / 256) * (1 - 1.0 / 256);
        assertEquals(before * (1 - alpha / 2), state[RATE], 1e-3 * before);
        assertEquals(Double.POSITIVE_INFINITY, state[WINDOW]);
    }

    @Test
    void dcqcnIncreasesByBytesToo() {
        Dcqcn dcqcn = new Dcqcn(50e-6, 55e-6, 1.0 / 256, 2 * PACKET, 1e-3);
        double[] state = started(dcqcn);
        dcqcn.onMark(state, 0, 0);

        dcqcn.onAck(state, 0, ack(1e-6, RTT));
        assertEquals(LINE / 2, state[RATE], 1);
        dcqcn.onAck(state, 0, ack(2e-6, RTT));
        assertEquals(LINE * 0.75, state[RATE], 1);
    }

    /** W = W_c / (U / eta) + W_AI (HPCC, SIGCOMM 2019). */
    @Test
    void hpccSetsTheWindowByTheBusiestLink() {
        Hpcc hpcc = new Hpcc(0.95, 5, 0);
        double[] state = started(hpcc);
        double first = LINE * RTT;
        assertEquals(first, state[WINDOW], 1);

        hpcc.onAck(state, 0, telemetry(RTT, first, LINE));
        assertEquals(first * 0.95 / 2, state[WINDOW], 1);
        assertEquals(state[WINDOW] / RTT, state[RATE], 1);
    }

    @Test
    void hpccGrowsByStepsAndThenByTheRoomThatIsLeft() {
        Hpcc hpcc = new Hpcc(0.95, 2, 0.01);
        double[] state = started(hpcc);
        double first = LINE * RTT;
        hpcc.onAck(state, 0, telemetry(RTT, 3 * first, LINE));
        double low = state[WINDOW];
        double reference = low;
        for (int i = 2; i < 4; i++) {
            hpcc.onAck(state, 0, telemetry(i * RTT, 0, 0.3 * LINE));
            assertEquals(reference + 0.01 * first, state[WINDOW], 1);
            reference = state[WINDOW];
        }
        hpcc.onAck(state, 0, telemetry(4 * RTT, 0, 0.3 * LINE));
        assertEquals(Math.min(first, reference * 0.95 / 0.3 + 0.01 * first), state[WINDOW], 1);
    }

    /** A packet a round trip more below the target, beta (delay - target) / delay less above (Swift, SIGCOMM 2020). */
    @Test
    void swiftHoldsTheDelayAtItsTarget() {
        Swift swift = new Swift(10e-6, 1e-6, 0, 0.8, 0.5);
        double[] state = started(swift);
        double packets = state[WINDOW] / PACKET;

        swift.onAck(state, 0, ack(1e-6, RTT));
        assertEquals(packets + 1 / packets, state[WINDOW] / PACKET, 1e-9);
        packets = state[WINDOW] / PACKET;
        double delay = RTT + 13e-6 + 7e-6;
        swift.onAck(state, 0, ack(2e-6, delay));
        assertEquals(packets * (1 - 0.8 * 7e-6 / delay), state[WINDOW] / PACKET, 1e-9);
        double once = state[WINDOW];
        swift.onAck(state, 0, ack(3e-6, delay));
        assertEquals(once, state[WINDOW], "at most once a round trip");
    }

    @Test
    void swiftLetsSmallWindowsWaitLongerAndSendsLessThanAPacketARoundTrip() {
        Swift swift = new Swift(10e-6, 1e-6, 50e-6, 0.8, 0.5);
        assertTrue(swift.queueingTarget(1, 1) > swift.queueingTarget(50, 1));
        assertEquals(11e-6, swift.queueingTarget(100, 1), 1e-12);
        assertEquals(61e-6, swift.queueingTarget(0.1, 1), 1e-12);

        double[] state = started(swift);
        for (int i = 1; i < 60; i++) {
            swift.onAck(state, 0, ack(i * 1e-3, 900e-6));
        }
        assertEquals(PACKET, state[WINDOW]);
        assertTrue(state[RATE] < 0.2 * PACKET / 900e-6, "rate " + state[RATE]);
    }

    /** A thousand senders can share a link that carries thirty packets in a round trip (Swift, SIGCOMM 2020). */
    @Test
    void swiftGoesDownToAPacketInAThousandRoundTrips() {
        Swift swift = new Swift(10e-6, 1e-6, 50e-6, 0.8, 0.5);
        double[] state = started(swift);
        double roundTrip = 900e-6;

        for (int i = 1; i < 100; i++) {
            swift.onAck(state, 0, ack(i * 1e-3, roundTrip));
        }

        assertEquals(PACKET / (1000 * roundTrip), state[RATE], 1);
    }

    @Test
    void admittedSendersWaitForTheReceiver() {
        CongestionAlgorithm admission = Bundle.MODELS.usual("rocev2-eecmp").congestionControl().algorithm();

        assertTrue(admission.receiverDriven());
        assertEquals(1.5 * LINE * RTT, started(admission)[WINDOW], 1);
    }
}
