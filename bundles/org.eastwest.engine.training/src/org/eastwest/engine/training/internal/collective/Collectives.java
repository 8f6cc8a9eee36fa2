// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.fabric.Traffic;

/**
 * Collectives of a group wherever its ranks stand: inside the scale-up domain, through the compute fabric, or
 * hierarchically through both; the fastest of the algorithms that NCCL would choose from.
 */
public final class Collectives {
    /**
     * How far the phases of a hierarchical collective overlap, 0 to 1: reproduces 22.05 ms measured for 4 GiB on four
     * nodes of 8 GPUs, between 16.1 ms pipelined and 26.25 ms serial (ml-engineering@744d01e network/README.md). Runs
     * lie between 0.4 and 0.8.
     */
    public static final double LAMBDA = 0.42;
    /** Bandwidth of NCCL's tree over that of its ring (tuning.cc@5067397). */
    static final double TREE_SHARE = 0.92;
    /** Start of a collective that reduces in the network's switches (tuning.cc@5067397, CollNetDirect). */
    static final double IN_NETWORK_BASE_SECONDS = 31e-6;
    /** Share of the bandwidth that it reaches on Hopper and later (tuning.cc@5067397, CollNetDirect). */
    static final double IN_NETWORK_SHARE = 0.85;
    /** Time to post one message to a NIC (tuning.cc@5067397, Intel host). */
    static final double POST_SECONDS = 1e-6;
    /** Start of a point-to-point transfer over the network with the protocol's share of its latency. */
    static final double START_SECONDS = Protocol.SIMPLE.baseSeconds() + Protocol.SIMPLE.netRingExtraSeconds();
    private static final Protocol[] PROTOCOLS = Protocol.values();
    private static final Source HIERARCHICAL = Source.literature("hierarchical collective in the alpha-beta model: "
            + "phases inside the domain and per rail across domains, lambda 0.42 of them overlapped (github "
            + "stas00/ml-engineering@744d01e network/README.md, 4 GiB on four nodes); NVIDIA/nccl@5067397 "
            + "src/graph/tuning.cc");
    private static final Source ALL_TO_ALL = Source.literature("pairwise exchange; messages for another domain pass "
            + "over the GPU on the destination's rail (NCCL's PXN), which gathers them; NVIDIA/nccl@5067397 "
            + "src/graph/tuning.cc");
    private static final Source SEND = Source.literature("alpha-beta model; NVIDIA/nccl@5067397 src/graph/tuning.cc");

    private final ScaleUpDomain domain;
    private final ScaleOut fabric;

    /**
     * @param fabric the compute fabric; null when there is none and no group may leave its domain
     */
    public Collectives(ScaleUpDomain domain, ScaleOut fabric) {
        this.domain = domain;
        this.fabric = fabric;
    }

    /** All-reduce of {@code bytes} a GPU. */
    public Cost allReduce(Group group, double bytes, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        if (!group.crosses()) {
            return domain.allReduce(group.size(), bytes, scope);
        }
        return across(Collective.ALL_REDUCE, group, bytes, scope);
    }

    /** Reduce-scatter or all-gather of {@code bytes} in all. */
    public Cost gather(Collective kind, Group group, double bytes, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        return group.crosses() ? across(kind, group, bytes, scope)
                : domain.gather(kind, group.size(), bytes, scope);
    }

    /** Every GPU sends an equal part of {@code bytes} to every GPU of the group, itself included. */
    public Cost allToAll(Group group, double bytes, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        return group.crosses() ? exchange(group, bytes, scope) : domain.allToAll(group.size(), bytes, scope);
    }

    /** Every GPU sends {@code bytes} to its neighbour. */
    public Cost sendReceive(Group group, double bytes, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        return group.crosses() ? send(group, bytes, scope) : domain.sendReceive(bytes, scope);
    }

    private Cost across(Collective kind, Group group, double bytes, Scope scope) {
        long inside = group.inside();
        double part = bytes / inside;
        Link link = fabric.link(Traffic.Pattern.NEIGHBOUR, group, part / group.domains(), scope);
        Choice best = null;
        for (Protocol protocol : PROTOCOLS) {
            best = faster(best, ring(kind, group, bytes, link, protocol));
            if (kind == Collective.ALL_REDUCE) {
                best = faster(best, tree(group, bytes, link, protocol));
            }
        }
        if (kind == Collective.ALL_REDUCE && fabric.reductionTrees() >= group.groupsPerRail()) {
            best = faster(best, inNetwork(group, bytes, link));
        }
        if (scope.recording()) {
            record(kind, group, bytes, link, best, scope);
        }
        double phases = kind == Collective.ALL_REDUCE ? 2 : 1;
        return new Cost(best.seconds(), phases * AlphaBeta.share(inside) * bytes, best.volume() * part,
                (inside > 1 ? "hierarchical " : "") + best.name());
    }

