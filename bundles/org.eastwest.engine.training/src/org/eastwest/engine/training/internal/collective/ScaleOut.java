// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.Transport;

/**
 * What the compute fabric gives a GPU, asked from the {@link FabricModel} and remembered for each kind of traffic. Not
 * thread-safe: one for each thread.
 */
public final class ScaleOut {
    /**
     * The NICs of a GPU.
     *
     * @param perGpu                NICs a GPU has, or shares when below 1
     * @param limitBytesPerSecond   what the way between GPU and NIC carries per NIC and direction
     * @param limitSource           what sets that limit
     * @param gpuShare              share of the wire's payload that transfers between GPUs reach, 0 to 1
     * @param shareSource           where that comes from
     */
    public record Nics(double perGpu, double limitBytesPerSecond, Source limitSource, double gpuShare,
            Source shareSource) {
        /** NICs that pass on all that the wire carries. */
        public Nics(double perGpu, double limitBytesPerSecond, Source limitSource) {
            this(perGpu, limitBytesPerSecond, limitSource, 1, Source.assumption("not measured on this type of NIC"));
        }
    }

    private final FabricModel model;
    private final FabricSizing sizing;
    private final Transport transport;
    private final Nics nics;
    private final Source nicSource;
    private final Map<Way, Double> shares;
    private final Slow slow;
    private final Map<Asked, Link> known = new HashMap<>();

    /**
     * What is left of a NIC that every transfer passes.
     *
     * @param nicBytesPerSecond its rate, per direction; infinite where only the share counts
     * @param share             share of its GPU's NICs that is left, above 0
     */
    private record Slow(double nicBytesPerSecond, double share) {
        static final Slow NOT = new Slow(Double.POSITIVE_INFINITY, 1);
    }

    /** Traffic that was asked about. */
    private record Asked(Traffic traffic) {
        /** Written out: that of a record is slow before the slow compiler comes to it. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Asked asked && same(asked.traffic());
        }

        private boolean same(Traffic o) {
            return traffic.endpoints() == o.endpoints() && traffic.stride() == o.stride()
                    && traffic.pattern() == o.pattern() && traffic.railAligned() == o.railAligned()
                    && Double.doubleToLongBits(traffic.messageBytes()) == Double.doubleToLongBits(o.messageBytes());
        }

        /** Endpoints, strides and sizes are round in binary: without mixing them most would share a few hashes. */
        @Override
        public int hashCode() {
            long mixed = (traffic.pattern().ordinal() + traffic.endpoints() * 31L + traffic.stride())
                    * 0x9E3779B97F4A7C15L + Double.doubleToLongBits(traffic.messageBytes());
            return (int) (mixed * 0x9E3779B97F4A7C15L >>> 32);
        }
    }

    /** What the members of a group do at the same time. */
    public record Way(Traffic.Pattern pattern, Group group) {
    }

    /**
     * @param nicSource where the number of NICs comes from
     */
    public ScaleOut(FabricModel model, FabricSizing sizing, Transport transport, Nics nics, Source nicSource) {
        this(model, sizing, transport, nics, nicSource, Map.of(), Slow.NOT);
    }

    private ScaleOut(FabricModel model, FabricSizing sizing, Transport transport, Nics nics, Source nicSource,
            Map<Way, Double> shares, Slow slow) {
        this.slow = slow;
        this.shares = Map.copyOf(shares);
        this.model = model;
        this.sizing = sizing;
        this.transport = transport;
        this.nics = nics;
        this.nicSource = nicSource;
    }

    public FabricSizing sizing() {
        return sizing;
    }

    public Transport transport() {
        return transport;
    }

    public Nics nics() {
        return nics;
    }

    /** The same fabric under another transport, or under other parameters of it. */
    public ScaleOut with(Transport other) {
        return new ScaleOut(model, sizing, other, nics, nicSource, shares, slow);
    }

    /**
     * The same fabric of whose lines some groups get these shares, instead of what the even load of all endpoints
     * leaves.
     *
     * @param ofLine share of a NIC's line, above 0
     */
    public ScaleOut sharing(Map<Way, Double> ofLine) {
        return new ScaleOut(model, sizing, transport, nics, nicSource, ofLine, slow);
    }

