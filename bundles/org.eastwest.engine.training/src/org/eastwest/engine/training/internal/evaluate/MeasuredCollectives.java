// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.evaluation.MeasuredRow;

/** The measured collectives that the constants of the catalog were fitted to; bands rest on what remains of them. */
final class MeasuredCollectives {
    private static final String FILE = "collectives.csv";

    private MeasuredCollectives() {
    }

    static List<MeasuredRow> rows() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                MeasuredCollectives.class.getResourceAsStream(FILE), StandardCharsets.UTF_8))) {
            // The first line names the sources, the second the columns; no cell holds a comma.
            String sources = reader.readLine();
            String[] columns = reader.readLine().split(",");
            List<MeasuredRow> rows = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                rows.add(row(columns, line.split(",", -1), sources, rows.size() + 3));
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MeasuredRow row(String[] columns, String[] cells, String sources, long line) {
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            row.put(columns[i], cells[i]);
        }
        row.put("source", source(row.get("row_id"), sources));
        return new MeasuredRow(FILE, line, row);
    }

    /** The source that names how the row begins, as in {@code Azure/AI-benchmarking-guide@8fd0c6e (AZ)}. */
    private static String source(String id, String sources) {
        String begin = id.substring(0, id.indexOf('-'));
        Matcher source = Pattern.compile("([^\\s(),]+@[^\\s(),]+)[^(),]* \\(" + begin + "\\b").matcher(sources);
        return source.find() ? source.group(1) : sources;
    }
}
