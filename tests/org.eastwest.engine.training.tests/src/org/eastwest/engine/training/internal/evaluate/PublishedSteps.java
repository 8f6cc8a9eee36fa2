// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;

/** The published steps that the accuracy page and the fit rest on, and the parts of the shipped catalog. */
final class PublishedSteps {
    static final MeasuredTable TABLE = read("step_time.csv");
    /** Steps that no constant was fitted to, of other programs than those of the fit. */
    static final MeasuredTable FSDP = read("step_time_fsdp.csv");
    static final KnownParts PARTS = parts();

    private PublishedSteps() {
    }

    /** The rows that are wanted. */
    static MeasuredTable of(Predicate<MeasuredRow> wanted) {
        return new MeasuredTable(TABLE.file(), TABLE.columns(), TABLE.rows().stream().filter(wanted).toList());
    }

    private static KnownParts parts() {
        Catalog catalog = CatalogLoader.shipped();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    /** The rows of another table that are wanted. */
    static MeasuredTable read(String name, Predicate<MeasuredRow> wanted) {
        MeasuredTable table = read(name);
        return new MeasuredTable(table.file(), table.columns(), table.rows().stream().filter(wanted).toList());
    }

    private static MeasuredTable read(String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(Rows.class.getResourceAsStream(name),
                StandardCharsets.UTF_8))) {
            List<String> columns = null;
            List<MeasuredRow> rows = new ArrayList<>();
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                List<String> cells = List.of(line.split(";", -1));
                if (line.startsWith("#")) {
                    continue;
                }
                if (columns == null) {
                    columns = cells;
                } else {
                    rows.add(row(name, number, columns, cells));
                }
            }
            return new MeasuredTable(name, columns, rows);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static MeasuredRow row(String file, int line, List<String> columns, List<String> cells) {
        Map<String, String> byColumn = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            byColumn.put(columns.get(i), cells.get(i));
        }
        return new MeasuredRow(file, line, byColumn);
    }
}
