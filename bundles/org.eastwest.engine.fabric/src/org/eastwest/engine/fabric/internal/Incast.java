// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/**
 * Many senders to one port, to first order: until congestion control reacts, all but one sender's bytes queue up. No
 * window limits the senders here; one that does caps the queue at a window of each.
 */
final class Incast {
    private Incast() {
    }

    /**
     * Bytes that queue up: (F - 1) C tau.
     *
     * @param senders              F, at least 1
     * @param bytesPerSecond       C, rate of every link, per direction
     * @param feedbackDelaySeconds tau, until the senders slow down
     */
    static double queueBytes(double senders, double bytesPerSecond, double feedbackDelaySeconds) {
        return (senders - 1) * bytesPerSecond * feedbackDelaySeconds;
    }

    /** Senders at which the queue fills this buffer: 1 + buffer / (C tau); infinite without delay. */
    static double senders(double bufferBytes, double bytesPerSecond, double feedbackDelaySeconds) {
        return 1 + bufferBytes / (bytesPerSecond * feedbackDelaySeconds);
    }
}
