// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;

/** Tables of results as tables of the page. */
final class Grids {
    /** Rows beyond these are in the JSON only. */
    static final int MOST_ROWS = 200;

    private Grids() {
    }

    static Grid of(Table table) {
        return of(table, "");
    }

    /** The row that has a cell with this text stands out. */
    static Grid of(Table table, String chosen) {
        List<Grid.Column> columns = table.columns().stream()
                .map(c -> new Grid.Column(c.label(), c.unit() != null)).toList();
        List<Grid.Row> rows = table.rows().stream().limit(MOST_ROWS).map(row -> row(table, row, chosen)).toList();
        return new Grid(table.title(), columns, rows, more(table.rows().size()));
    }

    /** What is said below a table of so many rows. */
    static String more(int rows) {
        return rows > MOST_ROWS
                ? "The first " + Words.count(MOST_ROWS) + " of " + Words.count(rows)
                        + " rows; all of them are in the output of analyze with --json."
                : "";
    }

    static boolean has(List<Table.Cell> row, String text) {
        return !text.isEmpty() && row.stream().anyMatch(c -> c instanceof Table.Text t && t.value().equals(text));
    }

    private static Grid.Row row(Table table, List<Table.Cell> row, String chosen) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            cells.add(cell(row.get(i), table.columns().get(i)));
        }
        return new Grid.Row(cells, has(row, chosen));
    }

    private static Cell cell(Table.Cell cell, Table.Column column) {
        if (cell instanceof Table.Number number) {
            String text = column.unit() == null ? plain(number.value())
                    : Texts.format(column.id(), number.value(), column.unit());
            String reason = Double.isFinite(number.value()) ? "" : "unknown";
            return Cell.of(new Value(text, "", number.claim(), reason, ""));
        }
        return Cell.words(((Table.Text) cell).value());
    }

    /** A number whose column names no unit. */
    private static String plain(double value) {
        return Texts.format(value, Unit.RATIO);
    }
}
