// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.catalog.ValidatedStack;
import org.eastwest.spi.hardware.NicSpec;

/** {@code nics.csv}. */
final class NicTable extends Table<NicSpec> {
    private static final Set<String> KINDS = Set.of("SuperNIC", "DPU", "HCA", "NIC");

    private final Map<String, ValidatedStack> stacks;

    NicTable(Map<String, ValidatedStack> stacks) {
        super("nics", new Column("vendor", Kind.TEXT), new Column("kinds", Kind.WORDS),
                new Column("ib_rate_bps", Kind.BITS_PER_SECOND), new Column("eth_port_rate_bps", Kind.BITS_PER_SECOND),
                new Column("eth_total_rate_bps", Kind.BITS_PER_SECOND), new Column("ports", Kind.TEXT),
                new Column("protocols", Kind.WORDS), new Column("features", Kind.WORDS),
                new Column("pcie_gen", Kind.COUNT), new Column("pcie_lanes", Kind.COUNT),
                new Column("max_transport_mtu_B", Kind.COUNT), new Column("ooo_placement", Kind.FLAG),
                new Column("selective_repeat", Kind.FLAG), new Column("packet_spray", Kind.FLAG),
                new Column("gpu_share", Kind.FRACTION), new Column("power_W", Kind.WATTS));
        this.stacks = stacks;
    }

    @Override
    NicSpec read(Cells cells) {
        double infiniband = cells.numberOrNaN("ib_rate_bps");
        double ethernet = cells.numberOrNaN("eth_total_rate_bps");
        if (cells.usable() && Double.isNaN(infiniband) && Double.isNaN(ethernet)) {
            cells.wrong("eth_total_rate_bps", "neither this nor ib_rate_bps says how fast the NIC is.");
        }
        Set<String> kinds = new TreeSet<>(cells.words("kinds"));
        kinds.stream().filter(k -> !KINDS.contains(k)).forEach(k -> cells.wrong("kinds", "'" + k + "' is none of "
                + new TreeSet<>(KINDS) + "."));
        return new NicSpec(cells.id(), cells.text("name"), cells.textOrEmpty("vendor"), kinds, infiniband,
                cells.numberOrNaN("eth_port_rate_bps"), ethernet, cells.words("protocols"),
                cells.pcie("pcie_gen", "pcie_lanes"), cells.countOrZero("max_transport_mtu_B"),
                cells.flag("ooo_placement"), cells.flag("selective_repeat"), cells.flag("packet_spray"),
                features(cells), cells.numberOrNaN("gpu_share"), cells.numberOrNaN("power_W"), cells.provenance());
    }

    private Set<String> features(Cells cells) {
        Set<String> features = new TreeSet<>(cells.words("features"));
        stacks.values().stream().filter(s -> s.nicId().equals(cells.id())).forEach(s -> features.add(s.id()));
        return features;
    }

    @Override
    void check(NicSpec nic, Cells cells) {
        if (Rates.exceeds(nic.ethernetPortBytesPerSecond(), nic.ethernetTotalBytesPerSecond())) {
            cells.warn(Problems.CONTRADICTION, "eth_port_rate_bps", "one port is faster than all of them together.",
                    "Give the rate of one port here and of all in eth_total_rate_bps.");
        }
        double fastest = Rates.larger(nic.infinibandBytesPerSecond(), nic.ethernetTotalBytesPerSecond());
        if (nic.pcie() != null && Rates.exceeds(fastest, nic.pcie().bytesPerSecond())) {
            cells.warn(Problems.PCIE, "pcie_lanes", "PCI Express carries "
                    + Rates.bits(nic.pcie().bytesPerSecond()) + " per direction, and the ports "
                    + Rates.bits(fastest) + ".",
                    "Give the generation and lanes it needs for its full rate.");
        }
    }
}
