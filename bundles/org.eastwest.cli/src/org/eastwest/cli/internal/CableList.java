// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.CableWalk.End;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** Every link of a fabric as a line: what it joins, in which racks, at which ports, with which cable. */
final class CableList {
    private final DesignSnapshot design;
    private final FabricSnapshot fabric;
    private final Services services;
    private final List<Block> blocks = new ArrayList<>();

    CableList(DesignSnapshot design, FabricSnapshot fabric, Services services) {
        this.design = design;
        this.fabric = fabric;
        this.services = services;
    }

    /** The endpoints of a group of servers. */
    private record Block(ServerGroupSnapshot group, int first, int perServer) {
        String name(int endpoint) {
            return group.id() + "-" + (server(endpoint) + 1);
        }

        int server(int endpoint) {
            return (endpoint - first) / perServer;
        }

        String nic(int endpoint) {
            return "nic" + ((endpoint - first) % perServer + 1);
        }

        String rack(int endpoint) {
            return group.serversPerRack() < 1 ? "" : group.id() + "-rack" + (server(endpoint) / group.serversPerRack()
                    + 1);
        }
    }

    /**
     * Writes line by line.
     *
     * @throws IllegalArgumentException when the fabric cannot be built
     */
    void write(Appendable to) throws IOException {
        FabricPlan plan = services.fabric().plan(design.cluster(), fabric);
        blocks(plan);
        CSVPrinter csv = new CSVPrinter(to, CSVFormat.DEFAULT.builder().setRecordSeparator("\n").get());
        csv.printRecord("link", "kind", "from", "from_rack", "from_port", "to", "to_rack", "to_port", "plane",
                "rate_bps",
                "cable", "length_m");
        services.cables().walk(plan, 1, (number, kind, lower, upper, rate) -> csv.printRecord(number, kind.id(),
                name(lower), rack(lower), port(lower), name(upper), rack(upper), port(upper), upper.plane() + 1,
                Math.round(8 * rate), cable(kind), length(kind)));
    }

    /** The NIC ports of a plane, group by group in the order of the cluster. */
    private void blocks(FabricPlan plan) {
        int first = 0;
        for (ServerGroupSnapshot group : design.cluster().groups()) {
            int nics = group.nics(fabric.role().nicRole()).map(NicGroupSnapshot::perServer).orElse(0);
            int perServer = nics * Math.max(1, plan.nicPorts() / plan.planes());
            if (perServer > 0) {
                blocks.add(new Block(group, first, perServer));
                first += group.count() * perServer;
            }
        }
    }

    private Block block(End end) {
        Block found = blocks.get(0);
        for (Block block : blocks) {
            found = block.first() <= end.number() ? block : found;
        }
        return found;
    }

    private boolean ofServer(End end) {
        return end.tier() == null && end.number() < design.cluster().groups().stream().mapToLong(g -> blocks.stream()
                .filter(b -> b.group() == g).mapToLong(b -> (long) b.perServer() * g.count()).sum()).sum();
    }

    private String name(End end) {
        return ofServer(end) ? block(end).name(end.number()) : end.label();
    }

    private String port(End end) {
        return ofServer(end) ? block(end).nic(end.number()) + (end.port() > 1 ? "/" + end.port() : "")
                : "port" + end.port();
    }

    private String rack(End end) {
        return ofServer(end) ? block(end).rack(end.number()) : end.tier() == null ? "" : rack(end.tier(), end.number());
    }

    /** Switches of a tier stand in racks of their own; empty where their height is not known. */
    private String rack(TierKind tier, int number) {
        SwitchSpec type = fabric.switchType(tier);
        double height = services.catalog().catalog().assumption("rack-height").map(Assumption::value)
                .orElse(Double.NaN);
        int each = type == null || type.rackUnits() < 1 ? 0 : (int) (height / type.rackUnits());
        return each < 1 ? "" : fabric.id() + "-" + tier.word() + "-rack" + (number / each + 1);
    }

    private String cable(CableClass kind) {
        CableSpec cable = kind == CableClass.HOST_LEAF ? fabric.hostCable()
                : fabric.tier(below(kind)).map(FabricSnapshot.Tier::cable).orElse(null);
        return cable == null ? "" : cable.id();
    }

    private String length(CableClass kind) {
        double metres = kind == CableClass.HOST_LEAF ? fabric.hostCableMetres()
                : fabric.tier(below(kind)).map(FabricSnapshot.Tier::cableMetres).orElse(Double.NaN);
        return Double.isNaN(metres) ? "" : Json.number(metres).getAsString();
    }

    private static TierKind below(CableClass kind) {
        return kind == CableClass.LEAF_SPINE ? TierKind.LEAF : TierKind.SPINE;
    }
}
