// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Optional;
import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.SenderPath;

/**
 * A congestion control whose handlers are watched: what they throw, and what they leave behind. A timer that does not
 * move on would keep a simulation at one moment for ever.
 *
 * @param original the transport's own
 * @param owner    the transport
 */
record ContainedAlgorithm(CongestionAlgorithm original, ContainedTransport owner) implements CongestionAlgorithm {
    @Override
    public int variables() {
        return original.variables();
    }

    @Override
    public void start(double[] state, int at, SenderPath path) {
        try {
            original.start(state, at, path);
        } catch (Throwable fault) {
            throw failed("start", fault);
        }
        look("start", state, at);
    }

    @Override
    public void onAck(double[] state, int at, Acknowledgement ack) {
        try {
            original.onAck(state, at, ack);
        } catch (Throwable fault) {
            throw failed("onAck", fault);
        }
        look("onAck", state, at);
    }

    @Override
    public void onMark(double[] state, int at, double now) {
        try {
            original.onMark(state, at, now);
        } catch (Throwable fault) {
            throw failed("onMark", fault);
        }
        look("onMark", state, at);
    }

    @Override
    public void onLoss(double[] state, int at, Loss loss, double bytes, double now) {
        try {
            original.onLoss(state, at, loss, bytes, now);
        } catch (Throwable fault) {
            throw failed("onLoss", fault);
        }
        look("onLoss", state, at);
    }

    @Override
    public void onTimer(double[] state, int at, double now) {
        try {
            original.onTimer(state, at, now);
        } catch (Throwable fault) {
            throw failed("onTimer", fault);
        }
        look("onTimer", state, at);
        if (state[at + TIMER] <= now) {
            throw owner.fail("onTimer of its congestion control leaves the timer at " + state[at + TIMER]
                    + " s, which is not after " + now + " s", null);
        }
    }

    @Override
    public double notificationSeconds() {
        return original.notificationSeconds();
    }

    @Override
    public boolean needsTelemetry() {
        return original.needsTelemetry();
    }

    @Override
    public boolean receiverDriven() {
        return original.receiverDriven();
    }

    @Override
    public Optional<FluidForm> fluid() {
        return original.fluid();
    }

    private void look(String handler, double[] state, int at) {
        if (!(state[at + WINDOW] > 0) || !(state[at + RATE] >= 0) || Double.isNaN(state[at + TIMER])) {
            throw owner.fail(handler + " of its congestion control leaves a window of " + state[at + WINDOW]
                    + " B, a rate of " + state[at + RATE] + " B/s and a timer at " + state[at + TIMER] + " s", null);
        }
    }

    private RuntimeException failed(String handler, Throwable fault) {
        return owner.failed(handler + " of its congestion control failed", fault);
    }
}
