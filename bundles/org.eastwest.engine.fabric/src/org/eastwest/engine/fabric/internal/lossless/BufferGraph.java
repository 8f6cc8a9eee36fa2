// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.eastwest.engine.fabric.internal.routing.HopRule;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.ValleyFree;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Which buffers wait for which: a buffer is a link's receiving port at a switch with a lossless priority (or virtual
 * lane); it waits for another when some routed packet arrives in it and leaves for the other. Where the graph has a
 * cycle, all its buffers can be full and none can drain: the necessary condition of a deadlock (Dally and Seitz 1987;
 * Hu et al., HotNets 2016).
 */
final class BufferGraph {
    private final Topology topology;
    private final HopRule rule;
    private final Classes classes;
    private final int layers;
    /** For each buffer the bits of (egress link of its switch, class). */
    private final BitSet[] waits;
    /** Of ways that are followed one by one. */
    private int[] visited;
    private int mark;
    private int[] stack;
    private final int[] hops;

    BufferGraph(HopRule rule, Classes classes) {
        this.rule = rule;
        this.classes = classes;
        topology = rule.topology();
        layers = classes.count();
        waits = new BitSet[topology.links() * layers];
        int most = 0;
        for (int node = 0; node < topology.nodes(); node++) {
            most = Math.max(most, topology.firstLink(node + 1) - topology.firstLink(node));
        }
        hops = new int[most];
    }

    /**
     * Adds the ways of all endpoints to the destinations of some groups, where the rule of this graph leads them as this
     * one does, which {@link AllWays#covers}.
     */
    BufferGraph addAllToAll(ValleyFree valleyFree, BitSet destinations) {
        AllWays.add(valleyFree, this, destinations);
        return this;
    }

    /**
     * Adds the ways of all endpoints to the destinations of some groups, one after the other.
     *
     * @param destinations numbers of groups
     * @param every        1 for all of them, n for every n-th
     */
    BufferGraph addAllToAll(BitSet destinations, int every) {
        Routing groups = rule.groups();
        prepare();
        int number = 0;
        for (int group = destinations.nextSetBit(0); group >= 0; group = destinations.nextSetBit(group + 1)) {
            if (number++ % every > 0) {
                continue;
            }
            int destination = groups.member(group);
            mark++;
            int depth = 0;
            for (int source = 0; source < topology.endpoints(); source++) {
                depth = source == destination ? depth : start(source, destination, depth);
            }
            follow(destination, depth);
        }
        return this;
    }

    /** Adds the ways of one flow. */
    BufferGraph add(int source, int destination) {
        prepare();
        mark++;
        follow(destination, start(source, destination, 0));
        return this;
    }

    private void prepare() {
        if (visited == null) {
            visited = new int[waits.length];
            stack = new int[waits.length];
        }
    }

    private int start(int source, int destination, int depth) {
        int count = rule.first(source, destination, hops);
        int top = depth;
        for (int k = 0; k < count; k++) {
            top = visit(hops[k] * layers, top);
        }
        return top;
    }

    private int visit(int buffer, int depth) {
        if (visited[buffer] == mark) {
            return depth;
        }
        visited[buffer] = mark;
        stack[depth] = buffer;
        return depth + 1;
    }

    private void follow(int destination, int started) {
        int depth = started;
        while (depth > 0) {
            int buffer = stack[--depth];
            int ingress = buffer / layers;
            int node = topology.to(ingress);
            if (topology.isEndpoint(node)) {
                continue;
            }
            int count = rule.next(ingress, destination, hops);
            for (int k = 0; k < count; k++) {
                int egress = hops[k];
                if (!topology.isEndpoint(topology.to(egress))) {
                    int layer = classes.next(topology, ingress, egress, buffer % layers);
                    wait(buffer, egress, layer);
                    depth = visit(egress * layers + layer, depth);
                }
            }
        }
    }

    private void wait(int buffer, int egress, int layer) {
        if (waits[buffer] == null) {
            waits[buffer] = new BitSet();
        }
        waits[buffer].set((egress - topology.firstLink(topology.from(egress))) * layers + layer);
    }

    /** The buffer of a link waits, in the first class, for links that leave its switch, counted from the first one. */
    void wait(int link, BitSet egress) {
        waits[link * layers] = egress;
        if (layers > 1) {
            waits[link * layers] = new BitSet();
            egress.stream().forEach(offset -> waits[link * layers].set(offset * layers));
        }
    }

    /** The buffer of a link waits for what that of another link into the same switch waits for. */
    void waitAs(int link, int another) {
        waits[link * layers] = waits[another * layers];
    }

    Topology topology() {
        return topology;
    }

    /** Buffers, used or not. */
    int size() {
        return waits.length;
    }

    /** Buffers that wait for others or are waited for. */
    long used() {
        BitSet used = new BitSet(waits.length);
        BitSet waitedFor = new BitSet();
        for (int node = topology.firstNode(Topology.LEAF); node < topology.nodes(); node++) {
            waitedFor.clear();
            for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
                int ingress = topology.reverse(link) * layers;
                for (int buffer = ingress; buffer < ingress + layers; buffer++) {
                    if (waits[buffer] != null) {
                        used.set(buffer);
                        waitedFor.or(waits[buffer]);
                    }
                }
            }
            int base = topology.firstLink(node) * layers;
            waitedFor.stream().forEach(bit -> used.set(base + bit));
        }
        return used.cardinality();
    }

    long dependencies() {
        return Arrays.stream(waits).filter(w -> w != null).mapToLong(BitSet::cardinality).sum();
    }

    /** The buffers that a buffer waits for. */
    void next(int buffer, IntConsumer each) {
        if (waits[buffer] == null) {
            return;
        }
        int base = topology.firstLink(topology.to(buffer / layers)) * layers;
        for (int bit = waits[buffer].nextSetBit(0); bit >= 0; bit = waits[buffer].nextSetBit(bit + 1)) {
            each.accept(base + bit);
        }
    }

    /** True when a buffer waits for another, or for itself. */
    boolean waits(int buffer, int another) {
        int offset = another - topology.firstLink(topology.to(buffer / layers)) * layers;
        return waits[buffer] != null && offset >= 0 && waits[buffer].get(offset);
    }

    /** The n-th or a later buffer that a buffer waits for, as its offset; -1 when there is none. */
    int nextOffset(int buffer, int from) {
        return waits[buffer] == null ? -1 : waits[buffer].nextSetBit(from);
    }

    int atOffset(int buffer, int offset) {
        return topology.firstLink(topology.to(buffer / layers)) * layers + offset;
    }

    /** The link at whose end a buffer is. */
    int link(int buffer) {
        return buffer / layers;
    }

    /** The class of a buffer, from 0. */
    int layer(int buffer) {
        return buffer % layers;
    }
}
