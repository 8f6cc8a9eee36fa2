// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eastwest.engine.fabric.internal.routing.Routing;

/** The links of single flows, for analyses beside rates. */
public final class FlowLinks {
    private final PathTable table;

    private FlowLinks(PathTable table) {
        this.table = table;
    }

    /** Those of messages under some way of finding them; a message without a way has none. */
    public static FlowLinks of(Routing routing, Ways ways, Messages messages) {
        return new FlowLinks(new PathFinder(routing, ways, false).find(messages, m -> { }));
    }

    public int flows() {
        return table.flows();
    }

    /** Links of a flow, from its source to its destination, each once. */
    public int[] of(int flow) {
        int[] links = new int[table.first(flow + 1) - table.first(flow)];
        Arrays.setAll(links, i -> table.link(table.first(flow) + i));
        return Arrays.stream(links).distinct().toArray();
    }

    /** The share of the flows of messages that may take one of some links; their ways are looked at one by one. */
    public static double share(Routing routing, Ways ways, Messages messages, IntPredicate some) {
        PathFinder finder = new PathFinder(routing, ways, false);
        int each = ways.flowsOfMessage();
        long taking = 0;
        for (int m = 0; m < messages.count(); m++) {
            for (int q = 0; q < each; q++) {
                taking += finder.takes(messages.source(m), messages.destination(m), q, some) ? 1 : 0;
            }
        }
        return taking / ((double) messages.count() * each);
    }
}
