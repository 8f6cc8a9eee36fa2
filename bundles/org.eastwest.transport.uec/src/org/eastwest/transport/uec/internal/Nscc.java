// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import java.util.Arrays;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * NSCC, UEC's network signalled congestion control (arXiv 2508.08906; constants as the simulator of the UEC working
 * group has them, uet-htsim sim/uec.cpp). Delay and mark of a packet make four cases: no mark and short delay, the
 * window grows in proportion to the delay that is missing to the target; no mark and long delay, it grows a little, for
 * fairness; mark and long delay, it shrinks by the mean delay above the target; mark and short delay, it stays and only
 * the path changes. A window whose packets were trimmed shrinks at once to what came through: quick adapt.
 *
 * @param targetRoundTrips queueing delay to aim at, in round trips of the network
 * @param receiverDriven   true when senders also wait for credit of the receiver (RCCC)
 */
record Nscc(double targetRoundTrips, boolean receiverDriven) implements CongestionAlgorithm {
    private static final double REFERENCE_SECONDS = 12e-6;
    /** 100 Gb/s for 12 us; constants below hold for this bandwidth-delay product and grow with it. */
    private static final double REFERENCE_BYTES = 12.5e9 * REFERENCE_SECONDS;
    /** Largest window. */
    static final double MOST_ROUND_TRIPS = 1.5;
    private static final double PROPORTIONAL = 4;
    private static final double FAIR = 5;
    private static final double STEADY = 0.15;
    private static final double FAST = 0.25;
    private static final double FAST_DELAY = 1e-6;
    private static final double DECREASE = 0.8;
    private static final double MOST_DECREASE = 0.5;
    private static final double MEAN_WEIGHT = 0.0125;
    private static final double UNMARKED_SHARE = 0.25;
    private static final double ADJUST_PACKETS = 8;
    private static final double QUICK_ADAPT_SHARE = 1.0 / 8;
    private static final double QUICK_ADAPT_TARGETS = 4;

    private static final int BASE = OWN;
    private static final int TARGET = OWN + 1;
    private static final int NETWORK = OWN + 2;
    private static final int MOST = OWN + 3;
    private static final int PACKET = OWN + 4;
    private static final int PAYLOAD = OWN + 5;
    private static final int SCALE = OWN + 6;
    private static final int MEAN_DELAY = OWN + 7;
    private static final int INCREASE = OWN + 8;
    private static final int RECEIVED = OWN + 9;
    private static final int FAST_COUNT = OWN + 10;
    private static final int IS_FAST = OWN + 11;
    private static final int DECREASED_AT = OWN + 12;
    private static final int ADJUSTED_AT = OWN + 13;
    private static final int ADAPT_AT = OWN + 14;
    private static final int ACHIEVED = OWN + 15;
    private static final int TO_IGNORE = OWN + 16;
    private static final int IGNORED = OWN + 17;
    private static final int TRIMMED = OWN + 18;
    private static final int IN_FLIGHT = OWN + 19;

    @Override
    public int variables() {
        return IN_FLIGHT + 1 - OWN;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        Arrays.fill(s, at, at + OWN + variables(), 0);
        s[at + BASE] = path.roundTripSeconds();
        s[at + NETWORK] = path.networkRoundTripSeconds();
        s[at + TARGET] = targetRoundTrips * path.networkRoundTripSeconds();
        s[at + MOST] = MOST_ROUND_TRIPS * path.bandwidthDelayBytes();
        s[at + PACKET] = path.packetBytes();
        s[at + PAYLOAD] = path.payloadBytes();
        s[at + SCALE] = path.networkRoundTripSeconds() * path.lineBytesPerSecond() / REFERENCE_BYTES;
        s[at + WINDOW] = Math.max(path.packetBytes(), s[at + MOST]);
        s[at + RATE] = Double.POSITIVE_INFINITY;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        double bytes = ack.bytes();
        double delay = Math.max(0, ack.roundTripSeconds() - s[at + BASE]);
        boolean marked = ack.marked();
        s[at + ACHIEVED] += bytes;
        s[at + RECEIVED] += bytes;
        s[at + IGNORED] += bytes;
        s[at + IN_FLIGHT] = ack.bytesInFlight();
        observe(s, at, delay, marked);
        if (quickAdapt(s, at, false, marked, delay, ack.now())) {
            return;
        }
        if (!marked) {
            grow(s, at, bytes, delay);
        } else if (delay >= s[at + TARGET]) {
            shrink(s, at, ack.now(), ack.roundTripSeconds());
        }
        bound(s, at);
        if (s[at + RECEIVED] > ADJUST_PACKETS * s[at + PACKET] || ack.now() - s[at + ADJUSTED_AT] > s[at + NETWORK]) {
            fulfil(s, at, ack.now());
            bound(s, at);
        }
    }

