// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Shares;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * The flows of an all-to-all by kinds of endpoints, and the load they put on links: passed down switch by switch
 * towards each destination. The load of a link between switches is all that it carries, that of an endpoint's link what
 * each endpoint of its kind has. Flows inside a scale-up domain stay off the fabric.
 */
final class KindFlows {
    private final Routing routing;
    private final Topology topology;
    private final EndpointKinds kinds;
    private final Shares shares;
    private final double[] split;
    private final double[] inflow;
    private final double[] worst;
    private final double[][] pairs;
    private final double domainPairs;

    KindFlows(Routing routing, Spreading spreading) {
        this.routing = routing;
        topology = routing.topology();
        kinds = EndpointKinds.of(routing);
        shares = new Shares(routing, spreading);
        split = new double[shares.mostLinks()];
        inflow = new double[topology.nodes()];
        worst = new double[topology.nodes()];
        pairs = new double[kinds()][kinds()];
        double inDomains = 0;
        for (int a = 0; a < kinds(); a++) {
            for (int b = 0; b < kinds(); b++) {
                pairs[a][b] = kinds.pairs(a, b);
            }
        }
        for (int domain = topology.firstNode(Topology.SCALE_UP); domain < topology.nodes(); domain++) {
            inDomains += leaveOut(domain);
        }
        domainPairs = inDomains;
    }

    private double leaveOut(int domain) {
        int first = topology.firstLink(domain);
        int last = topology.firstLink(domain + 1);
        for (int i = first; i < last; i++) {
            for (int j = first; j < last; j++) {
                if (i != j) {
                    pairs[kinds.kindOf()[topology.to(i)]][kinds.kindOf()[topology.to(j)]]--;
                }
            }
        }
        return (double) (last - first) * (last - first - 1);
    }

    int kinds() {
        return kinds.kinds();
    }

    /** Flows between endpoints of these kinds over the fabric. */
    double pairs(int from, int to) {
        return pairs[from][to];
    }

    /** Flows inside scale-up domains. */
    double domainPairs() {
        return domainPairs;
    }

    /** False when there are no such flows, or no way for them. */
    boolean joined(int from, int to) {
        return pairs[from][to] > 0 && routing.reaches(kinds.sample()[from], other(from, to));
    }

    /** An endpoint of the second kind that is not the sample of the first. */
    private int other(int from, int to) {
        int sample = kinds.sample()[to];
        if (from != to) {
            return sample;
        }
        int e = sample + 1;
        while (e < kinds.kindOf().length && kinds.kindOf()[e] != to) {
            e++;
        }
        return e < kinds.kindOf().length ? e : sample;
    }

    /**
     * Load of every link when each flow of these pairs of kinds has one byte per second.
     *
     * @param sends which pairs of kinds
     * @param load  set to the load of each link
     */
    void load(boolean[][] sends, double[] load) {
        load((a, b) -> sends[a][b] ? 1 : 0, load);
    }

    /**
     * Load of every link when the flows of each pair of kinds have these rates.
     *
     * @param rates of each flow, bytes per second
     * @param load  set to the load of each link
     */
    void load(double[][] rates, double[] load) {
        load((a, b) -> rates[a][b], load);
    }

    /** Rate of each flow between two kinds. */
    private interface RateOf {
        double of(int from, int to);
    }

    private void load(RateOf rates, double[] load) {
        Arrays.fill(load, 0);
        for (int b = 0; b < kinds(); b++) {
            boolean sent = false;
            for (int a = 0; a < kinds(); a++) {
                double rate = rates.of(a, b);
                if (rate > 0) {
                    if (!sent) {
                        shares.to(routing.group(kinds.sample()[b]));
                    }
                    sent = true;
                    send(a, b, rate, load);
                }
            }
            for (int i = shares.reached() - 1; sent && i >= 0; i--) {
                int node = shares.nodeAt(i);
                if (inflow[node] > 0) {
                    passOn(node, kinds.sample()[b], kinds.members()[b], load);
                }
            }
        }
    }

    private void send(int a, int b, double rate, double[] load) {
        int set = routing.next(kinds.sample()[a], other(a, b));
        double each = rate * pairs[a][b] / kinds.members()[a];
        shares.of(set, split);
        for (int k = 0; k < routing.size(set); k++) {
            int link = routing.link(set, k);
            load[link] += each * split[k];
            inflow[topology.to(link)] += rate * pairs[a][b] * split[k];
        }
    }

    private void passOn(int node, int destination, int members, double[] load) {
        double in = inflow[node];
        inflow[node] = 0;
        int set = routing.next(node, destination);
        shares.of(set, split);
        for (int k = 0; k < routing.size(set); k++) {
            int link = routing.link(set, k);
            int to = topology.to(link);
            boolean last = topology.isEndpoint(to);
            load[link] += in * split[k] / (last ? members : 1);
            inflow[to] += last ? 0 : in * split[k];
        }
    }

    /**
     * The largest value on the ways to a kind.
     *
     * @param ofLink value of each link
     * @param to     kind of the destinations
     * @param into   set, by kind of the sources, to the largest value of the links that their flows use
     */
    void largest(IntToDoubleFunction ofLink, int to, double[] into) {
        int destination = kinds.sample()[to];
        shares.to(routing.group(destination));
        for (int i = 0; i < shares.reached(); i++) {
            worst[shares.nodeAt(i)] = largest(ofLink, routing.next(shares.nodeAt(i), destination));
        }
        for (int a = 0; a < kinds(); a++) {
            into[a] = joined(a, to) ? largest(ofLink, routing.next(kinds.sample()[a], other(a, to))) : 0;
        }
    }

    private double largest(IntToDoubleFunction ofLink, int set) {
        double largest = 0;
        for (int k = 0; k < routing.size(set); k++) {
            int link = routing.link(set, k);
            int to = topology.to(link);
            largest = Math.max(largest, ofLink.applyAsDouble(link));
            largest = topology.isEndpoint(to) ? largest : Math.max(largest, worst[to]);
        }
        return largest;
    }
}
