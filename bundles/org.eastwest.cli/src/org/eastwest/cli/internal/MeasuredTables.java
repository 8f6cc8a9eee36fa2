// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;

/** Reads tables of measured values: CSV in UTF-8 whose first line names the columns; a cell may hold line breaks. */
final class MeasuredTables {
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT.builder().setIgnoreSurroundingSpaces(true)
            .setIgnoreEmptyLines(true).setCommentMarker('#').get();

    /** More than any published table has; each costs a prediction. */
    private static final int MOST_ROWS = 100_000;
    private static final long MOST_BYTES = 64L << 20;

    private final String name;
    private final Path path;
    private final List<String> needed;

    /**
     * @param name   the file as the user wrote it
     * @param needed columns that it must have; the first names the rows
     */
    MeasuredTables(String name, Path path, List<String> needed) {
        this.name = name;
        this.path = path;
        this.needed = needed;
    }

    /**
     * Reads the file.
     *
     * @throws CommandFailure when it cannot be read, or is no such table
     */
    MeasuredTable read() {
        try {
            requireModest();
            return parsed();
        } catch (NoSuchFileException missing) {
            throw unusable("does not exist", "Name the CSV file with the measured values.");
        } catch (IOException fault) {
            throw malformed(fault);
        } catch (UncheckedIOException fault) {
            throw malformed(fault.getCause());
        }
    }

    private MeasuredTable parsed() throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8);
                CSVParser parser = FORMAT.parse(reader)) {
            return read(parser);
        }
    }

    private void requireModest() throws IOException {
        if (Files.size(path) > MOST_BYTES) {
            throw unusable("is larger than " + (MOST_BYTES >> 20) + " MiB", "Evaluate a part of it at a time.");
        }
    }

    private CommandFailure malformed(IOException fault) {
        if (fault instanceof CharacterCodingException || fault.getCause() instanceof CharacterCodingException) {
            return unusable("is no text in UTF-8", "Save it as CSV in UTF-8.");
        }
        return unusable("cannot be read: " + Faults.reason(fault), fault instanceof CSVException
                ? "Close every quote; write a quote inside of quotes twice." : "Name a CSV file that you may read.");
    }

    private MeasuredTable read(CSVParser parser) {
        List<String> columns = null;
        List<MeasuredRow> rows = new ArrayList<>();
        Map<String, Long> lines = new HashMap<>();
        long line = 1;
        for (CSVRecord cells : parser) {
            if (columns == null) {
                columns = header(cells, line);
            } else {
                if (rows.size() == MOST_ROWS) {
                    throw unusable("line " + line + ": there are more than " + MOST_ROWS + " rows",
                            "Evaluate a part of them at a time.");
                }
                MeasuredRow row = row(columns, cells, line);
                requireNew(row.text(needed.get(0)), line, lines);
                rows.add(row);
            }
            line = parser.getCurrentLineNumber() + 1;
        }
        if (columns == null) {
            throw unusable("is empty", "Its first line must name the columns " + String.join(", ", needed) + ".");
        }
        if (rows.isEmpty()) {
            throw unusable("has no rows below the names of its columns", "Add a line for each measured value.");
        }
        return new MeasuredTable(name, columns, rows);
    }

    /** Results are told by the names of rows: two of one name could not be told apart. */
    private void requireNew(String id, long line, Map<String, Long> lines) {
        Long before = lines.putIfAbsent(id, line);
        if (before != null) {
            throw unusable("line " + line + ": " + needed.get(0) + " '" + id + "' is that of line " + before + " too",
                    "Give each row a " + needed.get(0) + " of its own.");
        }
    }

    private List<String> header(CSVRecord cells, long line) {
        List<String> columns = cells.stream().map(MeasuredTables::withoutMark).toList();
        Set<String> seen = new HashSet<>();
        columns.stream().filter(c -> !seen.add(c)).findFirst().ifPresent(twice -> {
            throw unusable("line " + line + ": column '" + twice + "' is there twice", "Keep one of them.");
        });
        needed.stream().filter(c -> !seen.contains(c)).findFirst().ifPresent(missing -> {
            String commas = columns.size() == 1 ? "Separate the columns by commas. " : "";
            throw unusable("line " + line + ": there is no column '" + missing + "'", commas
                    + "The first line must name the columns " + String.join(", ", needed) + ".");
        });
        return columns;
    }

    /** Some programs begin a file with a byte order mark. */
    private static String withoutMark(String cell) {
        return (cell.startsWith("\uFEFF") ? cell.substring(1) : cell).strip();
    }

    private MeasuredRow row(List<String> columns, CSVRecord cells, long line) {
        if (cells.size() != columns.size()) {
            String at = cells.size() < columns.size() ? "column '" + columns.get(cells.size()) + "' and what follows are"
                    + " missing" : "there are " + (cells.size() - columns.size()) + " cells after the last column '"
                            + columns.get(columns.size() - 1) + "'";
            throw unusable("line " + line + ": " + at,
                    "Write " + columns.size() + " cells; put a cell that holds a comma in quotes.");
        }
        Map<String, String> byColumn = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            byColumn.put(columns.get(i), cells.get(i));
        }
        // A row without a name is told by its line.
        byColumn.computeIfPresent(needed.get(0), (column, id) -> id.isBlank() ? "line " + line : id);
        return new MeasuredRow(name, line, byColumn);
    }

    private CommandFailure unusable(String what, String remedy) {
        return CommandFailure.unusable(name + " cannot be used: " + (what.startsWith("line") ? what : "it " + what)
                + ". " + remedy);
    }
}
