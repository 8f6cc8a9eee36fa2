// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Endpoints that a fabric cannot tell apart: on the same leaves, by links of the same rates. Under traffic that is the
 * same between all endpoints, all of one kind get the same.
 *
 * @param kindOf  of each endpoint
 * @param members endpoints of each kind
 * @param sample  one endpoint of each kind
 */
record EndpointKinds(int[] kindOf, int[] members, int[] sample) {
    static EndpointKinds of(Routing routing) {
        Topology topology = routing.topology();
        Map<List<Object>, Integer> known = new HashMap<>();
        int[] kindOf = new int[topology.endpoints()];
        int[] members = new int[topology.endpoints()];
        int[] sample = new int[topology.endpoints()];
        for (int e = 0; e < kindOf.length; e++) {
            List<Object> signature = new ArrayList<>();
            signature.add(routing.group(e));
            for (int link = topology.firstLink(e); link < topology.firstLink(e + 1); link++) {
                signature.add(topology.to(link));
                signature.add(topology.rate(link));
            }
            int kind = known.computeIfAbsent(signature, s -> known.size());
            kindOf[e] = kind;
            sample[kind] = members[kind]++ == 0 ? e : sample[kind];
        }
        int kinds = known.size();
        return new EndpointKinds(kindOf, java.util.Arrays.copyOf(members, kinds),
                java.util.Arrays.copyOf(sample, kinds));
    }

    int kinds() {
        return members.length;
    }

    /** Ordered pairs of one endpoint of each. */
    double pairs(int from, int to) {
        return from == to ? (double) members[from] * (members[from] - 1) : (double) members[from] * members[to];
    }
}
