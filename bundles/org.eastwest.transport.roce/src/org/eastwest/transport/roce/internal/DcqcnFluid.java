// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.spi.transport.FluidForm;

/**
 * DCQCN as differential equations (Zhu et al., SIGCOMM 2015, from memory; models (f)): rates in packets per second, the
 * variables are the current rate, the target rate and alpha.
 *
 * @param control constants
 */
record DcqcnFluid(Dcqcn control) implements FluidForm {
    private static final int RATE = 0;
    private static final int TARGET = 1;
    private static final int ALPHA = 2;
    private static final double HARDLY = 1e-9;

    @Override
    public int variables() {
        return 3;
    }

    @Override
    public void start(double[] y, Bottleneck bottleneck) {
        y[RATE] = bottleneck.bytesPerSecond() / bottleneck.packetBytes();
        y[TARGET] = y[RATE];
        y[ALPHA] = 1;
    }

    @Override
    public double bytesPerSecond(double[] y, Signal signal, Bottleneck bottleneck) {
        return Math.max(0, y[RATE]) * bottleneck.packetBytes();
    }

    @Override
    public void derivatives(double[] y, Signal signal, Bottleneck bottleneck, double[] dy) {
        double p = Math.min(1 - HARDLY, signal.markProbability());
        double line = bottleneck.bytesPerSecond() / bottleneck.packetBytes();
        double delayed = signal.ownBytesPerSecond() / bottleneck.packetBytes();
        double tau = control.notificationSeconds();
        double notified = atLeastOne(p, tau * delayed);
        double byCounter = events(p, control.byteCounter() / bottleneck.packetBytes());
        double byTimer = events(p, control.timerSeconds() * delayed);
        double fastCounter = Math.pow(1 - p, Dcqcn.FAST_ROUNDS * control.byteCounter() / bottleneck.packetBytes());
        double fastTimer = Math.pow(1 - p, Dcqcn.FAST_ROUNDS * control.timerSeconds() * delayed);
        double step = control.increaseShare() * line;
        double missing = y[TARGET] - y[RATE];
        dy[ALPHA] = control.gain() / control.timerSeconds()
                * (atLeastOne(p, control.timerSeconds() * delayed) - y[ALPHA]);
        dy[TARGET] = -missing / tau * notified + step * delayed * (fastCounter * byCounter + fastTimer * byTimer);
        dy[RATE] = -y[RATE] * y[ALPHA] / (2 * tau) * notified + missing / 2 * delayed * (byCounter + byTimer);
        if (y[TARGET] >= line && dy[TARGET] > 0) {
            dy[TARGET] = 0;
        }
        if (y[RATE] >= line && dy[RATE] > 0) {
            dy[RATE] = 0;
        }
    }

    /** Probability that one of these packets is marked. */
    private static double atLeastOne(double p, double packets) {
        return 1 - Math.pow(1 - p, packets);
    }

    /** Increases for each packet, where one comes after so many packets without a mark. */
    private static double events(double p, double packets) {
        return p < HARDLY ? 1 / Math.max(1, packets) : p / (Math.pow(1 - p, -Math.max(1, packets)) - 1);
    }
}
