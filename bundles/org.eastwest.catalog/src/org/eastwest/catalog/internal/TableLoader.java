// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a table from all its files. A row that is wrong leaves the earlier one of its id in place. */
final class TableLoader {
    private final Sources sources;
    private final Problems problems;
    private final List<Trap> traps;

    TableLoader(Sources sources, Problems problems, List<Trap> traps) {
        this.sources = sources;
        this.problems = problems;
        this.traps = List.copyOf(traps);
    }

    <T> Map<String, T> load(Table<T> table) {
        Map<String, Row> rows = new HashMap<>();
        Map<String, T> values = new LinkedHashMap<>();
        for (CatalogFile file : sources.of(table)) {
            for (Row read : new CsvRows(file, table, problems).read()) {
                Row row = read.over(rows.get(read.id()));
                Cells cells = new Cells(table, row, problems);
                T value = table.read(cells);
                if (cells.usable()) {
                    rows.put(row.id(), row);
                    values.put(row.id(), value);
                    table.check(value, cells);
                    traps.forEach(trap -> trap.check(table, cells));
                }
            }
        }
        return values;
    }
}
