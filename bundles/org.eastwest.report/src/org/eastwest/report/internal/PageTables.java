// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;

/** The tables of a page that no engine gave, with all digits: what the sections put together. */
final class PageTables {
    private PageTables() {
    }

    static List<Table> of(List<Section> sections) {
        return sections.stream().flatMap(section -> section.blocks().stream()
                .filter(Grid.class::isInstance).map(Grid.class::cast).flatMap(grid -> grid.files().stream())
                .map(grid -> table(section.id(), grid))).toList();
    }

    private static Table table(String section, Grid grid) {
        List<Table.Column> columns = new ArrayList<>();
        List<List<Table.Cell>> rows = new ArrayList<>();
        grid.rows().forEach(row -> rows.add(new ArrayList<>()));
        for (int c = 0; c < grid.columns().size(); c++) {
            int column = c;
            // A row whose last cells are left out has nothing there.
            List<Cell> cells = grid.rows().stream().map(row -> column < row.cells().size() ? row.cells().get(column)
                    : Cell.words("")).toList();
            add(grid.columns().get(c).label(), cells, columns, rows);
        }
        return new Table(slug(grid.caption()), section, grid.caption(), columns, rows);
    }

    /** A column of numbers in one unit, of numbers with the unit beside each, or of texts; what marks them follows. */
    private static void add(String label, List<Cell> cells, List<Table.Column> columns, List<List<Table.Cell>> rows) {
        Set<Unit> units = cells.stream().map(Cell::value).filter(v -> v != null && v.unit() != null).map(Value::unit)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        boolean one = units.size() == 1;
        put(new Table.Column(slug(label), label, one ? units.iterator().next() : null), cells.stream()
                .map(PageTables::number).toList(), columns, rows);
        if (units.size() > 1) {
            marks(label + ", unit", cells, v -> v.unit() == null ? "" : v.unit().symbol(), columns, rows);
        }
        marks(label + ", band", cells, Value::band, columns, rows);
        marks(label + ", claim", cells, v -> v.claim() ? "claim" : "", columns, rows);
        marks(label + ", unknown because", cells, Value::reason, columns, rows);
    }

    private static Table.Cell number(Cell cell) {
        return cell.value() == null ? Table.text(cell.text()) : cell.value().unit() == null
                ? Table.text(cell.value().text()) : Table.number(cell.value().number());
    }

    private static void marks(String label, List<Cell> cells, java.util.function.Function<Value, String> mark,
            List<Table.Column> columns, List<List<Table.Cell>> rows) {
        List<String> marks = cells.stream().map(cell -> cell.value() == null ? "" : mark.apply(cell.value())).toList();
        if (marks.stream().anyMatch(text -> !text.isEmpty())) {
            put(new Table.Column(slug(label), label, null), marks.stream().<Table.Cell>map(Table::text).toList(),
                    columns, rows);
        }
    }

    /** Two columns of one name are told apart by their place. */
    private static void put(Table.Column column, List<Table.Cell> cells, List<Table.Column> columns,
            List<List<Table.Cell>> rows) {
        boolean taken = columns.stream().anyMatch(c -> c.id().equals(column.id()));
        columns.add(taken ? new Table.Column(column.id() + "_" + (columns.size() + 1), column.label(), column.unit())
                : column);
        for (int i = 0; i < cells.size(); i++) {
            rows.get(i).add(cells.get(i));
        }
    }

    private static String slug(String text) {
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_").replaceAll("^_|_$", "");
        return plain.isEmpty() ? "column" : plain;
    }
}
