// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.routing.Routing;

/** Ways for tests. */
public final class Walks {
    private Walks() {
    }

    /** Links of one way at random; empty when none leads there. */
    public static List<Integer> walk(Routing routing, int source, int destination, SplittableRandom random) {
        List<Integer> links = new ArrayList<>();
        for (int node = source; node != destination;) {
            int set = routing.next(node, destination);
            if (set == Routing.NONE) {
                return List.of();
            }
            int link = routing.link(set, random.nextInt(routing.size(set)));
            links.add(link);
            node = routing.topology().to(link);
            if (links.size() > 20) {
                throw new AssertionError("no end: " + links);
            }
        }
        return links;
    }
}
