// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.flow.JobsOnFabric;
import org.eastwest.engine.fabric.internal.flow.Messages;
import org.eastwest.engine.fabric.internal.flow.TrafficMatrices;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.Transport;

/** Traffic as flows; the same messages as at flow level. */
final class Traffics {
    /** An all-to-all of 2,048 endpoints. */
    private static final long MOST_MESSAGES = 1 << 22;

    private final FlowSet flows;
    /** Endpoints of the fabric by their number in the traffic. */
    private final int[] members;
    private final long seed;

    private Traffics(FlowSet flows, int[] members, long seed) {
        this.flows = flows;
        this.members = members;
        this.seed = seed;
    }

    static FlowSet flows(SimulatedTraffic traffic, int endpoints, long seed) {
        if (endpoints < 2) {
            throw new IllegalArgumentException("The fabric has one endpoint; traffic needs two.");
        }
        FlowSet flows = new FlowSet();
        new Traffics(flows, IntStream.range(0, endpoints).toArray(), seed).add(traffic);
        return flows;
    }

    /**
     * Flows of several jobs, those of each one after those of the one before.
     *
     * @param first set, by job, to its first flow, and then to the number of all flows
     * @throws IllegalArgumentException when the fabric does not have what a job asks for
     */
    static FlowSet flows(SimulatedTraffic.Jobs jobs, Topology topology, Transport transport, long seed, int[] first) {
        JobsOnFabric kept = JobsOnFabric.of(jobs, topology, transport);
        FlowSet flows = new FlowSet();
        if (jobs.isolation() == Isolation.PRIORITIES) {
            flows.shareAlike();
        }
        List<SimulatedTraffic.Job> all = jobs.jobs();
        for (int j = 0; j < all.size(); j++) {
            first[j] = flows.size();
            flows.usualPriority(kept.priority(j));
            new Traffics(flows, kept.endpoints(j), seed).add(all.get(j).traffic());
            for (int f = first[j]; f < flows.size() && kept.plane(j) >= 0; f++) {
                flows.onPlane(f, kept.plane(j));
            }
        }
        first[all.size()] = flows.size();
        return flows;
    }

    private void add(SimulatedTraffic traffic) {
        int endpoints = members.length;
        if (traffic instanceof SimulatedTraffic.Permutation permutation) {
            add(TrafficMatrices.permutation(endpoints, positive(permutation.bytes()), seed));
        } else if (traffic instanceof SimulatedTraffic.Incast incast) {
            add(TrafficMatrices.incast(endpoints, senders(incast, endpoints), positive(incast.bytes())));
        } else if (traffic instanceof SimulatedTraffic.AllToAll allToAll) {
            allToAll(endpoints, positive(allToAll.bytes()));
        } else if (traffic instanceof SimulatedTraffic.AllReduceRing ring) {
            ring(endpoints, positive(ring.bytes()));
        } else {
            listed((SimulatedTraffic.Connections) traffic, endpoints);
        }
    }

    private static int senders(SimulatedTraffic.Incast incast, int endpoints) {
        if (incast.senders() < 1 || incast.senders() >= endpoints) {
            throw new IllegalArgumentException("incast:" + incast.senders() + ": "
                    + Amounts.of(endpoints, "endpoint takes", "endpoints take") + " part; give 1 to "
                    + Amounts.of(endpoints - 1) + " senders.");
        }
        return incast.senders();
    }

    private void add(Messages messages) {
        for (int m = 0; m < messages.count(); m++) {
            add(messages.source(m), messages.destination(m), whole(messages.bytes(m)), messages.start(m));
        }
    }

    private int add(int from, int to, long bytes, double start) {
        return flows.add(members[from], members[to], bytes, start);
    }

    /** Every endpoint begins with the next one in order, so that destinations do not coincide. */
    private void allToAll(int endpoints, double bytes) {
        if ((long) endpoints * (endpoints - 1) > MOST_MESSAGES) {
            throw new SimulationLimitException("An all-to-all of " + endpoints + " endpoints has "
                    + (long) endpoints * (endpoints - 1) + " messages; packets of at most " + MOST_MESSAGES
                    + " are simulated. Choose flow level, or fewer endpoints.");
        }
        for (int i = 0; i < endpoints; i++) {
            for (int k = 1; k < endpoints; k++) {
                add(i, (i + k) % endpoints, whole(bytes / (endpoints - 1)), 0);
            }
        }
    }

    /** One stream to the next endpoint for each; a piece may go once the piece before has come from the one before. */
    private void ring(int endpoints, double bytes) {
        int first = flows.size();
        int steps = 2 * (endpoints - 1);
        for (int i = 0; i < endpoints; i++) {
            add(i, (i + 1) % endpoints, steps * whole(bytes / endpoints), 0);
        }
        for (int i = 0; i < endpoints; i++) {
            flows.feed(first + i, first + (i + 1) % endpoints, steps);
        }
    }

    private void listed(SimulatedTraffic.Connections list, int endpoints) {
        int firstFlow = flows.size();
        int firstTrigger = flows.triggers();
        for (SimulatedTraffic.Connection c : list.connections()) {
            if (Math.min(c.source(), c.destination()) < 0 || Math.max(c.source(), c.destination()) >= endpoints
                    || c.source() == c.destination()) {
                throw new IllegalArgumentException(list.origin() + ": a message from " + c.source() + " to "
                        + c.destination() + "; the endpoints are 0 to " + (endpoints - 1)
                        + ", and two differ. Give a fabric with more endpoints, or other ends.");
            }
            int flow = add(c.source(), c.destination(), whole(positive(c.bytes())), c.startSeconds());
            if (c.sentTrigger() >= 0) {
                flows.onSendDone(flow, firstTrigger + c.sentTrigger());
            }
            if (c.receivedTrigger() >= 0) {
                flows.onReceiveDone(flow, firstTrigger + c.receivedTrigger());
            }
        }
        for (SimulatedTraffic.Trigger trigger : list.triggers()) {
            flows.trigger(trigger.count(), trigger.oneEach(),
                    trigger.starts().stream().mapToInt(start -> firstFlow + start).toArray());
        }
    }

    private static long whole(double bytes) {
        return Math.max(1, (long) Math.ceil(bytes));
    }

    private static double positive(double bytes) {
        if (!(bytes > 0) || bytes > 1e15) {
            throw new IllegalArgumentException("The size of a message is above 0 and at most 1 PB, not " + bytes + ".");
        }
        return bytes;
    }
}
