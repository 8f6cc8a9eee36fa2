// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.regex.Pattern;
import org.eastwest.spi.hardware.Price;

/** {@code prices.csv}. */
final class PriceTable extends Table<Price> {
    private static final Pattern DATE = Pattern.compile("\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?");

    PriceTable() {
        super("prices", new Column("price_usd", Kind.USD), new Column("date", Kind.TEXT),
                new Column("claim", Kind.FLAG), new Column("quoted", Kind.TEXT));
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
}
