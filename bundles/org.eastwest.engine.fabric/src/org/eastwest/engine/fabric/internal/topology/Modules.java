// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.OpticalModules;

/** Tells how many links the optical module at the near end of a link serves. */
@FunctionalInterface
interface Modules {
    /** Links of the node that it leaves, all of one rate and one side; 0 where the cable is copper without module. */
    int serves(Topology topology, int link);

    /** As a plan says it by kinds of links. */
    static Modules of(FabricPlan plan) {
        return (topology, link) -> {
            OpticalModules ends = plan.optics(topology.cableClass(link));
            return topology.isDown(link) ? ends.upper() : ends.lower();
        };
    }
}