    /** The same fabric seen through a NIC of this rate: whatever passes it is no faster. */
    public ScaleOut slowNic(double bytesPerSecond) {
        return new ScaleOut(model, sizing, transport, nics, nicSource, shares, new Slow(bytesPerSecond, 1));
    }

    /**
     * The same fabric without one NIC, whose traffic the GPU's other NICs take over, or where it has no other, the NIC
     * of another GPU beside its own.
     */
    public ScaleOut failedNic() {
        return new ScaleOut(model, sizing, transport, nics, nicSource, shares,
                new Slow(Double.POSITIVE_INFINITY, nics.perGpu() >= 2 ? 1 - 1 / nics.perGpu() : 0.5));
    }

    /** Streaming trees that one port can serve at a time; 0 without in-network reduction. */
    public int reductionTrees() {
        return transport.inNetworkReduction().map(r -> r.concurrentTrees()).orElse(0);
    }

    /** Tiers of switches between members of a group that spans so many GPUs. */
    public int reductionDepth(Group group) {
        double endpoints = group.domains() * group.strideGpus() * nics.perGpu();
        return endpoints <= sizing.leafGroupEndpoints() * Math.max(1, sizing.plan().railCount()) ? 1
                : Math.max(1, sizing.tiers().size());
    }

    /**
     * Latency and bandwidth per GPU between members of a group that stand in different domains.
     *
     * @param messageBytes bytes a member sends to one peer at a time
     */
    public Link link(Traffic.Pattern pattern, Group group, double messageBytes, Scope scope) {
        Traffic traffic = traffic(pattern, group, messageBytes);
        Double share = shares.get(new Way(pattern, group));
        if (share != null) {
            PathPerformance path = model.performance(sizing, transport, traffic, scope.prefix(), scope.trace());
            double even = path.bytesPerSecond() * path.loadBalanceSlowdown() * path.oversubscriptionFactor();
            return new Link(path.latencySeconds(), perGpu(even * share));
        }
        if (scope.recording()) {
            return ask(traffic, scope);
        }
        return known.computeIfAbsent(new Asked(traffic), t -> ask(t.traffic(), Scope.NONE));
    }

    private Traffic traffic(Traffic.Pattern pattern, Group group, double messageBytes) {
        // Over rails one GPU of each domain takes part, else all that the group has there.
        boolean one = pattern == Traffic.Pattern.NEIGHBOUR || group.railAligned();
        double endpoints = one ? group.domains() : Math.max(group.domains(), group.size() * Math.min(1, nics.perGpu()));
        double stride = group.strideGpus() * nics.perGpu() / (one ? 1 : group.inside());
        // Several NICs of a GPU share its message.
        return new Traffic(pattern, Math.round(endpoints), Math.max(1, Math.round(stride)), group.railAligned(),
                Math.max(1, messageBytes / Math.max(1, nics.perGpu())));
    }

    private Link ask(Traffic traffic, Scope scope) {
        PathPerformance path = model.performance(sizing, transport, traffic, scope.prefix(), scope.trace());
        double line = slow.nicBytesPerSecond() * path.wireGoodput() * path.lossGoodput() * path.congestionUtilisation();
        double bandwidth = slow.share() * perGpu(Math.min(path.bytesPerSecond(), line));
        if (scope.recording()) {
            scope.announce("bandwidth");
            scope.announce("latency");
            scope.input("nics_per_gpu", "NICs of the compute fabric per GPU", nics.perGpu(), Unit.RATIO, nicSource);
            scope.input("nic_limit", "bandwidth between GPU and NIC", nics.limitBytesPerSecond(), Unit.BYTE_PER_SECOND,
                    nics.limitSource());
            scope.input("gpu_share", "share of the payload that transfers between GPUs reach", nics.gpuShare(),
                    Unit.FRACTION, nics.shareSource());
            scope.derived("gpu_bandwidth", "scale-out bandwidth per GPU", bandwidth, Unit.BYTE_PER_SECOND,
                    "min(bandwidth * gpu_share, nic_limit) * nics_per_gpu",
                    Source.assumption("a GPU uses its own NICs, or its share of them"));
        }
        return new Link(path.latencySeconds(), bandwidth);
    }

    private double perGpu(double ofNic) {
        return Math.min(ofNic * nics.gpuShare(), nics.limitBytesPerSecond()) * nics.perGpu();
    }
}
