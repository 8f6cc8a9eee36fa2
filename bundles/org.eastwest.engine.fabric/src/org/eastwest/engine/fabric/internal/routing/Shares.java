// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * How packets that are spread over all ways to a destination share the equal links of each node: evenly, without
 * looking (oblivious spraying), by their own rates, or as much as each way carries (what choices settle at that know
 * links farther on). Holds one destination group at a time. Not thread-safe.
 */
public final class Shares {
    private final Routing routing;
    private final Topology topology;
    private final Spreading spreading;
    private final int firstSwitch;
    private final int[] order;
    private final int[] distance;
    private final double[] carried;
    /** The same before links were slowed down. */
    private final double[] built;
    private final double[] weights;
    private final double[] ratios;
    private int group = -1;
    private int ordered;

    public Shares(Routing routing, Spreading spreading) {
        this.routing = routing;
        this.spreading = spreading;
        topology = routing.topology();
        firstSwitch = topology.firstNode(Topology.LEAF);
        int switches = topology.firstNode(Topology.SCALE_UP) - firstSwitch;
        order = new int[switches];
        distance = new int[switches];
        carried = new double[switches];
        built = new double[switches];
        weights = new double[routing.mostLinks()];
        ratios = new double[routing.mostLinks()];
    }

    /** Turns to the destinations of this group. */
    public void to(int itsGroup) {
        if (group == itsGroup) {
            return;
        }
        group = itsGroup;
        int destination = routing.member(group);
        int farthest = 0;
        int[] count = new int[order.length + 2];
        for (int s = 0; s < order.length; s++) {
            int far = routing.distance(firstSwitch + s, destination);
            distance[s] = far > order.length ? -1 : far;
            if (distance[s] >= 0) {
                count[distance[s] + 1]++;
                farthest = Math.max(farthest, distance[s]);
            }
        }
        for (int d = 0; d <= farthest; d++) {
            count[d + 1] += count[d];
        }
        ordered = count[farthest + 1];
        for (int s = 0; s < order.length; s++) {
            if (distance[s] >= 0) {
                order[count[distance[s]]++] = firstSwitch + s;
            }
        }
        Arrays.fill(carried, Double.NaN);
    }

    /** Bytes per second that the switches at the ends of a set can pass on, when all that can send to them do. */
    private void carry(int set) {
        for (int k = 0; k < routing.size(set); k++) {
            int node = topology.to(routing.link(set, k));
            if (node >= firstSwitch && Double.isNaN(carried[node - firstSwitch])) {
                carriedBy(node);
            }
        }
    }

    private void carriedBy(int node) {
        int at = node - firstSwitch;
        if (distance[at] <= 1) {
            carried[at] = Double.POSITIVE_INFINITY;
            built[at] = Double.POSITIVE_INFINITY;
            return;
        }
        int set = routing.next(node, routing.member(group));
        carry(set);
        carried[at] = carried(set, weights);
        built[at] = built(set);
    }

    /**
     * What each link of a set carries: its rate, or its part of what the switch at its end passes on, whichever is
     * less. Those switches pass on what others send them too, so that only the proportion between them counts; before
     * links were slowed down, one in the middle of all is taken to be neither held back by its own rate nor by what
     * follows.
     *
     * @return the sum
     */
    private double carried(int set, double[] into) {
        int size = routing.size(set);
        double scale = spreading == Spreading.BY_WAYS ? scale(set, size) : Double.POSITIVE_INFINITY;
        double sum = 0;
        for (int k = 0; k < size; k++) {
            int link = routing.link(set, k);
            into[k] = Math.min(topology.rate(link), part(scale, carried, link));
            sum += into[k];
        }
        return sum;
    }

    private double built(int set) {
        int size = routing.size(set);
        double scale = scale(set, size);
        double sum = 0;
        for (int k = 0; k < size; k++) {
            int link = routing.link(set, k);
            sum += Math.min(topology.builtRate(link), part(scale, built, link));
        }
        return sum;
    }

    private double part(double scale, double[] passed, int link) {
        return Double.isInfinite(scale) ? scale : scale * passed[topology.to(link) - firstSwitch];
    }

    /**
     * The middle one of rates over what is passed on, as built; infinite where nothing follows. Links that have failed
     * farther on only make more of it, so that of two in the middle the lower one counts.
     */
    private double scale(int set, int size) {
        double first = Double.NaN;
        boolean alike = true;
        for (int k = 0; k < size; k++) {
            int link = routing.link(set, k);
            int to = topology.to(link);
            double passed = to < firstSwitch ? Double.POSITIVE_INFINITY : built[to - firstSwitch];
            if (Double.isInfinite(passed)) {
                return Double.POSITIVE_INFINITY;
            }
            ratios[k] = topology.builtRate(link) / passed;
            first = k == 0 ? ratios[0] : first;
            alike &= ratios[k] == first;
        }
        if (!alike) {
            Arrays.sort(ratios, 0, size);
        }
        return ratios[(size - 1) / 2];
    }

    /** Switches from which the group is reached, those nearest to it first. */
    public int reached() {
        return ordered;
    }

    /** Of the switches in order of distance. */
    public int nodeAt(int index) {
        return order[index];
    }

    /** Share of each link of a set, in its order; they add up to 1. */
    public void of(int set, double[] shares) {
        int size = routing.size(set);
        if (spreading == Spreading.EVENLY) {
            Arrays.fill(shares, 0, size, 1.0 / size);
            return;
        }
        if (spreading == Spreading.BY_WAYS) {
            carry(set);
        }
        double sum = carried(set, shares);
        for (int k = 0; k < size; k++) {
            shares[k] /= sum;
        }
    }

    /** Links of the largest set. */
    public int mostLinks() {
        return routing.mostLinks();
    }

    public Routing routing() {
        return routing;
    }
}
