// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** Counts of a fabric that can be built, with how they come about. */
final class SizingReport {
    private static final Source RULE = Source.literature("sizing rules of fat trees (Al-Fares et al. 2008), held"
            + " against the DGX SuperPOD reference architectures (RA-11333-001 V11, tables 3 and 4)");

    private static final double WORTH_TELLING = 1.1;

    private final ClusterSnapshot cluster;
    private final FabricSnapshot fabric;
    private final FabricSizing sizing;
    private final FabricPlan plan;
    private final RecordingTrace recorded = new RecordingTrace();
    private final PathTrace trace = new PathTrace("", recorded);
    private final Map<String, String> metrics = new LinkedHashMap<>();

    SizingReport(ClusterSnapshot cluster, FabricSnapshot fabric, FabricSizing sizing) {
        this.cluster = cluster;
        this.fabric = fabric;
        this.sizing = sizing;
        plan = sizing.plan();
        record();
    }

    List<Metric> metrics() {
        List<Metric> all = new ArrayList<>();
        metrics.forEach((id, node) -> all.add(Metric.of(id, fabric.id(), recorded.get(node))));
        return all;
    }

    private void record() {
        inputs();
        switches();
        cables();
        capacity();
        power();
    }

    private void inputs() {
        long nics = cluster.groups().stream().mapToLong(g -> g.nics(fabric.role().nicRole())
                .map(n -> (long) g.count() * n.perServer()).orElse(0L)).sum();
        trace.input("endpoints", "Endpoints: NICs of the fabric", nics, Unit.COUNT,
                Source.design("cluster." + cluster.id()));
        metrics.put("endpoints", "endpoints");
        trace.input("nic_ports", "Ports of a NIC", plan.nicPorts(), Unit.COUNT,
                Source.design("cluster." + cluster.id()));
        trace.input("planes", "Planes", plan.planes(), Unit.COUNT, design("planes"));
        trace.input("reserved", "Ports of a plane reserved for management", plan.reservedPorts(), Unit.COUNT,
                design("reservedPorts"));
        trace.derived("ports", "Leaf ports that a plane needs", plan.endpoints() + plan.reservedPorts(), Unit.COUNT,
                "ceil({endpoints} x {nic_ports} / {planes}) + {reserved}",
                Source.assumption("planes share the ports of the NICs evenly"));
        trace.input("link_rate", "Rate of a link", plan.linkBytesPerSecond(), Unit.LINE_RATE, design("linkRate"));
        for (FabricSizing.Tier tier : sizing.tiers()) {
            String word = tier.kind().word();
            Source source = type(tier.kind()) == null ? Source.assumption("as drawn")
                    : type(tier.kind()).provenance().source();
            trace.input(word + "_radix", "Ports of a " + word + " at the link rate", tier.radix(), Unit.COUNT, source);
            trace.derived(word + "_down", "Ports of a " + word + " towards the servers", tier.downPorts(), Unit.COUNT,
                    "share of {" + word + "_radix}", design("tiers." + word + ".oversubscription"));
            if (tier.upPorts() == 0) {
                trace.input(word + "_up", "Uplinks of a " + word, 0, Unit.COUNT, Source.assumption("the top tier"));
            } else {
                trace.derived(word + "_up", "Uplinks of a " + word, tier.upPorts(), Unit.COUNT, "{" + word
                        + "_down} / oversubscription" + faster(tier.kind()),
                        design("tiers." + word + ".oversubscription"));
            }
            breakout(tier);
        }
    }

    /** What a link below is worth in links above, where their rates differ. */
    private String faster(TierKind tier) {
        double down = plan.downlinkBytesPerSecond(tier);
        double up = plan.uplinkBytesPerSecond(tier);
        if (up == down) {
            return "";
        }
        trace.input(tier.word() + "_uplink_rate", "Rate of an uplink of a " + tier.word(), up, Unit.LINE_RATE,
                design("tiers." + tier.word() + ".uplinkRate"));
        return " x " + Quantity.formatBits(down) + " / {" + tier.word() + "_uplink_rate}";
    }

