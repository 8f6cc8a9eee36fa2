// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedList;
import java.util.List;

/**
 * Cycles of a graph of buffers: strongly connected components by Tarjan's algorithm (1972), without recursion, in time
 * proportional to buffers and dependencies; and the shortest cycle.
 */
final class Cycles {
    /**
     * Dependencies looked at in search of a shortest cycle, a second or two; in regular fabrics those found by then are
     * no longer than any other.
     */
    private static final long MOST_STEPS = 100_000_000L;

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
    private long steps;
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
        if (top - from > 1 || graph.waits(buffer, buffer)) {
            cyclic.add(Arrays.copyOfRange(path, from, top));
        }
        top = from;
    }

    /** Buffers that are on some cycle. */
    long buffers() {
        return cyclic.stream().mapToLong(c -> c.length).sum();
    }

    /** Links at whose ends they are. */
    BitSet links() {
        BitSet links = new BitSet();
        cyclic.forEach(component -> Arrays.stream(component).map(graph::link).forEach(links::set));
        return links;
    }

    /** Strongly connected components that hold a cycle. */
    int count() {
        return cyclic.size();
    }

    /**
     * The buffers of a shortest cycle, each waiting for the next and the last for the first; empty when there is none.
     */
    List<Integer> shortest() {
        int[] before = index;
        int[] reachedFrom = callOffset;
        Arrays.fill(reachedFrom, -1);
        steps = 0;
        List<Integer> best = List.of();
        for (int[] buffers : cyclic) {
            for (int i = 0; i < buffers.length && steps < MOST_STEPS; i++) {
                int limit = best.isEmpty() ? Integer.MAX_VALUE : best.size();
                int last = last(buffers[i], limit, before, reachedFrom);
                best = last < 0 ? best : cycle(buffers[i], last, before);
            }
        }
        return best;
    }

    /**
     * The last buffer of the shortest cycle through {@code start}, breadth first; -1 unless it has fewer buffers than
     * the limit.
     *
     * @param before      takes the buffer from which each was reached
     * @param reachedFrom takes the start from which each was reached
     */
    private int last(int start, int limit, int[] before, int[] reachedFrom) {
        int head = 0;
        int tail = 0;
        path[tail++] = start;
        reachedFrom[start] = start;
        low[start] = 0;
        while (head < tail) {
            int buffer = path[head++];
            if (low[buffer] + 1 >= limit) {
                return -1;
            }
            for (int k = graph.nextOffset(buffer, 0); k >= 0; k = graph.nextOffset(buffer, k + 1), steps++) {
                int to = graph.atOffset(buffer, k);
                if (to == start) {
                    return buffer;
                }
                if (reachedFrom[to] != start && component[to] == component[start]) {
                    reachedFrom[to] = start;
                    before[to] = buffer;
                    low[to] = low[buffer] + 1;
                    path[tail++] = to;
                }
            }
        }
        return -1;
    }

    private static List<Integer> cycle(int start, int last, int[] before) {
        LinkedList<Integer> cycle = new LinkedList<>();
        for (int buffer = last; buffer != start; buffer = before[buffer]) {
            cycle.addFirst(buffer);
        }
        cycle.addFirst(start);
        return cycle;
    }
}
