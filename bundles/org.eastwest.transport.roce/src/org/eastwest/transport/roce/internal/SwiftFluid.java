// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.spi.transport.FluidForm;

/**
 * Swift as a differential equation of its window in packets: a packet a round trip more while the delay is below the
 * target, beta (delay - target) / delay of it a round trip less above (models (f)). It takes one switch on the way.
 *
 * @param control constants
 */
record SwiftFluid(Swift control) implements FluidForm {
    @Override
    public int variables() {
        return 1;
    }

    @Override
    public void start(double[] y, Bottleneck bottleneck) {
        y[0] = Math.max(1, bottleneck.bytesPerSecond() * bottleneck.roundTripSeconds() / bottleneck.packetBytes());
    }

    @Override
    public double bytesPerSecond(double[] y, Signal signal, Bottleneck bottleneck) {
        return Math.max(0, y[0]) * bottleneck.packetBytes() / delay(signal, bottleneck);
    }

    @Override
    public void derivatives(double[] y, Signal signal, Bottleneck bottleneck, double[] dy) {
        double delay = delay(signal, bottleneck);
        double target = bottleneck.roundTripSeconds() + control.queueingTarget(Math.max(0.1, y[0]), 1);
        dy[0] = delay < target ? 1 / delay
                : -y[0] * Math.min(control.mostDecrease(), control.decrease() * (delay - target) / delay) / delay;
    }

    private static double delay(Signal signal, Bottleneck bottleneck) {
        return bottleneck.roundTripSeconds() + signal.queueBytes() / bottleneck.bytesPerSecond();
    }
}
