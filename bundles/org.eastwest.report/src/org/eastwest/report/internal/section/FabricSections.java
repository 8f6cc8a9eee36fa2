// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** One section a fabric: what the design chooses, and what it comes to. */
public final class FabricSections implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        List<Section> sections = new ArrayList<>();
        if (context.design().fabric(FabricRole.COMPUTE).isEmpty()) {
            sections.add(new Section("fabric-compute", "Compute fabric",
                    List.of(Paragraph.of("The design has no compute fabric: nothing connects its servers."))));
        }
        context.design().fabrics().forEach(fabric -> sections.add(section(context, fabric)));
        return sections;
    }

    private static Section section(ReportContext context, FabricSnapshot fabric) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(choices(context, fabric));
        boolean sized = context.result().metrics().stream().anyMatch(m -> m.element().equals(fabric.id()));
        blocks.add(new Block.Heading("Size and capacity"));
        if (!sized) {
            blocks.add(Paragraph.of("No engine sized this fabric."));
        }
        for (Table table : context.restOfTables(fabric.id())) {
            if (!table.id().equals(TransportsSection.TABLE)) {
                blocks.add(Grids.of(context.show(table)));
            }
        }
        Rest.of(context, fabric.id()).ifPresent(blocks::add);
        return new Section("fabric-" + Words.lower(fabric.role()).replace(' ', '-'), Words.title(
                Words.of(fabric.role()) + " fabric", Words.name(fabric.name(), fabric.id())), blocks);
    }

    private static Facts choices(ReportContext context, FabricSnapshot fabric) {
        List<Fact> facts = new ArrayList<>();
        facts.add(Fact.of("Topology", fabric.topology().id().replace('-', ' ')));
        facts.add(Fact.of("Link of an endpoint", Value.of(fabric.linkBytesPerSecond(), Unit.LINE_RATE)));
        if (fabric.planes() > 1) {
            facts.add(Fact.of("Planes", Value.of(fabric.planes(), Unit.COUNT)));
        }
        facts.add(Fact.of("Transport", transport(context, fabric)));
        if (!fabric.parameters().isEmpty()) {
            facts.add(Fact.of("Parameters set by the design (SI)", fabric.parameters().entrySet().stream()
                    .map(FabricSections::parameter).collect(Collectors.joining(", "))));
        }
        facts.add(Fact.of("Routing", Words.of(fabric.routing())));
        facts.add(Fact.of("Isolation of jobs", Words.lower(fabric.isolation())));
        facts.add(Fact.of("Queue pairs of a connection",
                fabric.queuePairs() > 0 ? Words.count(fabric.queuePairs()) : "as the transport does by default"));
        facts.add(new Fact("Switches", switchTypes(context, fabric)));
        for (FabricSnapshot.Tier tier : fabric.tiers()) {
            if (tier.oversubscription() != 1) {
                facts.add(Fact.of("Oversubscription of the " + tier.kind().word() + " tier, as chosen",
                        Texts.format("oversubscription", tier.oversubscription(), Unit.RATIO)));
            }
        }
        cable(context, facts, "Cable between server and leaf", fabric.hostCable(), fabric.hostCableMetres());
        fabric.tiers().forEach(t -> cable(context, facts, "Cable upwards from the " + t.kind().word() + " tier",
                t.cable(), t.cableMetres()));
        facts.add(Fact.of("Management plane", fabric.managementPlane() == null || fabric.managementPlane().isBlank()
                ? "none chosen" : fabric.managementPlane()));
        return new Facts(facts);
    }

    private static String transport(ReportContext context, FabricSnapshot fabric) {
        String id = fabric.transportId();
        return id == null || id.isBlank() ? "none chosen"
                : TransportsSection.name(context, id).map(name -> name + " (" + id + ")").orElse(id);
    }

    private static String parameter(Map.Entry<String, Double> entry) {
        return entry.getKey() + " = " + Texts.format(entry.getValue(), Unit.RATIO);
    }

    /** Every type of switch once, with the tiers that name another one than the fabric. */
    private static Cell switchTypes(ReportContext context, FabricSnapshot fabric) {
        Set<SwitchSpec> types = new LinkedHashSet<>();
        for (TierKind kind : TierKind.values()) {
            SwitchSpec type = fabric.switchType(kind);
            if (type != null && (fabric.switchType() != null || fabric.tier(kind).isPresent())) {
                types.add(type);
            }
        }
        if (types.isEmpty()) {
            return Cell.of(Value.unknown("the design names no type of switch"));
        }
        return Cell.cited(types.stream().map(t -> t.name() + ", " + Words.count(t.ports()) + " ports of "
                + Texts.format(t.portBytesPerSecond(), Unit.LINE_RATE)).collect(Collectors.joining("; ")),
                types.stream().map(t -> context.sources().number(t.provenance().source())).toList());
    }

    private static void cable(ReportContext context, List<Fact> facts, String name, CableSpec cable, double metres) {
        if (cable != null) {
            String length = Double.isFinite(metres) ? ", " + Texts.format(metres, Unit.METRE) : "";
            facts.add(new Fact(name, Cell.cited(cable.medium() + " " + cable.formFactor() + length,
                    List.of(context.sources().number(cable.provenance().source())))));
        }
    }
}
