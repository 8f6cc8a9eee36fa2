// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.fabric.Traffic;

/**
 * Collectives of a group wherever its ranks stand: inside the scale-up domain, or through the compute fabric as well;
 * the fastest of the algorithms that NCCL would choose from. A function of collective, group and bytes alone, whose
 * results are remembered. Not thread-safe: one for each thread.
 */
public final class Collectives {
    /** Time to post one message to a NIC (tuning.cc@5067397, Intel host). */
    static final double POST_SECONDS = 1e-6;
    private static final Source PLACED = Source.assumption("placement of the plan's dimensions in its order, GPU "
            + "after GPU");
    private static final Source ALL_TO_ALL = Source.literature("pairwise exchange; messages for another domain pass "
            + "over the GPU on the destination's rail (NCCL's PXN), which gathers them; NVIDIA/nccl@5067397 "
            + "src/graph/tuning.cc");
    private static final Source ROUTED = Source.literature("tokens are sent once to each domain that has an expert of "
            + "theirs and fan out inside it (node-limited routing, arXiv 2505.09343, section 4.3)");
    private static final Source SEND = Source.literature("alpha-beta model; NVIDIA/nccl@5067397 src/graph/tuning.cc");

    private final ScaleUpDomain domain;
    private final ScaleOut fabric;
    private final Map<Call, Cost> known = new HashMap<>();

    /** What was asked for. */
    private record Call(Collective kind, Group group, double bytes) {
        /** Written out: that of a record is slow before the slow compiler comes to it. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Call o && kind == o.kind
                    && Double.doubleToLongBits(bytes) == Double.doubleToLongBits(o.bytes) && group.equals(o.group);
        }

        /** Sizes are round in binary: without mixing them most would share a few hashes. */
        @Override
        public int hashCode() {
            long mixed = (Double.doubleToLongBits(bytes) + 31L * group.hashCode() + kind.ordinal())
                    * 0x9E3779B97F4A7C15L;
            return (int) (mixed >>> 32);
        }
    }

    /**
     * @param fabric the compute fabric; null when there is none and no group may leave its domain
     */
    public Collectives(ScaleUpDomain domain, ScaleOut fabric) {
        this.domain = domain;
        this.fabric = fabric;
    }

    /** All-reduce of {@code bytes} a GPU. */
    public Cost allReduce(Group group, double bytes, Scope scope) {
        return cost(Collective.ALL_REDUCE, group, bytes, scope);
    }

    /** Reduce-scatter or all-gather of {@code bytes} in all. */
    public Cost gather(Collective kind, Group group, double bytes, Scope scope) {
        return cost(kind, group, bytes, scope);
    }

    /** One GPU sends {@code bytes} to all others. */
    public Cost broadcast(Group group, double bytes, Scope scope) {
        return cost(Collective.BROADCAST, group, bytes, scope);
    }

    private Cost cost(Collective kind, Group group, double bytes, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        return scope.recording() ? computed(kind, group, bytes, scope) : remembered(kind, group, bytes);
    }

    private Cost remembered(Collective kind, Group group, double bytes) {
        Call call = new Call(kind, group, bytes);
        Cost cost = known.get(call);
        if (cost == null) {
            cost = computed(kind, group, bytes, Scope.NONE);
            known.put(call, cost);
        }
        return cost;
    }

    private Cost computed(Collective kind, Group group, double bytes, Scope scope) {
        return switch (kind) {
            case ALL_TO_ALL -> exchanged(group, bytes, scope);
            case SEND_RECEIVE -> group.crosses() ? send(group, bytes, scope) : domain.sendReceive(bytes, scope);
            default -> group.crosses() ? across(kind, group, bytes, scope)
                    : domain.reduceOrGather(kind, group.size(), bytes, scope);
        };
    }

    private Cost across(Collective kind, Group group, double bytes, Scope scope) {
        Link link = fabric.link(Traffic.Pattern.NEIGHBOUR, group, bytes / group.size(), scope);
        int depth = fabric.reductionTrees() >= group.groupsPerRail() ? fabric.reductionDepth(group) : 0;
        scope.input("out_gpus", "GPUs of the group in one domain", group.fewest(), Unit.COUNT, PLACED);
        return domain.choice().of(() -> kind.word() + " over " + group.domains() + " scale-up domains",
                new AcrossDomains(domain, group, bytes, link).candidates(kind, depth), scope);
    }

    /** Every GPU sends an equal part of {@code bytes} to every GPU of the group, itself included. */
    public Cost allToAll(Group group, double bytes, Scope scope) {
        return cost(Collective.ALL_TO_ALL, group, bytes, scope);
    }

    private Cost exchanged(Group group, double bytes, Scope scope) {
        if (!group.crosses()) {
            return domain.allToAll(group.size(), bytes, scope);
        }
        double n = group.size();
        Exchange exchange = new Exchange((n - group.fewest()) / n * bytes, (group.inside() - 1) / n * bytes);
        if (scope.recording()) {
            recordBytes(bytes, scope);
            recordPlaces(group, scope);
            scope.derived("remote", "bytes for GPUs of other domains", exchange.remote(), Unit.BYTE,
                    "bytes * (ranks - " + (uneven(group) ? "ranks_fewest" : "ranks_inside") + ") / ranks", ALL_TO_ALL);
            scope.derived("direct", "bytes for GPUs of the same domain", exchange.direct(), Unit.BYTE,
                    "bytes * (ranks_inside - 1) / ranks", ALL_TO_ALL);
        }
        return exchange(group, exchange, scope);
    }

