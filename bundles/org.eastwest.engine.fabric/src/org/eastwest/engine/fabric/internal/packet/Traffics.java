// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.engine.fabric.internal.flow.Messages;
import org.eastwest.engine.fabric.internal.flow.TrafficMatrices;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLimitException;

/** Traffic as flows; the same messages as at flow level. */
final class Traffics {
    /** An all-to-all of 2,048 endpoints. */
    private static final long MOST_MESSAGES = 1 << 22;

    private Traffics() {
    }

    static FlowSet flows(SimulatedTraffic traffic, int endpoints, long seed) {
        if (endpoints < 2) {
            throw new IllegalArgumentException("The fabric has one endpoint; traffic needs two.");
        }
        if (traffic instanceof SimulatedTraffic.Permutation permutation) {
            return flows(TrafficMatrices.permutation(endpoints, positive(permutation.bytes()), seed));
        }
        if (traffic instanceof SimulatedTraffic.Incast incast) {
            if (incast.senders() < 1 || incast.senders() >= endpoints) {
                throw new IllegalArgumentException("incast:" + incast.senders() + ": the fabric has " + endpoints
                        + " endpoints; give 1 to " + (endpoints - 1) + " senders.");
            }
            return flows(TrafficMatrices.incast(endpoints, incast.senders(), positive(incast.bytes())));
        }
        if (traffic instanceof SimulatedTraffic.AllToAll allToAll) {
            return allToAll(endpoints, positive(allToAll.bytes()));
        }
        if (traffic instanceof SimulatedTraffic.AllReduceRing ring) {
            return ring(endpoints, positive(ring.bytes()));
        }
        return listed((SimulatedTraffic.Connections) traffic, endpoints);
    }

    private static FlowSet flows(Messages messages) {
        FlowSet flows = new FlowSet();
        for (int m = 0; m < messages.count(); m++) {
            flows.add(messages.source(m), messages.destination(m), whole(messages.bytes(m)), messages.start(m), 0);
        }
        return flows;
    }

    /** Every endpoint begins with the next one in order, so that destinations do not coincide. */
    private static FlowSet allToAll(int endpoints, double bytes) {
        if ((long) endpoints * (endpoints - 1) > MOST_MESSAGES) {
            throw new SimulationLimitException("An all-to-all of " + endpoints + " endpoints has "
                    + (long) endpoints * (endpoints - 1) + " messages; packets of at most " + MOST_MESSAGES
                    + " are simulated. Choose flow level, or fewer endpoints.");
        }
        FlowSet flows = new FlowSet();
        for (int i = 0; i < endpoints; i++) {
            for (int k = 1; k < endpoints; k++) {
                flows.add(i, (i + k) % endpoints, whole(bytes / (endpoints - 1)));
            }
        }
        return flows;
    }

    /** One stream to the next endpoint for each; a piece may go once the piece before has come from the one before. */
    static FlowSet ring(int endpoints, double bytes) {
        FlowSet flows = new FlowSet();
        int steps = 2 * (endpoints - 1);
        for (int i = 0; i < endpoints; i++) {
            flows.add(i, (i + 1) % endpoints, steps * whole(bytes / endpoints));
        }
        for (int i = 0; i < endpoints; i++) {
            flows.feed(i, (i + 1) % endpoints, steps);
        }
        return flows;
    }

    private static FlowSet listed(SimulatedTraffic.Connections list, int endpoints) {
        FlowSet flows = new FlowSet();
        for (SimulatedTraffic.Connection c : list.connections()) {
            if (Math.min(c.source(), c.destination()) < 0 || Math.max(c.source(), c.destination()) >= endpoints
                    || c.source() == c.destination()) {
                throw new IllegalArgumentException(list.origin() + ": a message from " + c.source() + " to "
                        + c.destination() + "; the endpoints are 0 to " + (endpoints - 1) + ", and two differ.");
            }
            int flow = flows.add(c.source(), c.destination(), whole(positive(c.bytes())), c.startSeconds(), 0);
            flows.onSendDone(flow, c.sentTrigger());
            flows.onReceiveDone(flow, c.receivedTrigger());
        }
        for (SimulatedTraffic.Trigger trigger : list.triggers()) {
            flows.trigger(trigger.count(), trigger.oneEach(),
                    trigger.starts().stream().mapToInt(Integer::intValue).toArray());
        }
        return flows;
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
