// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.List;
import java.util.Objects;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A table of results.
 *
 * @param id      stable id
 * @param element id of the design element it describes; may be empty
 * @param title   for people; says the finding when there is one
 * @param columns the columns
 * @param rows    one cell a column in every row
 * @since 1.0
 */
public record Table(String id, String element, String title, List<Column> columns, List<List<Cell>> rows) {
    /**
     * A column.
     *
     * @param id    stable id
     * @param label heading for people
     * @param unit  unit of its number cells; null for a column of texts
     */
    public record Column(String id, String label, Unit unit) {
        public Column {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(label, "label");
        }
    }

    /** A cell: a text or a number. */
    @ProviderType
    public sealed interface Cell permits Text, Number {
    }

    /** A text cell. */
    public record Text(String value) implements Cell {
        public Text {
            Objects.requireNonNull(value, "value");
        }
    }

    /**
     * A number cell.
     *
     * @param value SI; NaN when unknown
     * @param claim true when it rests on a vendor's claim
     */
    public record Number(double value, boolean claim) implements Cell {
    }

    public Table {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(title, "title");
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<Cell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException("table " + id + ": a row has " + row.size() + " cells for "
                        + columns.size() + " columns");
            }
        }
    }

    public static Cell text(String value) {
        return new Text(value);
    }

    public static Cell number(double value) {
        return new Number(value, false);
    }
}
