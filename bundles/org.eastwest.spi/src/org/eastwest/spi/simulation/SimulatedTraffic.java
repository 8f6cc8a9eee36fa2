// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.List;
import org.eastwest.spi.design.FabricSnapshot;
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

    /**
     * What several jobs send at the same time over one fabric.
     *
     * @param jobs      one at least, each with a number of its own
     * @param isolation what keeps them apart
     * @since 1.1
     */
    record Jobs(List<Job> jobs, FabricSnapshot.Isolation isolation) implements SimulatedTraffic {
        public Jobs {
            jobs = List.copyOf(jobs);
            if (jobs.isEmpty()) {
                throw new IllegalArgumentException("There is no job to simulate; give one at least.");
            }
        }

        /** The job with this index alone on the fabric, kept in its place. */
        public Jobs alone(int index) {
            return new Jobs(List.of(jobs.get(index)), isolation);
        }
    }

    /**
     * One of several jobs.
     *
     * @param id        its id
     * @param number    from 0; jobs are kept apart by it: in turn they get the priorities, or the planes
     * @param endpoints of the fabric, from 0, that are its own, each once; two at least
     * @param traffic   what it sends between them: endpoints in it are counted within the job; no {@link Jobs}
     * @since 1.1
     */
    record Job(String id, int number, List<Integer> endpoints, SimulatedTraffic traffic) {
        public Job {
            endpoints = List.copyOf(endpoints);
            if (endpoints.size() < 2) {
                throw new IllegalArgumentException("The job '" + id + "' has " + endpoints.size() + " of the endpoints"
                        + " of the fabric; traffic needs two.");
            }
            if (traffic instanceof Jobs) {
                throw new IllegalArgumentException("The job '" + id + "' is made of jobs; give what it sends.");
            }
        }
    }
}
