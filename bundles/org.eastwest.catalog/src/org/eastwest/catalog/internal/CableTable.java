// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.spi.hardware.CableSpec;

/** {@code cables.csv}. */
final class CableTable extends Table<CableSpec> {
    CableTable() {
        super("cables", new Column("medium", Kind.TEXT), new Column("form_factor", Kind.TEXT),
                new Column("line_rate_bps", Kind.BITS_PER_SECOND), new Column("reach_m", Kind.METRES),
                new Column("delay_s_per_m", Kind.SECONDS_PER_METRE),
                new Column("module_latency_s_per_end", Kind.SECONDS), new Column("power_W_per_module", Kind.WATTS),
                new Column("power_W_per_400G", Kind.WATTS), new Column("price_usd_indicative", Kind.USD));
    }

    @Override
    CableSpec read(Cells cells) {
        return new CableSpec(cells.id(), cells.text("medium"), cells.textOrEmpty("form_factor"),
                cells.number("line_rate_bps"), cells.number("reach_m"), cells.number("delay_s_per_m"),
                cells.numberOrNaN("module_latency_s_per_end"), cells.numberOrNaN("power_W_per_module"),
                cells.numberOrNaN("price_usd_indicative"), cells.provenance());
    }
}
