// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Shortest ways, and over any third group of a dragonfly: a packet that has climbed in its own group may leave it by
 * every global link (Valiant; adaptive routing of Shpiner et al. 2017). Elsewhere the same as up and down.
 *
 * @param routing the shortest ways
 */
public record NonMinimal(Routing routing) implements HopRule {
    @Override
    public Topology topology() {
        return routing.topology();
    }

    @Override
    public Routing groups() {
        return routing;
    }

    @Override
    public int first(int source, int destination, int[] into) {
        return ValleyFree.copy(routing, source, destination, into);
    }

    @Override
    public int next(int ingress, int destination, int[] into) {
        Topology topology = routing.topology();
        int node = topology.to(ingress);
        int count = ValleyFree.copy(routing, node, destination, into);
        boolean leaves = count > 0 && topology.isUp(ingress) && topology.isLateral(into[0]);
        if (!leaves) {
            return count;
        }
        count = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            if (topology.isLateral(link) && topology.alive(link) && topology.alive(topology.reverse(link))
                    && routing.next(topology.to(link), destination) != Routing.NONE) {
                into[count++] = link;
            }
        }
        return count;
    }
}