    /** Whole ports that the links of a switch take. */
    private void breakout(FabricSizing.Tier tier) {
        Breakout breakout = plan.breakouts().get(tier.kind());
        if (breakout == null) {
            return;
        }
        String word = tier.kind().word();
        trace.input(word + "_breakout", "Links that a port of a " + word + " towards the servers is broken out into",
                breakout.down(), Unit.COUNT, design("tiers." + word + ".breakout"));
        trace.input(word + "_uplink_breakout", "Links that a port of a " + word + " upwards is broken out into",
                breakout.up(), Unit.COUNT, design("tiers." + word + ".uplinkBreakout"));
        trace.derived(word + "_ports", "Ports of a " + word + " in use, broken out or not", ports(tier), Unit.COUNT,
                "ceil({" + word + "_down} / {" + word + "_breakout}) + ceil({" + word + "_up} / {" + word
                        + "_uplink_breakout})", RULE);
        metrics.put(word + "_ports_in_use", word + "_ports");
    }

    private double ports(FabricSizing.Tier tier) {
        Breakout breakout = plan.breakouts().get(tier.kind());
        if (breakout != null) {
            return breakout.downPorts(tier.downPorts()) + breakout.upPorts(tier.upPorts());
        }
        SwitchSpec type = type(tier.kind());
        int each = type == null ? 0 : type.linksPerPort(plan.downlinkBytesPerSecond(tier.kind()));
        return each == 0 ? Double.NaN : Leaves.ceil((long) tier.downPorts() + tier.upPorts(), each);
    }

    private void switches() {
        for (FabricSizing.Tier tier : sizing.tiers()) {
            String id = tier.kind().word() + "_switches";
            trace.derived(id, capital(tier.kind()) + " switches", tier.switches(), Unit.COUNT, rule(tier.kind()),
                    plan.topology() == TopologyKind.EXPLICIT ? design("switches") : RULE);
            metrics.put(id, id);
        }
        for (TierKind absent : TierKind.values()) {
            String id = absent.word() + "_switches";
            if (sizing.tier(absent).isEmpty()) {
                trace.input(id, capital(absent) + " switches", 0, Unit.COUNT,
                        Source.assumption("the fabric has no such tier"));
                metrics.put(id, id);
            }
        }
        trace.derived("switches", "Switches", sizing.switches(), Unit.COUNT,
                "{leaf_switches} + {spine_switches} + {core_switches}", RULE);
        metrics.put("switches", "switches");
    }

    private String rule(TierKind tier) {
        if (plan.topology() == TopologyKind.EXPLICIT) {
            return "counted as drawn with {" + tier.word() + "_radix} ports";
        }
        boolean three = sizing.tiers().size() == 3;
        return switch (tier) {
            case LEAF -> plan.topology() == TopologyKind.RAIL_OPTIMISED || plan.topology() == TopologyKind.RAIL_ONLY
                    ? "{planes} x leaves of {leaf_down} ports for {ports} ports, each rail of a group on its own"
                    : "{planes} x ceil({ports} / {leaf_down})";
            case SPINE -> three || plan.topology() == TopologyKind.DRAGONFLY_PLUS
                    ? "whole groups of spines that take {leaf_up} uplinks of each of {leaf_switches} leaves on"
                            + " {spine_down} ports"
                    : "fewest with {spine_down} ports for {leaf_switches} x {leaf_up} uplinks that divide {leaf_up}";
            case CORE -> "{planes} x ceil({spine_switches} / {planes} x {spine_up} / {core_radix})";
        };
    }

    private void cables() {
        trace.input("links_per_cable", "Links that a cable carries", plan.linksPerCable(), Unit.COUNT,
                Source.literature("bills of material count twin-port cables once (DGX SuperPOD B300 Ethernet)"));
        cable(CableClass.HOST_LEAF, "{planes} x {ports} / {links_per_cable}");
        cable(CableClass.LEAF_SPINE, "{leaf_switches} x {leaf_up} / {links_per_cable}");
        cable(CableClass.SPINE_CORE, "{spine_switches} x {spine_up} / {links_per_cable}");
        if (sizing.cables().containsKey(CableClass.GLOBAL)) {
            cable(CableClass.GLOBAL, "{spine_switches} x {spine_up} / 2 / {links_per_cable}, as far as the other groups"
                    + " share them evenly");
        }
    }

