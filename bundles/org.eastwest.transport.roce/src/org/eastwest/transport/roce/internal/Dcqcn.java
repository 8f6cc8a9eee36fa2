// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.Optional;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.SenderPath;

/**
 * DCQCN's reaction point (Zhu et al., SIGCOMM 2015): a notification cuts the rate by alpha / 2; a timer and a counter
 * of bytes bring it back, first half way to what it was, then beyond by fixed steps.
 *
 * @param notificationSeconds shortest time between two notifications of a receiver
 * @param timerSeconds        period of the timers of alpha and of the increase
 * @param gain                g: weight of a notification in alpha
 * @param byteCounter         bytes between two increases by the counter
 * @param increaseShare       R_AI: additive increase, as a share of the line
 */
record Dcqcn(double notificationSeconds, double timerSeconds, double gain, double byteCounter, double increaseShare)
        implements CongestionAlgorithm {
    /** F: increases half way back before additive ones. */
    static final int FAST_ROUNDS = 5;
    /** R_HAI over R_AI. */
    private static final double HYPER = 10;
    /** Slowest rate, as a share of the line: 100 Mb/s of 100 Gb/s. */
    private static final double SLOWEST = 1e-3;
    private static final double NEARLY = 0.9999;

    private static final int LINE = OWN;
    private static final int TARGET = OWN + 1;
    private static final int ALPHA = OWN + 2;
    private static final int BYTES = OWN + 3;
    private static final int TIMER_ROUNDS = OWN + 4;
    private static final int BYTE_ROUNDS = OWN + 5;
    private static final int ALPHA_AT = OWN + 6;
    private static final int INCREASE_AT = OWN + 7;

    @Override
    public int variables() {
        return INCREASE_AT + 1 - OWN;
    }

    @Override
    public void start(double[] s, int at, SenderPath path) {
        s[at + WINDOW] = Double.POSITIVE_INFINITY;
        s[at + RATE] = path.lineBytesPerSecond();
        s[at + TIMER] = Double.POSITIVE_INFINITY;
        s[at + LINE] = path.lineBytesPerSecond();
        s[at + TARGET] = path.lineBytesPerSecond();
        s[at + ALPHA] = 1;
        s[at + BYTES] = 0;
        s[at + TIMER_ROUNDS] = 0;
        s[at + BYTE_ROUNDS] = 0;
        s[at + ALPHA_AT] = Double.POSITIVE_INFINITY;
        s[at + INCREASE_AT] = Double.POSITIVE_INFINITY;
    }

    @Override
    public void onMark(double[] s, int at, double now) {
        s[at + TARGET] = s[at + RATE];
        s[at + RATE] = Math.max(SLOWEST * s[at + LINE], s[at + RATE] * (1 - s[at + ALPHA] / 2));
        s[at + ALPHA] = (1 - gain) * s[at + ALPHA] + gain;
        s[at + BYTES] = 0;
        s[at + TIMER_ROUNDS] = 0;
        s[at + BYTE_ROUNDS] = 0;
        s[at + ALPHA_AT] = now + timerSeconds;
        s[at + INCREASE_AT] = now + timerSeconds;
        s[at + TIMER] = now + timerSeconds;
    }

    @Override
    public void onTimer(double[] s, int at, double now) {
        if (now >= s[at + ALPHA_AT] - 1e-12) {
            s[at + ALPHA] *= 1 - gain;
            s[at + ALPHA_AT] = now + timerSeconds;
        }
        if (now >= s[at + INCREASE_AT] - 1e-12) {
            s[at + TIMER_ROUNDS]++;
            s[at + INCREASE_AT] = now + timerSeconds;
            increase(s, at);
        }
        s[at + TIMER] = s[at + RATE] > NEARLY * s[at + LINE] && s[at + ALPHA] < gain ? Double.POSITIVE_INFINITY
                : Math.min(s[at + ALPHA_AT], s[at + INCREASE_AT]);
    }

    @Override
    public void onAck(double[] s, int at, Acknowledgement ack) {
        s[at + BYTES] += ack.bytes();
        while (s[at + BYTES] >= byteCounter) {
            s[at + BYTES] -= byteCounter;
            s[at + BYTE_ROUNDS]++;
            increase(s, at);
        }
    }

    private void increase(double[] s, int at) {
        double step = increaseShare * s[at + LINE];
        if (Math.min(s[at + TIMER_ROUNDS], s[at + BYTE_ROUNDS]) > FAST_ROUNDS) {
            s[at + TARGET] += HYPER * step;
        } else if (Math.max(s[at + TIMER_ROUNDS], s[at + BYTE_ROUNDS]) > FAST_ROUNDS) {
            s[at + TARGET] += step;
        }
        s[at + TARGET] = Math.min(s[at + TARGET], s[at + LINE]);
        s[at + RATE] = Math.min(s[at + LINE], (s[at + TARGET] + s[at + RATE]) / 2);
    }

    @Override
    public Optional<FluidForm> fluid() {
        return Optional.of(new DcqcnFluid(this));
    }
}
