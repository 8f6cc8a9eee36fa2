// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;

/**
 * Which links each flow uses, and with what share of its rate, as compressed sparse rows: 1 on every link of a single
 * path, less where packets are spread. Only appended to.
 */
final class PathTable {
    /** Between the farthest endpoints of three tiers, with scale-up links at both ends. */
    private static final int LINKS_OF_FLOW = 8;
    private static final int MOST_AT_FIRST = 1024;

    private int[] start;
    private int[] links;
    private double[] shares;
    private int flows;
    private int used;

    PathTable(int expectedFlows) {
        start = new int[Math.max(16, expectedFlows) + 1];
        // Little for the table of one flow, of which some questions make many.
        int first = (int) Math.max(1, Math.min(MOST_AT_FIRST, (long) LINKS_OF_FLOW * expectedFlows));
        links = new int[first];
        shares = new double[first];
    }

    /** Makes room for so many further entries at once, which takes less memory than growing to them. */
    void expect(int further) {
        if (used + further > links.length) {
            links = Arrays.copyOf(links, used + further);
            shares = Arrays.copyOf(shares, used + further);
        }
    }

    /** A link of the flow that {@link #endFlow} ends. */
    void add(int link, double share) {
        if (used == links.length) {
            links = Arrays.copyOf(links, 2 * used);
            shares = Arrays.copyOf(shares, 2 * used);
        }
        links[used] = link;
        shares[used++] = share;
    }

    void endFlow() {
        if (flows + 1 == start.length) {
            start = Arrays.copyOf(start, 2 * start.length);
        }
        start[++flows] = used;
    }

    int flows() {
        return flows;
    }

    /** Entries of all flows. */
    int size() {
        return used;
    }

    /** Entries of a flow are {@code first(flow)} to {@code first(flow + 1) - 1}. */
    int first(int flow) {
        return start[flow];
    }

    int link(int entry) {
        return links[entry];
    }

    double share(int entry) {
        return shares[entry];
    }
}
