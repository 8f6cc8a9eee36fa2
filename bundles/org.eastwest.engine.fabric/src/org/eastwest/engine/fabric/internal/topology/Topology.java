// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;
import org.eastwest.spi.fabric.CableClass;

/**
 * A fabric of single endpoints, switches and links, immutable, in primitive arrays (compressed sparse rows).
 * <p>Nodes are numbered: first the endpoints, then the switches by tier. A cable is two directed links, each the
 * {@link #reverse} of the other; the links that leave a node are numbered {@link #firstLink}(node) to
 * {@link #firstLink}(node + 1) - 1, first those downwards, then those upwards as far as they were built in that order.
 * A link that failed keeps its number and has the rate 0.
 */
public final class Topology {
    /** Tier of an endpoint: a port of a NIC, or a NIC with a port on every plane. */
    public static final int ENDPOINT = 0;
    /** Tier of the switch that joins the endpoints of a scale-up domain, beside the fabric. */
    public static final int SCALE_UP = 4;
    /** Tiers of switches of the fabric. */
    public static final int LEAF = 1;
    public static final int SPINE = 2;
    public static final int CORE = 3;

    private static final String[] WORDS = {"host", "leaf", "spine", "core", "domain"};

    private final int endpoints;
    private final int reserved;
    private final int planes;
    private final int[] tierStart;
    private final int[] plane;
    private final int[] rail;
    private final int[] pod;
    private final String[] names;
    private final int[] first;
    private final int[] from;
    private final int[] to;
    private final int[] reverse;
    private final double[] rate;
    /** Rates without faults: the same array where there are none. */
    private final double[] built;
    private final double[] latency;
    private final Modules modules;

    Topology(int endpoints, int reserved, int planes, int[] tierStart, int[] plane, int[] rail, int[] pod,
            String[] names, int[] first, int[] from, int[] to, int[] reverse, double[] rate, double[] latency,
            Modules modules) {
        this(endpoints, reserved, planes, tierStart, plane, rail, pod, names, first, from, to, reverse, rate, rate,
                latency, modules);
    }

    private Topology(int endpoints, int reserved, int planes, int[] tierStart, int[] plane, int[] rail, int[] pod,
            String[] names, int[] first, int[] from, int[] to, int[] reverse, double[] rate, double[] built,
            double[] latency, Modules modules) {
        this.endpoints = endpoints;
        this.reserved = reserved;
        this.planes = planes;
        this.tierStart = tierStart;
        this.plane = plane;
        this.rail = rail;
        this.pod = pod;
        this.names = names;
        this.first = first;
        this.from = from;
        this.to = to;
        this.reverse = reverse;
        this.rate = rate;
        this.built = built;
        this.latency = latency;
        this.modules = modules;
    }

    private Topology(Topology other, double[] rate) {
        this(other.endpoints, other.reserved, other.planes, other.tierStart, other.plane, other.rail, other.pod,
                other.names, other.first, other.from, other.to, other.reverse, rate, other.built,
                other.latency, other.modules);
    }

    /** The same nodes and links with these rates in bytes per second, by link; 0 where one has failed. */
    Topology withRates(double[] rates) {
        return new Topology(this, rates);
    }

    /** What one module serves. */
    Modules modules() {
        return modules;
    }

    /** A copy of the rates of all links, bytes per second. */
    double[] rates() {
        return rate.clone();
    }

    /** Endpoints that jobs use, numbered from 0. */
    public int endpoints() {
        return endpoints;
    }

    /** Further endpoints kept for management, numbered after the others. */
    public int reservedEndpoints() {
        return reserved;
    }

    /** Disjoint planes, at least 1. */
    public int planes() {
        return planes;
    }

    /** Endpoints, reserved ones and switches. */
    public int nodes() {
        return plane.length;
    }

    /** Directed links: two for each cable. */
    public int links() {
        return to.length;
    }

    /** {@link #ENDPOINT}, {@link #LEAF}, {@link #SPINE}, {@link #CORE} or {@link #SCALE_UP}. */
    public int tier(int node) {
        int tier = 0;
        while (node >= tierStart[tier + 1]) {
            tier++;
        }
        return tier;
    }

    /** The first node of a tier; the nodes of a tier are consecutive. */
    public int firstNode(int tier) {
        return tierStart[tier];
    }

    /** Nodes of a tier; those of {@link #ENDPOINT} include the reserved ones. */
    public int count(int tier) {
        return tierStart[tier + 1] - tierStart[tier];
    }

    public boolean isEndpoint(int node) {
        return node < tierStart[LEAF];
    }

    /** The plane of a switch, from 0; -1 for what is on all planes. */
    public int plane(int node) {
        return plane[node];
    }

