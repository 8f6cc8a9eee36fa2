// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.engine.fabric.internal.ecmp.FabricStudy;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.Crossing;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.Transport;

/** The fabric model of the product: counts by the rules of each topology, performance by a transport's strategies. */
public final class Fabrics implements FabricModel {
    private final FabricStudy study = new FabricStudy();

    @Override
    public FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric) {
        return Planner.plan(cluster, fabric);
    }

    @Override
    public FabricSizing size(FabricPlan plan) {
        return Sizings.size(plan);
    }

    @Override
    public PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
            Trace trace) {
        return PathModel.performance(sizing, transport, traffic, study, idPrefix, trace);
    }

    @Override
    public Crossing crossing(FabricSizing sizing, Traffic traffic) {
        boolean drawn = sizing.plan().topology() == TopologyKind.EXPLICIT;
        return drawn || !sizing.buildable() ? Crossing.UNKNOWN : Crossings.of(sizing, traffic);
    }
}
