// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Shares;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Finds the links of messages. Endpoints of one scale-up domain talk over it; others over the fabric, where asked for
 * after moving to the endpoint of their domain that has the destination's rail (PXN, as NCCL calls it). Not
 * thread-safe.
 */
final class PathFinder {
    private final Routing routing;
    private final Topology topology;
    private final Ways ways;
    private final boolean throughRails;
    private final Shares shares;
    private final double[] split;
    private final double[] inflow;
    private final int[] touched;
    private final boolean[] queued;
    /** Links that flows were last asked about, and those of them that leave switches. */
    private IntPredicate marked;
    private int[] markedLinks;

    /**
     * @param throughRails true when messages change rail inside the scale-up domain of their source
     */
    PathFinder(Routing routing, Ways ways, boolean throughRails) {
        this.routing = routing;
        this.topology = routing.topology();
        this.ways = ways;
        this.throughRails = throughRails;
        shares = ways instanceof Ways.Spread spread ? new Shares(routing, spread.spreading()) : null;
        split = new double[shares == null ? 0 : shares.mostLinks()];
        inflow = new double[topology.nodes()];
        touched = new int[topology.nodes()];
        queued = new boolean[topology.nodes()];
    }

    /**
     * The flows of all messages, in their order, as many for each as {@link Ways#flowsOfMessage} says.
     *
     * @param unreachable told of messages between endpoints that no way joins; their flows have no links
     */
    PathTable find(Messages messages, IntConsumer unreachable) {
        PathTable table = new PathTable(Math.multiplyExact(messages.count(), ways.flowsOfMessage()));
        find(messages, 0, messages.count(), table, unreachable);
        return table;
    }

    /** Adds the flows of some of the messages. */
    void find(Messages messages, int from, int to, PathTable table, IntConsumer unreachable) {
        int each = ways.flowsOfMessage();
        for (int m = from; m < to; m++) {
            int source = messages.source(m);
            int destination = messages.destination(m);
            int relay = throughRails ? TrafficMatrices.relay(topology, source, destination) : source;
            boolean inDomain = topology.domain(source) >= 0 && topology.domain(source) == topology.domain(destination);
            boolean reached = inDomain || routing.reaches(relay, destination);
            if (!reached) {
                unreachable.accept(m);
            }
            for (int q = 0; q < each; q++) {
                if (inDomain) {
                    domain(table, source, destination);
                } else if (reached) {
                    domain(table, source, relay);
                    fabric(table, relay, destination, q);
                }
                table.endFlow();
            }
        }
    }

    private void domain(PathTable table, int source, int destination) {
        if (source != destination) {
            table.add(topology.scaleUpLink(source), 1);
            table.add(topology.reverse(topology.scaleUpLink(destination)), 1);
        }
    }

    private void fabric(PathTable table, int source, int destination, int queuePair) {
        if (ways instanceof Ways.Hashed hashed) {
            walk(table, hashed.hash(), source, destination, queuePair, 1);
        } else if (((Ways.Spread) ways).drawn()) {
            Ways.Spread few = (Ways.Spread) ways;
            for (int value = 0; value < few.entropyValues(); value++) {
                walk(table, FlowHash.ofQueuePairs(few.seed()), source, destination, value, 1.0 / few.entropyValues());
            }
        } else {
            spread(table, source, destination);
        }
    }

    private void walk(PathTable table, FlowHash hash, int source, int destination, int queuePair,
            double share) {
        long key = hash.key(source, destination, queuePair);
        for (int node = source; node != destination;) {
            int set = routing.next(node, destination);
            int size = routing.size(set);
            int link = routing.link(set, size == 1 ? 0 : hash.choose(key, node, size));
            table.add(link, share);
            node = topology.to(link);
        }
    }

    /** Links of a message whose packets are spread over all ways, and their shares; none when no way leads there. */
    PathTable spread(int source, int destination) {
        PathTable way = new PathTable(1);
        if (routing.reaches(source, destination)) {
            spread(way, source, destination);
        }
        way.endFlow();
        return way;
    }

