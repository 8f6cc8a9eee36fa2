// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Map;

/** {@code traps.csv}. */
final class TrapTable extends Table<Trap> {
    private final Map<String, Table<?>> tables;

    /** The traps for these tables, by name. */
    TrapTable(Map<String, Table<?>> tables) {
        super("traps", new Column("table", Kind.TEXT), new Column("where_column", Kind.TEXT),
                new Column("where_prefix", Kind.TEXT), new Column("column", Kind.TEXT),
                new Column("maximum", Kind.TEXT), new Column("reason", Kind.TEXT), new Column("remedy", Kind.TEXT));
        this.tables = tables;
    }

    @Override
    Trap read(Cells cells) {
        Trap trap = new Trap(cells.reference("table", tables, "the catalog"), cells.text("where_column"),
                cells.text("where_prefix"), cells.text("column"), cells.text("maximum"), cells.text("reason"),
                cells.text("remedy"), cells.provenance().citation());
        if (cells.usable()) {
            checkColumns(trap, tables.get(trap.table()), cells);
        }
        return trap;
    }

    private static void checkColumns(Trap trap, Table<?> table, Cells cells) {
        if (table.column(trap.whereColumn()).isEmpty()) {
            cells.wrong("where_column", "'" + trap.whereColumn() + "' is no column of " + table.file() + ".");
        }
        Column limited = table.column(trap.column()).orElse(null);
        if (limited == null || !limited.kind().isNumber()) {
            cells.wrong("column", "'" + trap.column() + "' is no column of numbers of " + table.file() + ".");
            return;
        }
        try {
            limited.kind().parse(trap.maximum());
        } catch (IllegalArgumentException e) {
            cells.wrong("maximum", e.getMessage());
        }
    }
}
