// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cycles of a graph of buffers: strongly connected components by Tarjan's algorithm (1972), without recursion, in time
 * proportional to buffers and dependencies; and the shortest cycle.
 */
final class Cycles {
    /** Buffers of components from which shortest cycles are looked for; others are no shorter in regular fabrics. */
    private static final int MOST_STARTS = 2000;

    private final BufferGraph graph;
    private final int[] index;
    private final int[] low;
    private final int[] component;
    private final int[] path;
    private final int[] callBuffer;
    private final int[] callOffset;
    private int next = 1;
    private int top;
    private int components;
    private final List<int[]> cyclic = new ArrayList<>();

    Cycles(BufferGraph graph) {
        this.graph = graph;
        index = new int[graph.size()];
        low = new int[graph.size()];
        component = new int[graph.size()];
        path = new int[graph.size()];
        callBuffer = new int[graph.size()];
        callOffset = new int[graph.size()];
        for (int buffer = 0; buffer < graph.size(); buffer++) {
            if (index[buffer] == 0 && graph.nextOffset(buffer, 0) >= 0) {
                visit(buffer);
            }
        }
    }

    private void visit(int root) {
        int depth = 0;
        enter(root, depth);
        while (depth >= 0) {
            int buffer = callBuffer[depth];
            int offset = graph.nextOffset(buffer, callOffset[depth]);
            if (offset >= 0) {
                callOffset[depth] = offset + 1;
                int to = graph.atOffset(buffer, offset);
                if (index[to] == 0) {
                    enter(to, ++depth);
                } else if (component[to] == 0) {
                    low[buffer] = Math.min(low[buffer], index[to]);
                }
            } else {
                close(buffer);
                depth--;
                if (depth >= 0) {
                    low[callBuffer[depth]] = Math.min(low[callBuffer[depth]], low[buffer]);
                }
            }
        }
    }

    private void enter(int buffer, int depth) {
        index[buffer] = next;
        low[buffer] = next++;
        path[top++] = buffer;
        callBuffer[depth] = buffer;
        callOffset[depth] = 0;
    }

    private void close(int buffer) {
        if (low[buffer] != index[buffer]) {
            return;
        }
        components++;
        int from = top;
        do {
            component[path[--from]] = components;
        } while (path[from] != buffer);
        if (top - from > 1 || waitsForItself(buffer)) {
            cyclic.add(Arrays.copyOfRange(path, from, top));
        }
        top = from;
    }

    private boolean waitsForItself(int buffer) {
        boolean[] found = new boolean[1];
        graph.next(buffer, to -> found[0] |= to == buffer);
        return found[0];
    }

    /** Buffers that are on some cycle. */
    long buffers() {
        return cyclic.stream().mapToLong(c -> c.length).sum();
    }

    /** Strongly connected components that hold a cycle. */
    int count() {
        return cyclic.size();
    }

    /**
     * The buffers of a shortest cycle, each waiting for the next and the last for the first; empty when there is none.
     */
    List<Integer> shortest() {
        List<Integer> best = List.of();
        int starts = 0;
        for (int[] buffers : cyclic) {
            for (int i = 0; i < buffers.length && starts < MOST_STARTS; i++, starts++) {
                List<Integer> through = through(buffers[i], best.isEmpty() ? Integer.MAX_VALUE : best.size());
                best = through.isEmpty() ? best : through;
            }
        }
        return best;
    }

    /** The shortest cycle through a buffer if it has fewer buffers than the limit: breadth first. */
    private List<Integer> through(int start, int limit) {
        int[] before = index;
        Arrays.fill(before, -1);
        int head = 0;
        int tail = 0;
        path[tail++] = start;
        Arrays.fill(low, 0);
        int[] found = {-1};
        while (head < tail && found[0] < 0) {
            int buffer = path[head++];
            if (low[buffer] + 1 >= limit) {
                break;
            }
            int[] end = {tail};
            graph.next(buffer, to -> {
                if (to == start) {
                    found[0] = buffer;
                } else if (before[to] < 0 && component[to] == component[start]) {
                    before[to] = buffer;
                    low[to] = low[buffer] + 1;
                    path[end[0]++] = to;
                }
            });
            tail = end[0];
        }
        List<Integer> cycle = new ArrayList<>();
        for (int buffer = found[0]; buffer >= 0; buffer = buffer == start ? -1 : before[buffer]) {
            cycle.add(0, buffer);
        }
        return cycle;
    }
}
