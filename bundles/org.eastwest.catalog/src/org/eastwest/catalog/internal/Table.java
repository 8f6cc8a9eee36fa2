// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the rows of one file become values.
 *
 * @param <T> what a row is
 */
abstract class Table<T> {
    private static final List<String> COMMON = List.of("id", "name", "confidence", "source", "note");

    private final String name;
    private final String file;
    private final Map<String, Column> columns = new HashMap<>();

    /**
     * A table with the columns that every table has, and these.
     *
     * @param name    of the table; its file is called {@code name + ".csv"}
     * @param columns of its own, besides id, name, confidence, source and note
     */
    Table(String name, Column... columns) {
        this.name = name;
        this.file = name + ".csv";
        COMMON.forEach(text -> this.columns.put(text, new Column(text, Kind.TEXT)));
        for (Column column : columns) {
            this.columns.put(column.name(), column);
        }
    }

    final String name() {
        return name;
    }

    final String file() {
        return file;
    }

    final Optional<Column> column(String wanted) {
        return Optional.ofNullable(columns.get(wanted));
    }

    /** Makes the value of a row; when something is wrong with its cells, they report it and the value is unused. */
    abstract T read(Cells cells);

    /** Warns about a value that was read without errors, but looks wrong. */
    void check(T value, Cells cells) {
    }
}
