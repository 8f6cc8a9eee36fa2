// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.FabricSnapshot.Link;
import org.eastwest.spi.design.FabricSnapshot.Node;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/**
 * A fabric as drawn: switches and links are counted, and the ports of every switch held against its type. Bisection
 * bandwidth is the bound that the capacity of each tier sets.
 */
final class DrawnFabric {
    private final FabricPlan plan;
    private final Map<String, Usage> switches = new LinkedHashMap<>();
    private final Map<CableClass, Long> links = new EnumMap<>(CableClass.class);
    private final Map<CableClass, Double> capacity = new EnumMap<>(CableClass.class);
    private final List<Finding> findings = new ArrayList<>();

    DrawnFabric(FabricPlan plan) {
        this.plan = plan;
    }

    FabricSizing size() {
        if (plan.switches().isEmpty()) {
            return Sizings.refused(plan, 0, List.of(SizingFindings.error(SizingFindings.DRAWING,
                    "The topology is explicit, but no switch is drawn.", "Draw switches, or choose a topology.")));
        }
        plan.switches().forEach(s -> switches.put(s.id(), new Usage(s)));
        plan.links().forEach(this::take);
        switches.values().stream().filter(Usage::tooMany).map(Usage::finding).forEach(findings::add);
        checkEndpoints();
        checkConnected();
        Map<TierKind, List<Usage>> byTier = new TreeMap<>();
        switches.values().forEach(u -> byTier.computeIfAbsent(u.node.tier(), t -> new ArrayList<>()).add(u));
        List<FabricSizing.Tier> tiers = new ArrayList<>();
        byTier.forEach((tier, used) -> tiers.add(tier(tier, used)));
        long leaves = tiers.get(0).switches();
        return new FabricSizing(plan, tiers, links, Leaves.ceil(plan.endpoints(), leaves), plan.endpoints(),
                bisection(), 0, findings);
    }

    private void take(Link link) {
        Usage from = switches.get(link.from());
        Usage to = switches.get(link.to());
        if (from == null && to == null) {
            findings.add(SizingFindings.error(SizingFindings.DRAWING, "The link from '" + link.from() + "' to '"
                    + link.to() + "' joins no switch.", "Give it a switch at one end at least."));
            return;
        }
        CableClass kind = kind(from, to);
        links.merge(kind, (long) link.count(), Long::sum);
        capacity.merge(kind, link.count() * link.bytesPerSecond(), Double::sum);
        if (from != null) {
            from.connect(to, link);
        }
        if (to != null) {
            to.connect(from, link);
        }
    }

    private static CableClass kind(Usage from, Usage to) {
        if (from == null || to == null) {
            return CableClass.HOST_LEAF;
        }
        if (from.node.tier() == to.node.tier()) {
            return CableClass.GLOBAL;
        }
        return from.node.tier() == TierKind.CORE || to.node.tier() == TierKind.CORE ? CableClass.SPINE_CORE
                : CableClass.LEAF_SPINE;
    }

    private FabricSizing.Tier tier(TierKind tier, Collection<Usage> used) {
        double down = used.stream().mapToDouble(u -> u.downBytesPerSecond).sum();
        double up = used.stream().mapToDouble(u -> u.upBytesPerSecond).sum();
        return new FabricSizing.Tier(tier, used.size(), used.stream().mapToInt(u -> u.radix).max().orElse(0),
                (int) used.stream().mapToLong(u -> u.down).max().orElse(0),
                (int) used.stream().mapToLong(u -> u.up).max().orElse(0), up == 0 ? 1 : down / up);
    }

    private void checkEndpoints() {
        long needed = plan.endpoints() * plan.planes();
        long drawn = links.getOrDefault(CableClass.HOST_LEAF, 0L);
        if (drawn < needed) {
            findings.add(SizingFindings.error(SizingFindings.DRAWING, "The servers have "
                    + Amounts.of(needed, "NIC port", "NIC ports") + " in this fabric, but "
                    + (drawn == 1 ? "one link from servers to switches is drawn."
                    : Amounts.of(drawn) + " links from servers to switches are drawn."),
                    "Draw a link for every port."));
        }
    }

    private void checkConnected() {
        Map<Usage, Boolean> reached = new LinkedHashMap<>();
        List<Usage> next = new ArrayList<>(switches.values()).subList(0, 1);
        while (!next.isEmpty()) {
            next.forEach(u -> reached.put(u, true));
            next = next.stream().flatMap(u -> u.neighbours.stream()).distinct().filter(u -> !reached.containsKey(u))
                    .toList();
        }
        switches.values().stream().filter(u -> u.down > 0 && !reached.containsKey(u)).findFirst()
                .ifPresent(u -> findings.add(Finding.warning(SizingFindings.DRAWING, "", "No way leads from switch '"
                        + plan.switches().get(0).id() + "' to switch '" + u.node.id()
                        + "': servers below them reach each other only through the scale-up domain.",
                        "Join them, unless the rails are meant to be apart.")));
    }

    private double bisection() {
        return capacity.values().stream().mapToDouble(c -> c / 2).min().orElse(0);
    }

    /** A switch and what is plugged into it. */
    private static final class Usage {
        private final Node node;
        private final List<Usage> neighbours = new ArrayList<>();
        private int radix;
        private long down;
        private long up;
        private double downBytesPerSecond;
        private double upBytesPerSecond;
        private double bytesPerSecond;

        Usage(Node node) {
            this.node = node;
        }

        void connect(Usage other, Link link) {
            double rate = link.count() * link.bytesPerSecond();
            bytesPerSecond += rate;
            if (node.type() != null && link.bytesPerSecond() > 0) {
                radix = Math.max(radix, node.type().radix(link.bytesPerSecond()));
            }
            if (other != null) {
                neighbours.add(other);
            }
            if (other == null || other.node.tier().compareTo(node.tier()) < 0) {
                down += link.count();
                downBytesPerSecond += rate;
            } else {
                up += link.count();
                upBytesPerSecond += rate;
            }
        }

        boolean tooMany() {
            return node.type() != null
                    && bytesPerSecond > node.type().ports() * node.type().portBytesPerSecond() * (1 + 1e-9);
        }

        Finding finding() {
            return SizingFindings.error(SizingFindings.DRAWING, "Switch '" + node.id() + "' has "
                    + Amounts.of(down + up, "link", "links") + " drawn, more than the "
                    + Amounts.of(node.type().ports(), "port", "ports") + " of " + node.type().name()
                    + (node.type().ports() == 1 ? " takes." : " take."),
                    "Remove links, or choose a switch with more ports.");
        }
    }
}
