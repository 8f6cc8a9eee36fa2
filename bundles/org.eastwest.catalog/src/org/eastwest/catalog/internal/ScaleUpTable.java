// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Optional;
import org.eastwest.spi.hardware.ScaleUpSpec;

/** {@code scaleups.csv}. */
final class ScaleUpTable extends Table<ScaleUpSpec> {
    ScaleUpTable() {
        super("scaleups", new Column("technologies", Kind.WORDS), new Column("start_s", Kind.SECONDS),
                new Column("ll_hop_s", Kind.SECONDS), new Column("ll_fill_s", Kind.SECONDS),
                new Column("ll_share", Kind.FRACTION), new Column("ll_out_Bps", Kind.BYTES_PER_SECOND),
                new Column("ll128_hop_s", Kind.SECONDS), new Column("ll128_share", Kind.FRACTION),
                new Column("simple_start_s", Kind.SECONDS), new Column("simple_hop_s", Kind.SECONDS),
                new Column("simple_share", Kind.FRACTION), new Column("copy_Bps", Kind.BYTES_PER_SECOND),
                new Column("ramp_s", Kind.SECONDS), new Column("simple_out_Bps", Kind.BYTES_PER_SECOND),
                new Column("exchange_start_s", Kind.SECONDS), new Column("exchange_peer_s", Kind.SECONDS),
                new Column("exchange_small_Bps", Kind.BYTES_PER_SECOND),
                new Column("exchange_simple_start_s", Kind.SECONDS), new Column("exchange_share", Kind.FRACTION),
                new Column("switch_start_s", Kind.SECONDS), new Column("switch_member_s", Kind.SECONDS),
                new Column("switch_share", Kind.FRACTION), new Column("switch_ramp_s", Kind.SECONDS),
                new Column("switch_rails", Kind.COUNT), new Column("cases", Kind.TEXT));
    }

    @Override
    ScaleUpSpec read(Cells cells) {
        double tree = cells.numberOrNaN("simple_out_Bps");
        return new ScaleUpSpec(cells.id(), cells.text("name"), cells.words("technologies"), lowLatency(cells),
                bulk(cells), exchange(cells), reduction(cells), Double.isNaN(tree) ? Double.POSITIVE_INFINITY : tree,
                cells.text("cases"), cells.provenance());
    }

    private static ScaleUpSpec.LowLatency lowLatency(Cells cells) {
        return new ScaleUpSpec.LowLatency(cells.number("start_s"), cells.number("ll_hop_s"),
                cells.number("ll_fill_s"), cells.number("ll_share"), cells.number("ll_out_Bps"),
                cells.number("ll128_hop_s"), cells.number("ll128_share"));
    }

    private static ScaleUpSpec.Bulk bulk(Cells cells) {
        return new ScaleUpSpec.Bulk(cells.number("simple_start_s"), cells.number("simple_hop_s"),
                cells.number("simple_share"), cells.number("copy_Bps"), cells.number("ramp_s"));
    }

    private static ScaleUpSpec.Exchange exchange(Cells cells) {
        return new ScaleUpSpec.Exchange(cells.number("exchange_start_s"), cells.number("exchange_peer_s"),
                cells.number("exchange_small_Bps"), cells.number("exchange_simple_start_s"),
                cells.number("exchange_share"));
    }

    private static Optional<ScaleUpSpec.SwitchReduction> reduction(Cells cells) {
        if (cells.textOrEmpty("switch_share").isEmpty()) {
            return Optional.empty();
        }
        double rails = cells.numberOrNaN("switch_rails");
        return Optional.of(new ScaleUpSpec.SwitchReduction(cells.number("switch_start_s"),
                cells.number("switch_member_s"), cells.number("switch_share"), cells.number("switch_ramp_s"),
                Double.isNaN(rails) ? Double.POSITIVE_INFINITY : rails));
    }
}
