// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import java.util.Arrays;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * Congestion control of SRD as published (Shalev et al., A Cloud-Optimized Transport Protocol for Elastic and Scalable
 * HPC, IEEE Micro 40(6), 2020, from memory): a rate for each connection and a limit of what is in flight. Once in a round
 * trip the sender compares the rate at which acknowledgements come with the rate at which it sends: where the round trip
 * has grown, it falls a little below what comes through, so that the queue drains; else it rises. AWS publishes no
 * constants; those here are assumptions.
 *
 * @param targetRoundTrips queueing delay at which it slows down, in round trips of the network
 */
record SrdRateControl(double targetRoundTrips) implements CongestionAlgorithm {
    /** Share of what comes through that is sent while a queue drains. */
    private static final double DRAIN = 0.9;
    /** Rise in a round trip without congestion, of the line. */
    private static final double RISE = 1.0 / 16;
    /** In flight beyond what rate and round trip need, so that the rate and not the window limits. */
    private static final double IN_FLIGHT = 2;

    private static final int LINE = OWN;
    private static final int BASE = OWN + 1;
    private static final int TARGET = OWN + 2;
    private static final int PACKET = OWN + 3;
    private static final int SINCE = OWN + 4;
    private static final int BYTES = OWN + 5;
    private static final int DELAYS = OWN + 6;
    private static final int SAMPLES = OWN + 7;
    private static final int LOST = OWN + 8;

    @Override
    public int variables() {
        return LOST + 1 - OWN;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        Arrays.fill(s, at, at + OWN + variables(), 0);
        s[at + LINE] = path.lineBytesPerSecond();
        s[at + BASE] = path.roundTripSeconds();
        s[at + TARGET] = targetRoundTrips * path.networkRoundTripSeconds();
        s[at + PACKET] = path.packetBytes();
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        setRate(s, at, path.lineBytesPerSecond());
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        if (s[at + SINCE] == 0) {
            s[at + SINCE] = ack.now();
        }
        s[at + BYTES] += ack.bytes();
        if (!Double.isNaN(ack.roundTripSeconds())) {
            s[at + DELAYS] += Math.max(0, ack.roundTripSeconds() - s[at + BASE]);
            s[at + SAMPLES]++;
        }
        double seconds = ack.now() - s[at + SINCE];
        if (seconds >= s[at + BASE] + s[at + TARGET]) {
            adjust(s, at, s[at + BYTES] / seconds);
            s[at + SINCE] = ack.now();
            s[at + BYTES] = 0;
            s[at + DELAYS] = 0;
            s[at + SAMPLES] = 0;
            s[at + LOST] = 0;
        }
    }

    @Override
    public void onLoss(double[] s, int at, Loss loss, double bytes, double now) {
        s[at + LOST] += bytes;
        if (loss == Loss.TIMEOUT) {
            setRate(s, at, s[at + RATE] / 2);
        }
    }

    private static void adjust(double[] s, int at, double deliveredBytesPerSecond) {
        double delay = s[at + SAMPLES] > 0 ? s[at + DELAYS] / s[at + SAMPLES] : 0;
        boolean congested = delay > s[at + TARGET] || s[at + LOST] > 0;
        setRate(s, at, congested ? Math.min(s[at + RATE], DRAIN * deliveredBytesPerSecond)
                : s[at + RATE] + RISE * s[at + LINE]);
    }

    private static void setRate(double[] s, int at, double bytesPerSecond) {
        // At least a packet in a round trip, so that an acknowledgement comes and the rate can rise again.
        double least = s[at + PACKET] / (s[at + BASE] + s[at + TARGET]);
        double rate = Math.min(s[at + LINE], Math.max(least, bytesPerSecond));
        s[at + RATE] = rate;
        s[at + WINDOW] = Math.max(s[at + PACKET], IN_FLIGHT * rate * (s[at + BASE] + s[at + TARGET]));
    }
}