    private void cable(CableClass kind, String formula) {
        String id = kind.id().replace('-', '_') + "_cables";
        String label = capital(kind.id().replace("-", " to ")) + " cables";
        boolean drawn = plan.topology() == TopologyKind.EXPLICIT;
        if (sizing.cables(kind) == 0 || drawn) {
            trace.input(id, label, sizing.cables(kind), Unit.COUNT,
                    drawn ? design("links") : Source.assumption("the fabric has no such tier"));
        } else {
            trace.derived(id, label, sizing.cables(kind), Unit.COUNT, formula, RULE);
        }
        metrics.put(id, id);
    }

    private void capacity() {
        boolean drawn = plan.topology() == TopologyKind.EXPLICIT;
        String narrowest = sizing.tiers().size() == 1 || drawn ? "{ports}"
                : "{ports}, {leaf_switches} x {leaf_up}" + worth(TierKind.LEAF) + " / {planes}"
                        + (sizing.tiers().size() == 3
                        ? ", {spine_switches} x {spine_up}" + worth(TierKind.SPINE) + " / {planes}" : "");
        trace.derived("bisection", "Bisection bandwidth", sizing.bisectionBytesPerSecond(), Unit.BYTE_PER_SECOND,
                "{planes} x min(" + narrowest + ") / 2 x {link_rate}, without reserved ports",
                Source.assumption("half of the endpoints send to the other half"));
        metrics.put("bisection_bytes_per_second", "bisection");
        if (sizing.bisectionBytesPerSecond() > 0) {
            trace.derived("oversubscription", "Oversubscription of the fabric", oversubscription(), Unit.RATIO,
                    "{endpoints} x {nic_ports} x {link_rate} / (2 x {bisection})",
                    Source.assumption("what all endpoints could send over what crosses the middle"));
        } else {
            trace.input("oversubscription", "Oversubscription of the fabric", Double.NaN, Unit.RATIO,
                    Source.assumption("unknown: no links are drawn"));
        }
        metrics.put("oversubscription", "oversubscription");
        trace.input("diameter", "Diameter: switches on the longest of the shortest ways", sizing.diameter(), Unit.COUNT,
                RULE);
        metrics.put("diameter", "diameter");
        trace.input("path_diversity", "Path diversity: shortest ways between distant endpoints",
                sizing.pathDiversity(), Unit.COUNT, RULE);
        metrics.put("path_diversity", "path_diversity");
        if (sizing.maximumEndpoints() > 0) {
            trace.input("maximum_endpoints", "Endpoints that a plane of these switches and tiers could take",
                    sizing.maximumEndpoints(), Unit.COUNT, RULE);
            metrics.put("maximum_endpoints", "maximum_endpoints");
        }
    }

    /** What an uplink is worth in links of endpoints, where their rates differ. */
    private String worth(TierKind tier) {
        double up = plan.uplinkBytesPerSecond(tier);
        return up == plan.linkBytesPerSecond() ? "" : " x " + Quantity.formatBits(up) + " / {link_rate}";
    }

    /** At least 1: a drawn fabric may have more capacity than its endpoints. */
    private double oversubscription() {
        double offered = plan.endpoints() * plan.planes() * plan.linkBytesPerSecond() / 2;
        return Math.max(1, offered / sizing.bisectionBytesPerSecond());
    }

