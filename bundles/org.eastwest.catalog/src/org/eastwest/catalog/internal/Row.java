// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cells of a row, as texts.
 *
 * @param id    of the row
 * @param file  file it stands in, for people
 * @param line  its line there, from 1
 * @param cells by column name
 */
record Row(String id, String file, int line, Map<String, Cell> cells) {
    /**
     * One cell.
     *
     * @param text without surrounding space; empty for unknown
     * @param file file it stands in, for people
     * @param line its line there, from 1
     */
    record Cell(String text, String file, int line) {
    }

    Row {
        cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
    }

    /** This row over an earlier one of the same id: columns that this row's file does not have keep their cells. */
    Row over(Row earlier) {
        if (earlier == null) {
            return this;
        }
        Map<String, Cell> merged = new LinkedHashMap<>(earlier.cells);
        merged.putAll(cells);
        return new Row(id, file, line, merged);
    }
}