    /**
     * Tokens to the GPUs of their experts, or back: a token goes once to each domain that has one of its experts, and
     * fans out there.
     *
     * @param bytes   of one copy of all tokens of a GPU
     * @param routing where a token's experts stand
     */
    public Cost routeTokens(Group group, double bytes, Routing routing, Scope scope) {
        if (group.size() <= 1 || bytes <= 0) {
            return Cost.NOTHING;
        }
        if (!group.crosses()) {
            return domain.allToAll(group.size(), bytes * routing.visited(group.size()), scope);
        }
        double domains = routing.visited(group.domains());
        double elsewhere = domains * AlphaBeta.share(group.domains());
        double copies = routing.visited(group.size());
        Exchange exchange = new Exchange(bytes * elsewhere, bytes * (copies - copies / group.size()));
        if (scope.recording()) {
            recordBytes(bytes, scope);
            recordPlaces(group, scope);
            scope.input("domains", "domains that a token visits", domains, Unit.RATIO, ROUTED);
            scope.input("domains_all", "domains of the group", group.domains(), Unit.COUNT, PLACED);
            scope.input("copies", "GPUs that a token visits", copies, Unit.RATIO, ROUTED);
            scope.derived("remote", "bytes for other domains", exchange.remote(), Unit.BYTE,
                    "bytes * domains * (1 - 1 / domains_all)", ROUTED);
            scope.derived("direct", "bytes that fan out inside the domains", exchange.direct(), Unit.BYTE,
                    "bytes * (copies - copies / ranks)", ROUTED);
        }
        return exchange(group, exchange, scope);
    }

    /** Bytes that a GPU sends to other domains, and those that go straight to GPUs of its own. */
    private record Exchange(double remote, double direct) {
    }

    private Cost exchange(Group group, Exchange exchange, Scope scope) {
        long g = group.inside();
        boolean overRails = group.railAligned() && g > 1;
        double local = exchange.direct() + (overRails ? AlphaBeta.share(g) * exchange.remote() : 0);
        double messages = overRails ? group.domains() - 1 + g - 1 : group.size() - 1;
        Link link = fabric.link(Traffic.Pattern.ALL_TO_ALL, group, exchange.remote() / messages, scope);
        double insideRate = g > 1 ? domain.limit(g) * domain.spec().exchange().share() : Double.POSITIVE_INFINITY;
        double inside = local / insideRate;
        double across = exchange.remote() / link.bytesPerSecond();
        double seconds = startSeconds() + link.latencySeconds() + messages * POST_SECONDS + Math.max(inside, across);
        if (scope.recording()) {
            recordStart(scope);
            scope.input("messages", "messages a GPU posts one after the other", messages, Unit.COUNT, ALL_TO_ALL);
            scope.input("post", "time to post a message", POST_SECONDS, Unit.SECOND, Protocol.SOURCE);
            scope.derived("across_seconds", "time through the compute fabric", across, Unit.SECOND,
                    "remote / gpu_bandwidth", ALL_TO_ALL);
            scope.derived("local", "bytes inside the domain, those on the way to their rail included", local,
                    Unit.BYTE, overRails ? "direct + remote * (ranks_inside - 1) / ranks_inside" : "direct",
                    ALL_TO_ALL);
            scope.input("inside_rate", "bandwidth reached inside the domain", g > 1 ? insideRate : Double.MAX_VALUE,
                    Unit.BYTE_PER_SECOND, domain.spec().source());
            scope.derived("inside_seconds", "time inside the scale-up domain", inside, Unit.SECOND,
                    "local / inside_rate", ALL_TO_ALL);
            scope.derived("seconds", "all-to-all over " + group.domains() + " scale-up domains", seconds, Unit.SECOND,
                    "start + latency + messages * post + max(inside_seconds, across_seconds)", ALL_TO_ALL);
        }
        return new Cost(seconds, local, exchange.remote(), overRails ? "pairwise over rails (PXN)" : "pairwise");
    }

    /** Every GPU sends {@code bytes} to its neighbour. */
    public Cost sendReceive(Group group, double bytes, Scope scope) {
        return cost(Collective.SEND_RECEIVE, group, bytes, scope);
    }

    private Cost send(Group group, double bytes, Scope scope) {
        Link link = fabric.link(Traffic.Pattern.NEIGHBOUR, group, bytes, scope);
        double seconds = startSeconds() + link.latencySeconds() + bytes / link.bytesPerSecond();
        if (scope.recording()) {
            recordBytes(bytes, scope);
            recordStart(scope);
            scope.derived("seconds", "send-receive between scale-up domains", seconds, Unit.SECOND,
                    "start + latency + bytes / gpu_bandwidth", SEND);
        }
        return new Cost(seconds, 0, bytes, "direct, " + Protocol.SIMPLE.word());
    }

    /** Start of a transfer through the network, with what the protocol adds to the wire's latency. */
    private double startSeconds() {
        return domain.spec().exchange().bulkStartSeconds() + Protocol.SIMPLE.treeHopSeconds();
    }

    private void recordStart(Scope scope) {
        scope.input("start", "start of a transfer and what the protocol adds to the wire's latency", startSeconds(),
                Unit.SECOND, domain.spec().source());
    }

    private static void recordPlaces(Group group, Scope scope) {
        scope.input("ranks", "ranks of the group", group.size(), Unit.COUNT, PLACED);
        scope.input("ranks_inside", "ranks of the group in one scale-up domain", group.inside(), Unit.COUNT, PLACED);
        if (uneven(group)) {
            scope.input("ranks_fewest", "ranks of the group in the scale-up domain with fewest", group.fewest(),
                    Unit.COUNT, PLACED);
        }
    }

    private static boolean uneven(Group group) {
        return group.fewest() < group.inside();
    }

    private static void recordBytes(double bytes, Scope scope) {
        if (!scope.knows("bytes")) {
            scope.input("bytes", "buffer of the collective", bytes, Unit.BYTE, SEND);
        }
    }
}
