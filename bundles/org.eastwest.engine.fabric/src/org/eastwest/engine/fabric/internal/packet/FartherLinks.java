// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import java.util.BitSet;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Shares;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * What switches that choose a path for each packet know of links farther on. Where the ways of equal links carry
 * unequally much to a destination, relative to the links themselves, each link has a share of the packets to it, and what
 * it has had beyond counts as if it still waited: a narrow way gets no more than its share, and the others take turns
 * unless their queues differ. Shares are those of flow level, in proportion to capacity, as weighted ECMP has them.
 * Where all ways are alike there is nothing to know.
 */
final class FartherLinks {
    private static final double ROUNDING = 1e-9;
    /** What a link with a way as wide as any has had beyond its share counts up to so many packets: to take turns. */
    private static final int TURNS = 2;

    private final Routing routing;
    private final int firstSwitch;
    private final int switches;
    /** By destination group and switch: where its set begins, -1 where ways are alike; null where all are. */
    private final int[][] begin;
    private double[] share = new double[16];
    private final BitSet narrow = new BitSet();
    /** By link of a set: bytes it has had beyond its share. */
    private double[] ahead;
    private int used;

    private FartherLinks(Routing routing) {
        this.routing = routing;
        Topology topology = routing.topology();
        firstSwitch = topology.firstNode(Topology.LEAF);
        switches = topology.firstNode(Topology.SCALE_UP) - firstSwitch;
        begin = new int[routing.groups()][];
    }

    /** What there is to know on the ways to the destinations of flows; null when nothing. */
    static FartherLinks of(Routing routing, FlowSet flows) {
        BitSet groups = new BitSet();
        for (int f = 0; f < flows.size(); f++) {
            groups.set(routing.group(flows.destination(f)));
        }
        FartherLinks known = new FartherLinks(routing);
        Shares shares = new Shares(routing, Spreading.BY_WAYS);
        double[] split = new double[shares.mostLinks()];
        groups.stream().forEach(group -> known.learn(group, shares, split));
        known.ahead = new double[known.used];
        return known.used == 0 ? null : known;
    }

    private void learn(int group, Shares shares, double[] split) {
        shares.to(group);
        for (int i = 0; i < shares.reached(); i++) {
            int node = shares.nodeAt(i);
            int set = routing.next(node, routing.member(group));
            int size = routing.size(set);
            if (size > 1) {
                shares.of(set, split);
                add(group, node, set, size, split);
            }
        }
    }

    private void add(int group, int node, int set, int size, double[] split) {
        Topology topology = routing.topology();
        double widest = 0;
        double narrowest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < size; k++) {
            double width = split[k] / topology.rate(routing.link(set, k));
            widest = Math.max(widest, width);
            narrowest = Math.min(narrowest, width);
        }
        if (narrowest >= widest * (1 - ROUNDING)) {
            return;
        }
        if (begin[group] == null) {
            begin[group] = new int[switches];
            Arrays.fill(begin[group], -1);
        }
        begin[group][node - firstSwitch] = used;
        if (used + size > share.length) {
            share = Arrays.copyOf(share, Math.max(2 * share.length, used + size));
        }
        for (int k = 0; k < size; k++) {
            narrow.set(used, split[k] / topology.rate(routing.link(set, k)) < widest * (1 - ROUNDING));
            share[used++] = split[k];
        }
    }

    /** Where the links of a switch towards a destination stand; negative where their ways are alike. */
    int at(int node, int destination) {
        int[] ofGroup = begin[routing.group(destination)];
        return ofGroup == null ? -1 : ofGroup[node - firstSwitch];
    }

    /** Bytes that a link of a set has had beyond its share. */
    double ahead(int at, int index) {
        return ahead[at + index];
    }

    /** A packet takes one of the links of a set. */
    void sent(int at, int size, int index, int bytes) {
        ahead[at + index] += bytes;
        for (int k = at; k < at + size; k++) {
            double most = narrow.get(k) ? Double.POSITIVE_INFINITY : TURNS * bytes;
            ahead[k] = Math.min(most, Math.max(0, ahead[k] - share[k] * bytes));
        }
    }

    long bytes() {
        return 16L * used + Arrays.stream(begin).filter(row -> row != null).mapToLong(row -> 4L * row.length).sum();
    }
}
