// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.hardware.Assumption;

/** {@code assumptions.csv}. */
final class AssumptionTable extends Table<Assumption> {
    /** Judgements of whoever decides: their rows are the place for a value and have none as shipped. */
    private static final String JUDGEMENT = "score-";

    AssumptionTable() {
        super("assumptions", new Column("value", Kind.TEXT), new Column("unit", Kind.TEXT),
                new Column("minimum", Kind.TEXT), new Column("maximum", Kind.TEXT), new Column("claim", Kind.FLAG));
    }

    @Override
    Assumption read(Cells cells) {
        Unit unit = cells.constant("unit", Unit.class);
        double value = cells.id().startsWith(JUDGEMENT) && cells.textOrEmpty("value").isEmpty() ? Double.NaN
                : quantity(cells, "value", unit);
        double minimum = quantity(cells, "minimum", unit);
        double maximum = quantity(cells, "maximum", unit);
        if (value < minimum || value > maximum) {
            cells.wrong("value", "'" + cells.text("value") + "' is not between " + cells.text("minimum") + " and "
                    + cells.text("maximum") + ".");
        }
        return new Assumption(cells.id(), cells.text("name"), value, unit, cells.flag("claim"), cells.provenance());
    }

    private static double quantity(Cells cells, String column, Unit unit) {
        String text = cells.text(column);
        if (text.isEmpty()) {
            return Double.NaN;
        }
        try {
            return Quantity.parse(text, unit.dimension()).value();
        } catch (IllegalArgumentException wrong) {
            cells.wrong(column, wrong.getMessage());
            return Double.NaN;
        }
    }
}
