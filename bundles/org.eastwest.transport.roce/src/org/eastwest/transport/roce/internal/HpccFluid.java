// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import org.eastwest.spi.transport.FluidForm;

/**
 * HPCC as a differential equation: once in a round trip the window moves to W / (U / eta) + W_AI, where W is the one
 * that made the queue, and U that queue in bandwidth-delay products and the utilisation of the link (Li et al.,
 * SIGCOMM 2019, section 3; models (f)).
 *
 * @param control constants
 */
record HpccFluid(Hpcc control) implements FluidForm {
    @Override
    public int variables() {
        return 1;
    }

    @Override
    public void start(double[] y, Bottleneck bottleneck) {
        y[0] = bottleneck.bytesPerSecond() * bottleneck.roundTripSeconds();
    }

    /** A window leaves in a round trip, that of a packet through the queue when it is longer. */
    @Override
    public double bytesPerSecond(double[] y, Signal signal, Bottleneck bottleneck) {
        return Math.max(0, y[0]) / delay(signal, bottleneck);
    }

    @Override
    public void derivatives(double[] y, Signal signal, Bottleneck bottleneck, double[] dy) {
        double product = bottleneck.bytesPerSecond() * bottleneck.roundTripSeconds();
        double carried = Math.min(bottleneck.bytesPerSecond(), signal.arrivalBytesPerSecond());
        double utilisation = signal.queueBytes() / product + carried / bottleneck.bytesPerSecond();
        double then = signal.ownBytesPerSecond() * delay(signal, bottleneck);
        double next = then / (utilisation / control.target()) + control.addedShare() * product;
        dy[0] = (Math.min(product, next) - y[0]) / bottleneck.roundTripSeconds();
    }

    private static double delay(Signal signal, Bottleneck bottleneck) {
        return bottleneck.roundTripSeconds() + signal.queueBytes() / bottleneck.bytesPerSecond();
    }
}
