// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;

/**
 * Collects nodes and cables of a {@link Topology}. Nodes come tier by tier, from the endpoints up, scale-up domains
 * last; cables in any order, which is the order of the links at each node.
 */
final class TopologyBuilder {
    private final int endpoints;
    private final int reserved;
    private final int planes;
    private final int[] tierStart = new int[Topology.SCALE_UP + 2];
    private int[] plane;
    private int[] rail;
    private int[] pod;
    private String[] names;
    private int nodes;
    private int tier;
    private int[] a = new int[64];
    private int[] b = new int[64];
    private double[] rate = new double[64];
    private double[] latency = new double[64];
    private int cables;
    private Modules modules = (topology, link) -> 1;

    /**
     * @param endpoints endpoints that jobs use; they are made at once, without rail and pod
     * @param reserved  further endpoints for management
     * @param planes    disjoint planes
     */
    TopologyBuilder(int endpoints, int reserved, int planes) {
        this.endpoints = endpoints;
        this.reserved = reserved;
        this.planes = planes;
        nodes = endpoints + reserved;
        plane = new int[nodes + 16];
        rail = new int[nodes + 16];
        pod = new int[nodes + 16];
        Arrays.fill(plane, -1);
        Arrays.fill(rail, -1);
        Arrays.fill(pod, -1);
    }

    /** Where an endpoint stands. */
    void place(int endpoint, int itsRail, int itsPod) {
        rail[endpoint] = itsRail;
        pod[endpoint] = itsPod;
    }

    /** A switch; its tier is that of the one before, or higher. */
    int add(int itsTier, int itsPlane, int itsRail, int itsPod) {
        if (itsTier < tier || itsTier == Topology.ENDPOINT) {
            throw new IllegalStateException("nodes come from the lowest tier up");
        }
        while (tier < itsTier) {
            tierStart[++tier] = nodes;
        }
        if (nodes == plane.length) {
            plane = Arrays.copyOf(plane, 2 * nodes);
            rail = Arrays.copyOf(rail, 2 * nodes);
            pod = Arrays.copyOf(pod, 2 * nodes);
        }
        plane[nodes] = itsPlane;
        rail[nodes] = itsRail;
        pod[nodes] = itsPod;
        return nodes++;
    }

    /** The name a switch was drawn with. */
    void name(int node, String name) {
        if (names == null) {
            names = new String[plane.length];
        } else if (names.length < plane.length) {
            names = Arrays.copyOf(names, plane.length);
        }
        names[node] = name;
    }

    /** What one optical module serves; every end of a cable has one of its own unless told otherwise. */
    void modules(Modules serving) {
        modules = serving;
    }

    /**
     * A cable, both directions alike.
     *
     * @param bytesPerSecond per direction
     * @param seconds        latency of each direction
     */
    void join(int one, int other, double bytesPerSecond, double seconds) {
        if (cables == a.length) {
            a = Arrays.copyOf(a, 2 * cables);
            b = Arrays.copyOf(b, 2 * cables);
            rate = Arrays.copyOf(rate, 2 * cables);
            latency = Arrays.copyOf(latency, 2 * cables);
        }
        a[cables] = one;
        b[cables] = other;
        rate[cables] = bytesPerSecond;
        latency[cables++] = seconds;
    }

    Topology build() {
        while (tier <= Topology.SCALE_UP) {
            tierStart[++tier] = nodes;
        }
        int[] first = firsts();
        int[] next = Arrays.copyOf(first, nodes);
        int links = 2 * cables;
        int[] from = new int[links];
        int[] to = new int[links];
        int[] reverse = new int[links];
        double[] rates = new double[links];
        double[] latencies = new double[links];
        for (int c = 0; c < cables; c++) {
            int there = next[a[c]]++;
            int back = next[b[c]]++;
            from[there] = a[c];
            to[there] = b[c];
            from[back] = b[c];
            to[back] = a[c];
            reverse[there] = back;
            reverse[back] = there;
            rates[there] = rate[c];
            rates[back] = rate[c];
            latencies[there] = latency[c];
            latencies[back] = latency[c];
        }
        return new Topology(endpoints, reserved, planes, tierStart, Arrays.copyOf(plane, nodes),
                Arrays.copyOf(rail, nodes), Arrays.copyOf(pod, nodes), names == null ? null
                : Arrays.copyOf(names, nodes), first, from, to, reverse, rates, latencies, modules);
    }

    private int[] firsts() {
        int[] first = new int[nodes + 1];
        for (int c = 0; c < cables; c++) {
            first[a[c] + 1]++;
            first[b[c] + 1]++;
        }
        for (int n = 0; n < nodes; n++) {
            first[n + 1] += first[n];
        }
        return first;
    }
}
