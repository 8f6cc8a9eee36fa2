// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.SenderPath;
import org.eastwest.spi.transport.WireFormat;

/** What senders know about their ways through empty queues. */
final class Paths {
    private static final int SAMPLES = 64;

    private final Topology topology;
    private final WireFormat wire;
    private final double fullBytes;
    /** At the beginning, when every flow has a way. */
    private final Routing first;
    private Routing routing;
    private double networkRoundTrip;

    /** Ways of these flows; the longest one of them, or to a sample of endpoints, is the network's. */
    Paths(Topology topology, Routing routing, WireFormat wire, FlowSet flows) {
        this.topology = topology;
        first = routing;
        this.routing = routing;
        this.wire = wire;
        fullBytes = wire.mtuBytes() + wire.middleOverheadBytes();
        for (int f = 0; f < flows.size(); f++) {
            requireWay(flows.source(f), flows.destination(f));
            networkRoundTrip = Math.max(networkRoundTrip, roundTrip(flows.source(f), flows.destination(f)));
        }
        int step = Math.max(1, topology.endpoints() / SAMPLES);
        for (int e = topology.endpoints() - 1; e > 0; e -= step) {
            if (routing.reaches(0, e)) {
                networkRoundTrip = Math.max(networkRoundTrip, roundTrip(0, e));
            }
        }
    }

    private void requireWay(int source, int destination) {
        if (!routing.reaches(source, destination)) {
            throw new IllegalArgumentException("No way leads from " + topology.label(source) + " to "
                    + topology.label(destination) + ": failures cut them off, or only a scale-up domain joins them."
                    + " Let fewer links fail, or simulate at flow level.");
        }
    }

    void routing(Routing other) {
        routing = other;
    }

    double networkRoundTrip() {
        return networkRoundTrip;
    }

    SenderPath of(int source, int destination) {
        double roundTrip = roundTrip(source, destination);
        return new SenderPath(lineRate(source), roundTrip, Math.max(roundTrip, networkRoundTrip), fullBytes,
                wire.mtuBytes(), hops(source, destination));
    }

    /** Rate of all links of an endpoint into the fabric. */
    private double lineRate(int host) {
        double rate = 0;
        for (int link = topology.firstLink(host); link < topology.firstLink(host + 1); link++) {
            rate += topology.isUp(link) ? topology.rate(link) : 0;
        }
        return rate;
    }

    private double roundTrip(int source, int destination) {
        Routing ways = ways(source, destination);
        double seconds = 0;
        for (int node = source; node != destination;) {
            int link = ways.link(ways.next(node, destination), 0);
            int back = topology.reverse(link);
            seconds += topology.latency(link) + fullBytes / topology.rate(link) + topology.latency(back)
                    + Switching.CONTROL_BYTES / topology.rate(back);
            node = topology.to(link);
        }
        return seconds;
    }

    /** While failures cut two endpoints off, their sender knows the way of before. */
    private Routing ways(int source, int destination) {
        return routing.reaches(source, destination) ? routing : first;
    }

    private int hops(int source, int destination) {
        Routing ways = ways(source, destination);
        int hops = -1;
        for (int node = source; node != destination; hops++) {
            node = topology.to(ways.link(ways.next(node, destination), 0));
        }
        return hops;
    }

    /** The link that a flow with this hash takes from its endpoint; -1 when no way leads there. */
    int firstLink(int source, int destination, int key) {
        int set = routing.next(source, destination);
        return set == Routing.NONE ? -1 : routing.link(set, Draws.choose(Draws.mix(key), routing.size(set)));
    }

    /** True when an endpoint's link leads to this destination. */
    boolean leads(int link, int destination) {
        int set = routing.next(topology.from(link), destination);
        for (int i = 0; i < routing.size(set); i++) {
            if (routing.link(set, i) == link) {
                return true;
            }
        }
        return false;
    }
}
