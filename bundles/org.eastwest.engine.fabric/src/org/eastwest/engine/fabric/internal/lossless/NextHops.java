// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * By switch, the sets of links to other switches that it sends on by, each with the groups of destinations that it
 * takes this set for. In a regular fabric these are few: one for all that is elsewhere, one for each switch below.
 */
final class NextHops {
    private static final int NONE = -1;

    private final Routing routing;
    private final Topology topology;
    /** The newest entry of each node, and of each entry the one before of the same node. */
    private final int[] newest;
    private int[] before = new int[64];
    private int[] sets = new int[64];
    private BitSet[] groups = new BitSet[64];
    /** Links of an entry, counted from the first one that leaves its node. */
    private BitSet[] offsets = new BitSet[64];
    private int entries;
    private int[] entryOfSet = new int[0];
    private final int[] entryOfLink;
    private final int[][] several;
    private final int[][] oneGroup;
    private final int[][] oneLink;

    NextHops(Routing routing) {
        this.routing = routing;
        topology = routing.topology();
        newest = filled(topology.nodes());
        entryOfLink = filled(topology.links());
        several = new int[topology.nodes()][];
        oneGroup = new int[topology.nodes()][];
        oneLink = new int[topology.nodes()][];
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /** A switch sends on to a group of destinations by a set of links. */
    void add(int node, int set, int group) {
        int entry = set >= 0 ? ofSet(node, set) : ofLink(node, set);
        groups[entry].set(group);
    }

    private int ofSet(int node, int set) {
        if (set >= entryOfSet.length) {
            int known = entryOfSet.length;
            entryOfSet = Arrays.copyOf(entryOfSet, 2 * set + 64);
            Arrays.fill(entryOfSet, known, entryOfSet.length, NONE);
        }
        if (entryOfSet[set] == NONE) {
            entryOfSet[set] = entry(node, set);
        }
        return entryOfSet[set];
    }

    private int ofLink(int node, int set) {
        int link = routing.link(set, 0);
        if (entryOfLink[link] == NONE) {
            entryOfLink[link] = entry(node, set);
        }
        return entryOfLink[link];
    }

    private int entry(int node, int set) {
        if (entries == sets.length) {
            before = Arrays.copyOf(before, 2 * entries);
            sets = Arrays.copyOf(sets, 2 * entries);
            groups = Arrays.copyOf(groups, 2 * entries);
            offsets = Arrays.copyOf(offsets, 2 * entries);
        }
        sets[entries] = set;
        groups[entries] = new BitSet();
        offsets[entries] = new BitSet();
        for (int k = 0; k < routing.size(set); k++) {
            offsets[entries].set(routing.link(set, k) - topology.firstLink(node));
        }
        before[entries] = newest[node];
        newest[node] = entries;
        return entries++;
    }

    /** To be called when all have been added. */
    void close() {
        for (int node = topology.firstNode(Topology.LEAF); node < newest.length; node++) {
            int last = node;
            int[] all = IntStream.iterate(newest[node], i -> i != NONE, i -> before[i]).toArray();
            several[node] = Arrays.stream(all).filter(i -> !isOne(i)).toArray();
            int[] ones = Arrays.stream(all).filter(this::isOne).toArray();
            oneGroup[node] = Arrays.stream(ones).map(i -> groups[i].nextSetBit(0)).toArray();
            oneLink[node] = Arrays.stream(ones).map(i -> routing.link(sets[i], 0) - topology.firstLink(last)).toArray();
        }
    }

    private boolean isOne(int entry) {
        return sets[entry] < 0 && groups[entry].cardinality() == 1;
    }

    /** The entries of a switch but those of a single link for a single group, such as the way down to a leaf. */
    int[] several(int node) {
        return several[node];
    }

    /** Of the entries of a single link for a single group: the groups. */
    int[] oneGroup(int node) {
        return oneGroup[node];
    }

    /** Their links, in the same order, counted from the first one that leaves the node. */
    int[] oneLink(int node) {
        return oneLink[node];
    }

    /** The groups of destinations to which a switch sends on. */
    BitSet allGroups(int node) {
        BitSet all = new BitSet();
        for (int entry : several[node]) {
            all.or(groups[entry]);
        }
        for (int group : oneGroup[node]) {
            all.set(group);
        }
        return all;
    }

    /** The groups of destinations of an entry. */
    BitSet groups(int entry) {
        return groups[entry];
    }

    /** The links of an entry, counted from the first one that leaves its node. */
    BitSet offsets(int entry) {
        return offsets[entry];
    }
}
