// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Up and then down, also around failures, of which every switch knows.
 *
 * @param routing the routes
 */
public record ValleyFree(Routing routing) implements HopRule {
    @Override
    public Topology topology() {
        return routing.topology();
    }

    @Override
    public int next(int ingress, int destination, int[] into) {
        return copy(routing, routing.topology().to(ingress), destination, into);
    }

    @Override
    public int first(int source, int destination, int[] into) {
        return copy(routing, source, destination, into);
    }

    @Override
    public Routing groups() {
        return routing;
    }

    static int copy(Routing routing, int node, int destination, int[] into) {
        int set = routing.next(node, destination);
        int size = routing.size(set);
        for (int k = 0; k < size; k++) {
            into[k] = routing.link(set, k);
        }
        return size;
    }
}
