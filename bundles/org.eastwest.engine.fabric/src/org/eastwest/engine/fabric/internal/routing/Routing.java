// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Up-down routing: from every node the equal links towards a destination. A packet climbs as far as it must, crosses
 * between switches of one tier where the fabric has such links (groups of a dragonfly), and descends; it never climbs
 * again, so that failures are gone round without a valley. Where links have failed, every switch knows.
 * <p>A set of next links is an {@code int}: {@link #next} gives it, {@link #size} and {@link #link} read it; a negative
 * one is a single link or {@link #NONE}. All endpoints that hang on the same leaves share one row of sets, computed
 * when it is first asked for. Links of scale-up domains are not routed over. Not thread-safe.
 */
public final class Routing {
    /** No way leads there. */
    public static final int NONE = Integer.MIN_VALUE;
    private static final int FAR = Integer.MAX_VALUE / 4;

    private static final int LAST = Integer.MIN_VALUE + 1;
    private static final int UNKNOWN = Integer.MIN_VALUE + 2;
    /** All links upwards of a switch. */
    private static final int WHOLE = Integer.MIN_VALUE + 3;

    private final Topology topology;
    private final int firstSwitch;
    private final int switches;
    private final SwitchLinks up;
    private final SwitchLinks lateral;
    private final SwitchLinks climbing;
    private final SwitchLinks descending;
    /** By endpoint: its link into the fabric where it has one that works; -1 where it has several or none. */
    private final int[] onlyLink;
    private final int[] group;
    private final int[] groupMember;
    /** By group and switch: the set of next links, {@link #UNKNOWN} until it is asked for. */
    private final int[][] rows;
    /** By group and switch: switches to the destination's leaf, both included. */
    private final int[][] distances;
    /** By group and switch: the same for switches that reach it by descending alone; 0 for others. */
    private final byte[][] descents;
    private final HopSets sets;
    /** By group and distance: which switches reach it by descending so far, as a number of their own. */
    private final int[][] frontiers;
    private final HopSets frontierNumbers = new HopSets();
    /** By switch: the frontier below it that it was last asked about, and the set of links to that. */
    private final int[] knownFrontier;
    private final int[] knownSet;
    private final PeerLists above;
    /** By switch: the set of all its links upwards, {@link #UNKNOWN} until it is asked for. */
    private final int[] whole;
    private final int[] candidates;
    private final int[] queue;
    private final int[] crossed;

    private Routing(Topology topology) {
        this.topology = topology;
        firstSwitch = topology.firstNode(Topology.LEAF);
        switches = topology.firstNode(Topology.SCALE_UP) - firstSwitch;
        up = new SwitchLinks(topology, topology::isUp);
        lateral = new SwitchLinks(topology, topology::isLateral);
        climbing = new SwitchLinks(topology, link -> !topology.isDown(link));
        descending = new SwitchLinks(topology, topology::isDown);
        onlyLink = new int[firstSwitch];
        Arrays.setAll(onlyLink, this::onlyLink);
        group = new int[firstSwitch];
        groupMember = number();
        rows = new int[groupMember.length][];
        distances = new int[groupMember.length][];
        descents = new byte[groupMember.length][];
        sets = new HopSets();
        frontiers = new int[groupMember.length][];
        knownFrontier = new int[switches];
        knownSet = new int[switches];
        Arrays.fill(knownFrontier, UNKNOWN);
        above = new PeerLists(up, switches);
        whole = new int[switches];
        Arrays.fill(whole, UNKNOWN);
        candidates = new int[mostLinks()];
        queue = new int[switches];
        crossed = new int[lateral.isEmpty() ? 0 : switches];
    }

    /** Routes around what has failed in {@code topology}. */
    public static Routing upDown(Topology topology) {
        return new Routing(topology);
    }

    public Topology topology() {
        return topology;
    }

    /** Destinations whose packets take the same ways except for the last link have the same group. */
    public int group(int endpoint) {
        return group[endpoint];
    }

    public int groups() {
        return rows.length;
    }

    /** An endpoint of the group. */
    public int member(int itsGroup) {
        return groupMember[itsGroup];
    }

    /**
     * The equal next links from a node towards an endpoint.
     *
     * @param node        an endpoint other than {@code destination}, or a switch of the fabric
     * @param destination an endpoint
     * @return a set; {@link #NONE} when no way leads there
     */
    public int next(int node, int destination) {
        if (node < firstSwitch) {
            return climb(node, destination);
        }
        int set = nextLinks(group[destination], node - firstSwitch);
        return set == LAST ? last(node, destination) : set;
    }

    /** Links of a set; 0 for {@link #NONE}. */
    public int size(int set) {
        return set >= 0 ? sets.size(set) : set == NONE ? 0 : 1;
    }

    /** A link of a set. */
    public int link(int set, int index) {
        return set >= 0 ? sets.link(set, index) : ~set;
    }

    /** True when a way leads from one endpoint to another. */
    public boolean reaches(int source, int destination) {
        return next(source, destination) != NONE;
    }

    /**
     * Switches from here on to the destination's leaf, this one included; more than any fabric has when no way leads
     * there.
     */
    public int distance(int aSwitch, int destination) {
        prepare(group[destination]);
        return distances[group[destination]][aSwitch - firstSwitch];
    }

    /** Frees what is held for a group; it is found again when it is asked for. */
    public void forget(int itsGroup) {
        rows[itsGroup] = null;
        distances[itsGroup] = null;
        descents[itsGroup] = null;
        frontiers[itsGroup] = null;
    }

    /** Links of the node that has the most. */
    int mostLinks() {
        int most = 1;
        for (int node = 0; node < topology.nodes(); node++) {
            most = Math.max(most, topology.firstLink(node + 1) - topology.firstLink(node));
        }
        return most;
    }

    /** Numbers endpoints by the leaves on which they hang. */
    private int[] number() {
        Map<String, Integer> byLeaves = new HashMap<>();
        Map<Integer, Integer> single = new HashMap<>();
        int[] members = new int[firstSwitch];
        int count = 0;
        for (int e = 0; e < firstSwitch; e++) {
            int link = onlyLink[e];
            int leaf = link < 0 ? -1 : topology.to(link);
            Integer known = leaf >= 0 ? single.get(leaf) : byLeaves.get(leaves(e));
            if (known == null) {
                members[count] = e;
                known = count++;
                if (leaf >= 0) {
                    single.put(leaf, known);
                } else {
                    byLeaves.put(leaves(e), known);
                }
            }
            group[e] = known;
        }
        return Arrays.copyOf(members, count);
    }

    private int onlyLink(int endpoint) {
        int only = -1;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link) && usable(link)) {
                if (only >= 0) {
                    return -1;
                }
                only = link;
            }
        }
        return only;
    }

    private String leaves(int endpoint) {
        StringBuilder text = new StringBuilder();
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link) && usable(link)) {
                text.append(topology.to(link)).append(' ');
            }
        }
        return text.toString();
    }

    private boolean usable(int link) {
        return topology.alive(link) && topology.alive(topology.reverse(link));
    }

    private int climb(int endpoint, int destination) {
        int itsGroup = group[destination];
        int only = onlyLink[endpoint];
        if (only >= 0) {
            return nextLinks(itsGroup, topology.to(only) - firstSwitch) == NONE ? NONE : ~only;
        }
        int nearest = FAR;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link) && usable(link)) {
                nearest = Math.min(nearest, usableDistance(itsGroup, topology.to(link) - firstSwitch));
            }
        }
        int count = 0;
        for (int link = topology.firstLink(endpoint); nearest < FAR && link < topology.firstLink(endpoint + 1);
                link++) {
            if (topology.isUp(link) && usable(link)
                    && usableDistance(itsGroup, topology.to(link) - firstSwitch) == nearest) {
                candidates[count++] = link;
            }
        }
        return handle(count);
    }

    /** Of a switch that has a next link. */
    private int usableDistance(int ofGroup, int s) {
        return nextLinks(ofGroup, s) == NONE ? FAR : distances[ofGroup][s];
    }

    /** From a leaf of the destination to it. */
    private int last(int leaf, int destination) {
        int only = onlyLink[destination];
        if (only >= 0 && topology.to(only) == leaf) {
            return ~topology.reverse(only);
        }
        int count = 0;
        for (int link = topology.firstLink(destination); link < topology.firstLink(destination + 1); link++) {
            if (topology.to(link) == leaf && usable(link)) {
                candidates[count++] = topology.reverse(link);
            }
        }
        return handle(count);
    }

    private int handle(int count) {
        return count == 0 ? NONE : count == 1 ? ~candidates[0] : sets.intern(candidates, count);
    }

    private void prepare(int ofGroup) {
        if (rows[ofGroup] != null) {
            return;
        }
        int[] best = new int[switches];
        byte[] down = new byte[switches];
        Arrays.fill(best, FAR);
        int reached = descend(groupMember[ofGroup], best, down);
        frontiers[ofGroup] = frontiers(down, reached);
        if (!lateral.isEmpty()) {
            cross(best, down, reached);
        }
        rows[ofGroup] = new int[switches];
        Arrays.fill(rows[ofGroup], UNKNOWN);
        ascend(best, down, rows[ofGroup]);
        distances[ofGroup] = best;
        descents[ofGroup] = down;
    }

    /** Numbers of the switches at each distance, which stand in the queue by distance. */
    private int[] frontiers(byte[] down, int reached) {
        int[] numbers = new int[reached == 0 ? 1 : down[queue[reached - 1]] + 1];
        for (int from = 0, to = 0; from < reached; from = to) {
            int distance = down[queue[from]];
            while (to < reached && down[queue[to]] == distance) {
                to++;
            }
            numbers[distance] = frontierNumbers.intern(Arrays.copyOfRange(queue, from, to), to - from);
        }
        return numbers;
    }

    /** Distance of every switch from which the destination is reached by descending alone, the nearest ones first. */
    private int descend(int destination, int[] best, byte[] down) {
        int tail = 0;
        for (int link = topology.firstLink(destination); link < topology.firstLink(destination + 1); link++) {
            if (topology.isUp(link) && usable(link) && down[topology.to(link) - firstSwitch] == 0) {
                tail = reach(topology.to(link) - firstSwitch, 1, best, down, tail);
            }
        }
        for (int head = 0; head < tail; head++) {
            int s = queue[head];
            for (int i = up.begin(s); i < up.end(s); i++) {
                if (down[up.peer(i)] == 0) {
                    tail = reach(up.peer(i), down[s] + 1, best, down, tail);
                }
            }
        }
        return tail;
    }

    private int reach(int s, int distance, int[] best, byte[] down, int tail) {
        down[s] = (byte) distance;
        best[s] = distance;
        queue[tail] = s;
        return tail + 1;
    }

    /**
     * Distance of the switches that reach one of those across links of their tier: breadth first from all of them, each
     * in its turn by distance.
     */
    private void cross(int[] best, byte[] down, int reached) {
        int head = 0;
        int next = 0;
        int tail = 0;
        while (head < reached || next < tail) {
            boolean descends = next == tail || head < reached && down[queue[head]] <= best[crossed[next]];
            int s = descends ? queue[head++] : crossed[next++];
            for (int i = lateral.begin(s); i < lateral.end(s); i++) {
                if (best[lateral.peer(i)] > best[s] + 1) {
                    best[lateral.peer(i)] = best[s] + 1;
                    crossed[tail++] = lateral.peer(i);
                }
            }
        }
    }

    /** Switches that must climb, from the top down; one that can descend does. Those with equal peers do alike. */
    private void ascend(int[] best, byte[] down, int[] row) {
        above.clear();
        for (int s = switches - 1; s >= 0; s--) {
            if (down[s] == 0) {
                int nearest = above.nearest(s, best);
                best[s] = Math.min(best[s], Math.min(FAR, 1 + nearest));
                if (lateral.isEmpty() && nearest < FAR && above.alike(s)) {
                    row[s] = WHOLE;
                }
            }
        }
    }

    private int nextLinks(int ofGroup, int s) {
        prepare(ofGroup);
        int[] row = rows[ofGroup];
        if (row[s] == WHOLE) {
            row[s] = whole(s);
        } else if (row[s] == UNKNOWN) {
            row[s] = distances[ofGroup][s] == FAR ? NONE : descents[ofGroup][s] == 1 ? LAST
                    : descents[ofGroup][s] > 0 ? downwards(ofGroup, s) : upwards(distances[ofGroup], s);
        }
        return row[s];
    }

    private int whole(int s) {
        if (whole[s] == UNKNOWN) {
            int count = 0;
            for (int i = climbing.begin(s); i < climbing.end(s); i++) {
                candidates[count++] = climbing.link(i);
            }
            whole[s] = handle(count);
        }
        return whole[s];
    }

    private int downwards(int ofGroup, int s) {
        byte[] down = descents[ofGroup];
        int frontier = frontiers[ofGroup][down[s] - 1];
        if (knownFrontier[s] != frontier) {
            int count = 0;
            for (int i = descending.begin(s); i < descending.end(s); i++) {
                if (down[descending.peer(i)] == down[s] - 1) {
                    candidates[count++] = descending.link(i);
                }
            }
            knownFrontier[s] = frontier;
            knownSet[s] = handle(count);
        }
        return knownSet[s];
    }

    private int upwards(int[] best, int s) {
        int count = 0;
        for (int i = climbing.begin(s); i < climbing.end(s); i++) {
            if (best[climbing.peer(i)] == best[s] - 1) {
                candidates[count++] = climbing.link(i);
            }
        }
        return handle(count);
    }
}
