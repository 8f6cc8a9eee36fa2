// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.Optional;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.SenderPath;

/**
 * HPCC (Li et al., SIGCOMM 2019; draft-pan-tsvwg-hpccplus): the window follows the inflight of the busiest link on the
 * way, so that it is used to the target and hardly queues.
 *
 * <p>It deviates from algorithm 1 of the paper where the simulator knows more or less than the paper's NIC:
 * <ul>
 * <li>Packets are sprayed, and each acknowledgement tells of the way of its own packet: the mean of the utilisation
 * runs over the busiest links of several ways. The paper keeps a flow to one way.</li>
 * <li>The rate of a link is what its switch has sent in the last whole round trip of the network, bytes per second;
 * the paper takes it from the byte counters of two acknowledgements, which sprayed packets have of no
 * single link.</li>
 * <li>The queue is that of the newest packet; the paper takes the smaller of the last two of a link.</li>
 * <li>The mean is weighted by the time between two acknowledgements, seconds; the paper by that between two packets at
 * the busiest link.</li>
 * <li>The reference window follows once in a round trip by the clock; the paper once the first packet that was sent
 * with the new window is acknowledged.</li>
 * <li>The window is never above the first one, which fills the network's longest empty round trip, nor below one
 * packet.</li>
 * <li>Telemetry of at most eight hops is kept.</li>
 * </ul>
 *
 * @param target    eta: utilisation to aim at
 * @param maxStage  round trips of additive increase before a multiplicative one
 * @param addedShare W_AI: additive increase, as a share of the first window
 */
record Hpcc(double target, int maxStage, double addedShare) implements CongestionAlgorithm {
    private static final int BASE = OWN;
    private static final int FIRST = OWN + 1;
    private static final int PACKET = OWN + 2;
    private static final int REFERENCE = OWN + 3;
    private static final int UTILISATION = OWN + 4;
    private static final int STAGE = OWN + 5;
    private static final int LAST_ACK = OWN + 6;
    private static final int UPDATE_AT = OWN + 7;

    @Override
    public int variables() {
        return UPDATE_AT + 1 - OWN;
    }

    @Override
    public boolean needsTelemetry() {
        return true;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + BASE] = path.networkRoundTripSeconds();
        s[at + FIRST] = Math.max(path.packetBytes(), path.networkRoundTripSeconds() * path.lineBytesPerSecond());
        s[at + PACKET] = path.packetBytes();
        s[at + REFERENCE] = s[at + FIRST];
        s[at + UTILISATION] = target;
        s[at + STAGE] = 0;
        s[at + LAST_ACK] = 0;
        s[at + UPDATE_AT] = 0;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        setWindow(s, at, s[at + FIRST]);
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        double base = s[at + BASE];
        double busiest = 0;
        for (int hop = 0; hop < ack.hops(); hop++) {
            double link = ack.linkBytesPerSecond(hop);
            busiest = Math.max(busiest, ack.queueBytes(hop) / (link * base) + ack.sentBytesPerSecond(hop) / link);
        }
        double weight = Math.min(1, (ack.now() - s[at + LAST_ACK]) / base);
        s[at + LAST_ACK] = ack.now();
        s[at + UTILISATION] += weight * (busiest - s[at + UTILISATION]);
        boolean update = ack.now() >= s[at + UPDATE_AT];
        boolean multiplies = s[at + UTILISATION] >= target || s[at + STAGE] >= maxStage;
        double added = addedShare * s[at + FIRST];
        setWindow(s, at, multiplies ? s[at + REFERENCE] / (s[at + UTILISATION] / target) + added
                : s[at + REFERENCE] + added);
        if (update) {
            s[at + STAGE] = multiplies ? 0 : s[at + STAGE] + 1;
            s[at + REFERENCE] = s[at + WINDOW];
            s[at + UPDATE_AT] = ack.now() + Math.max(base, ack.roundTripSeconds());
        }
    }

    private static void setWindow(double[] s, int at, double window) {
        s[at + WINDOW] = Math.max(s[at + PACKET], Math.min(s[at + FIRST], window));
        s[at + RATE] = Math.min(s[at + FIRST], window) / s[at + BASE];
    }

    @Override
    public Optional<FluidForm> fluid() {
        return Optional.of(new HpccFluid(this));
    }
}
