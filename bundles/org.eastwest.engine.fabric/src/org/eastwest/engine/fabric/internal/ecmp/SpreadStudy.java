// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Shares;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Load of the links of a fabric when packets are spread over all ways, in units of the time a connection takes at the
 * line rate of its NIC, as {@link HashedStudy}.
 */
final class SpreadStudy {
    private final Routing routing;
    private final Topology topology;
    private final Shares shares;
    private final double[] load;
    private final double[] inflow;
    private final double[] split;
    private int rounds;
    private long cutOff;

    SpreadStudy(Routing routing, Spreading spreading) {
        this.routing = routing;
        topology = routing.topology();
        shares = new Shares(routing, spreading);
        load = new double[topology.links()];
        inflow = new double[topology.nodes()];
        split = new double[shares.mostLinks()];
    }

    /** Adds a round in which every endpoint sends to its peer. */
    void add(int[] peers) {
        rounds++;
        cutOff = 0;
        Integer[] order = new Integer[peers.length];
        Arrays.setAll(order, e -> e);
        Arrays.sort(order, java.util.Comparator.comparingInt(e -> routing.group(peers[e])));
        for (int from = 0; from < order.length;) {
            int group = routing.group(peers[order[from]]);
            int to = from;
            while (to < order.length && routing.group(peers[order[to]]) == group) {
                to++;
            }
            send(peers, order, from, to, group);
            from = to;
        }
    }

    private void send(int[] peers, Integer[] order, int from, int to, int group) {
        shares.to(group);
        for (int i = from; i < to; i++) {
            int source = order[i];
            int destination = peers[source];
            int set = source == destination ? Routing.NONE : routing.next(source, destination);
            cutOff += source != destination && set == Routing.NONE ? 1 : 0;
            if (set != Routing.NONE) {
                shares.of(set, split);
                double nic = nicRate(source);
                for (int k = 0; k < routing.size(set); k++) {
                    int link = routing.link(set, k);
                    load[link] += nic * split[k];
                    inflow[topology.to(link)] += nic * split[k];
                }
            }
        }
        for (int i = shares.reached() - 1; i >= 0; i--) {
            pass(shares.nodeAt(i), routing.member(group));
        }
    }

    private void pass(int node, int destination) {
        double in = inflow[node];
        inflow[node] = 0;
        int set = in > 0 ? routing.next(node, destination) : Routing.NONE;
        if (set == Routing.NONE || topology.isEndpoint(topology.to(routing.link(set, 0)))) {
            return;
        }
        shares.of(set, split);
        for (int k = 0; k < routing.size(set); k++) {
            int link = routing.link(set, k);
            load[link] += in * split[k];
            inflow[topology.to(link)] += in * split[k];
        }
    }

    private double nicRate(int endpoint) {
        double fastest = 0;
        int ports = 0;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link)) {
                ports++;
                fastest = Math.max(fastest, topology.rate(link));
            }
        }
        return fastest * ports;
    }

    /** Of the busiest link between switches. */
    double busiest() {
        return largest(false);
    }

    /** Of the busiest link of an endpoint: more than 1 when ports have failed. */
    double slowestNic() {
        return Math.max(1, largest(true));
    }

    private double largest(boolean ofEndpoints) {
        double largest = 0;
        for (int link = 0; link < load.length; link++) {
            if (load[link] > 0 && topology.isEndpoint(topology.from(link)) == ofEndpoints) {
                largest = Math.max(largest, load[link] / topology.rate(link) / rounds);
            }
        }
        return largest;
    }

    /** Connections for which there is no way. */
    long cutOff() {
        return cutOff;
    }
}
