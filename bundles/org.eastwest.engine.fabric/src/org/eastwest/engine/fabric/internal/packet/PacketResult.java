// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

/**
 * What a run of the packet simulator came to.
 *
 * @param completionSeconds by flow: from its start until its sender has the last acknowledgement; NaN when it has not
 *                          ended
 * @param endSeconds        by flow: when that was
 * @param sent              data packets that senders sent, again ones included
 * @param delivered         data packets that reached their receiver
 * @param retransmitted     of those sent, again ones
 * @param discarded         of those delivered, ones that the receiver threw away: twice there, or out of order
 * @param dropped           data packets that were lost on the way
 * @param droppedLossless   of those dropped, ones that did not fit into the headroom of PFC
 * @param trimmed           data packets whose payload was cut off
 * @param inFlight          data packets still on their way when the run ended, counted one by one
 * @param marked            data packets with a congestion mark
 * @param pauses            XOFF that were sent
 * @param pausedSeconds     links times the time that they were paused
 * @param timeouts          timeouts of senders
 * @param payloadBytes      payload that reached receivers, each byte once
 * @param seconds           simulated time
 * @param events            events handled
 * @param stateBytes        memory of the simulator's state
 * @param sentBytes         by link: bytes on the wire
 * @param samples           the watched queue; empty without one
 */
public record PacketResult(double[] completionSeconds, double[] endSeconds, long sent, long delivered,
        long retransmitted, long discarded, long dropped, long droppedLossless, long trimmed, long inFlight,
        long marked, long pauses, double pausedSeconds, long timeouts, long payloadBytes, double seconds, long events,
        long stateBytes, long[] sentBytes, Samples samples) {
    /** True when every flow has ended. */
    public boolean complete() {
        for (double completion : completionSeconds) {
            if (Double.isNaN(completion)) {
                return false;
            }
        }
        return true;
    }

    /** When the last flow ended, seconds from the start of the run. */
    public double makespanSeconds() {
        return lastEndSeconds(0, endSeconds.length);
    }

    /** The same of the flows from one to another. */
    double lastEndSeconds(int from, int to) {
        double last = 0;
        for (int f = from; f < to; f++) {
            last = Math.max(last, endSeconds[f]);
        }
        return last;
    }
}