    private void power() {
        List<String> terms = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        double watts = 0;
        for (FabricSizing.Tier tier : sizing.tiers()) {
            SwitchSpec type = type(tier.kind());
            double each = type == null ? Double.NaN : type.watts();
            if (Double.isNaN(each)) {
                unknown.add(type == null ? "the type of the " + tier.kind().word() + " switches" : type.name());
                continue;
            }
            String id = tier.kind().word() + "_watts";
            trace.input(id, "Power of a " + type.name(), each, Unit.WATT, type.provenance().source());
            terms.add("{" + tier.kind().word() + "_switches} x {" + id + "}");
            watts += tier.switches() * each;
        }
        total("switch_power_w", "Power of the switches", watts, terms, unknown);
        for (Map.Entry<CableClass, Long> entry : sizing.cables().entrySet()) {
            CableSpec cable = cable(entry.getKey());
            if (entry.getValue() == 0) {
                continue;
            }
            if (cable == null || Double.isNaN(cable.wattsPerModule())) {
                unknown.add(cable == null ? "the type of the " + entry.getKey().id() + " cables" : cable.id());
                continue;
            }
            String id = entry.getKey().id().replace('-', '_');
            trace.derived(id + "_modules", "Modules at the ends of " + entry.getKey().id() + " cables",
                    modules(entry.getKey(), cable), Unit.COUNT, modulesFormula(entry.getKey(), cable, id),
                    cable.provenance().source());
            trace.input(id + "_watts", "Power of a module of " + cable.id(), cable.wattsPerModule(), Unit.WATT,
                    cable.provenance().source());
            double held = held(entry.getKey(), cable);
            terms.add(held == 0 ? "{" + id + "_modules} x {" + id + "_watts}"
                    : "({" + id + "_modules} - " + Quantity.format(held, Dimension.COUNT)
                            + " in the maximum power of their switch) x {" + id + "_watts}");
            watts += (modules(entry.getKey(), cable) - held) * cable.wattsPerModule();
        }
        total("network_power_w", "Power of switches and cables", watts, terms, unknown);
    }

    private void total(String id, String label, double watts, List<String> terms, List<String> unknown) {
        if (unknown.isEmpty()) {
            trace.derived(id, label, watts, Unit.WATT, String.join(" + ", terms),
                    Source.assumption("typical power of the switches without optics, and each module beside it; of a"
                            + " switch of which only a maximum is known, that with its optics"));
        } else {
            trace.input(id, label, Double.NaN, Unit.WATT,
                    Source.assumption("unknown: no power is known for "
                            + unknown.stream().distinct().collect(Collectors.joining(", "))));
        }
        metrics.put(id, id);
    }

    /** At both ends; a copper cable ends in as many plugs as it has links of its own rate. */
    private double modules(CableClass kind, CableSpec cable) {
        OpticalModules ends = plan.optics(kind);
        return modules(kind, cable, ends.lower()) + modules(kind, cable, ends.upper());
    }

    private double modules(CableClass kind, CableSpec cable, int linksOfAModule) {
        int each = cable.copper() ? cable.links(plan.bytesPerSecond(kind)) : Math.max(1, linksOfAModule);
        return Math.ceil(sizing.links(kind) / (double) each);
    }

    /** Of these, those whose power the power of their switch holds. */
    private double held(CableClass kind, CableSpec cable) {
        OpticalModules ends = plan.optics(kind);
        double lower = kind.lowerTier().filter(this::holdsOptics).isPresent() ? modules(kind, cable, ends.lower()) : 0;
        return lower + (holdsOptics(kind.upperTier()) ? modules(kind, cable, ends.upper()) : 0);
    }

    private boolean holdsOptics(TierKind tier) {
        SwitchSpec type = type(tier);
        return type != null && type.wattsHoldOptics();
    }

    private String modulesFormula(CableClass kind, CableSpec cable, String id) {
        OpticalModules ends = plan.optics(kind);
        String links = "{" + id + "_cables} x {links_per_cable}";
        return cable.copper() ? "2 x " + links + " / " + cable.links(plan.bytesPerSecond(kind)) + " links of a cable"
                : ends.lower() == ends.upper() ? "2 x " + links + " / " + ends.lower() + " links of a module"
                : links + " / " + ends.lower() + " links of a module at the lower end + " + links + " / "
                        + ends.upper() + " at the upper end";
    }

    List<Table> tables() {
        return List.of(tiersTable(), cablesTable());
    }

