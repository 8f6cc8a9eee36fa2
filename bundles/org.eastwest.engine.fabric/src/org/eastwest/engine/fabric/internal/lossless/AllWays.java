// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.HopRule;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.ValleyFree;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * The dependencies of the ways between all endpoints, for all destinations at once: where switches send a packet on by
 * its destination alone, two buffers depend on each other as soon as the destinations that the first one carries and
 * those that its switch sends on by the second have one in common. The same dependencies as those of every way followed
 * by itself, in a time that grows with links instead of links times destinations.
 */
final class AllWays {
    private final Routing routing;
    private final Topology topology;
    private final BufferGraph graph;
    private final NextHops hops;
    /** By switch, the groups whose packets come to it. */
    private final BitSet[] arrives;
    /** By group of sources and leaf of it, the groups whose packets they send there. */
    private final BitSet[][] sent;
    private final int[][] leaves;
    private final int firstSwitch;
    private final int lastSwitch;
    private final boolean lateral;
    private final BitSet destinations;

    private AllWays(ValleyFree rule, BufferGraph graph, BitSet destinations) {
        this.destinations = destinations;
        routing = rule.routing();
        topology = routing.topology();
        this.graph = graph;
        lateral = hasLateral(topology);
        hops = new NextHops(routing);
        firstSwitch = topology.firstNode(Topology.LEAF);
        lastSwitch = topology.firstNode(Topology.SCALE_UP) - 1;
        arrives = new BitSet[topology.nodes()];
        Arrays.setAll(arrives, n -> n < firstSwitch ? null : new BitSet());
        leaves = new int[routing.groups()][];
        sent = new BitSet[routing.groups()][];
        for (int group = 0; group < leaves.length; group++) {
            leaves[group] = leaves(routing.member(group));
            sent[group] = new BitSet[leaves[group].length];
            Arrays.setAll(sent[group], leaf -> new BitSet());
        }
    }

    /** True when a rule asks for the destination alone, and its packets stay in one class. */
    static boolean covers(HopRule rule, Classes classes) {
        return rule instanceof ValleyFree && (classes.count() == 1 || !hasLateral(rule.topology()));
    }

