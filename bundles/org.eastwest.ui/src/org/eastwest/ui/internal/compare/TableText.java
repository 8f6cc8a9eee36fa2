// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** A table as text to take elsewhere. */
final class TableText {
    private TableText() {
    }

    /** Cells with tabs between, which spreadsheets take from the clipboard. */
    static String tabbed(List<List<String>> rows) {
        return rows.stream().map(row -> String.join("\t", row)).collect(Collectors.joining("\n"));
    }

    /** As RFC 4180 says. */
    static String csv(List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
            for (List<String> row : rows) {
                printer.printRecord(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
