// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.Optional;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.SenderPath;

/**
 * Swift (Kumar et al., SIGCOMM 2020; Broadcom/csg-htsim sim/swift.cpp): holds the round trip at a target that is longer
 * for small windows; below it the window grows by a packet a round trip, above it shrinks in proportion, at most once a
 * round trip.
 *
 * @param baseSeconds   queueing delay at the target, beyond the round trip through empty queues and hops
 * @param hopSeconds    more for each switch on the way
 * @param rangeSeconds  most that small windows add
 * @param decrease      beta
 * @param mostDecrease  largest share by which a window shrinks at a time
 */
record Swift(double baseSeconds, double hopSeconds, double rangeSeconds, double decrease, double mostDecrease)
        implements CongestionAlgorithm {
    /** A packet in a thousand round trips: 1,000 senders to one receiver still slow down enough. */
    private static final double SMALLEST_WINDOW = 0.001;
    /** Windows between which the target scales (fs_min_cwnd, fs_max_cwnd). */
    private static final double SMALLEST_SCALED = 0.1;
    private static final double LARGEST_SCALED = 100;
    private static final double MOST_ROUND_TRIPS = 4;

    private static final int BASE = OWN;
    private static final int HOPS = OWN + 1;
    private static final int PACKET = OWN + 2;
    private static final int MOST = OWN + 3;
    private static final int PACKETS = OWN + 4;
    private static final int DECREASED_AT = OWN + 5;

    @Override
    public int variables() {
        return DECREASED_AT + 1 - OWN;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + BASE] = path.roundTripSeconds();
        s[at + HOPS] = path.hops();
        s[at + PACKET] = path.packetBytes();
        s[at + MOST] = Math.max(1, MOST_ROUND_TRIPS * (path.bandwidthDelayBytes()
                + (baseSeconds + rangeSeconds) * path.lineBytesPerSecond()) / path.packetBytes());
        s[at + PACKETS] = Math.max(1, path.bandwidthDelayBytes() / path.packetBytes());
        s[at + DECREASED_AT] = Double.NEGATIVE_INFINITY;
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        apply(s, at, path.roundTripSeconds());
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        double packets = ack.bytes() / s[at + PACKET];
        double delay = ack.roundTripSeconds();
        double target = s[at + BASE] + queueingTarget(s[at + PACKETS], s[at + HOPS]);
        if (delay < target) {
            s[at + PACKETS] += s[at + PACKETS] >= 1 ? packets / s[at + PACKETS] : packets;
        } else if (ack.now() - s[at + DECREASED_AT] > delay) {
            s[at + PACKETS] *= Math.max(1 - decrease * (delay - target) / delay, 1 - mostDecrease);
            s[at + DECREASED_AT] = ack.now();
        }
        apply(s, at, delay);
    }

    @Override
    public void onLoss(double[] s, int at, Loss loss, double bytes, double now) {
        if (now - s[at + DECREASED_AT] > s[at + BASE]) {
            s[at + PACKETS] *= 1 - mostDecrease;
            s[at + DECREASED_AT] = now;
            apply(s, at, s[at + BASE]);
        }
    }

    /** Queueing delay at the target for a window, seconds. */
    double queueingTarget(double packets, double hops) {
        double alpha = rangeSeconds / (1 / Math.sqrt(SMALLEST_SCALED) - 1 / Math.sqrt(LARGEST_SCALED));
        double scaled = alpha / Math.sqrt(packets) - alpha / Math.sqrt(LARGEST_SCALED);
        return baseSeconds + hops * hopSeconds + Math.max(0, Math.min(rangeSeconds, scaled));
    }

    /** A window below one packet is a packet now and then. */
    private static void apply(double[] s, int at, double delay) {
        s[at + PACKETS] = Math.max(SMALLEST_WINDOW, Math.min(s[at + PACKETS], s[at + MOST]));
        s[at + WINDOW] = Math.max(1, s[at + PACKETS]) * s[at + PACKET];
        s[at + RATE] = s[at + PACKETS] >= 1 ? Double.POSITIVE_INFINITY
                : s[at + PACKETS] * s[at + PACKET] / Math.max(delay, s[at + BASE]);
    }

    @Override
    public Optional<FluidForm> fluid() {
        return Optional.of(new SwiftFluid(this));
    }
}
