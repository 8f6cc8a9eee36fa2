// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Links between switches of the fabric that work in both directions, by the switch they leave and in the order of their
 * numbers, as rows of primitive arrays. Switches are counted from the first leaf.
 */
final class SwitchLinks {
    private final int[] start;
    private int[] links = new int[1024];
    private int[] peers = new int[1024];

    /**
     * @param which links to take
     */
    SwitchLinks(Topology topology, IntPredicate which) {
        int first = topology.firstNode(Topology.LEAF);
        int switches = topology.firstNode(Topology.SCALE_UP) - first;
        start = new int[switches + 1];
        int count = 0;
        for (int s = 0; s < switches; s++) {
            for (int link = topology.firstLink(first + s); link < topology.firstLink(first + s + 1); link++) {
                int peer = topology.to(link) - first;
                if (peer >= 0 && peer < switches && which.test(link) && topology.alive(link)
                        && topology.alive(topology.reverse(link))) {
                    count = add(count, link, peer);
                }
            }
            start[s + 1] = count;
        }
    }

    private int add(int count, int link, int peer) {
        if (count == links.length) {
            links = Arrays.copyOf(links, 2 * count);
            peers = Arrays.copyOf(peers, 2 * count);
        }
        links[count] = link;
        peers[count] = peer;
        return count + 1;
    }

    boolean isEmpty() {
        return start[start.length - 1] == 0;
    }

    /** Where the links of a switch begin, up to {@link #end}. */
    int begin(int aSwitch) {
        return start[aSwitch];
    }

    int end(int aSwitch) {
        return start[aSwitch + 1];
    }

    int link(int index) {
        return links[index];
    }

    /** The switch to which a link leads. */
    int peer(int index) {
        return peers[index];
    }
}
