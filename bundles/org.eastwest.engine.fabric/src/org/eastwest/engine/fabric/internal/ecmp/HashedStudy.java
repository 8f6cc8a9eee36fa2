// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eastwest.engine.fabric.internal.flow.FlowHash;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Draws of hashes on the links of a fabric. A connection is what a NIC can send; its flows are split evenly over the
 * NIC's ports and queue pairs, and each takes the way that hashes choose. A link that is offered more than it carries
 * slows all its flows down in proportion; a connection waits for its slowest flow. Times are in units of the time a
 * connection takes at the line rate of its NIC.
 */
final class HashedStudy {
    private final Routing routing;
    private final Topology topology;
    private final int queuePairs;
    private final double[] load;
    private final double[] busiestUp;
    private final double[] leaving;
    private final double[] touching;
    private final Map<Integer, double[]> byKindOfLeaf = new HashMap<>();
    private final int[] kindOfLeaf;
    /** Links that climb from a switch, or cross to one of its tier. */
    private final boolean[] leads;
    /** By link, the time that its load takes. */
    private final double[] times;
    private int[] ways = new int[1024];
    private int used;
    private double sumLeaving;
    private double sumTouching;
    private long leaves;
    private double sumUp;
    private double sumSpine;
    private long spines;
    private double sumImbalance;
    private double hosts = 1;
    private long cutOff;

    HashedStudy(Routing routing, int queuePairs) {
        this.routing = routing;
        this.queuePairs = queuePairs;
        topology = routing.topology();
        load = new double[topology.links()];
        busiestUp = new double[topology.nodes()];
        leaving = new double[topology.count(Topology.LEAF)];
        touching = new double[topology.count(Topology.LEAF)];
        kindOfLeaf = kinds();
        leads = new boolean[topology.links()];
        for (int link = topology.firstLink(topology.firstNode(Topology.LEAF)); link < leads.length; link++) {
            leads[link] = topology.alive(link) && (topology.isUp(link) || topology.isLateral(link));
        }
        times = new double[topology.links()];
    }

