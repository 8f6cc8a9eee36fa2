// SPDX-License-Identifier: EPL-2.0
package com.example.nonsense;

import org.eastwest.spi.transport.Acknowledgement;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;

/**
 * Handlers that set any window, rate and timer.
 *
 * @param from   how many round trips begin soundly: 0 for nonsense from the start on
 * @param window bytes
 * @param rate   bytes per second
 * @param timer  seconds from now; not later than now when it is not above 0
 */
public record NonsenseAlgorithm(int from, double window, double rate, double timer) implements CongestionAlgorithm {
    @Override
    public int variables() {
        return 1;
    }

    @Override
    public void start(double[] state, int at, SenderPath path) {
        state[at + WINDOW] = 2 * path.bandwidthDelayBytes();
        state[at + RATE] = path.lineBytesPerSecond();
        state[at + TIMER] = path.roundTripSeconds();
        state[at + OWN] = 0;
        spoil(state, at, 0);
    }

    @Override
    public void onAck(double[] state, int at, Acknowledgement ack) {
        state[at + OWN]++;
        spoil(state, at, ack.now());
    }

    @Override
    public void onTimer(double[] state, int at, double now) {
        state[at + TIMER] = now + 1e-5;
        spoil(state, at, now);
    }

    private void spoil(double[] state, int at, double now) {
        if (state[at + OWN] >= from) {
            state[at + WINDOW] = window;
            state[at + RATE] = rate;
            state[at + TIMER] = now + timer;
        }
    }
}
