// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

/** Kinds of events; integers, because they are part of an event's 64 bits. */
final class Event {
    /** A packet reaches the far end of its link. */
    static final int ARRIVE = 0;
    /** A link may have finished a packet. */
    static final int SERVE = 1;
    /** A queue pair begins. */
    static final int START = 2;
    /** A queue pair may send again by its rate. */
    static final int PACE = 3;
    static final int TIMEOUT = 4;
    /** The timer of the congestion control. */
    static final int TIMER = 5;
    /** A link and priority hears XOFF. */
    static final int PAUSE = 6;
    /** A link and priority hears XON. */
    static final int RESUME = 7;
    /** A link and priority gets credit. */
    static final int CREDIT = 8;
    /** A receiver may grant credit to one of its senders. */
    static final int GRANT = 9;
    static final int CHANGE = 10;
    static final int REROUTE = 11;
    static final int SAMPLE = 12;

    private Event() {
    }
}
