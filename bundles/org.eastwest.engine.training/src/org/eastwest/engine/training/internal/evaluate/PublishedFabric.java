// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/**
 * A fabric of which a publication tells the rate of the NICs alone: two tiers, rail-optimised, without
 * oversubscription, that carries what NICs were measured to carry.
 *
 * @param nicBytesPerSecond line rate of a NIC, per direction
 */
record PublishedFabric(double nicBytesPerSecond) implements FabricModel {
    /** Payload over line rate: 24 of 25 and 48 to 49 of 50 GB/s on HDR and NDR InfiniBand (nccl-tests). */
    static final double PAYLOAD = 0.965;
    /** One way, small message, across leaves: 3.7 us on NDR InfiniBand (arXiv 2505.09343, Table 5). */
    static final double LATENCY_SECONDS = 3.7e-6;
    private static final long LEAF_PORTS = 32;
    private static final Source SOURCE = Source.literature("payload of HDR and NDR NICs in nccl-tests; latency arXiv "
            + "2505.09343, Table 5");

    @Override
    public FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric) {
        throw new UnsupportedOperationException("a published fabric has no snapshot");
    }

    /** The fabric of so many GPUs with a NIC each. */
    FabricSizing of(long gpus) {
        return size(new FabricPlan(TopologyKind.RAIL_OPTIMISED, Math.max(1, gpus), 0, 8, Map.of(TierKind.LEAF, 64),
                nicBytesPerSecond, 2, 1, Map.of(), Map.of(), 0, 0));
    }

    @Override
    public FabricSizing size(FabricPlan plan) {
        long leaves = Math.max(1, (plan.endpoints() + LEAF_PORTS - 1) / LEAF_PORTS);
        return new FabricSizing(plan, List.of(new FabricSizing.Tier(TierKind.LEAF, leaves, 64, 32, 32, 1),
                new FabricSizing.Tier(TierKind.SPINE, Math.max(1, leaves / 2), 64, 64, 0, 1)), Map.of(), LEAF_PORTS,
                plan.endpoints(), nicBytesPerSecond * plan.endpoints() / 2, plan.endpoints(), List.of());
    }

    @Override
    public PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
            Trace trace) {
        double bandwidth = PAYLOAD * nicBytesPerSecond;
        trace.input(idPrefix + "bandwidth", "payload of a NIC", bandwidth, Unit.BYTE_PER_SECOND, SOURCE);
        trace.input(idPrefix + "latency", "latency of a small message", LATENCY_SECONDS, Unit.SECOND, SOURCE);
        return new PathPerformance(bandwidth, LATENCY_SECONDS, PAYLOAD, 1, 1, 1, 1, 0);
    }

    /** A transport that spreads packets evenly and loses none, without reduction in the switches. */
    static Transport transport() {
        return new Transport(new WireFormat(4096, 42, 26, SOURCE), new FlowControl.Credits(1),
                new CongestionControl("none", CongestionControl.Signal.MARK, 1e-5, 1),
                new LossRecovery.GoBackN(0, 1), new LoadBalancing.AdaptivePerPacket(), Optional.empty(),
                new LatencyProfile(LATENCY_SECONDS, LATENCY_SECONDS, SOURCE), new ScaleLimit(Long.MAX_VALUE, "none"));
    }
}