    /** Level by level: every next hop is one nearer to the destination. */
    private void spread(PathTable table, int source, int destination) {
        shares.to(routing.group(destination));
        int head = 0;
        int tail = 0;
        touched[tail++] = source;
        inflow[source] = 1;
        while (head < tail) {
            int node = touched[head++];
            double in = inflow[node];
            inflow[node] = 0;
            queued[node] = false;
            if (node == destination) {
                continue;
            }
            int set = routing.next(node, destination);
            shares.of(set, split);
            for (int k = 0; k < routing.size(set); k++) {
                int link = routing.link(set, k);
                int to = topology.to(link);
                table.add(link, in * split[k]);
                inflow[to] += in * split[k];
                if (!queued[to]) {
                    queued[to] = true;
                    touched[tail++] = to;
                }
            }
        }
    }

    /** True when a flow takes one of some links; false when no way leads there. */
    boolean takes(int source, int destination, int queuePair, IntPredicate some) {
        boolean inDomain = topology.domain(source) >= 0 && topology.domain(source) == topology.domain(destination);
        if (!inDomain && ways instanceof Ways.Spread spread && !spread.drawn()) {
            return anyWayTakes(source, destination, some);
        }
        PathTable table = new PathTable(1);
        if (inDomain) {
            domain(table, source, destination);
        } else if (routing.reaches(source, destination)) {
            fabric(table, source, destination, queuePair);
        }
        for (int i = 0; i < table.size(); i++) {
            if (some.test(table.link(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean anyWayTakes(int source, int destination, IntPredicate some) {
        int first = routing.next(source, destination);
        if (!leads(destination, some)) {
            return IntStream.range(0, routing.size(first)).anyMatch(k -> some.test(routing.link(first, k)));
        }
        int head = 0;
        int tail = 0;
        boolean found = false;
        touched[tail++] = source;
        while (head < tail) {
            int node = touched[head++];
            queued[node] = false;
            int set = found || node == destination ? Routing.NONE : routing.next(node, destination);
            for (int k = 0; k < routing.size(set); k++) {
                int link = routing.link(set, k);
                int to = topology.to(link);
                found |= some.test(link);
                if (!queued[to]) {
                    queued[to] = true;
                    touched[tail++] = to;
                }
            }
        }
        return found;
    }

    /** True when one of some links between switches, or to an endpoint, leads towards a destination. */
    private boolean leads(int destination, IntPredicate some) {
        if (marked != some) {
            marked = some;
            markedLinks = IntStream.range(topology.firstLink(topology.firstNode(Topology.LEAF)),
                    topology.firstLink(topology.firstNode(Topology.SCALE_UP))).filter(some).toArray();
        }
        for (int link : markedLinks) {
            int set = routing.next(topology.from(link), destination);
            for (int k = 0; k < routing.size(set); k++) {
                if (routing.link(set, k) == link) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Seconds on the way from one endpoint to another, by the first of its ways: links, without queues. */
    double latency(int source, int destination, double packetBytes) {
        int relay = throughRails ? TrafficMatrices.relay(topology, source, destination) : source;
        if (topology.domain(source) >= 0 && topology.domain(source) == topology.domain(destination)) {
            return scaleUp(source, destination, packetBytes);
        }
        double seconds = relay == source ? 0 : scaleUp(source, relay, packetBytes);
        boolean first = true;
        for (int node = relay; node != destination;) {
            int set = routing.next(node, destination);
            if (set == Routing.NONE) {
                return Double.POSITIVE_INFINITY;
            }
            int link = routing.link(set, 0);
            // The last packet is sent on at every hop; its first sending is part of the message.
            seconds += topology.latency(link) + (first ? 0 : packetBytes / topology.rate(link));
            first = false;
            node = topology.to(link);
        }
        return seconds;
    }

    private double scaleUp(int source, int destination, double packetBytes) {
        int up = topology.scaleUpLink(source);
        int down = topology.reverse(topology.scaleUpLink(destination));
        return topology.latency(up) + topology.latency(down) + packetBytes / topology.rate(down);
    }
}