    static boolean hasLateral(Topology topology) {
        for (int link = 0; link < topology.links(); link++) {
            if (topology.isLateral(link)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds those to some groups of destinations.
     *
     * @param destinations numbers of groups
     */
    static void add(ValleyFree rule, BufferGraph graph, BitSet destinations) {
        new AllWays(rule, graph, destinations).add();
    }

    /** Those that a live link leads to. */
    private int[] leaves(int endpoint) {
        return IntStream.range(topology.firstLink(endpoint), topology.firstLink(endpoint + 1)).filter(this::enters)
                .map(topology::to).distinct().toArray();
    }

    private boolean enters(int link) {
        return topology.isUp(link) && topology.alive(link) && topology.alive(topology.reverse(link));
    }

    private void add() {
        for (int group = destinations.nextSetBit(0); group >= 0; group = destinations.nextSetBit(group + 1)) {
            route(group);
            routing.forget(group);
        }
        hops.close();
        for (int group = 0; group < leaves.length; group++) {
            if (leaves[group].length == 1 && routing.member(group) < topology.endpoints()) {
                sent[group][0] = hops.allGroups(leaves[group][0]);
            }
            for (int i = 0; i < leaves[group].length; i++) {
                arrives[leaves[group][i]].or(sent[group][i]);
            }
        }
        spread();
        for (int endpoint = 0; endpoint < topology.endpoints(); endpoint++) {
            enter(endpoint);
        }
        for (int node = firstSwitch; node <= lastSwitch; node++) {
            passOn(node);
        }
    }

    /** What every switch and every group of sources does with packets to one group. */
    private void route(int group) {
        int destination = routing.member(group);
        for (int node = firstSwitch; node <= lastSwitch; node++) {
            if (routing.distance(node, destination) > 1) {
                int set = routing.next(node, destination);
                if (set != Routing.NONE) {
                    hops.add(node, set, group);
                }
            }
        }
        for (int source = 0; source < routing.groups(); source++) {
            if (leaves[source].length > 1 && source != group && routing.member(source) < topology.endpoints()) {
                int set = routing.next(routing.member(source), destination);
                for (int k = 0; k < routing.size(set); k++) {
                    sent[source][leaf(source, topology.to(routing.link(set, k)))].set(group);
                }
            }
        }
    }

    private int leaf(int group, int node) {
        int i = 0;
        while (leaves[group][i] != node) {
            i++;
        }
        return i;
    }

    /** Up and down; links across a tier take further turns, until no switch learns of a further group. */
    private void spread() {
        boolean more = true;
        while (more) {
            more = false;
            for (int node = firstSwitch; node <= lastSwitch; node++) {
                more |= spread(node);
            }
            for (int node = lastSwitch; node >= firstSwitch; node--) {
                more |= spread(node);
            }
            more &= lateral;
        }
    }

    /** True when a switch learns of a further group. */
    private boolean spread(int node) {
        boolean more = false;
        int[] one = hops.oneGroup(node);
        for (int i = 0; i < one.length; i++) {
            BitSet there = arrives[topology.to(topology.firstLink(node) + hops.oneLink(node)[i])];
            if (arrives[node].get(one[i]) && !there.get(one[i])) {
                there.set(one[i]);
                more = true;
            }
        }
        for (int entry : hops.several(node)) {
            BitSet passed = passed(node, entry);
            BitSet offsets = hops.offsets(entry);
            for (int k = offsets.nextSetBit(0); k >= 0 && !passed.isEmpty(); k = offsets.nextSetBit(k + 1)) {
                BitSet there = arrives[topology.to(topology.firstLink(node) + k)];
                int known = lateral ? there.cardinality() : 0;
                there.or(passed);
                more |= lateral && there.cardinality() > known;
            }
        }
        return more;
    }

    /** The groups whose packets a switch sends on by an entry. */
    private BitSet passed(int node, int entry) {
        BitSet passed = (BitSet) arrives[node].clone();
        passed.and(hops.groups(entry));
        return passed;
    }

    /** The links of an endpoint; those of a group to one leaf wait for the same. */
    private void enter(int endpoint) {
        int group = routing.group(endpoint);
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (enters(link)) {
                int at = leaf(group, topology.to(link));
                int shared = topology.firstLink(routing.member(group));
                while (topology.to(shared) != topology.to(link) || !enters(shared)) {
                    shared++;
                }
                if (shared == link) {
                    wait(link, sent[group][at]);
                } else {
                    graph.waitAs(link, shared);
                }
            }
        }
    }

    private void passOn(int node) {
        BitSet[] carried = new BitSet[topology.firstLink(node + 1) - topology.firstLink(node)];
        int[] one = hops.oneGroup(node);
        for (int i = 0; i < one.length; i++) {
            if (arrives[node].get(one[i])) {
                carry(carried, hops.oneLink(node)[i]).set(one[i]);
            }
        }
        for (int entry : hops.several(node)) {
            BitSet passed = passed(node, entry);
            BitSet offsets = hops.offsets(entry);
            for (int k = offsets.nextSetBit(0); k >= 0 && !passed.isEmpty(); k = offsets.nextSetBit(k + 1)) {
                carry(carried, k).or(passed);
            }
        }
        for (int k = 0; k < carried.length; k++) {
            if (carried[k] != null) {
                wait(topology.firstLink(node) + k, carried[k]);
            }
        }
    }

    private static BitSet carry(BitSet[] carried, int k) {
        if (carried[k] == null) {
            carried[k] = new BitSet();
        }
        return carried[k];
    }

    private void wait(int link, BitSet carried) {
        int node = topology.to(link);
        BitSet egress = new BitSet();
        int[] one = hops.oneGroup(node);
        for (int i = 0; i < one.length; i++) {
            if (carried.get(one[i])) {
                egress.set(hops.oneLink(node)[i]);
            }
        }
        for (int entry : hops.several(node)) {
            if (carried.intersects(hops.groups(entry))) {
                egress.or(hops.offsets(entry));
            }
        }
        if (!egress.isEmpty()) {
            graph.wait(link, egress);
        }
    }
}
