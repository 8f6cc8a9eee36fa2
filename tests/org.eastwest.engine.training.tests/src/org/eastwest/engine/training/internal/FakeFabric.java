// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.Transport;

/**
 * A fabric of 32-port leaves that gives every NIC the same, whatever the traffic: what the engine makes of a fabric,
 * not what a fabric makes of traffic, is under test.
 */
public record FakeFabric(double bytesPerSecond, double latencySeconds) implements FabricModel {
    @Override
    public FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric) {
        return new FabricPlan(TopologyKind.RAIL_OPTIMISED, Math.max(1, cluster.gpus()), 0, 8, Map.of(TierKind.LEAF, 64),
                bytesPerSecond, 2, 1, Map.of(), Map.of(), 0, 0);
    }

    @Override
    public FabricSizing size(FabricPlan plan) {
        return new FabricSizing(plan, List.of(new FabricSizing.Tier(TierKind.LEAF, 32, 64, 32, 32, 1),
                new FabricSizing.Tier(TierKind.SPINE, 16, 64, 64, 0, 1)), Map.of(), 32, plan.endpoints(),
                bytesPerSecond * plan.endpoints() / 2, 2048, List.of());
    }

    @Override
    public PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
            Trace trace) {
        Source source = Source.assumption("fabric of the tests");
        trace.input(idPrefix + "bandwidth", "bandwidth of a NIC", bytesPerSecond, Unit.BYTE_PER_SECOND, source);
        trace.input(idPrefix + "latency", "latency", latencySeconds, Unit.SECOND, source);
        return new PathPerformance(bytesPerSecond, latencySeconds, 1, 1, 1, 1, 1, 0);
    }
}
