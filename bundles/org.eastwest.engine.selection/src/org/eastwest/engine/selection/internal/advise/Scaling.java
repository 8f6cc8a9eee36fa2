// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * A design at another size: servers in proportion; of a training job data parallelism and global batch, so that each
 * replica does what it did; of a fabric the numbers that the design fixes are left to the sizing, and so are the tiers
 * of a fat tree.
 */
final class Scaling {
    private final DesignSnapshot design;
    private final FabricModel fabrics;
    private final double factor;
    private final List<String> changes = new ArrayList<>();

    private Scaling(DesignSnapshot design, FabricModel fabrics, long gpus) {
        this.design = design;
        this.fabrics = fabrics;
        factor = (double) gpus / design.cluster().gpus();
    }

    /** A design, and what was changed to make it. */
    record Scaled(DesignSnapshot design, List<String> changes) {
    }

    /** The design with at least this many GPUs, in whole servers. */
    static Scaled to(DesignSnapshot design, FabricModel fabrics, long gpus) {
        if (gpus == design.cluster().gpus()) {
            return new Scaled(design, List.of());
        }
        Scaling scaling = new Scaling(design, fabrics, gpus);
        return new Scaled(scaling.scale(), scaling.changes);
    }

    private DesignSnapshot scale() {
        ClusterSnapshot cluster = new ClusterSnapshot(design.cluster().id(), design.cluster().name(),
                design.cluster().groups().stream().map(this::group).toList());
        List<FabricSnapshot> networks = design.fabrics().stream().map(f -> fabric(cluster, f)).toList();
        List<JobSnapshot> jobs = design.jobs().stream().map(job -> job(cluster, job)).toList();
        return design.with(cluster, networks, jobs);
    }

