// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * How a sender changes its window and its rate: handlers of events over primitive state, for the packet simulator.
 *
 * <p>An implementation holds constants only, best as a record; equal constants make equal algorithms. What changes
 * stands in an array that the simulator owns: the variables of one flow begin at index {@code at} and are
 * {@link #OWN} + {@link #variables()} doubles. The first three are what the simulator reads after each call.
 * Times are seconds since the start of the run, sizes are bytes on the wire, rates are bytes per second.
 *
 * <p><b>Contract.</b> One simulation calls the handlers on one thread, millions of times a second; several simulations
 * may run at once. A handler takes well under a microsecond, allocates nothing, keeps no reference to the array or to an
 * {@link Acknowledgement}, and touches no other flow's variables. After each call the window is more than 0 and the rate
 * at least 0, neither is NaN, and the timer is later than {@code now}, or infinite.
 *
 * <p><b>Failure.</b> A handler that throws, or leaves a variable behind that cannot be, ends the simulation: its
 * transport is listed as broken, and a finding names its bundle.
 *
 * @since 1.0
 */
@ConsumerType
public interface CongestionAlgorithm {
    /** Variable: bytes that may be in flight; infinite when only the rate limits. */
    int WINDOW = 0;
    /** Variable: rate at which packets leave, bytes per second; infinite when only the window limits. */
    int RATE = 1;
    /** Variable: when {@link #onTimer} is wanted next, seconds; infinite for never. */
    int TIMER = 2;
    /** The first variable of the algorithm's own. */
    int OWN = 3;

    /** What revealed a loss. */
    enum Loss {
        /** A header whose payload a switch cut off. */
        TRIMMED,
        /** A packet that later ones overtook. */
        MISSING,
        /** Nothing came back in time. */
        TIMEOUT
    }

    /** Number of the algorithm's own variables of one flow, 0 or more. */
    int variables();

    /**
     * Sets all variables of a flow that begins.
     *
     * @param state variables of all flows
     * @param at    index of this flow's first one
     * @param path  what the sender knows about the way
     */
    void start(double[] state, int at, SenderPath path);

    /** An acknowledgement arrived. */
    default void onAck(double[] state, int at, Acknowledgement ack) {
    }

    /**
     * A congestion notification packet (CNP) arrived; only where {@link #notificationSeconds()} is more than 0.
     *
     * @param now seconds
     */
    default void onMark(double[] state, int at, double now) {
    }

    /**
     * Bytes were lost.
     *
     * @param bytes on the wire
     * @param now   seconds
     */
    default void onLoss(double[] state, int at, Loss loss, double bytes, double now) {
    }

    /**
     * The time in {@link #TIMER} has come; sets the next one.
     *
     * @param now seconds
     */
    default void onTimer(double[] state, int at, double now) {
        state[at + TIMER] = Double.POSITIVE_INFINITY;
    }

    /**
     * Shortest time between two notification packets that a receiver sends for the marks of one flow, seconds. 0: there
     * are none, each acknowledgement echoes the mark of its packet.
     */
    default double notificationSeconds() {
        return 0;
    }

    /** True when switches write queue and rate into each packet. */
    default boolean needsTelemetry() {
        return false;
    }

    /** True when senders wait for credit that the receiver grants at the rate of its link. */
    default boolean receiverDriven() {
        return false;
    }

    /** The same control as differential equations, where the literature has them. */
    default Optional<FluidForm> fluid() {
        return Optional.empty();
    }
}
