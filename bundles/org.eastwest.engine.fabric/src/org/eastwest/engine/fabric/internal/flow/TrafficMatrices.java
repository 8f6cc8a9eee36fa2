// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.topology.Topology;

/** Messages of collectives and of the traffic that simulators compare themselves by. Payload in bytes. */
public final class TrafficMatrices {
    private static final long INCAST_SEED = 1;

    private TrafficMatrices() {
    }

    /** Every endpoint sends to one other and receives from one other; a random one without fixed points (Sattolo). */
    public static Messages permutation(int endpoints, double bytes, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] to = new int[endpoints];
        for (int i = 0; i < endpoints; i++) {
            to[i] = i;
        }
        for (int i = endpoints - 1; i > 0; i--) {
            int j = random.nextInt(i);
            int swapped = to[i];
            to[i] = to[j];
            to[j] = swapped;
        }
        Messages messages = new Messages(endpoints);
        for (int i = 0; i < endpoints && endpoints > 1; i++) {
            messages.add(i, to[i], bytes, 0);
        }
        return messages;
    }

    /**
     * Senders spread over the other endpoints send to endpoint 0: one of each of as many equal parts, which one by
     * chance, since steps of one length would meet the same rail or place under a leaf again and again.
     *
     * @param senders at least 1 and less than {@code endpoints}
     */
    public static Messages incast(int endpoints, int senders, double bytes) {
        SplittableRandom random = new SplittableRandom(INCAST_SEED);
        Messages messages = new Messages(senders);
        for (int i = 0; i < senders; i++) {
            int first = (int) ((long) i * (endpoints - 1) / senders);
            int next = (int) ((i + 1L) * (endpoints - 1) / senders);
            messages.add(1 + first + random.nextInt(next - first), 0, bytes, 0);
        }
        return messages;
    }

    /** One step of a ring over these endpoints: each sends to the next. */
    public static Messages ring(int[] members, double bytes) {
        Messages messages = new Messages(members.length);
        ring(messages, members, bytes);
        return messages;
    }

    /** Adds one step of a ring, so that several groups or jobs share a fabric. */
    public static void ring(Messages messages, int[] members, double bytes) {
        for (int i = 0; i < members.length && members.length > 1; i++) {
            messages.add(members[i], members[(i + 1) % members.length], bytes, 0);
        }
    }

    /**
     * A double binary tree in its steady state: each member exchanges half of the bytes with its parent in either tree
     * and with its children, both ways (Sanders, Speck, Traff 2009).
     */
    public static void doubleTree(Messages messages, int[] members, double bytes) {
        int n = members.length;
        for (int i = 1; i < n; i++) {
            both(messages, members[i], members[parent(i, n)], bytes / 2);
            both(messages, members[(i + 1) % n], members[(parent(i, n) + 1) % n], bytes / 2);
        }
    }

    /** The in-order binary tree of NCCL (src/graph/trees.cc, ncclGetBtree): the root is 0. */
    private static int parent(int i, int n) {
        int bit = Integer.lowestOneBit(i);
        int up = (i ^ bit) | (bit << 1);
        return up < n ? up : i ^ bit;
    }

    private static void both(Messages messages, int one, int other, double bytes) {
        if (one != other) {
            messages.add(one, other, bytes, 0);
            messages.add(other, one, bytes, 0);
        }
    }

    /** Every member sends the same to every other; {@code bytes} is what it sends to all of them together. */
    public static void allToAll(Messages messages, int[] members, double bytes) {
        for (int from : members) {
            for (int to : members) {
                if (from != to) {
                    messages.add(from, to, bytes / (members.length - 1), 0);
                }
            }
        }
    }

    /** The endpoints from {@code first} on, {@code stride} apart. */
    public static int[] members(int first, int count, int stride) {
        int[] members = new int[count];
        for (int i = 0; i < count; i++) {
            members[i] = first + i * stride;
        }
        return members;
    }

    /** The endpoint of the same scale-up domain that has the rail of {@code destination}; itself when there is none. */
    static int relay(Topology topology, int source, int destination) {
        int domain = topology.domain(source);
        int rail = topology.rail(destination);
        if (domain < 0 || rail < 0 || topology.rail(source) == rail || topology.domain(destination) == domain) {
            return source;
        }
        for (int link = topology.firstLink(domain); link < topology.firstLink(domain + 1); link++) {
            if (topology.rail(topology.to(link)) == rail) {
                return topology.to(link);
            }
        }
        return source;
    }
}
