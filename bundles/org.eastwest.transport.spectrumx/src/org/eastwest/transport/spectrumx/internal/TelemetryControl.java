// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * Control by telemetry: the window follows the mean queueing delay of the busiest hop, down in proportion to what is
 * above the target, up by a fixed share. The mean is over a round trip of packets that left after the last change, so
 * that each change is seen before the next: what left before would lower the window twice for one queue, and by chance
 * for some flows more than for others. NVIDIA publishes that telemetry and round-trip times drive the SuperNIC, and not
 * the law; this one is a proportional controller of the kind of HPCC and Swift.
 *
 * @param targetSeconds queueing delay to aim at
 * @param increaseShare of the first window, in a round trip
 * @param utilisation   share of the line that the window may fill
 */
record TelemetryControl(double targetSeconds, double increaseShare, double utilisation)
        implements CongestionAlgorithm {
    private static final double DECREASE = 0.8;
    private static final double MOST_DECREASE = 0.5;
    private static final double MOST_ROUND_TRIPS = 1.5;

    private static final int BASE = OWN;
    private static final int MOST = OWN + 1;
    private static final int PACKET = OWN + 2;
    private static final int SUM = OWN + 3;
    private static final int COUNT = OWN + 4;
    private static final int CHANGED_AT = OWN + 5;
    private static final int UPDATE_AT = OWN + 6;
    private static final int LINE = OWN + 7;

    @Override
    public int variables() {
        return LINE + 1 - OWN;
    }

    @Override
    public boolean needsTelemetry() {
        return true;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + BASE] = path.roundTripSeconds();
        s[at + PACKET] = path.packetBytes();
        s[at + MOST] = Math.max(path.packetBytes(), MOST_ROUND_TRIPS * path.bandwidthDelayBytes()
                + targetSeconds * path.lineBytesPerSecond());
        s[at + LINE] = path.lineBytesPerSecond();
        s[at + SUM] = 0;
        s[at + COUNT] = 0;
        s[at + CHANGED_AT] = 0;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        s[at + WINDOW] = s[at + MOST];
        s[at + RATE] = utilisation < 1 ? utilisation * s[at + LINE] : Double.POSITIVE_INFINITY;
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        if (ack.now() - ack.roundTripSeconds() < s[at + CHANGED_AT]) {
            return;
        }
        if (s[at + COUNT] == 0) {
            s[at + UPDATE_AT] = ack.now() + ack.roundTripSeconds();
        }
        double delay = 0;
        for (int hop = 0; hop < ack.hops(); hop++) {
            delay = Math.max(delay, ack.queueBytes(hop) / ack.linkBytesPerSecond(hop));
        }
        s[at + SUM] += delay;
        s[at + COUNT]++;
        if (ack.now() >= s[at + UPDATE_AT]) {
            adjust(s, at, s[at + SUM] / s[at + COUNT]);
            s[at + SUM] = 0;
            s[at + COUNT] = 0;
            s[at + CHANGED_AT] = ack.now();
        }
    }

    private void adjust(double[] s, int at, double delay) {
        double window = delay > targetSeconds
                ? s[at + WINDOW] * Math.max(1 - DECREASE * (delay - targetSeconds) / (delay + s[at + BASE]),
                        1 - MOST_DECREASE)
                : s[at + WINDOW] + increaseShare * s[at + MOST];
        s[at + WINDOW] = Math.max(s[at + PACKET], Math.min(window, s[at + MOST]));
    }
}
