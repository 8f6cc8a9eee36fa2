// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rows of a table of published values beside this class: a first line that names the source, then columns, then rows.
 */
public final class Rows {
    private Rows() {
    }

    /** One row by column name. */
    public record Row(Map<String, String> cells) {
        public String text(String column) {
            return cells.get(column);
        }

        public double number(String column) {
            return Double.parseDouble(cells.get(column));
        }

        public int integer(String column) {
            return Integer.parseInt(cells.get(column));
        }

        @Override
        public String toString() {
            return cells.toString();
        }
    }

    public static List<Row> of(String name) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Rows.class.getResourceAsStream(name), StandardCharsets.UTF_8))) {
            List<Row> rows = new ArrayList<>();
            String[] columns = null;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("#")) {
                    continue;
                }
                String[] cells = line.split(";");
                if (columns == null) {
                    columns = cells;
                } else {
                    rows.add(row(columns, cells));
                }
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Row row(String[] columns, String[] cells) {
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            row.put(columns[i], cells[i]);
        }
        return new Row(row);
    }
}
