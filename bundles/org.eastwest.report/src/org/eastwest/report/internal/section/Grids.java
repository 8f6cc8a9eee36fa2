// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;

/** Tables of results as tables of the page. */
final class Grids {
    /** Rows beyond these are in the tables beside the page only. */
    static final int MOST_ROWS = 200;

    private Grids() {
    }

    static Grid of(Table table) {
        return of(table, Set.of());
    }

    /** Rows with these numbers, from 0, stand out. */
    static Grid of(Table table, Set<Integer> strong) {
        List<Grid.Column> columns = table.columns().stream()
                .map(c -> new Grid.Column(c.label(), c.unit() != null)).toList();
        List<Grid.Row> rows = IntStream.range(0, Math.min(MOST_ROWS, table.rows().size()))
                .mapToObj(i -> new Grid.Row(cells(table, table.rows().get(i)), strong.contains(i))).toList();
        return new Grid(table.title(), columns, rows, more(table.rows().size())).ofEngine();
    }

    /** As many rows as a page takes; the files beside it have all. */
    static Grid first(Grid all) {
        return all.rows().size() <= MOST_ROWS ? all : new Grid(all.caption(), all.columns(),
                all.rows().subList(0, MOST_ROWS), more(all.rows().size())).of(all);
    }

    /** What is said below a table of so many rows. */
    private static String more(int rows) {
        return rows > MOST_ROWS
                ? "The first " + Words.count(MOST_ROWS) + " of " + Words.count(rows)
                        + " rows; all of them are in the tables beside this page."
                : "";
    }

    private static List<Cell> cells(Table table, List<Table.Cell> row) {
        return IntStream.range(0, row.size()).mapToObj(i -> cell(row.get(i), table.columns().get(i))).toList();
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
