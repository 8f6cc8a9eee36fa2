// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import org.eastwest.engine.fabric.internal.topology.Expansion;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSharing;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.transport.Transport;

/** Loads of several jobs on the single links of a sized fabric. */
public final class Sharing implements FabricSharing {
    @Override
    public Loaded open(FabricSizing sizing, Transport transport, Isolation isolation, long seed) {
        FabricPlan plan = sizing.plan();
        FabricSizing healthy = plan.faults().isEmpty() ? sizing
                : new Fabrics().size(plan.healthy(plan.endpoints(), plan.planes(), plan.nicPorts()));
        Topology topology = Expansion.of(healthy, Latencies.DEFAULT, ScaleUp.NONE);
        return new SharedFlows(Faults.apply(topology, plan.faults(), seed), transport, isolation, seed);
    }
}
