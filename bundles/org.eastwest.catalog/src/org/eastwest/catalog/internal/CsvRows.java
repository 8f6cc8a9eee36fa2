// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Reads the rows of a file. A row is one line, so that a broken one spoils no other; lines that begin with {@code #}
 * are remarks.
 */
final class CsvRows {
    /** Bytes; no catalog file is larger. */
    static final int LARGEST_FILE = 1 << 20;
    private static final Pattern ID = Pattern.compile("[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?");
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT.builder().setIgnoreSurroundingSpaces(true).get();

    private final CatalogFile file;
    private final Table<?> table;
    private final Problems problems;
    private List<String> header;

    CsvRows(CatalogFile file, Table<?> table, Problems problems) {
        this.file = file;
        this.table = table;
        this.problems = problems;
    }

    /** The rows that are well formed; the others are reported. */
    List<Row> read() {
        List<Row> rows = new ArrayList<>();
        Map<String, Integer> lineOf = new HashMap<>();
        List<String> lines = text().map(t -> t.lines().toList()).orElse(List.of());
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (header == null) {
                if (!readHeader(line, i + 1)) {
                    return List.of();
                }
                continue;
            }
            Row row = row(line, i + 1);
            if (row != null && isFirst(row, lineOf)) {
                rows.add(row);
            }
        }
        return rows;
    }

    private Optional<String> text() {
        byte[] bytes;
        try (InputStream in = file.content().open()) {
            bytes = in.readNBytes(LARGEST_FILE + 1);
        } catch (IOException | RuntimeException e) {
            // The path stands in front already.
            String reason = e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : e.toString();
            fileError("cannot be read: " + reason, "Make it readable, or remove it.");
            return Optional.empty();
        }
        if (bytes.length > LARGEST_FILE) {
            fileError("is larger than " + LARGEST_FILE + " bytes, which no catalog file is.",
                    "Keep one row a part, or remove the file.");
            return Optional.empty();
        }
        return decode(bytes);
    }

    private Optional<String> decode(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        if (result.isError()) {
            long line = 1;
            for (byte b : Arrays.copyOf(bytes, in.position())) {
                line += b == '\n' ? 1 : 0;
            }
            fileError("line " + line + ": is not text in UTF-8.", "Save the file as 'CSV UTF-8'.");
            return Optional.empty();
        }
        String text = out.flip().toString();
        return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    private boolean readHeader(String line, int number) {
        List<String> names = split(line, number);
        if (names == null) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!seen.add(name)) {
                fileError("line " + number + ": names the column '" + name + "' twice.", "Name every column once.");
                return false;
            }
            if (table.column(name).isEmpty()) {
                problems.warning(Problems.UNKNOWN_COLUMN, file.name(), table.name(), at(number) + ": the column '"
                        + name + "' is unknown and not read.",
                        "Spell it as data/README.md of org.eastwest.catalog does, or remove it.");
            }
        }
        if (!seen.contains("id")) {
            fileError("line " + number + ": names no column 'id'.", "Begin the file with the names of its columns.");
            return false;
        }
        header = names;
        return true;
    }

    private Row row(String line, int number) {
        List<String> values = split(line, number);
        if (values == null) {
            return null;
        }
        if (values.size() != header.size()) {
            problems.error(Problems.SYNTAX, file.name(), table.name(), at(number) + ": has " + values.size()
                    + " cells for " + header.size() + " columns; the row is left out.",
                    "Put cells that hold a comma in quotes, and write empty cells too.");
            return null;
        }
        String id = values.get(header.indexOf("id"));
        if (!ID.matcher(id).matches()) {
            problems.error(Problems.ID, file.name(), table.name(), at(number) + ": '" + shorten(id)
                    + "' is no id; the row is left out.", "Use lower-case letters, digits, dashes and dots.");
            return null;
        }
        Map<String, Row.Cell> cells = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            cells.put(header.get(i), new Row.Cell(values.get(i), file.name(), number));
        }
        return new Row(id, file.name(), number, cells);
    }

    private boolean isFirst(Row row, Map<String, Integer> lineOf) {
        Integer earlier = lineOf.putIfAbsent(row.id(), row.line());
        if (earlier != null) {
            problems.error(Problems.DUPLICATE, file.name(), table.name() + "/" + row.id(), at(row.line()) + ", row '"
                    + row.id() + "': stands in line " + earlier + " already; this one is left out.",
                    "Give it an id of its own, or remove one of the two.");
        }
        return earlier == null;
    }

    private List<String> split(String line, int number) {
        try (CSVParser parser = CSVParser.parse(line, FORMAT)) {
            List<CSVRecord> records = parser.getRecords();
            return records.isEmpty() ? List.of("") : records.get(0).stream().map(String::strip).toList();
        } catch (IOException | UncheckedIOException e) {
            problems.error(Problems.SYNTAX, file.name(), table.name(), at(number)
                    + ": is not a row of comma-separated values; it is left out.",
                    "Close every quote in the line it opens in, and write a quote inside quotes twice.");
            return null;
        }
    }

    private void fileError(String what, String remedy) {
        problems.error(Problems.FILE, file.name(), table.name(), file.name() + ": " + what, remedy);
    }

    private String at(int line) {
        return file.name() + ", line " + line;
    }

    private static String shorten(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "..." : text;
    }
}
