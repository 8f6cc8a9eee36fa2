// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * Leaves and spines as packet simulators describe them: every leaf with the same links to every spine, in every plane.
 *
 * @param hosts                endpoints, at least 1
 * @param down                 endpoints of a leaf
 * @param up                   links of a leaf upwards
 * @param spines               spines of a plane, not more than {@code up}
 * @param planes               disjoint planes, each with all endpoints
 * @param bytesPerSecond       rate of an endpoint's link, per direction
 * @param uplinkBytesPerSecond rate of a link between leaf and spine, per direction
 * @param latencies            of the links
 * @param scaleUp              scale-up domains beside it
 * @param breakout             links that a switch port towards the endpoints is broken out into, at least 1
 * @param uplinkBreakout       links that a switch port between leaf and spine is broken out into, at least 1
 */
public record LeafSpine(int hosts, int down, int up, int spines, int planes, double bytesPerSecond,
        double uplinkBytesPerSecond, Latencies latencies, ScaleUp scaleUp, int breakout, int uplinkBreakout) {
    /** Switches whose ports are whole. */
    public LeafSpine(int hosts, int down, int up, int spines, int planes, double bytesPerSecond,
            double uplinkBytesPerSecond, Latencies latencies, ScaleUp scaleUp) {
        this(hosts, down, up, spines, planes, bytesPerSecond, uplinkBytesPerSecond, latencies, scaleUp, 1, 1);
    }

    private long leaves() {
        return -Math.floorDiv(-(long) hosts, down);
    }

    /** The counts of {@link #topology()}. */
    FabricSizing sizing() {
        long leaves = leaves();
        int spineDown = (int) Math.min(Integer.MAX_VALUE, -Math.floorDiv(-leaves * up, spines));
        double taper = Math.min(down, hosts) * bytesPerSecond / (up * uplinkBytesPerSecond);
        FabricPlan plan = new FabricPlan(TopologyKind.TWO_TIER_FAT_TREE, hosts, 0, 1, Map.of(TierKind.LEAF, down + up,
                TierKind.SPINE, spineDown), bytesPerSecond, 2, planes, Map.of(TierKind.LEAF, taper), Map.of(), 0, 0)
                .withBreakouts(breakouts()).withOptics(optics());
        double bisection = planes / 2.0 * Math.min(hosts * bytesPerSecond, leaves * up * uplinkBytesPerSecond);
        return new FabricSizing(plan, List.of(
                new FabricSizing.Tier(TierKind.LEAF, leaves * planes, down + up, Math.min(down, hosts), up, taper),
                new FabricSizing.Tier(TierKind.SPINE, (long) spines * planes, spineDown, spineDown, 0, 1)),
                Map.of(CableClass.HOST_LEAF, (long) hosts * planes / plan.linksPerCable(),
                        CableClass.LEAF_SPINE, leaves * up * planes / plan.linksPerCable()),
                Math.min(down, hosts), hosts, bisection, (long) hosts, List.of());
    }

    /** Where uplinks are not the same as the links below, so that whole ports are counted on either side. */
    private Map<TierKind, Breakout> breakouts() {
        if (breakout == uplinkBreakout && uplinkBytesPerSecond == bytesPerSecond) {
            return Map.of();
        }
        int ports = -Math.floorDiv(-down, breakout) - Math.floorDiv(-up, uplinkBreakout);
        return Map.of(TierKind.LEAF, new Breakout(ports, breakout, uplinkBreakout, uplinkBytesPerSecond));
    }

    private Map<CableClass, OpticalModules> optics() {
        return Map.of(CableClass.HOST_LEAF, new OpticalModules(planes, breakout), CableClass.LEAF_SPINE,
                new OpticalModules(uplinkBreakout, uplinkBreakout));
    }

    /** Single links of it. */
    public Topology topology() {
        TopologyBuilder builder = new TopologyBuilder(hosts, 0, planes);
        int leaves = (int) leaves();
        int firstLeaf = add(builder, Topology.LEAF, leaves);
        int firstSpine = add(builder, Topology.SPINE, spines);
        for (int e = 0; e < hosts; e++) {
            builder.place(e, -1, 0);
        }
        for (int plane = 0; plane < planes; plane++) {
            int leaf = firstLeaf + plane * leaves;
            for (int e = 0; e < hosts; e++) {
                builder.join(e, leaf + e / down, bytesPerSecond, latencies.hostLeaf());
            }
            for (int l = 0; l < leaves; l++) {
                for (int k = 0; k < up; k++) {
                    builder.join(leaf + l, firstSpine + plane * spines + (int) (((long) l * up + k) % spines),
                            uplinkBytesPerSecond, latencies.leafSpine());
                }
            }
        }
        Domains.add(builder, hosts, scaleUp, latencies.scaleUp());
        builder.modules(Modules.of(sizing().plan()));
        return builder.build();
    }

    private int add(TopologyBuilder builder, int tier, int ofPlane) {
        int first = -1;
        for (int i = 0; i < ofPlane * planes; i++) {
            int node = builder.add(tier, i / ofPlane, -1, 0);
            first = i == 0 ? node : first;
        }
        return first;
    }
}
