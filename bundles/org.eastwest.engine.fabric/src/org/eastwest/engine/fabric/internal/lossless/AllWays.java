// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import java.util.BitSet;
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

    private AllWays(ValleyFree rule, BufferGraph graph) {
        routing = rule.routing();
        topology = routing.topology();
        this.graph = graph;
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

    private static boolean hasLateral(Topology topology) {
        for (int link = 0; link < topology.links(); link++) {
            if (topology.isLateral(link)) {
                return true;
            }
        }
        return false;
    }

    /** Adds them all. */
    static void add(ValleyFree rule, BufferGraph graph) {
        new AllWays(rule, graph).add();
    }

    private int[] leaves(int endpoint) {
        int[] found = new int[topology.firstLink(endpoint + 1) - topology.firstLink(endpoint)];
        for (int i = 0; i < found.length; i++) {
            found[i] = topology.to(topology.firstLink(endpoint) + i);
        }
        return Arrays.stream(found).distinct().toArray();
    }

    private void add() {
        for (int group = 0; group < routing.groups(); group++) {
            route(group);
            routing.forget(group);
        }
        for (int group = 0; group < leaves.length; group++) {
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
            if (source != group && routing.member(source) < topology.endpoints()) {
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

    /** Up and down until no switch learns of a further group; links across a tier take more than one turn. */
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
        }
    }

    private boolean spread(int node) {
        boolean[] more = new boolean[1];
        hops.each(node, entry -> {
            BitSet passed = passed(node, entry);
            BitSet offsets = hops.offsets(entry);
            for (int k = offsets.nextSetBit(0); k >= 0 && !passed.isEmpty(); k = offsets.nextSetBit(k + 1)) {
                BitSet there = arrives[topology.to(topology.firstLink(node) + k)];
                int known = there.cardinality();
                there.or(passed);
                more[0] |= there.cardinality() > known;
            }
        });
        return more[0];
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
            if (topology.isUp(link) && topology.alive(link) && topology.alive(topology.reverse(link))) {
                int at = leaf(group, topology.to(link));
                int shared = topology.firstLink(routing.member(group));
                while (topology.to(shared) != topology.to(link) || !topology.alive(shared)
                        || !topology.alive(topology.reverse(shared))) {
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
        hops.each(node, entry -> {
            BitSet passed = passed(node, entry);
            BitSet offsets = hops.offsets(entry);
            for (int k = offsets.nextSetBit(0); k >= 0 && !passed.isEmpty(); k = offsets.nextSetBit(k + 1)) {
                if (carried[k] == null) {
                    carried[k] = new BitSet();
                }
                carried[k].or(passed);
            }
        });
        for (int k = 0; k < carried.length; k++) {
            if (carried[k] != null) {
                wait(topology.firstLink(node) + k, carried[k]);
            }
        }
    }

    private void wait(int link, BitSet carried) {
        hops.each(topology.to(link), entry -> {
            if (hops.meets(entry, carried)) {
                graph.wait(link, hops.offsets(entry));
            }
        });
    }
}