    /** The rail of an endpoint or of a leaf that takes one rail only, from 0; -1 where rails do not matter. */
    public int rail(int node) {
        return rail[node];
    }

    /** The pod of an endpoint or switch within its plane, or its group in a dragonfly, from 0; -1 for the core. */
    public int pod(int node) {
        return pod[node];
    }

    /** Where the links that leave this node begin; for {@code nodes()} the number of links. */
    public int firstLink(int node) {
        return first[node];
    }

    public int from(int link) {
        return from[link];
    }

    public int to(int link) {
        return to[link];
    }

    /** The same cable in the other direction. */
    public int reverse(int link) {
        return reverse[link];
    }

    /** Bytes per second; 0 when it has failed. */
    public double rate(int link) {
        return rate[link];
    }

    /** Bytes per second of a link as it was built, whatever has become of it. */
    public double builtRate(int link) {
        return built[link];
    }

    /** Seconds from the last bit sent to the last bit received: propagation and the delay of the receiving device. */
    public double latency(int link) {
        return latency[link];
    }

    public boolean alive(int link) {
        return rate[link] > 0;
    }

    /** True when it leads to a higher tier; never for links of scale-up domains. */
    public boolean isUp(int link) {
        return rank(to[link]) > rank(from[link]);
    }

    /** True when it leads to a lower tier; never for links of scale-up domains. */
    public boolean isDown(int link) {
        return rank(to[link]) < rank(from[link]);
    }

    /** True when it joins switches of one tier, as the global links of a dragonfly do. */
    public boolean isLateral(int link) {
        return !isUp(link) && !isDown(link) && !isScaleUp(link);
    }

    /** True when one end is the switch of a scale-up domain. */
    public boolean isScaleUp(int link) {
        int limit = tierStart[SCALE_UP];
        return from[link] >= limit || to[link] >= limit;
    }

    /** Links of scale-up domains are neither up nor down: both ends count as endpoints. */
    private int rank(int node) {
        return node < tierStart[LEAF] || node >= tierStart[SCALE_UP] ? 0
                : node < tierStart[SPINE] ? 1 : node < tierStart[CORE] ? 2 : 3;
    }

    /** What a link of the fabric joins, in either direction. */
    public CableClass cableClass(int link) {
        int lower = Math.min(rank(from[link]), rank(to[link]));
        return lower == ENDPOINT ? CableClass.HOST_LEAF : isLateral(link) ? CableClass.GLOBAL
                : lower == LEAF ? CableClass.LEAF_SPINE : CableClass.SPINE_CORE;
    }

    /** The link of an endpoint into its scale-up domain; -1 when it has none. */
    public int scaleUpLink(int endpoint) {
        int last = first[endpoint + 1] - 1;
        return last >= first[endpoint] && isScaleUp(last) ? last : -1;
    }

    /** The switch of the scale-up domain of an endpoint; -1 when it has none. */
    public int domain(int endpoint) {
        int link = scaleUpLink(endpoint);
        return link < 0 ? -1 : to[link];
    }

    /** A stable name: host17, leaf3, spine1, core2, domain4, counted from 1, or the name it was drawn with. */
    public String label(int node) {
        if (names != null && names[node] != null) {
            return names[node];
        }
        int tier = tier(node);
        return tier == ENDPOINT && node >= endpoints ? "reserved" + (node - endpoints + 1)
                : WORDS[tier] + (node - tierStart[tier] + 1);
    }

    /** The name of a link: leaf3-spine1, in its direction. */
    public String linkLabel(int link) {
        return label(from[link]) + "-" + label(to[link]);
    }

    /** The node of this name; -1 when there is none. */
    public int node(String label) {
        int drawn = names == null ? -1 : Arrays.asList(names).indexOf(label);
        if (drawn >= 0) {
            return drawn;
        }
        for (int tier = 0; tier < WORDS.length; tier++) {
            int index = index(label, WORDS[tier], count(tier) - (tier == ENDPOINT ? reserved : 0));
            if (index >= 0 && label.equals(label(tierStart[tier] + index))) {
                return tierStart[tier] + index;
            }
        }
        int index = index(label, "reserved", reserved);
        return index < 0 ? -1 : endpoints + index;
    }

    private static int index(String label, String word, int count) {
        if (!label.startsWith(word) || !label.substring(word.length()).matches("[1-9][0-9]{0,8}")) {
            return -1;
        }
        int index = Integer.parseInt(label.substring(word.length())) - 1;
        return index < count ? index : -1;
    }

    /** Bytes that its arrays take. */
    public long memoryBytes() {
        return 4L * (3L * plane.length + first.length + 3L * to.length) + 16L * to.length;
    }
}
