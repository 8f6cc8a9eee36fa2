// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** Switches and cables of a fabric that can be built. */
final class FabricParts {
    private final FabricSnapshot fabric;
    private final FabricSizing sizing;
    private final Prices prices;

    FabricParts(FabricSnapshot fabric, FabricSizing sizing, Prices prices) {
        this.fabric = fabric;
        this.sizing = sizing;
        this.prices = prices;
    }

    FabricSnapshot fabric() {
        return fabric;
    }

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        sizing.tiers().forEach(tier -> types(tier).forEach((type, count) -> lines.add(switches(tier, type, count))));
        for (CableClass kind : CableClass.values()) {
            if (sizing.cables(kind) > 0) {
                cables(kind, lines);
            }
        }
        return lines;
    }

    /**
     * Racks of the switches: those of a tier stand in racks of their own, as many in each as it is high enough for, as
     * the cable list labels them. Switches of unknown height are left out; see {@link #ofUnknownHeight}.
     *
     * @param height of a rack in rack units
     */
    double racks(double height) {
        double racks = 0;
        for (FabricSizing.Tier tier : sizing.tiers()) {
            for (Map.Entry<SwitchSpec, Long> type : types(tier).entrySet()) {
                if (standing(type.getKey())) {
                    racks += Math.ceil(type.getValue() / Math.max(1, Math.floor(height / type.getKey().rackUnits())));
                }
            }
        }
        return racks;
    }

    /** Numbers of the switches whose height the catalog does not tell, by their name. */
    Map<String, Long> ofUnknownHeight() {
        Map<String, Long> unknown = new TreeMap<>();
        sizing.tiers().forEach(tier -> types(tier).forEach((type, count) -> {
            if (type != null && !standing(type)) {
                unknown.merge(type.name(), count, Long::sum);
            }
        }));
        return unknown;
    }

    private static boolean standing(SwitchSpec type) {
        return type != null && type.rackUnits() > 0;
    }

    /** Types of the switches of a tier with their numbers; a drawn fabric may mix them. */
    private Map<SwitchSpec, Long> types(FabricSizing.Tier tier) {
        Map<SwitchSpec, Long> types = new LinkedHashMap<>();
        if (sizing.plan().topology() == TopologyKind.EXPLICIT) {
            fabric.switches().stream().filter(n -> n.tier() == tier.kind())
                    .forEach(n -> types.merge(n.type(), 1L, Long::sum));
        } else {
            types.put(fabric.switchType(tier.kind()), tier.switches());
        }
        return types;
    }

    private Line switches(FabricSizing.Tier tier, SwitchSpec type, long count) {
        String where = fabric.name() + ", " + tier.kind().word();
        if (type == null) {
            Source unknown = Source.assumption("the type of the " + tier.kind().word() + " switches is not chosen");
            return new Line(Line.Kind.SWITCH, "", "Switch of no chosen type", fabric.id(), where, count, counted(),
                    new Line.Price(Double.NaN, false, "", unknown), Double.NaN, unknown);
        }
        return new Line(Line.Kind.SWITCH, type.id(), type.name(), fabric.id(), where, count, counted(),
                prices.of(type.id(), type.priceUsd(), type.provenance()), type.watts(),
                type.provenance().source());
    }

    private void cables(CableClass kind, List<Line> lines) {
        CableSpec cable = cable(kind);
        String where = fabric.name() + ", " + kind.id() + length(kind);
        double links = sizing.links(kind);
        if (cable == null) {
            Source unknown = Source.assumption("the type of the " + kind.id() + " cables is not chosen");
            lines.add(new Line(Line.Kind.FIBRE, "", "Cable of no chosen type", fabric.id(), where,
                    sizing.cables(kind), counted(), new Line.Price(Double.NaN, false, "", unknown), Double.NaN,
                    unknown));
            return;
        }
        double cables = Math.ceil(links / cable.links(sizing.plan().bytesPerSecond(kind)));
        Source source = cable.provenance().source();
        if (cable.copper()) {
            lines.add(new Line(Line.Kind.COPPER, cable.id(), name(cable), fabric.id(), where, cables, counted(),
                    prices.of(cable.id(), cable.priceUsd(), cable.provenance()),
                    endsThatDraw(kind) * cable.wattsPerModule(), source));
        } else {
            transceivers(kind, cable, where, lines);
            lines.add(new Line(Line.Kind.FIBRE, "fibre", "Fibre cable", fabric.id(), where, links, counted(),
                    prices.of("fibre"), 0, Source.assumption("fibre takes no power")));
        }
    }

    /** Where the power of a switch holds its optics, they are a line of their own, of no power. */
    private void transceivers(CableClass kind, CableSpec cable, String where, List<Line> lines) {
        OpticalModules ends = sizing.plan().optics(kind);
        double lower = modules(kind, ends.lower());
        double upper = modules(kind, ends.upper());
        double held = (lowerHeld(kind) ? lower : 0) + (upperHeld(kind) ? upper : 0);
        Line.Price price = prices.of(cable.id(), cable.priceUsd(), cable.provenance());
        if (lower + upper > held) {
            lines.add(new Line(Line.Kind.TRANSCEIVER, cable.id(), name(cable), fabric.id(), where,
                    lower + upper - held, counted(), price, cable.wattsPerModule(), cable.provenance().source()));
        }
        if (held > 0) {
            lines.add(new Line(Line.Kind.TRANSCEIVER, cable.id(), name(cable), fabric.id(), where, held, counted(),
                    price, 0, Source.assumption("in the maximum power of the switch, the only one known of it")));
        }
    }

    private int endsThatDraw(CableClass kind) {
        return (lowerHeld(kind) ? 0 : 1) + (upperHeld(kind) ? 0 : 1);
    }

    private boolean lowerHeld(CableClass kind) {
        return kind.lowerTier().filter(this::held).isPresent();
    }

    private boolean upperHeld(CableClass kind) {
        return held(kind.upperTier());
    }

    /** True when the power of the switches of a tier holds that of their optics. */
    private boolean held(TierKind tier) {
        return sizing.tiers().stream().filter(t -> t.kind() == tier).flatMap(t -> types(t).keySet().stream())
                .anyMatch(type -> type != null && type.wattsHoldOptics());
    }

    /** Ends of pluggable optics that stand in switches: both of a cable between tiers, one of a server's. */
    double switchSideModules(CableClass kind) {
        CableSpec cable = cable(kind);
        if (cable == null || cable.copper() || sizing.cables(kind) == 0) {
            return 0;
        }
        OpticalModules ends = sizing.plan().optics(kind);
        return modules(kind, ends.upper()) + (kind == CableClass.HOST_LEAF ? 0 : modules(kind, ends.lower()));
    }

    CableSpec cable(CableClass kind) {
        return switch (kind) {
            case HOST_LEAF -> fabric.hostCable();
            case LEAF_SPINE -> upwards(TierKind.LEAF);
            case SPINE_CORE, GLOBAL -> upwards(TierKind.SPINE);
        };
    }

    private CableSpec upwards(TierKind tier) {
        return fabric.tier(tier).map(FabricSnapshot.Tier::cable).orElse(null);
    }

    private String length(CableClass kind) {
        double metres = switch (kind) {
            case HOST_LEAF -> fabric.hostCableMetres();
            case LEAF_SPINE -> metres(TierKind.LEAF);
            case SPINE_CORE, GLOBAL -> metres(TierKind.SPINE);
        };
        return Double.isNaN(metres) ? "" : String.format(Locale.ROOT, ", %.3g m", metres).replace(".00", "");
    }

    private double metres(TierKind tier) {
        return fabric.tier(tier).map(FabricSnapshot.Tier::cableMetres).orElse(Double.NaN);
    }

    private double modules(CableClass kind, int linksEach) {
        return Math.ceil(sizing.links(kind) / (double) Math.max(1, linksEach));
    }

    private static String name(CableSpec cable) {
        return cable.medium() + (cable.formFactor().isEmpty() ? "" : " " + cable.formFactor())
                + String.format(Locale.ROOT, ", up to %.0f m", cable.reachMetres());
    }

    private Source counted() {
        return Source.assumption("counted by the sizing of fabric '" + fabric.id()
                + "', which its own metrics explain");
    }
}