    private Table tiersTable() {
        List<Table.Column> columns = List.of(new Table.Column("tier", "Tier", null),
                new Table.Column("switches", "Switches", Unit.COUNT), new Table.Column("type", "Type", null),
                new Table.Column("radix", "Ports at the link rate", Unit.COUNT),
                new Table.Column("down", "Down", Unit.COUNT), new Table.Column("up", "Up", Unit.COUNT),
                new Table.Column("oversubscription", "Oversubscription", Unit.RATIO),
                new Table.Column("ports", "Ports in use", Unit.COUNT));
        List<List<Table.Cell>> rows = sizing.tiers().stream().map(t -> List.of(Table.text(t.kind().word()),
                Table.number(t.switches()), Table.text(typeName(t.kind())), Table.number(t.radix()),
                Table.number(t.downPorts()), Table.number(t.upPorts()), Table.number(t.oversubscription()),
                Table.number(ports(t)))).toList();
        return new Table("fabric", fabric.id(), fabric.name() + ": " + Amounts.of(sizing.switches(), "switch",
                "switches"), columns, rows);
    }

    private Table cablesTable() {
        List<Table.Column> columns = List.of(new Table.Column("between", "Between", null),
                new Table.Column("cables", "Cables", Unit.COUNT), new Table.Column("links", "Links", Unit.COUNT),
                new Table.Column("rate", "Rate of a link", Unit.LINE_RATE), new Table.Column("type", "Type", null),
                new Table.Column("length", "Length", Unit.METRE));
        List<List<Table.Cell>> rows = sizing.cables().keySet().stream().filter(c -> sizing.cables(c) > 0)
                .map(c -> List.of(Table.text(c.id()), Table.number(sizing.cables(c)), Table.number(sizing.links(c)),
                        Table.number(plan.bytesPerSecond(c)), Table.text(cable(c) == null ? "" : cable(c).id()),
                        Table.number(metres(c)))).toList();
        return new Table("cables", fabric.id(), fabric.name() + ": "
                + Amounts.of(sizing.cables().values().stream().mapToLong(n -> n).sum(), "cable", "cables"), columns,
                rows);
    }

    List<Finding> findings() {
        if (oversubscription() < WORTH_TELLING) {
            return List.of();
        }
        String ratio = Quantity.formatToOne(oversubscription());
        return List.of(Finding.note(NetworkFindings.OVERSUBSCRIPTION, fabric.id(), "Fabric '" + fabric.name()
                + "' is oversubscribed " + ratio + ": traffic between its halves, such as an all-to-all of all GPUs,"
                + " gets " + Quantity.plain(Quantity.formatPercent(1 / oversubscription())) + " of the line.",
                "Keep all-to-all and large all-reduces inside a pod, or add uplinks."));
    }

    private SwitchSpec type(TierKind tier) {
        return plan.topology() != TopologyKind.EXPLICIT ? fabric.switchType(tier)
                : fabric.switches().stream().filter(n -> n.tier() == tier && n.type() != null)
                        .map(FabricSnapshot.Node::type).findFirst().orElse(null);
    }

    private String typeName(TierKind tier) {
        SwitchSpec type = type(tier);
        return type == null ? "" : type.name();
    }

    private CableSpec cable(CableClass kind) {
        return kind == CableClass.HOST_LEAF ? fabric.hostCable()
                : fabric.tier(lower(kind)).map(FabricSnapshot.Tier::cable).orElse(null);
    }

    private double metres(CableClass kind) {
        return kind == CableClass.HOST_LEAF ? fabric.hostCableMetres()
                : fabric.tier(lower(kind)).map(FabricSnapshot.Tier::cableMetres).orElse(Double.NaN);
    }

    /** The tier from which cables of this kind lead upwards. */
    private static TierKind lower(CableClass kind) {
        return kind == CableClass.LEAF_SPINE ? TierKind.LEAF : TierKind.SPINE;
    }

    private Source design(String feature) {
        return Source.design("scenario.fabric." + fabric.id() + "." + feature);
    }

    private static String capital(TierKind tier) {
        return capital(tier.word());
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