    /** One algorithm under one protocol, as phases inside and across the domains. */
    private record Choice(String name, double base, double insideLatency, double fill, double insideBytes,
            double insideRate, double steps, double stepLatency, double volume, double held, double bandwidth) {
        double inside() {
            return insideBytes > 0 ? insideLatency + insideBytes / insideRate : 0;
        }

        double across() {
            return steps * stepLatency + volume * held / bandwidth;
        }

        double seconds() {
            return base + AlphaBeta.pipelined(LAMBDA, inside(), across());
        }
    }

    private static Choice faster(Choice known, Choice other) {
        return known == null || other.seconds() < known.seconds() ? other : known;
    }

    private Choice ring(Collective kind, Group group, double bytes, Link link, Protocol protocol) {
        double rounds = kind == Collective.ALL_REDUCE ? 2 : 1;
        long k = group.domains();
        return choice("ring, " + protocol.word(), protocol.baseSeconds(), rounds, protocol, group, bytes, rounds
                * (k - 1),
                link.latencySeconds() + protocol.netRingExtraSeconds(), rounds * AlphaBeta.share(k),
                link.bytesPerSecond() * protocol.bandwidthFactor());
    }

    private Choice tree(Group group, double bytes, Link link, Protocol protocol) {
        long k = group.domains();
        return choice("tree, " + protocol.word(), protocol.baseSeconds(), 2, protocol, group, bytes,
                2.0 * AlphaBeta.ceilLog2(k), link.latencySeconds() + protocol.netTreeExtraSeconds(),
                2 * AlphaBeta.share(k), link.bytesPerSecond() * protocol.bandwidthFactor() * TREE_SHARE);
    }

    private Choice inNetwork(Group group, double bytes, Link link) {
        return choice("in-network reduction", IN_NETWORK_BASE_SECONDS, 2, Protocol.SIMPLE, group, bytes,
                2.0 * fabric.reductionDepth(group), link.latencySeconds(), 1, link.bytesPerSecond() * IN_NETWORK_SHARE);
    }

    private Choice choice(String name, double base, double rounds, Protocol protocol, Group group, double bytes,
            double steps, double stepLatency, double volume, double bandwidth) {
        long g = group.inside();
        double fill = ScaleUpDomain.fill(protocol);
        double insideBytes = rounds * AlphaBeta.share(g) * (bytes + fill);
        return new Choice(name, base, rounds * (g - 1) * protocol.hopSeconds(), fill, insideBytes,
                domain.gatherRate(g) * protocol.bandwidthFactor(), steps, stepLatency, volume, bytes / g, bandwidth);
    }

    private void record(Collective kind, Group group, double bytes, Link link, Choice best, Scope scope) {
        recordBytes(bytes, scope);
        scope.input("base", "start of the collective, " + best.name(), best.base(), Unit.SECOND, Protocol.SOURCE);
        recordPlaces(group, scope);
        scope.input("rounds", "phases inside the domain", kind == Collective.ALL_REDUCE ? 2 : 1, Unit.COUNT,
                HIERARCHICAL);
        scope.input("fill", "slices in flight that fill the ring", best.fill(), Unit.BYTE, HIERARCHICAL);
        scope.input("inside_latency", "hops inside the domain", best.insideLatency(), Unit.SECOND,
                Protocol.SOURCE);
        scope.derived("inside_bytes", "bytes a GPU sends inside the domain, slices in flight included",
                best.insideBytes(), Unit.BYTE, "rounds * (ranks_inside - 1) / ranks_inside * (bytes + fill)",
                HIERARCHICAL);
        scope.input("inside_rate", "bandwidth reached inside the domain", best.insideRate(), Unit.BYTE_PER_SECOND,
                HIERARCHICAL);
        scope.derived("inside_seconds", "phases inside the domain", best.inside(), Unit.SECOND,
                "inside_latency + inside_bytes / inside_rate", HIERARCHICAL);
        scope.input("steps", "steps one after the other, " + best.name(), best.steps(), Unit.COUNT, HIERARCHICAL);
        scope.input("protocol_latency", "what the protocol adds to the wire's latency", best.stepLatency()
                - link.latencySeconds(), Unit.SECOND, Protocol.SOURCE);
        scope.input("volume", "bytes sent over bytes held, across domains", best.volume(), Unit.RATIO, HIERARCHICAL);
        scope.derived("held", "bytes that one rank of a domain exchanges", best.held(), Unit.BYTE,
                "bytes / ranks_inside", HIERARCHICAL);
        scope.input("out_share", "share of the bandwidth that algorithm and protocol use",
                best.bandwidth() / link.bytesPerSecond(), Unit.FRACTION, Protocol.SOURCE);
        scope.derived("across_seconds", "phase across domains", best.across(), Unit.SECOND,
                "steps * (latency + protocol_latency) + volume * held / (gpu_bandwidth * out_share)", HIERARCHICAL);
        scope.input("lambda", "share of the phases that overlaps", LAMBDA, Unit.FRACTION, HIERARCHICAL);
        scope.derived("seconds", kind.word() + " over " + group.domains() + " scale-up domains, " + best.name(),
                best.seconds(), Unit.SECOND, "base + lambda * max(inside_seconds, across_seconds) + (1 - lambda) * "
                        + "(inside_seconds + across_seconds)",
                HIERARCHICAL);
    }

