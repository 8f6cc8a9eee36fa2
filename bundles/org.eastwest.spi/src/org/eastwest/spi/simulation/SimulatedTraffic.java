// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Who sends what to whom.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface SimulatedTraffic {
    /**
     * Every endpoint sends a message to one other, and receives one, at random.
     *
     * @param bytes payload of a message, above 0
     */
    record Permutation(double bytes) implements SimulatedTraffic {
    }

    /**
     * Some endpoints send a message each to one other, at once.
     *
     * @param senders at least 1
     * @param bytes   payload of each message, above 0
     */
    record Incast(int senders, double bytes) implements SimulatedTraffic {
    }

    /**
     * Every endpoint sends to every other.
     *
     * @param bytes payload that an endpoint sends to all others together, above 0
     */
    record AllToAll(double bytes) implements SimulatedTraffic {
    }

    /**
     * An all-reduce over all endpoints as a ring in their order: in 2 (N - 1) steps each sends a share of the bytes to
     * the next.
     *
     * @param bytes payload that is reduced, above 0
     */
    record AllReduceRing(double bytes) implements SimulatedTraffic {
    }

    /**
     * As listed.
     *
     * @param connections messages
     * @param triggers    what starts messages that have no time of their own; may be empty
     * @param origin      where they are listed, for messages; such as a file
     */
    record Connections(List<Connection> connections, List<Trigger> triggers, String origin)
            implements SimulatedTraffic {
        public Connections {
            connections = List.copyOf(connections);
            triggers = List.copyOf(triggers);
        }

        /** Messages that all have a time. */
        public Connections(List<Connection> connections, String origin) {
            this(connections, List.of(), origin);
        }
    }

    /**
     * A message.
     *
     * @param source          endpoint that sends, from 0
     * @param destination     endpoint that receives, another one
     * @param bytes           payload, above 0
     * @param startSeconds    when it starts; {@link #AFTER_TRIGGER} when a trigger starts it
     * @param sentTrigger     index of the trigger that its end at the sender counts for; {@link #NO_TRIGGER} for none
     * @param receivedTrigger the same of its end at the receiver
     */
    record Connection(int source, int destination, double bytes, double startSeconds, int sentTrigger,
            int receivedTrigger) {
        public static final double AFTER_TRIGGER = Double.POSITIVE_INFINITY;
        public static final int NO_TRIGGER = -1;

        /** A message that has a time and counts for no trigger. */
        public Connection(int source, int destination, double bytes, double startSeconds) {
            this(source, destination, bytes, startSeconds, NO_TRIGGER, NO_TRIGGER);
        }
    }

    /**
     * Starts messages once others have ended.
     *
     * @param count   ends after which it starts all of them at once, at least 1
     * @param oneEach true when each end starts the next one alone; {@code count} does not matter then
     * @param starts  indices of the messages
     */
    record Trigger(int count, boolean oneEach, List<Integer> starts) {
        public Trigger {
            starts = List.copyOf(starts);
        }
    }
}
