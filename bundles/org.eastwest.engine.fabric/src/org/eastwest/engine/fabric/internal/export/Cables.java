// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.topology.Expansion;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.fabric.CableWalk;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;

/** Walks the links of an expanded fabric; a port's number is the place of its link among those of its node. */
public final class Cables implements CableWalk {
    @Override
    public void walk(FabricPlan plan, long seed, Visitor visitor) throws IOException {
        Topology topology = Faults.apply(Expansion.of(new Fabrics().size(plan), Latencies.DEFAULT, ScaleUp.NONE),
                plan.faults(), seed);
        long number = 0;
        for (int link = 0; link < topology.links(); link++) {
            if (link < topology.reverse(link) && topology.alive(link)) {
                boolean up = topology.tier(topology.from(link)) <= topology.tier(topology.to(link));
                int rising = up ? link : topology.reverse(link);
                visitor.link(++number, topology.cableClass(rising), end(topology, topology.from(rising), rising),
                        end(topology, topology.to(rising), topology.reverse(rising)), topology.rate(rising));
            }
        }
    }

    private static End end(Topology topology, int node, int leaving) {
        int tier = topology.tier(node);
        return new End(topology.label(node), tier == Topology.ENDPOINT ? null : TierKind.values()[tier - Topology.LEAF],
                node - topology.firstNode(tier), topology.plane(node), leaving - topology.firstLink(node) + 1);
    }
}