    private static void recordPlaces(Group group, Scope scope) {
        Source placement = Source.assumption("placement of the plan's dimensions in its order, GPU after GPU");
        scope.input("ranks", "ranks of the group", group.size(), Unit.COUNT, placement);
        scope.input("ranks_inside", "ranks of the group in one scale-up domain", group.inside(), Unit.COUNT, placement);
    }

    private Cost exchange(Group group, double bytes, Scope scope) {
        long n = group.size();
        long g = group.inside();
        boolean overRails = group.railAligned() && g > 1;
        double remote = (n - g) / (double) n * bytes;
        double local = (g - 1) / (double) n * bytes + (overRails ? AlphaBeta.share(g) * remote : 0);
        double messages = overRails ? group.domains() - 1 + g - 1 : n - 1;
        Link link = fabric.link(Traffic.Pattern.ALL_TO_ALL, group, remote / messages, scope);
        double inside = g > 1 ? local / domain.allToAllRate(g) : 0;
        double across = remote / link.bytesPerSecond();
        double seconds = START_SECONDS + link.latencySeconds() + messages * POST_SECONDS + Math.max(inside, across);
        if (scope.recording()) {
            recordBytes(bytes, scope);
            recordPlaces(group, scope);
            recordStart(scope);
            scope.input("messages", "messages a GPU posts one after the other", messages, Unit.COUNT, ALL_TO_ALL);
            scope.input("post", "time to post a message", POST_SECONDS, Unit.SECOND, Protocol.SOURCE);
            scope.derived("remote", "bytes for GPUs of other domains", remote, Unit.BYTE,
                    "bytes * (ranks - ranks_inside) / ranks", ALL_TO_ALL);
            scope.derived("across_seconds", "time through the compute fabric", across, Unit.SECOND,
                    "remote / gpu_bandwidth", ALL_TO_ALL);
            scope.derived("local", "bytes for GPUs of the domain, and for others on the way to their rail", local,
                    Unit.BYTE, overRails
                            ? "bytes * (ranks_inside - 1) / ranks + remote * (ranks_inside - 1) / ranks_inside"
                            : "bytes * (ranks_inside - 1) / ranks",
                    ALL_TO_ALL);
            scope.input("inside_rate", "bandwidth reached inside the domain", domain.allToAllRate(g),
                    Unit.BYTE_PER_SECOND, HIERARCHICAL);
            scope.derived("inside_seconds", "time inside the scale-up domain", inside, Unit.SECOND,
                    "local / inside_rate",
                    ALL_TO_ALL);
            scope.derived("seconds", "all-to-all over " + group.domains() + " scale-up domains", seconds, Unit.SECOND,
                    "start + latency + messages * post + max(inside_seconds, across_seconds)", ALL_TO_ALL);
        }
        return new Cost(seconds, local, remote, overRails ? "pairwise over rails (PXN)" : "pairwise");
    }

    private Cost send(Group group, double bytes, Scope scope) {
        Link link = fabric.link(Traffic.Pattern.NEIGHBOUR, group, bytes, scope);
        double seconds = START_SECONDS + link.latencySeconds() + bytes / link.bytesPerSecond();
        if (scope.recording()) {
            recordBytes(bytes, scope);
            recordStart(scope);
            scope.derived("seconds", "send-receive between scale-up domains", seconds, Unit.SECOND,
                    "start + latency + bytes / gpu_bandwidth", SEND);
        }
        return new Cost(seconds, 0, bytes, "direct, " + Protocol.SIMPLE.word());
    }

    private static void recordStart(Scope scope) {
        scope.input("start", "start of a transfer and what the protocol adds to the wire's latency", START_SECONDS,
                Unit.SECOND, Protocol.SOURCE);
    }

    private static void recordBytes(double bytes, Scope scope) {
        if (!scope.knows("bytes")) {
            scope.input("bytes", "buffer of the collective", bytes, Unit.BYTE, SEND);
        }
    }
}
