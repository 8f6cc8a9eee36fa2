// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.NicRole;

/**
 * Everything a scenario is built of, from its server groups and from the fabrics as the fabric model sizes them.
 *
 * @param lines     servers with what is in them, racks, then fabric by fabric switches and cables
 * @param fabrics   the parts of each fabric that can be built
 * @param unbuilt   ids of fabrics that cannot be built and have no lines
 */
record BillOfMaterials(List<Line> lines, List<FabricParts> fabrics, List<String> unbuilt) {
    BillOfMaterials {
        lines = List.copyOf(lines);
        fabrics = List.copyOf(fabrics);
        unbuilt = List.copyOf(unbuilt);
    }

    static BillOfMaterials of(DesignSnapshot design, FabricModel model, FactBook facts) {
        Prices prices = new Prices(facts);
        List<Line> lines = new ArrayList<>();
        design.cluster().groups().forEach(group -> servers(group, prices, lines));
        List<FabricParts> parts = new ArrayList<>();
        List<String> unbuilt = new ArrayList<>();
        for (FabricSnapshot fabric : design.fabrics()) {
            sizing(design, fabric, model).ifPresentOrElse(s -> parts.add(new FabricParts(fabric, s, prices)),
                    () -> unbuilt.add(fabric.id()));
        }
        racks(design, parts, facts, prices, lines);
        parts.forEach(fabric -> lines.addAll(fabric.lines()));
        return new BillOfMaterials(lines, parts, unbuilt);
    }

    private static Optional<FabricSizing> sizing(DesignSnapshot design, FabricSnapshot fabric, FabricModel model) {
        NicRole role = fabric.role().nicRole();
        if (design.cluster().groups().stream().allMatch(g -> g.nics(role).isEmpty())) {
            return Optional.empty();
        }
        return Optional.of(model.size(model.plan(design.cluster(), fabric))).filter(FabricSizing::buildable);
    }

    /** A server is bought with GPUs and NICs; where it has no price of its own, those of its parts count. */
    private static void servers(ServerGroupSnapshot group, Prices prices, List<Line> lines) {
        Source counted = Source.design("cluster." + group.id() + ".count");
        String type = group.type().name();
        Line.Price price = prices.of(group.type().id());
        Line.Price inside = Line.Price.within(type);
        boolean whole = price.known();
        lines.add(new Line(Line.Kind.SERVER, group.type().id(), whole ? type : type + " without GPUs and NICs",
                group.id(), group.name(), group.count(), counted, price, group.type().maximumWatts(),
                group.type().provenance().source()));
        lines.add(new Line(Line.Kind.GPU, group.gpu().id(), group.gpu().name(), group.id(), group.name(), group.gpus(),
                counted, whole ? inside : prices.of(group.gpu().id()), 0,
                Source.assumption("in the power of the " + type)));
        for (NicGroupSnapshot nics : group.nics()) {
            String id = nics.type() == null ? "" : nics.type().id();
            lines.add(new Line(Line.Kind.NIC, id, (nics.type() == null ? "NIC" : nics.type().name()) + ", "
                    + word(nics.role()), group.id(), group.name(), (double) group.count() * nics.perServer(), counted,
                    whole ? inside : prices.of(id), 0, Source.assumption("in the power of the " + type)));
        }
    }

    private static void racks(DesignSnapshot design, List<FabricParts> fabrics, FactBook facts, Prices prices,
            List<Line> lines) {
        for (ServerGroupSnapshot group : design.cluster().groups()) {
            if (group.serversPerRack() > 0) {
                lines.add(rack(group.id(), group.name(), Math.ceil((double) group.count() / group.serversPerRack()),
                        Source.design("cluster." + group.id() + ".serversPerRack"), prices));
            }
        }
        Optional<Assumption> height = facts.assumption("rack-height");
        double racks = height.map(h -> fabrics.stream().mapToDouble(f -> f.racks(h.value())).sum()).orElse(0.0);
        if (racks > 0) {
            lines.add(rack("", "switches", racks, height.get().source(), prices));
        }
    }

    private static Line rack(String place, String where, double count, Source source, Prices prices) {
        return new Line(Line.Kind.RACK, "rack", "Rack", place, where, count, source, prices.of("rack"), 0,
                Source.assumption("a rack itself takes no power"));
    }

    private static String word(NicRole role) {
        return role.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
