// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.Arrays;

/** Lists of links, or of switches, each kept once under a number of its own. Only appended to. */
final class HopSets {
    private static final int NONE = -1;

    /** The newest set of each hash, and of each set the next older one of its hash. */
    private int[] newest = filled(1024);
    private int[] older = new int[64];
    private int[] hashes = new int[64];
    private int[] start = new int[64];
    private int[] size = new int[64];
    private int sets;
    private int[] links = new int[256];
    private int used;

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /** The number of the first {@code count} elements of {@code candidates}; not empty. */
    int intern(int[] candidates, int count) {
        int hash = hash(candidates, count);
        for (int set = newest[hash & newest.length - 1]; set >= 0; set = older[set]) {
            if (hashes[set] == hash && size[set] == count
                    && Arrays.equals(links, start[set], start[set] + count, candidates, 0, count)) {
                return set;
            }
        }
        return add(candidates, count, hash);
    }

    private static int hash(int[] candidates, int count) {
        int hash = count;
        for (int k = 0; k < count; k++) {
            hash = 31 * hash + candidates[k];
        }
        hash *= 0x9E3779B1;
        return hash ^ hash >>> 15;
    }

    private int add(int[] candidates, int count, int hash) {
        if (sets == start.length) {
            older = Arrays.copyOf(older, 2 * sets);
            hashes = Arrays.copyOf(hashes, 2 * sets);
            start = Arrays.copyOf(start, 2 * sets);
            size = Arrays.copyOf(size, 2 * sets);
        }
        if (sets == newest.length) {
            rehash();
        }
        if (used + count > links.length) {
            links = Arrays.copyOf(links, Math.max(2 * links.length, used + count));
        }
        System.arraycopy(candidates, 0, links, used, count);
        hashes[sets] = hash;
        start[sets] = used;
        size[sets] = count;
        used += count;
        chain(sets);
        return sets++;
    }

    private void rehash() {
        newest = filled(2 * newest.length);
        for (int set = 0; set < sets; set++) {
            chain(set);
        }
    }

    private void chain(int set) {
        int slot = hashes[set] & newest.length - 1;
        older[set] = newest[slot];
        newest[slot] = set;
    }

    int size(int set) {
        return size[set];
    }

    int link(int set, int index) {
        return links[start[set] + index];
    }
}
