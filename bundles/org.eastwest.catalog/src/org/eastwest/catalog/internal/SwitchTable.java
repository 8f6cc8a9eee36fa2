// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.catalog.ValidatedStack;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.SwitchSpec;

/** {@code switches.csv}. */
final class SwitchTable extends Table<SwitchSpec> {
    private final Map<String, ValidatedStack> stacks;

    SwitchTable(Map<String, ValidatedStack> stacks) {
        super("switches", new Column("vendor", Kind.TEXT), new Column("family", Kind.TEXT),
                new Column("link_protocol", Kind.TEXT), new Column("protocol", Kind.TEXT),
                new Column("ports_max", Kind.COUNT), new Column("port_rate_bps", Kind.BITS_PER_SECOND),
                new Column("split_ports_max", Kind.COUNT),
                new Column("capacity_per_dir_bps", Kind.BITS_PER_SECOND), new Column("vendor_headline", Kind.TEXT),
                new Column("buffer_bytes", Kind.BYTES), new Column("buffer_conflict", Kind.TEXT),
                new Column("cut_through_latency_s", Kind.SECONDS), new Column("latency_conflict", Kind.TEXT),
                new Column("power_typ_W", Kind.WATTS), new Column("power_max_W", Kind.WATTS),
                new Column("rack_units", Kind.COUNT), new Column("innetwork_reduction", Kind.TEXT),
                new Column("adaptive_routing", Kind.FLAG), new Column("load_balancing", Kind.TEXT),
                new Column("features", Kind.WORDS), new Column("price_usd_indicative", Kind.USD));
        this.stacks = stacks;
    }

    @Override
    SwitchSpec read(Cells cells) {
        return new SwitchSpec(cells.id(), cells.text("name"), cells.textOrEmpty("vendor"),
                cells.textOrEmpty("family"), cells.constant("link_protocol", LinkProtocol.class),
                cells.count("ports_max"), cells.number("port_rate_bps"), cells.countOrZero("split_ports_max"),
                cells.number("capacity_per_dir_bps"),
                cells.textOrEmpty("vendor_headline"), cells.numberOrNaN("buffer_bytes"),
                cells.numberOrNaN("cut_through_latency_s"), cells.numberOrNaN("power_typ_W"),
                cells.numberOrNaN("power_max_W"), cells.countOrZero("rack_units"),
                cells.textOrEmpty("innetwork_reduction"), cells.flag("adaptive_routing"), features(cells),
                cells.numberOrNaN("price_usd_indicative"), cells.provenance());
    }

    private Set<String> features(Cells cells) {
        Set<String> features = new TreeSet<>(cells.words("features"));
        String family = cells.textOrEmpty("family");
        stacks.values().stream().filter(s -> s.switchFamily().equals(family)).forEach(s -> features.add(s.id()));
        return features;
    }

    @Override
    void check(SwitchSpec spec, Cells cells) {
        double ports = spec.ports() * spec.portBytesPerSecond();
        if (!Rates.agree(spec.bytesPerSecond(), ports)) {
            boolean both = Rates.agree(spec.bytesPerSecond(), 2 * ports);
            cells.warn(Problems.CONTRADICTION, "capacity_per_dir_bps", "is " + Rates.bits(spec.bytesPerSecond())
                    + ", and " + spec.ports() + " ports of " + Rates.bits(spec.portBytesPerSecond()) + " are "
                    + Rates.bits(ports) + " per direction" + (both ? ": the figure counts both directions." : "."), both
                    ? "Halve it, or write 'both directions' behind it."
                    : "Correct the capacity, the ports or their rate.");
        }
    }
}
