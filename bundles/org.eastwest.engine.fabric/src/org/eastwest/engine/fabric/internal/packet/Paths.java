// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.SenderPath;
import org.eastwest.spi.transport.WireFormat;

/** What senders know about their ways through empty queues. */
final class Paths {
    /** Plane of a flow that may use all of them. */
    static final int ANY_PLANE = -1;
    private static final int SAMPLES = 64;

    private final Topology topology;
    private final boolean keptToPlanes;
    private final WireFormat wire;
    private final double fullBytes;
    /** At the beginning, when every flow has a way. */
    private final Routing[] first;
    /** Over all planes, then over each alone where flows are kept to planes. */
    private Routing[] routings;
    private double networkRoundTrip;

    /** Ways of these flows; the longest one of them, or to a sample of endpoints, is the network's. */
    Paths(Topology topology, Routing routing, WireFormat wire, FlowSet flows) {
        this.topology = topology;
        keptToPlanes = flows.keptToPlanes();
        first = byPlane(routing);
        routings = first;
        this.wire = wire;
        fullBytes = wire.mtuBytes() + wire.middleOverheadBytes();
        for (int f = 0; f < flows.size(); f++) {
            requireWay(flows.source(f), flows.destination(f), flows.plane(f));
            networkRoundTrip = Math.max(networkRoundTrip,
                    roundTrip(flows.source(f), flows.destination(f), flows.plane(f)));
        }
        int step = Math.max(1, topology.endpoints() / SAMPLES);
        for (int e = topology.endpoints() - 1; e > 0; e -= step) {
            if (routing.reaches(0, e)) {
                networkRoundTrip = Math.max(networkRoundTrip, roundTrip(0, e, ANY_PLANE));
            }
        }
    }

    /** Endpoints choose the plane: behind their own links all is the same. */
    private Routing[] byPlane(Routing all) {
        int planes = keptToPlanes ? all.topology().planes() : 0;
        Routing[] each = new Routing[1 + planes];
        each[0] = all;
        for (int plane = 0; plane < planes; plane++) {
            each[1 + plane] = Routing.upDown(Faults.onlyPlane(all.topology(), plane));
        }
        return each;
    }

    private void requireWay(int source, int destination, int plane) {
        if (!routings[1 + plane].reaches(source, destination)) {
            throw new IllegalArgumentException("No way leads from " + topology.label(source) + " to "
                    + topology.label(destination) + (plane < 0 ? "" : " in plane " + (plane + 1))
                    + ": failures cut them off, or only a scale-up domain joins them, as it does rails of a rail-only"
                    + " fabric; packet by packet endpoints pass nothing on. Let fewer links fail, or simulate at flow"
                    + " level, between rails with --set through-rails=1 (PXN).");
        }
    }

    void routing(Routing other) {
        routings = byPlane(other);
    }

    double networkRoundTrip() {
        return networkRoundTrip;
    }

    SenderPath of(int source, int destination, int plane) {
        double roundTrip = roundTrip(source, destination, plane);
        return new SenderPath(lineRate(source, plane), roundTrip, Math.max(roundTrip, networkRoundTrip), fullBytes,
                wire.mtuBytes(), hops(source, destination, plane));
    }

    /** Rate of all links of an endpoint into the fabric, or into one plane. */
    private double lineRate(int host, int plane) {
        double rate = 0;
        for (int link = topology.firstLink(host); link < topology.firstLink(host + 1); link++) {
            boolean counts = topology.isUp(link) && (plane < 0 || topology.plane(topology.to(link)) == plane);
            rate += counts ? topology.rate(link) : 0;
        }
        return rate;
    }

    private double roundTrip(int source, int destination, int plane) {
        Routing ways = ways(source, destination, plane);
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
    private Routing ways(int source, int destination, int plane) {
        return routings[1 + plane].reaches(source, destination) ? routings[1 + plane] : first[1 + plane];
    }

    private int hops(int source, int destination, int plane) {
        Routing ways = ways(source, destination, plane);
        int hops = -1;
        for (int node = source; node != destination; hops++) {
            node = topology.to(ways.link(ways.next(node, destination), 0));
        }
        return hops;
    }

    /** The link that a flow with this hash takes from its endpoint; -1 when no way leads there. */
    int firstLink(int source, int destination, int plane, int key) {
        Routing routing = routings[1 + plane];
        int set = routing.next(source, destination);
        return set == Routing.NONE ? -1 : routing.link(set, Draws.choose(Draws.mix(key), routing.size(set)));
    }

    /** True when an endpoint's link leads to this destination. */
    boolean leads(int link, int destination, int plane) {
        Routing routing = routings[1 + plane];
        int set = routing.next(topology.from(link), destination);
        for (int i = 0; i < routing.size(set); i++) {
            if (routing.link(set, i) == link) {
                return true;
            }
        }
        return false;
    }
}
