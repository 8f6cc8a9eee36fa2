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

    private final Topology topology;
    private final int firstSwitch;
    private final int switches;
    private final boolean laterals;
    private final int[] group;
    private final int[] groupMember;
    private final int[][] rows;
    private final int[][] climbs;
    private final HopSets sets;
    private final int[] candidates;
    private final int[] down;
    private final int[] best;
    private final int[] queue;

    private Routing(Topology topology) {
        this.topology = topology;
        firstSwitch = topology.firstNode(Topology.LEAF);
        switches = topology.firstNode(Topology.SCALE_UP) - firstSwitch;
        laterals = hasLaterals();
        group = new int[firstSwitch];
        groupMember = number();
        rows = new int[groupMember.length][];
        climbs = new int[groupMember.length][];
        sets = new HopSets(topology.firstNode(Topology.SCALE_UP));
        candidates = new int[mostLinks()];
        down = new int[switches];
        best = new int[switches];
        queue = new int[switches];
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
        int set = row(group[destination])[node - firstSwitch];
        return set == LAST ? last(node, destination) : set;
    }

    private static final int LAST = Integer.MIN_VALUE + 1;

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
        row(group[destination]);
        return climbs[group[destination]][aSwitch - firstSwitch];
    }

    private boolean hasLaterals() {
        for (int link = 0; link < topology.links(); link++) {
            if (topology.isLateral(link)) {
                return true;
            }
        }
        return false;
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
        Map<Integer, Map<String, Integer>> byLeaf = new HashMap<>();
        Map<Integer, Integer> single = new HashMap<>();
        int[] members = new int[firstSwitch];
        int count = 0;
        for (int e = 0; e < firstSwitch; e++) {
            int leaf = onlyLeaf(e);
            Integer known = leaf >= 0 ? single.get(leaf) : byLeaf.computeIfAbsent(-leaf, l -> new HashMap<>())
                    .get(leaves(e));
            if (known == null) {
                members[count] = e;
                known = count++;
                if (leaf >= 0) {
                    single.put(leaf, known);
                } else {
                    byLeaf.get(-leaf).put(leaves(e), known);
                }
            }
            group[e] = known;
        }
        return Arrays.copyOf(members, count);
    }

    /** The leaf of an endpoint with one live link; else the negative number of its live links. */
    private int onlyLeaf(int endpoint) {
        int leaf = 0;
        int alive = 0;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link) && usable(link)) {
                alive++;
                leaf = topology.to(link);
            }
        }
        return alive == 1 ? leaf : -alive - 1;
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
        int[] row = row(group[destination]);
        int[] far = climbs[group[destination]];
        int nearest = FAR;
        int count = 0;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            int leaf = topology.to(link) - firstSwitch;
            if (!topology.isUp(link) || !usable(link) || row[leaf] == NONE || far[leaf] > nearest) {
                continue;
            }
            count = far[leaf] < nearest ? 0 : count;
            nearest = far[leaf];
            candidates[count++] = link;
        }
        return handle(endpoint, count);
    }

    /** From a leaf of the destination to it. */
    private int last(int leaf, int destination) {
        int count = 0;
        for (int link = topology.firstLink(destination); link < topology.firstLink(destination + 1); link++) {
            if (topology.to(link) == leaf && usable(link)) {
                candidates[count++] = topology.reverse(link);
            }
        }
        return handle(leaf, count);
    }

    private int handle(int node, int count) {
        return count == 0 ? NONE : count == 1 ? ~candidates[0] : sets.intern(node, candidates, count);
    }

    private int[] row(int ofGroup) {
        if (rows[ofGroup] == null) {
            rows[ofGroup] = compute(groupMember[ofGroup]);
            climbs[ofGroup] = best.clone();
        }
        return rows[ofGroup];
    }

    private int[] compute(int destination) {
        descend(destination);
        System.arraycopy(down, 0, best, 0, switches);
        if (laterals) {
            cross();
        }
        ascend();
        int[] row = new int[switches];
        for (int s = 0; s < switches; s++) {
            row[s] = best[s] == FAR ? NONE : down[s] == 1 ? LAST : nextLinks(s);
        }
        return row;
    }

    /** Distance of every switch from which the destination is reached by descending alone. */
    private void descend(int destination) {
        Arrays.fill(down, FAR);
        int tail = 0;
        for (int link = topology.firstLink(destination); link < topology.firstLink(destination + 1); link++) {
            if (topology.isUp(link) && usable(link) && down[topology.to(link) - firstSwitch] == FAR) {
                down[topology.to(link) - firstSwitch] = 1;
                queue[tail++] = topology.to(link) - firstSwitch;
            }
        }
        for (int head = 0; head < tail; head++) {
            int s = queue[head];
            for (int link = topology.firstLink(firstSwitch + s); link < topology.firstLink(firstSwitch + s + 1);
                    link++) {
                if (topology.isUp(link) && usable(link) && down[topology.to(link) - firstSwitch] == FAR) {
                    down[topology.to(link) - firstSwitch] = down[s] + 1;
                    queue[tail++] = topology.to(link) - firstSwitch;
                }
            }
        }
    }

    /** Distance of the switches that reach one of those across links of their tier. */
    private void cross() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int s = 0; s < switches; s++) {
                int before = best[s];
                best[s] = Math.min(before, nearestBy(s, false));
                changed |= best[s] < before;
            }
        }
    }

    /** Switches that must climb, from the top down; one that can descend does. */
    private void ascend() {
        for (int s = switches - 1; s >= 0; s--) {
            if (down[s] == FAR) {
                best[s] = Math.min(best[s], nearestBy(s, true));
            }
        }
    }

    private int nearestBy(int s, boolean up) {
        int nearest = FAR;
        for (int link = topology.firstLink(firstSwitch + s); link < topology.firstLink(firstSwitch + s + 1); link++) {
            if ((up ? topology.isUp(link) : topology.isLateral(link)) && usable(link)) {
                nearest = Math.min(nearest, 1 + best[topology.to(link) - firstSwitch]);
            }
        }
        return Math.min(nearest, FAR);
    }

    private int nextLinks(int s) {
        int node = firstSwitch + s;
        boolean descends = down[s] < FAR;
        int count = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            int peer = topology.to(link) - firstSwitch;
            if (peer < 0 || peer >= switches || !usable(link)) {
                continue;
            }
            boolean taken = descends ? topology.isDown(link) && down[peer] == down[s] - 1
                    : !topology.isDown(link) && best[peer] == best[s] - 1;
            if (taken) {
                candidates[count++] = link;
            }
        }
        return handle(node, count);
    }
}
