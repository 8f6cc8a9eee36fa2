// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.List;

/** Who sends what to whom. */
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
     * @param origin      where they are listed, for messages; such as a file
     */
    record Connections(List<Connection> connections, String origin) implements SimulatedTraffic {
        public Connections {
            connections = List.copyOf(connections);
        }
    }

    /**
     * A message.
     *
     * @param source       endpoint that sends, from 0
     * @param destination  endpoint that receives, another one
     * @param bytes        payload, above 0
     * @param startSeconds when it starts
     */
    record Connection(int source, int destination, double bytes, double startSeconds) {
    }
}
