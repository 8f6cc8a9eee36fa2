// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;

/**
 * The peers of switches, each list of them held once: in a regular fabric all leaves of a pod have the same spines above
 * them, so that what is nearest above is looked for once for all of them.
 */
final class PeerLists {
    private static final int UNKNOWN = -1;

    private final HopSets lists = new HopSets();
    private final int[] listOf;
    private final int[] nearest;
    private final boolean[] alike;

    /**
     * @param links    of the switches
     * @param switches how many
     */
    PeerLists(SwitchLinks links, int switches) {
        listOf = new int[switches];
        int most = 0;
        for (int s = 0; s < switches; s++) {
            int[] peers = new int[links.end(s) - links.begin(s)];
            for (int i = 0; i < peers.length; i++) {
                peers[i] = links.peer(links.begin(s) + i);
            }
            peers = Arrays.stream(peers).sorted().distinct().toArray();
            listOf[s] = peers.length == 0 ? UNKNOWN : lists.intern(peers, peers.length);
            most = Math.max(most, listOf[s] + 1);
        }
        nearest = new int[most];
        alike = new boolean[most];
    }

    /** Forgets what was nearest. */
    void clear() {
        Arrays.fill(nearest, UNKNOWN);
    }

    /** The least distance among the peers of a switch, which must not change any more; the largest int for none. */
    int nearest(int s, int[] distance) {
        int list = listOf[s];
        if (list == UNKNOWN) {
            return Integer.MAX_VALUE - 1;
        }
        if (nearest[list] == UNKNOWN) {
            find(list, distance);
        }
        return nearest[list];
    }

    private void find(int list, int[] distance) {
        nearest[list] = distance[lists.link(list, 0)];
        alike[list] = true;
        for (int k = 1; k < lists.size(list); k++) {
            int of = distance[lists.link(list, k)];
            alike[list] &= of == nearest[list];
            nearest[list] = Math.min(nearest[list], of);
        }
    }

    /** True when all peers of a switch that has some are equally near, once {@link #nearest} has been asked. */
    boolean alike(int s) {
        return listOf[s] != UNKNOWN && alike[listOf[s]];
    }
}
