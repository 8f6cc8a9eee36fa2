// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.RailOnly;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * Expands a sized fabric into single endpoints, switches and links. The sizing is authoritative: the expansion has
 * exactly its switches and links.
 */
public final class Expansion {
    private final FabricSizing sizing;
    private final FabricPlan plan;
    private final Latencies latencies;
    private final int endpoints;
    private final int reserved;
    /** Disjoint fabrics: one for each plane, and in rail-only ones for each plane and rail. */
    private final int parts;
    private final int rails;
    private final PartLayout layout;
    private final TopologyBuilder builder;

    private Expansion(FabricSizing sizing, Latencies latencies) {
        this.sizing = sizing;
        this.plan = sizing.plan();
        this.latencies = latencies;
        endpoints = Math.toIntExact(plan.endpoints());
        reserved = plan.reservedPorts();
        boolean railOnly = plan.topology() == TopologyKind.RAIL_ONLY;
        rails = railOnly ? plan.railCount() : 1;
        parts = plan.planes() * rails;
        layout = PartLayout.of(railOnly ? RailOnly.sizeOfOne(plan) : sizing, plan.planes());
        builder = new TopologyBuilder(endpoints, reserved, plan.planes());
    }

    /**
     * @param sizing    a fabric that can be built
     * @param latencies of its links
     * @param scaleUp   scale-up domains beside it
     * @throws IllegalArgumentException when it cannot be built, or has more endpoints than an array holds
     */
    public static Topology of(FabricSizing sizing, Latencies latencies, ScaleUp scaleUp) {
        if (!sizing.buildable()) {
            throw new IllegalArgumentException("The fabric cannot be built"
                    + (sizing.findings().isEmpty() ? "." : ": " + sizing.findings().get(0).message()));
        }
        if (sizing.plan().endpoints() > Integer.MAX_VALUE / 64) {
            throw new IllegalArgumentException(Amounts.of(sizing.plan().endpoints()) + " endpoints are more than can be"
                    + " expanded one by one, " + Amounts.of(Integer.MAX_VALUE / 64) + ".");
        }
        if (sizing.plan().topology() == TopologyKind.EXPLICIT) {
            return DrawnExpansion.of(sizing, latencies, scaleUp);
        }
        return new Expansion(sizing, latencies).topology(scaleUp);
    }

    private Topology topology(ScaleUp scaleUp) {
        int[] leaves = new int[parts];
        int[] spines = new int[parts];
        int[] cores = new int[parts];
        for (int part = 0; part < parts; part++) {
            leaves[part] = addLeaves(part);
        }
        for (int part = 0; part < parts; part++) {
            spines[part] = addSpines(part);
        }
        for (int part = 0; part < parts; part++) {
            cores[part] = addCores(part);
        }
        for (int part = 0; part < parts; part++) {
            joinEndpoints(part, leaves[part]);
            Wiring wiring = new Wiring(builder, layout, plan, latencies);
            wiring.leavesToSpines(leaves[part], spines[part]);
            if (layout.cores() > 0) {
                wiring.spinesToCores(spines[part], cores[part]);
            }
            if (plan.topology() == TopologyKind.DRAGONFLY_PLUS && layout.pods() > 1) {
                wiring.groups(spines[part], globalLinksOfPair());
            }
        }
        Domains.add(builder, endpoints, scaleUp, latencies.scaleUp());
        builder.modules(Modules.of(plan));
        return builder.build();
    }

    private long globalLinksOfPair() {
        long groups = layout.pods();
        return sizing.links(CableClass.GLOBAL) / plan.planes() / (groups * (groups - 1) / 2);
    }

    private int addLeaves(int part) {
        int start = -1;
        for (int leaf = 0; leaf < layout.leaves(); leaf++) {
            int node = builder.add(Topology.LEAF, part / rails, rails > 1 ? part % rails : layout.railOfLeaf(leaf),
                    layout.podOfLeaf(leaf));
            start = leaf == 0 ? node : start;
        }
        return start;
    }

    private int addSpines(int part) {
        int start = -1;
        for (int pod = 0; pod < layout.pods(); pod++) {
            for (int i = 0; i < layout.spinesOfPod(pod); i++) {
                int node = builder.add(Topology.SPINE, part / rails, rails > 1 ? part % rails : -1, pod);
                start = start < 0 ? node : start;
            }
        }
        return start;
    }

    private int addCores(int part) {
        int start = -1;
        for (int core = 0; core < layout.cores(); core++) {
            int node = builder.add(Topology.CORE, part / rails, rails > 1 ? part % rails : -1, -1);
            start = core == 0 ? node : start;
        }
        return start;
    }

    /** In a rail-only fabric each part takes the endpoints of its rail. */
    private void joinEndpoints(int part, int firstLeaf) {
        int rail = part % rails;
        int inRails = plan.topology() == TopologyKind.RAIL_OPTIMISED ? plan.railCount() : rails;
        int[] free = layout.freePorts();
        for (int e = rail, i = 0; e < endpoints; e += rails, i++) {
            int leaf = layout.leafOf(i);
            free[leaf]--;
            builder.place(e, inRails > 1 ? e % inRails : -1, layout.podOfLeaf(leaf));
            builder.join(e, firstLeaf + leaf, plan.linkBytesPerSecond(), latencies.hostLeaf());
        }
        int leaf = layout.leaves() - 1;
        for (int e = rail; e < reserved; e += rails) {
            while (free[leaf] <= 0) {
                leaf--;
            }
            free[leaf]--;
            builder.place(endpoints + e, -1, layout.podOfLeaf(leaf));
            builder.join(endpoints + e, firstLeaf + leaf, plan.linkBytesPerSecond(), latencies.hostLeaf());
        }
    }
}