    @Override
    public void onLoss(double[] s, int at, Loss loss, double bytes, double now) {
        if (loss != Loss.TRIMMED) {
            s[at + WINDOW] -= bytes;
            bound(s, at);
            return;
        }
        s[at + IGNORED] += bytes;
        s[at + IN_FLIGHT] = Math.max(0, s[at + IN_FLIGHT] - bytes);
        observe(s, at, s[at + NETWORK], true);
        s[at + TRIMMED] = 1;
        if (!quickAdapt(s, at, true, true, 0, now) && !receiverDriven) {
            s[at + WINDOW] -= bytes;
            bound(s, at);
        }
    }

    private static void observe(double[] s, int at, double delay, boolean marked) {
        double sample = !marked && delay > s[at + TARGET] ? UNMARKED_SHARE * s[at + BASE] : delay;
        s[at + MEAN_DELAY] += MEAN_WEIGHT * (sample - s[at + MEAN_DELAY]);
    }

    /** Once in a loaded round trip; true when the window was set, or belongs to packets sent before it was. */
    private static boolean quickAdapt(double[] s, int at, boolean lost, boolean marked, double delay, double now) {
        boolean handled = false;
        if (s[at + IGNORED] < s[at + TO_IGNORE] && marked) {
            handled = true;
        } else if (now > s[at + ADAPT_AT]) {
            boolean congested = s[at + TRIMMED] > 0 || lost || delay > QUICK_ADAPT_TARGETS * s[at + TARGET];
            if (s[at + ADAPT_AT] > 0 && congested && s[at + ACHIEVED] < QUICK_ADAPT_SHARE * s[at + MOST]) {
                s[at + WINDOW] = Math.max(s[at + ACHIEVED], s[at + PACKET]);
                s[at + TO_IGNORE] = s[at + IN_FLIGHT];
                s[at + IGNORED] = 0;
                s[at + TRIMMED] = 0;
                handled = true;
            }
            s[at + ACHIEVED] = 0;
            s[at + ADAPT_AT] = now + s[at + BASE] + s[at + TARGET];
        }
        if (handled) {
            s[at + INCREASE] = 0;
            s[at + RECEIVED] = 0;
        }
        return handled;
    }

    private static void grow(double[] s, int at, double bytes, double delay) {
        if (delay >= s[at + TARGET]) {
            s[at + INCREASE] += FAIR * s[at + PAYLOAD] * s[at + SCALE] * bytes;
            return;
        }
        if (!growFast(s, at, bytes, delay)) {
            s[at + INCREASE] += PROPORTIONAL * s[at + PAYLOAD] * s[at + SCALE] / REFERENCE_SECONDS * bytes
                    * (s[at + TARGET] - delay);
        }
    }

    /** After a whole window with hardly any delay. */
    private static boolean growFast(double[] s, int at, double bytes, double delay) {
        s[at + FAST_COUNT] = delay < FAST_DELAY ? s[at + FAST_COUNT] + bytes : 0;
        boolean fast = delay < FAST_DELAY && (s[at + FAST_COUNT] > s[at + WINDOW] || s[at + IS_FAST] > 0);
        if (fast) {
            s[at + WINDOW] += FAST * s[at + SCALE] * bytes;
        }
        s[at + IS_FAST] = fast ? 1 : 0;
        return fast;
    }

    /**
     * At most once in the round trip that the packet took: only after that does the sender see what its smaller window
     * does. (uet-htsim takes that through empty queues, with which windows behind a slow link swing.)
     */
    private static void shrink(double[] s, int at, double now, double roundTrip) {
        s[at + IS_FAST] = 0;
        s[at + FAST_COUNT] = 0;
        double mean = s[at + MEAN_DELAY];
        if (mean > s[at + TARGET] && now - s[at + DECREASED_AT] > roundTrip) {
            s[at + WINDOW] *= Math.max(1 - DECREASE * (mean - s[at + TARGET]) / mean, MOST_DECREASE);
            s[at + DECREASED_AT] = now;
        }
    }

    private static void fulfil(double[] s, int at, double now) {
        s[at + WINDOW] += s[at + INCREASE] / s[at + WINDOW];
        if (now - s[at + ADJUSTED_AT] >= s[at + NETWORK]) {
            s[at + WINDOW] += STEADY * s[at + PAYLOAD] * s[at + SCALE];
            s[at + ADJUSTED_AT] = now;
        }
        s[at + INCREASE] = 0;
        s[at + RECEIVED] = 0;
    }

    private static void bound(double[] s, int at) {
        s[at + WINDOW] = Math.max(s[at + PACKET], Math.min(s[at + WINDOW], Math.max(s[at + PACKET], s[at + MOST])));
    }
}