    private ServerGroupSnapshot group(ServerGroupSnapshot group) {
        int count = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(group.count() * factor * (1 - 1e-12))));
        changes.add("Servers of '" + group.id() + "': " + count + " instead of " + group.count() + ".");
        return new ServerGroupSnapshot(group.id(), group.name(), group.type(), group.gpu(), count,
                group.serversPerRack(), group.scaleUpDomainGpus(), group.gpuDirect(), group.nics());
    }

    private FabricSnapshot fabric(ClusterSnapshot cluster, FabricSnapshot fabric) {
        FabricSnapshot free = fabric.withSwitches(fabric.topology(), fabric.switchType(),
                fabric.tiers().stream().map(Scaling::free).toList());
        if (!free.tiers().equals(fabric.tiers())) {
            changes.add("Fabric '" + fabric.id() + "': as many switches as needed instead of fixed numbers.");
        }
        FabricPlan plan = fabrics.plan(cluster, free);
        if (plan.endpoints() < 1 || fabric.topology() == TopologyKind.EXPLICIT) {
            return free;
        }
        boolean fits = fabrics.size(plan).buildable();
        boolean threeTiers = fabric.topology() == TopologyKind.THREE_TIER_FAT_TREE;
        return cabledUpwards(cluster, fits && !threeTiers ? free : asManyTiersAsNeeded(cluster, free, fits));
    }

    /**
     * The three tiers that one size needs are no choice for another: a design that was made smaller has no more of them
     * than one that was made for this size, and neither have the rivals that stand in its place.
     *
     * @param fits true when the fabric could be built as it is
     */
    private FabricSnapshot asManyTiersAsNeeded(ClusterSnapshot cluster, FabricSnapshot fabric, boolean fits) {
        FabricSnapshot tree = fabric.withSwitches(TopologyKind.FAT_TREE, fabric.switchType(), fabric.tiers());
        FabricSizing sizing = fabrics.size(fabrics.plan(cluster, tree));
        if (!sizing.buildable()) {
            return fabric;
        }
        if (!fits) {
            changes.add("Fabric '" + fabric.id() + "': a fat tree of as many tiers as needed, because a "
                    + fabric.topology().id() + " cannot take this size.");
        } else if (sizing.tier(TierKind.CORE).isEmpty()) {
            changes.add("Fabric '" + fabric.id() + "': " + sizing.tiers().size()
                    + " tiers instead of three, which join this size.");
        }
        return tree;
    }

    /** A tier that the design has no cable above, as it was the highest, has that of the tier below. */
    private FabricSnapshot cabledUpwards(ClusterSnapshot cluster, FabricSnapshot fabric) {
        FabricSnapshot.Tier leaf = fabric.tier(TierKind.LEAF).orElse(null);
        FabricSnapshot.Tier spine = fabric.tier(TierKind.SPINE).orElse(null);
        if (leaf == null || leaf.cable() == null || spine != null && spine.cable() != null
                || fabrics.size(fabrics.plan(cluster, fabric)).tier(TierKind.CORE).isEmpty()) {
            return fabric;
        }
        changes.add("Fabric '" + fabric.id() + "': its spines are cabled upwards as its leaves are.");
        return fabric.withSwitches(fabric.topology(), fabric.switchType(), withSpine(fabric, leaf, spine));
    }

    /** The tiers, with spines that have the cable of the leaves. */
    private static List<FabricSnapshot.Tier> withSpine(FabricSnapshot fabric, FabricSnapshot.Tier leaf,
            FabricSnapshot.Tier spine) {
        List<FabricSnapshot.Tier> tiers = new ArrayList<>();
        fabric.tiers().stream().filter(t -> t.kind() == TierKind.LEAF).forEach(tiers::add);
        tiers.add(spine == null ? new FabricSnapshot.Tier(TierKind.SPINE, null, 1, 0, 0, 0, leaf.cable(),
                leaf.cableMetres())
                : new FabricSnapshot.Tier(TierKind.SPINE, spine.switchType(), spine.oversubscription(), 0, 0, 0,
                        leaf.cable(), leaf.cableMetres(), spine.breakout(), spine.uplinkBreakout(),
                        spine.uplinkBytesPerSecond()));
        fabric.tiers().stream().filter(t -> t.kind() == TierKind.CORE).forEach(tiers::add);
        return tiers;
    }

    private static FabricSnapshot.Tier free(FabricSnapshot.Tier tier) {
        return tier.free(tier.switchType());
    }

    private JobSnapshot job(ClusterSnapshot cluster, JobSnapshot job) {
        long before = gpus(design.cluster(), job);
        long placed = job.gpus() >= before ? gpus(cluster, job)
                : Math.min(gpus(cluster, job), Math.max(1, Math.round(job.gpus() * factor)));
        if (!(job.workload() instanceof Training run)) {
            return job.with(job.workload(), job.plan(), placed);
        }
        PlanSnapshot plan = job.plan();
        long replica = (long) plan.tp() * plan.pp() * plan.cp();
        int dp = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.min(placed / replica,
                Math.round(plan.dp() * factor))));
        int batch = (int) Math.min(Integer.MAX_VALUE, Math.max(1, Math.round((double) run.globalBatch() / plan.dp()))
                * (long) dp);
        changes.add("Job '" + job.id() + "': DP " + dp + " instead of " + plan.dp() + " and a global batch of " + batch
                + " instead of " + run.globalBatch() + ", so that each replica does what it did.");
        return job.with(withBatch(run, batch), plan.withDataParallelism(dp), placed);
    }

    private static long gpus(ClusterSnapshot cluster, JobSnapshot job) {
        return cluster.groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .mapToLong(ServerGroupSnapshot::gpus).sum();
    }

    private static Workload withBatch(Training run, int batch) {
        return new Training(run.id(), run.model(), run.sequenceLength(), batch, run.precision(), run.gradientBytes(),
                run.optimizer(), run.recompute(), run.flashAttention(), run.overlapTensor(), run.overlapData(),
                run.overlapPipeline(), run.overlapExpert(), run.overlapContext(), run.expertLoadImbalance());
    }
}
