// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;

/**
 * Where the ranks of each communicator stand: the dimensions fill the machine from the innermost to the outermost, GPU
 * after GPU and scale-up domain after scale-up domain. Expert parallelism takes its ranks from TP, CP and DP, in this
 * order, and whole experts live on one rank, as in Megatron Core with expert tensor parallelism 1 (arXiv 2504.14960);
 * its share of DP stands where EP stands in the order, else innermost in DP. A dimension that the plan leaves to the
 * compute fabric has every rank of a group in another domain.
 */
public final class Placement {
    private static final List<ParallelDimension> DEFAULT_ORDER = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.EP, ParallelDimension.PP, ParallelDimension.DP);

    /**
     * A dimension, or EP's share or the rest of one, or what of it holds replicas of ZeRO's shards: degree and GPUs
     * between neighbours.
     */
    private record Axis(ParallelDimension dimension, boolean ofExperts, boolean replicas, long degree, long stride) {
        long span() {
            return degree * stride;
        }
    }

    private final long domainGpus;
    private final long usedGpus;
    private final long ranks;
    private final Set<ParallelDimension> scaleOut;
    private final List<Axis> axes = new ArrayList<>(7);
    private final Group tensor;
    private final Group context;
    private final Group pipeline;
    private final Group data;
    private final Group experts;
    private final Group expertData;
    private final Group sharding;
    private final Group replicas;
    private final Group expertSharding;
    private final Group expertReplicas;

    /**
     * @param plan       a plan whose EP fits TP x CP x DP
     * @param domainGpus GPUs in a scale-up domain, at least 1
     * @param placedGpus GPUs that the job may use
     */
    public Placement(PlanSnapshot plan, long domainGpus, long placedGpus) {
        this.domainGpus = domainGpus;
        this.ranks = plan.ranks();
        this.scaleOut = plan.scaleOut();
        ExpertShares shares = ExpertShares.of(plan);
        Set<ParallelDimension> placed = EnumSet.noneOf(ParallelDimension.class);
        long stride = 1;
        for (ParallelDimension dimension : plan.order()) {
            stride = place(dimension, plan, shares, placed, stride);
        }
        for (ParallelDimension dimension : DEFAULT_ORDER) {
            stride = place(dimension, plan, shares, placed, stride);
        }
        this.usedGpus = used(placedGpus);
        this.tensor = group(Communicator.TENSOR, Replicas.WITH);
        this.context = group(Communicator.CONTEXT, Replicas.WITH);
        this.pipeline = group(Communicator.PIPELINE, Replicas.WITH);
        this.data = group(Communicator.DATA, Replicas.WITH);
        this.experts = group(Communicator.EXPERTS, Replicas.WITH);
        this.expertData = group(Communicator.EXPERT_DATA, Replicas.WITH);
        boolean whole = plan.shardingDegree() == 0;
        this.sharding = whole ? data : group(Communicator.DATA, Replicas.WITHOUT);
        this.replicas = whole ? Group.SINGLE : group(Communicator.DATA, Replicas.ALONE);
        this.expertSharding = whole ? expertData : group(Communicator.EXPERT_DATA, Replicas.WITHOUT);
        this.expertReplicas = whole ? Group.SINGLE : group(Communicator.EXPERT_DATA, Replicas.ALONE);
    }

    /** Whether a group takes replicas of ZeRO's shards. */
    private enum Replicas {
        WITH, WITHOUT, ALONE;

        boolean take(Axis axis) {
            return this == WITH || axis.replicas() == (this == ALONE);
        }
    }

    /**
     * GPUs of a domain that ranks use: all, or, where the job has GPUs to spare and groups would lie across a border,
     * as many as hold whole groups, such as 64 of 72.
     */
    private long used(long placedGpus) {
        long group = 1;
        for (Axis axis : axes) {
            if (axis.span() <= domainGpus && !leaves(axis)) {
                group = Math.max(group, axis.span());
            }
        }
        long whole = domainGpus - domainGpus % group;
        return placedGpus / domainGpus * whole >= ranks ? whole : domainGpus;
    }

    /** GPUs of each scale-up domain that stay free so that no group lies across a border. */
    public long freePerDomain() {
        return domainGpus - usedGpus;
    }

    /**
     * How many ranks EP takes from each dimension.
     *
     * @param fits false when they do not multiply to EP
     */
    record ExpertShares(int tp, int cp, int dp, boolean fits) {
        static ExpertShares of(PlanSnapshot plan) {
            int tp = gcd(plan.ep(), plan.tp());
            int cp = gcd(plan.ep() / tp, plan.cp());
            int dp = gcd(plan.ep() / tp / cp, plan.dp());
            // The inner dimension is used up before the next one is begun.
            boolean nested = (tp == plan.tp() || cp * dp == 1) && (cp == plan.cp() || dp == 1);
            return new ExpertShares(tp, cp, dp, nested && tp * cp * dp == plan.ep());
        }
    }

    /**
     * True when ZeRO can shard over so many ranks of DP as the plan says: they divide DP, and EP's share of DP or what
     * is left beside it.
     */
    public static boolean shardingFits(PlanSnapshot plan) {
        int experts = Math.max(1, ExpertShares.of(plan).dp());
        int sharding = plan.shardingRanks();
        return plan.dp() % sharding == 0 && (experts % sharding == 0 || sharding % experts == 0);
    }

    /** True when EP can take its ranks from TP, CP and DP. */
    public static boolean expertsFit(PlanSnapshot plan) {
        return ExpertShares.of(plan).fits();
    }

    private long place(ParallelDimension dimension, PlanSnapshot plan, ExpertShares shares,
            Set<ParallelDimension> placed, long stride) {
        if (!placed.add(dimension)) {
            return stride;
        }
        return switch (dimension) {
            case TP -> add(dimension, shares.tp(), plan.tp(), stride);
            case CP -> add(dimension, shares.cp(), plan.cp(), stride);
            case PP -> add(dimension, 1, plan.pp(), stride);
            case EP -> placed.contains(ParallelDimension.DP) ? stride : replicated(true, shares.dp(), 1, plan, stride);
            case DP -> replicated(false, plan.dp() / shares.dp(), shares.dp(), plan,
                    placed.contains(ParallelDimension.EP) ? stride : replicated(true, shares.dp(), 1, plan, stride));
        };
    }

    private long add(ParallelDimension dimension, long expertShare, long degree, long stride) {
        return axis(dimension, false, false, degree / expertShare, axis(dimension, true, false, expertShare, stride));
    }

    /** EP's share of DP or the rest of it, {@code before} ranks of DP further in, cut where ZeRO's shards repeat. */
    private long replicated(boolean ofExperts, long degree, long before, PlanSnapshot plan, long stride) {
        long sharding = gcd(degree, Math.max(1, plan.shardingRanks() / before));
        return axis(ParallelDimension.DP, ofExperts, true, degree / sharding,
                axis(ParallelDimension.DP, ofExperts, false, sharding, stride));
    }

    private long axis(ParallelDimension dimension, boolean ofExperts, boolean replicas, long degree, long stride) {
        if (degree > 1) {
            axes.add(new Axis(dimension, ofExperts, replicas, degree, stride));
        }
        return stride * degree;
    }

    /** Ranks of tensor parallelism. */
    public Group tensor() {
        return tensor;
    }

    /** Ranks of context parallelism. */
    public Group context() {
        return context;
    }

    /** Stages of a pipeline. */
    public Group pipeline() {
        return pipeline;
    }

    /** Ranks that hold the same dense weights: DP x CP. */
    public Group data() {
        return data;
    }

    /** Ranks over which ZeRO shards dense weights: some of DP, with CP. */
    public Group sharding() {
        return sharding;
    }

    /** Ranks that hold the same shard of dense weights; one where ZeRO shards over all of DP. */
    public Group replicas() {
        return replicas;
    }

    /** Ranks over which ZeRO shards experts. */
    public Group expertSharding() {
        return expertSharding;
    }

    /** Ranks that hold the same shard of experts. */
    public Group expertReplicas() {
        return expertReplicas;
    }

    /** Ranks that share the experts of a layer. */
    public Group experts() {
        return experts;
    }

    /** Ranks that hold the same experts. */
    public Group expertData() {
        return expertData;
    }

    /** All groups that gradients and weights of a step pass through: plans alike in these spend the same on DP. */
    public List<Group> replication() {
        return List.of(data, expertData, sharding, expertSharding, replicas, expertReplicas);
    }

    /** All groups: plans alike in these communicate alike. */
    public List<Group> groups() {
        return List.of(tensor, context, pipeline, data, experts, expertData, sharding, expertSharding, replicas,
                expertReplicas);
    }

    private boolean leaves(Axis axis) {
        return !scaleOut.isEmpty() && scaleOut.contains(axis.dimension());
    }

    private Group group(Communicator ranks, Replicas replicated) {
        long size = 1;
        long inside = 1;
        long stride = 0;
        boolean aligned = true;
        for (Axis axis : axes) {
            if (ranks.takes(axis) && replicated.take(axis)) {
                long here = leaves(axis) ? 1 : inside(axis);
                size *= axis.degree();
                inside *= here;
                if (here < axis.degree() && stride == 0) {
                    stride = Math.max(axis.stride(), usedGpus);
                }
                aligned &= axis.stride() % usedGpus == 0 || usedGpus % axis.stride() == 0;
            }
        }
        if (size == inside) {
            return Group.inDomain(size);
        }
        long domains = size / inside;
        double allDomains = Math.max(1, this.ranks / (double) usedGpus);
        return new Group(size, inside, domains, stride, aligned, Math.max(1, allDomains / domains));
    }

    /** The ranks that talk to each other. */
    public enum Communicator {
        TENSOR, CONTEXT, PIPELINE, DATA, EXPERTS, EXPERT_DATA;

        private boolean takes(Axis axis) {
            return switch (this) {
                case TENSOR -> axis.dimension() == ParallelDimension.TP;
                case CONTEXT -> axis.dimension() == ParallelDimension.CP;
                case PIPELINE -> axis.dimension() == ParallelDimension.PP;
                case DATA -> axis.dimension() == ParallelDimension.DP || axis.dimension() == ParallelDimension.CP;
                case EXPERTS -> axis.ofExperts();
                case EXPERT_DATA -> !axis.ofExperts() && axis.dimension() != ParallelDimension.PP;
            };
        }
    }

    /** The group of these ranks. */
    public Group group(Communicator ranks) {
        return switch (ranks) {
            case TENSOR -> tensor;
            case CONTEXT -> context;
            case PIPELINE -> pipeline;
            case DATA -> data;
            case EXPERTS -> experts;
            case EXPERT_DATA -> expertData;
        };
    }

    /**
     * On which GPU of the job, from 0, the ranks of each group of this kind stand. Dimensions that the plan leaves to
     * the compute fabric stand outside all others.
     */
    public List<long[]> members(Communicator kind) {
        Map<Axis, Long> places = places();
        long[] first = spread(axes.stream().filter(a -> !kind.takes(a)).toList(), places);
        long[] inside = spread(axes.stream().filter(kind::takes).toList(), places);
        return Arrays.stream(first).mapToObj(f -> Arrays.stream(inside).map(i -> gpu(f + i)).toArray()).toList();
    }

    /** Places between neighbours along each axis. */
    private Map<Axis, Long> places() {
        Map<Axis, Long> places = new HashMap<>();
        long stride = 1;
        for (boolean outside : new boolean[] {false, true}) {
            for (Axis axis : axes) {
                if (scaleOut.contains(axis.dimension()) == outside) {
                    places.put(axis, stride);
                    stride *= axis.degree();
                }
            }
        }
        return places;
    }

    /**
     * What the rank on a GPU works on.
     *
     * @param stage   pipeline stage, from 0
     * @param replica rank of DP, from 0
     */
    public record Rank(int stage, long replica) {
    }

    /** The rank on a GPU of the job, from 0; empty for a spare. */
    public Optional<Rank> rankOn(long gpu) {
        long place = gpu / domainGpus * usedGpus + gpu % domainGpus;
        if (gpu % domainGpus >= usedGpus || place >= ranks) {
            return Optional.empty();
        }
        Map<Axis, Long> places = places();
        return Optional.of(new Rank((int) along(ParallelDimension.PP, place, places),
                along(ParallelDimension.DP, place, places)));
    }

    private long along(ParallelDimension dimension, long place, Map<Axis, Long> places) {
        long rank = 0;
        long inner = 1;
        for (Axis axis : axes) {
            if (axis.dimension() == dimension) {
                rank += place / places.get(axis) % axis.degree() * inner;
                inner *= axis.degree();
            }
        }
        return rank;
    }

    private long gpu(long place) {
        return place / usedGpus * domainGpus + place % usedGpus;
    }

    /** All sums of one place on each axis. */
    private static long[] spread(List<Axis> along, Map<Axis, Long> places) {
        long[] all = {0};
        for (Axis axis : along) {
            long[] inner = all;
            all = LongStream.range(0, axis.degree()).flatMap(i -> Arrays.stream(inner)
                    .map(place -> place + i * places.get(axis))).toArray();
        }
        return all;
    }

    /** Ranks along an axis that the worst placed of its groups has in one domain. */
    private long inside(Axis axis) {
        return Math.max(1, gcd(axis.span(), usedGpus) / axis.stride());
    }

    /** True when groups of the dimension would fit a domain but some of them lie across a border. */
    public boolean straddles(ParallelDimension dimension) {
        return !scaleOut.contains(dimension) && axes.stream().anyMatch(a -> a.dimension() == dimension
                && a.span() <= usedGpus && inside(a) < a.degree());
    }

    static int gcd(int a, int b) {
        return (int) gcd((long) a, (long) b);
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
