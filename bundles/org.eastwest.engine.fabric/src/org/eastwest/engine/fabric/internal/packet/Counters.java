// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

/** What a run counts. */
final class Counters {
    long sent;
    long delivered;
    long discarded;
    long retransmitted;
    long dropped;
    long trimmed;
    long marked;
    long pauses;
    long timeouts;
    long events;
    /** Data that came too late for a lossless queue, although it had been paused. */
    long droppedLossless;
    long pausedPicoseconds;
    long payloadDelivered;
}