    /** Leaves are of one kind when the same is left of their links upwards. */
    private int[] kinds() {
        Map<String, Integer> known = new HashMap<>();
        int[] kinds = new int[leaving.length];
        for (int leaf = 0; leaf < kinds.length; leaf++) {
            int node = topology.firstNode(Topology.LEAF) + leaf;
            Map<Double, Integer> rates = new java.util.TreeMap<>();
            for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
                if (topology.isUp(link)) {
                    rates.merge(topology.rate(link), 1, Integer::sum);
                }
            }
            kinds[leaf] = known.computeIfAbsent(rates.toString(), k -> known.size());
        }
        return kinds;
    }

    /** One draw: every endpoint sends to its peer. */
    void draw(int[] peers, FlowHash hash) {
        Arrays.fill(load, 0);
        used = 0;
        cutOff = 0;
        for (int e = 0; e < peers.length; e++) {
            if (peers[e] != e) {
                walk(e, peers[e], hash);
            }
        }
        for (int link = 0; link < times.length; link++) {
            times[link] = load[link] / topology.rate(link);
        }
        uplinks();
        connections();
    }

    private void walk(int source, int destination, FlowHash hash) {
        int ports = routing.next(source, destination);
        int count = routing.size(ports);
        if (count == 0) {
            cutOff++;
            return;
        }
        double nic = nicRate(source);
        for (int port = 0; port < count; port++) {
            int first = routing.link(ports, port);
            double each = nic / count / queuePairs;
            int leaf = topology.to(first);
            int ofLeaf = routing.next(leaf, destination);
            for (int q = 0; q < queuePairs; q++) {
                use(first, each);
                long key = hash.key(source, destination, port * queuePairs + q);
                for (int node = leaf; node != destination;) {
                    int set = node == leaf ? ofLeaf : routing.next(node, destination);
                    int size = routing.size(set);
                    int link = routing.link(set, size == 1 ? 0 : hash.choose(key, node, size));
                    use(link, each);
                    node = topology.to(link);
                }
                end();
            }
        }
    }

    /** Line rate of a NIC when all its ports work; failed ports have the rate of the others. */
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

    private void use(int link, double bytesPerSecond) {
        load[link] += bytesPerSecond;
        push(link);
    }

    private void end() {
        push(-1);
    }

    private void push(int value) {
        if (used == ways.length) {
            ways = Arrays.copyOf(ways, 2 * used);
        }
        ways[used++] = value;
    }

    private void uplinks() {
        Arrays.fill(busiestUp, 0);
        double imbalance = 0;
        int counted = 0;
        for (int node = topology.firstNode(Topology.LEAF); node < topology.firstNode(Topology.SCALE_UP); node++) {
            double sum = 0;
            int up = 0;
            for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
                if (leads[link]) {
                    busiestUp[node] = Math.max(busiestUp[node], times[link]);
                    sum += times[link];
                    up++;
                }
            }
            boolean leaf = node < topology.firstNode(Topology.SPINE);
            if (busiestUp[node] > 0 && leaf) {
                sumUp += busiestUp[node];
                imbalance += busiestUp[node] * up / sum;
                counted++;
            } else if (busiestUp[node] > 0) {
                sumSpine += busiestUp[node];
                spines++;
            }
        }
        leaves += counted;
        sumImbalance += imbalance;
    }

    private void connections() {
        Arrays.fill(leaving, 0);
        Arrays.fill(touching, 0);
        int firstLeaf = topology.firstNode(Topology.LEAF);
        for (int i = 0; i < used; i++) {
            int host = ways[i++];
            int source = topology.to(host) - firstLeaf;
            hosts = Math.max(hosts, times[host]);
            double slowest = 0;
            // The last one leads to the destination.
            for (; ways[i + 1] >= 0; i++) {
                slowest = Math.max(slowest, times[ways[i]]);
            }
            int last = ways[i++];
            leaving[source] = Math.max(leaving[source], slowest);
            touching[source] = Math.max(touching[source], slowest);
            int destination = topology.from(last) - firstLeaf;
            touching[destination] = Math.max(touching[destination], slowest);
        }
        for (int leaf = 0; leaf < leaving.length; leaf++) {
            if (leaving[leaf] > 0) {
                sumLeaving += leaving[leaf];
            }
            if (touching[leaf] > 0) {
                double[] kind = byKindOfLeaf.computeIfAbsent(kindOfLeaf[leaf], k -> new double[2]);
                kind[0] += touching[leaf];
                kind[1]++;
            }
        }
    }

    /** Slowest connection of a leaf, over all its links; 0 when none leaves its leaf. */
    double slowestOfLeaf() {
        return leaves == 0 ? 0 : sumLeaving / leaves;
    }

    /** Busiest uplink of a leaf. */
    double busiestLeafUplink() {
        return leaves == 0 ? 0 : sumUp / leaves;
    }

    /** Busiest uplink, or link to another group, of a spine; 0 when nothing leaves its pod. */
    double busiestSpineUplink() {
        return spines == 0 ? 0 : sumSpine / spines;
    }

    /** Busiest over mean uplink of a leaf. */
    double imbalance() {
        return leaves == 0 ? 1 : sumImbalance / leaves;
    }

    /** Slowest connection from or to a leaf of the kind for which that is worst. */
    double slowestOfWorstLeaf() {
        return byKindOfLeaf.values().stream().mapToDouble(kind -> kind[0] / kind[1]).max().orElse(0);
    }

    /** Slowest connection as far as the links of NICs decide it: more than 1 when ports have failed. */
    double slowestNic() {
        return hosts;
    }

    /** Connections for which there is no way. */
    long cutOff() {
        return cutOff;
    }
}
