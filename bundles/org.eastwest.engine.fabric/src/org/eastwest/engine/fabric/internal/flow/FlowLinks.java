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

    /** True when a flow takes one of some links. */
    public boolean takes(int flow, IntPredicate some) {
        for (int i = table.first(flow); i < table.first(flow + 1); i++) {
            if (some.test(table.link(i))) {
                return true;
            }
        }
        return false;
    }
}
