// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the rows of one file become values.
 *
 * @param <T> what a row is
 */
abstract class Table<T> {
    private final String name;
    private final List<Column> columns;

    /**
     * A table with the columns that every table has, and these.
     *
     * @param name    of the table; its file is called {@code name + ".csv"}
     * @param columns of its own, besides id, name, confidence, source and note
     */
    Table(String name, Column... columns) {
        this.name = name;
        List<Column> all = new ArrayList<>(List.of(columns));
        for (String text : List.of("id", "name", "confidence", "source", "note")) {
            all.add(new Column(text, Kind.TEXT));
        }
        this.columns = List.copyOf(all);
    }

    final String name() {
        return name;
    }

    final String file() {
        return name + ".csv";
    }

    final Optional<Column> column(String wanted) {
        return columns.stream().filter(c -> c.name().equals(wanted)).findFirst();
    }

    /** Makes the value of a row; what is wrong with its cells is reported to {@code cells}, then the value is unused. */
    abstract T read(Cells cells);

    /** Warns about a value that was read without errors, but looks wrong. */
    void check(T value, Cells cells) {
    }
}
