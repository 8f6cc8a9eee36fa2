// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A table in plain text; columns of numbers are aligned to the right by the caller's choice of cells. */
final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... headings) {
        rows.add(List.of(headings));
    }

    TextTable(List<String> headings) {
        rows.add(List.copyOf(headings));
    }

    void row(List<String> cells) {
        if (cells.size() != rows.get(0).size()) {
            throw new IllegalArgumentException(cells.size() + " cells for " + rows.get(0).size() + " columns");
        }
        rows.add(List.copyOf(cells));
    }

    void print(PrintStream to) {
        int[] widths = widths();
        rows.forEach(row -> to.println(line(row, widths)));
    }

    private int[] widths() {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return widths;
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
        }
        return line.toString().stripTrailing();
    }
}
