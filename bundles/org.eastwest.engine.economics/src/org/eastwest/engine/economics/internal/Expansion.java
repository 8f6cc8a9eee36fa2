// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicRole;

/**
 * How the compute fabric grows: an eighth, a quarter, a half and all of the servers, each rounded up to whole scalable
 * units. A scalable unit is what fills its leaves: the servers of a group of rails, else the fewest servers whose NICs
 * fill whole leaves. Designs of one server group only; drawn fabrics do not grow by rule.
 */
final class Expansion {
    /** A stage has another number of tiers than the one before. */
    static final String ANOTHER_TIER = "EW-ECONOMICS-004";
    /** The last scalable unit is not whole. */
    static final String PARTIAL_UNIT = "EW-ECONOMICS-005";

    private static final int[] STAGES = {8, 4, 2, 1};
    private static final List<Table.Column> COLUMNS = List.of(new Table.Column("units", "Scalable units", Unit.COUNT),
            new Table.Column("servers", "Servers", Unit.COUNT), new Table.Column("gpus", "GPUs", Unit.COUNT),
            new Table.Column("leaf", "Leaves", Unit.COUNT), new Table.Column("spine", "Spines", Unit.COUNT),
            new Table.Column("core", "Cores", Unit.COUNT), new Table.Column("cables", "Cables", Unit.COUNT));

    private final DesignSnapshot design;
    private final FabricModel model;

    Expansion(DesignSnapshot design, FabricModel model) {
        this.design = design;
        this.model = model;
    }

    AnalysisResult result() {
        Optional<FabricSnapshot> compute = design.fabric(FabricRole.COMPUTE)
                .filter(f -> f.topology() != TopologyKind.EXPLICIT);
        List<ServerGroupSnapshot> groups = design.cluster().groups();
        if (compute.isEmpty() || groups.size() != 1) {
            return AnalysisResult.EMPTY;
        }
        Optional<NicGroupSnapshot> nics = groups.get(0).nics(NicRole.EAST_WEST);
        FabricSizing full = size(groups.get(0), groups.get(0).count(), compute.get());
        if (nics.isEmpty() || !full.buildable()) {
            return AnalysisResult.EMPTY;
        }
        return grow(groups.get(0), compute.get(), unit(full, nics.get()));
    }

    /** Servers of a scalable unit. */
    static int unit(FabricSizing sizing, NicGroupSnapshot nics) {
        FabricPlan plan = sizing.plan();
        long below = Math.max(1, sizing.leafGroupEndpoints());
        if (plan.topology() == TopologyKind.RAIL_OPTIMISED || plan.topology() == TopologyKind.RAIL_ONLY) {
            return (int) below;
        }
        long perPlane = Math.max(1, (long) nics.perServer() * nics.ports() / plan.planes());
        long common = BigInteger.valueOf(below).gcd(BigInteger.valueOf(perPlane)).longValue();
        return (int) (below / common);
    }

    private AnalysisResult grow(ServerGroupSnapshot group, FabricSnapshot fabric, int unit) {
        List<List<Table.Cell>> rows = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        FabricSizing before = null;
        for (int servers : stages(group.count(), unit)) {
            FabricSizing sizing = size(group, servers, fabric);
            if (!sizing.buildable()) {
                continue;
            }
            rows.add(row(group, servers, unit, sizing));
            if (before != null && before.tiers().size() != sizing.tiers().size()) {
                findings.add(anotherTier(fabric, group, servers, before, sizing));
            }
            before = sizing;
        }
        if (group.count() % unit != 0) {
            int empty = unit - group.count() % unit;
            findings.add(Finding.note(PARTIAL_UNIT, fabric.id(), "The last scalable unit of " + unit + " servers has "
                    + group.count() % unit + ": " + (empty == 1 ? "1 place on its leaves stays"
                            : empty + " places on its leaves stay") + " empty.",
                    "Cable the whole unit now, so that servers can be added without touching the fabric."));
        }
        Table table = new Table("expansion", fabric.id(), "Growth by scalable units of " + unit
                + (unit == 1 ? " server" : " servers"), COLUMNS,
                rows);
        return new AnalysisResult(List.of(), List.of(), List.of(), List.of(table), findings);
    }

    private static TreeSet<Integer> stages(int count, int unit) {
        TreeSet<Integer> stages = new TreeSet<>();
        for (int divisor : STAGES) {
            int units = Math.max(1, (int) Math.ceil((double) count / divisor / unit));
            stages.add(Math.min(count, units * unit));
        }
        return stages;
    }

    private static List<Table.Cell> row(ServerGroupSnapshot group, int servers, int unit, FabricSizing sizing) {
        return List.of(Table.number(Math.ceil((double) servers / unit)), Table.number(servers),
                Table.number((double) servers * group.type().gpus()), switches(sizing, TierKind.LEAF),
                switches(sizing, TierKind.SPINE), switches(sizing, TierKind.CORE), Table.number(
                        java.util.Arrays.stream(CableClass.values()).mapToLong(sizing::cables).sum()));
    }

    private static Table.Cell switches(FabricSizing sizing, TierKind tier) {
        return Table.number(sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L));
    }

    private static Finding anotherTier(FabricSnapshot fabric, ServerGroupSnapshot group, int servers,
            FabricSizing before, FabricSizing after) {
        return Finding.note(ANOTHER_TIER, fabric.id(), "Growing to "
                + Quantity.plain(Quantity.format((double) servers * group.type().gpus(), Dimension.COUNT))
                + " GPUs takes " + after.tiers().size() + (after.tiers().size() == 1 ? " tier" : " tiers")
                + " of switches where the stage before has "
                + before.tiers().size() + ": the uplinks of all leaves are cabled anew.",
                "Build the spines of the final size with the first stage.");
    }

    private FabricSizing size(ServerGroupSnapshot group, int servers, FabricSnapshot fabric) {
        ServerGroupSnapshot smaller = new ServerGroupSnapshot(group.id(), group.name(), group.type(), group.gpu(),
                servers, group.serversPerRack(), group.scaleUpDomainGpus(), group.gpuDirect(), group.nics());
        ClusterSnapshot cluster = new ClusterSnapshot(design.cluster().id(), design.cluster().name(),
                List.of(smaller));
        return model.size(model.plan(cluster, fabric));
    }
}
