// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;

/** Sets of links that leave one node, each kept once. Only appended to. */
final class HopSets {
    private final int[] newest;
    private int[] older = new int[64];
    private int[] start = new int[64];
    private int[] size = new int[64];
    private int sets;
    private int[] links = new int[256];
    private int used;

    HopSets(int nodes) {
        newest = new int[nodes];
        Arrays.fill(newest, -1);
    }

    /** The set of the first {@code count} links of {@code candidates}, which all leave {@code node}; not empty. */
    int intern(int node, int[] candidates, int count) {
        for (int set = newest[node]; set >= 0; set = older[set]) {
            if (size[set] == count && Arrays.equals(links, start[set], start[set] + count, candidates, 0, count)) {
                return set;
            }
        }
        return add(node, candidates, count);
    }

    private int add(int node, int[] candidates, int count) {
        if (sets == start.length) {
            older = Arrays.copyOf(older, 2 * sets);
            start = Arrays.copyOf(start, 2 * sets);
            size = Arrays.copyOf(size, 2 * sets);
        }
        if (used + count > links.length) {
            links = Arrays.copyOf(links, Math.max(2 * links.length, used + count));
        }
        System.arraycopy(candidates, 0, links, used, count);
        older[sets] = newest[node];
        start[sets] = used;
        size[sets] = count;
        used += count;
        newest[node] = sets;
        return sets++;
    }

    int size(int set) {
        return size[set];
    }

    int link(int set, int index) {
        return links[start[set] + index];
    }
}
