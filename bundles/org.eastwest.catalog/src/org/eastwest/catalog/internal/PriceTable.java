// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.eastwest.spi.hardware.Price;

/** {@code prices.csv}. */
final class PriceTable extends Table<Price> {
    private static final Pattern DATE = Pattern.compile("\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?");

    /** What has a price and no row of its own. */
    private static final Set<String> WITHOUT_ROW = Set.of("electricity", "fibre", "rack");
    /** Before the id of a GPU: an hour of it. */
    private static final String HOUR = "gpu-hour-";

    private final List<Map<String, ?>> parts;

    /**
     * @param parts by id, all that a design can be made of; filled before prices are read
     */
    PriceTable(List<Map<String, ?>> parts) {
        super("prices", new Column("price_usd", Kind.USD), new Column("date", Kind.TEXT),
                new Column("claim", Kind.FLAG), new Column("quoted", Kind.TEXT));
        this.parts = parts;
    }

    @Override
    Price read(Cells cells) {
        String date = cells.textOrEmpty("date");
        if (!date.isEmpty() && !DATE.matcher(date).matches()) {
            cells.wrong("date", "'" + date + "' is no date such as 2024, 2024-10 or 2024-10-28.");
        }
        return new Price(cells.id(), cells.text("name"), cells.numberOrNaN("price_usd"), date, cells.flag("claim"),
                cells.provenance());
    }

    @Override
    void check(Price price, Cells cells) {
        String part = price.id().startsWith(HOUR) ? price.id().substring(HOUR.length()) : price.id();
        if (!WITHOUT_ROW.contains(part) && parts.stream().noneMatch(table -> table.containsKey(part))) {
            cells.warn(Problems.REFERENCE, "id", "nothing in the catalog is called '" + part
                    + "', so that no design takes this price.", "Give the id of a GPU, NIC, switch, server, scale-up"
                    + " domain or cable, " + HOUR + " and the id of a GPU, or rack, fibre or electricity.");
        }
    }
}
