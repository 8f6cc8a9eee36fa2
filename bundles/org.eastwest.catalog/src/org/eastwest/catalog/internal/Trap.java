// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Locale;

/**
 * A limit of certain parts that figures in circulation exceed, because they count both directions or another mode.
 *
 * @param table       name of the table it is about
 * @param whereColumn column that tells the parts it holds for
 * @param wherePrefix what that column begins with, in any case
 * @param column      column that is limited
 * @param maximum     the most, as a cell of that column
 * @param reason      why, for people
 * @param remedy      what to do, for people
 * @param source      where the limit comes from
 */
record Trap(String table, String whereColumn, String wherePrefix, String column, String maximum, String reason,
        String remedy, String source) {
    /** Warns when a row of this table is caught. */
    void check(Table<?> checked, Cells cells) {
        if (!checked.name().equals(table) || !cells.textOrEmpty(whereColumn).toLowerCase(Locale.ROOT)
                .startsWith(wherePrefix.toLowerCase(Locale.ROOT))) {
            return;
        }
        double limit = checked.column(column).orElseThrow().kind().parse(maximum);
        if (Rates.exceeds(cells.numberOrNaN(column), limit)) {
            cells.warn(Problems.TRAP, column, "'" + cells.textOrEmpty(column) + "' is more than " + maximum
                    + ", the most " + cells.textOrEmpty(whereColumn) + " is known to do: " + reason + " (" + source
                    + ").", remedy);
        }
    }
}
