// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.eastwest.report.ReportFile;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;

/**
 * Every table of a result and of the page, all rows, as CSV and as JSON: SI numbers with all digits, the unit in the
 * heading; what is unknown is empty. A list tells what each holds and which file is whose.
 */
public final class TableFiles {
    /** Folder of the tables in the report's directory. */
    static final String FOLDER = "tables";
    /** Name of the list in that folder. */
    static final String LIST = "index.json";

    private final List<ReportFile> files = new ArrayList<>();
    private final Set<String> names = new HashSet<>(Set.of("index"));
    private final JsonArray list = new JsonArray();

    private TableFiles() {
    }

    /**
     * @param page      what sections put together beyond the result
     * @param generator what the list says about who wrote it
     */
    public static List<ReportFile> of(AnalysisResult result, List<Section> page, String generator) {
        TableFiles made = new TableFiles();
        made.add(metrics(result.metrics()));
        result.breakdowns().forEach(breakdown -> made.add(parts(breakdown)));
        result.tables().forEach(table -> made.add(withClaims(table)));
        result.series().forEach(series -> made.add(points(series)));
        PageTables.of(page).forEach(made::add);
        JsonObject index = new JsonObject();
        index.addProperty("generator", generator);
        index.add("tables", made.list);
        made.files.add(0, json(LIST, index));
        return made.files;
    }

    private static Table metrics(List<Metric> metrics) {
        List<Table.Column> columns = List.of(text("element"), text("id"), text("label"), number("value"),
                number("low"), number("high"), text("unit"), text("claim"));
        return new Table("metrics", "", "Metrics", columns, metrics.stream().map(m -> List.of(
                Table.text(m.element()), Table.text(m.id()), Table.text(m.label()), Table.number(m.value()),
                Table.number(m.band().map(b -> b.low()).orElse(Double.NaN)),
                Table.number(m.band().map(b -> b.high()).orElse(Double.NaN)), Table.text(m.unit().symbol()),
                Table.text(m.claim() ? "claim" : ""))).toList());
    }

    /** A table with, behind each column in which a vendor's claim stands, one that says which numbers are claims. */
    private static Table withClaims(Table table) {
        List<Table.Column> columns = new ArrayList<>();
        List<List<Table.Cell>> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(new ArrayList<>()));
        for (int c = 0; c < table.columns().size(); c++) {
            int column = c;
            List<Table.Cell> cells = table.rows().stream().map(row -> row.get(column)).toList();
            put(table.columns().get(c), cells, columns, rows);
            if (cells.stream().anyMatch(TableFiles::claim)) {
                Table.Column own = table.columns().get(c);
                put(new Table.Column(own.id() + "_claim", own.label() + ", claim", null), cells.stream()
                        .<Table.Cell>map(cell -> Table.text(claim(cell) ? "claim" : "")).toList(), columns, rows);
            }
        }
        return new Table(table.id(), table.element(), table.title(), columns, rows);
    }

    private static boolean claim(Table.Cell cell) {
        return cell instanceof Table.Number number && number.claim();
    }

    private static void put(Table.Column column, List<Table.Cell> cells, List<Table.Column> columns,
            List<List<Table.Cell>> rows) {
        columns.add(column);
        for (int i = 0; i < cells.size(); i++) {
            rows.get(i).add(cells.get(i));
        }
    }

    private static Table parts(Breakdown breakdown) {
        return new Table(breakdown.id(), breakdown.element(), breakdown.title(),
                List.of(text("part"), text("label"), new Table.Column("value", "value", breakdown.unit())),
                breakdown.parts().stream().map(part -> List.of(Table.text(part.id()), Table.text(part.label()),
                        Table.number(part.value()))).toList());
    }

    private static Table points(Series series) {
        double[] x = series.x();
        double[] y = series.y();
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            rows.add(List.of(Table.number(x[i]), Table.number(y[i])));
        }
        return new Table(series.id(), series.element() == null ? "" : series.element(), series.label(),
                List.of(new Table.Column("x", series.xLabel(), series.xUnit()),
                        new Table.Column("y", series.yLabel(), series.yUnit())), rows);
    }

    private static Table.Column text(String id) {
        return new Table.Column(id, id, null);
    }

    private static Table.Column number(String id) {
        return new Table.Column(id, id, null);
    }

    private void add(Table table) {
        String name = name(table);
        files.add(new ReportFile(FOLDER + "/" + name + ".csv", csv(table).getBytes(StandardCharsets.UTF_8)));
        JsonObject entry = new JsonObject();
        entry.addProperty("id", table.id());
        entry.addProperty("element", table.element());
        entry.addProperty("title", table.title());
        entry.addProperty("csv", name + ".csv");
        entry.addProperty("json", name + ".json");
        list.add(entry);
        files.add(json(name + ".json", json(table)));
    }

    /** Of letters that every file system takes, each once. */
    private String name(Table table) {
        String plain = (table.element().isEmpty() ? table.id() : table.element() + "-" + table.id())
                .toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]+", "-");
        String name = plain;
        for (int i = 2; !names.add(name); i++) {
            name = plain + "-" + i;
        }
        return name;
    }

    private static String csv(Table table) {
        StringWriter text = new StringWriter();
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
            printer.printRecord(table.columns().stream().map(TableFiles::heading).toList());
            for (List<Table.Cell> row : table.rows()) {
                printer.printRecord(row.stream().map(TableFiles::cell).toList());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a table cannot be written in memory", e);
        }
        return text.toString();
    }

    private static String heading(Table.Column column) {
        String unit = column.unit() == null ? "" : column.unit().symbol();
        return unit.isEmpty() ? column.label() : column.label() + " (" + unit + ")";
    }

    private static String cell(Table.Cell cell) {
        return cell instanceof Table.Number number ? Double.isFinite(number.value()) ? digits(number.value()) : ""
                : ((Table.Text) cell).value();
    }

    /** All digits; whole numbers without a decimal point. */
    private static String digits(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static JsonObject json(Table table) {
        JsonObject object = new JsonObject();
        object.addProperty("id", table.id());
        object.addProperty("element", table.element());
        object.addProperty("title", table.title());
        JsonArray columns = new JsonArray();
        table.columns().forEach(column -> {
            JsonObject heading = new JsonObject();
            heading.addProperty("id", column.id());
            heading.addProperty("label", column.label());
            heading.addProperty("unit", unit(column.unit()));
            columns.add(heading);
        });
        object.add("columns", columns);
        JsonArray rows = new JsonArray();
        table.rows().forEach(row -> {
            JsonArray cells = new JsonArray();
            row.forEach(cell -> cells.add(value(cell)));
            rows.add(cells);
        });
        object.add("rows", rows);
        return object;
    }

    private static String unit(Unit unit) {
        return unit == null ? "" : unit.symbol();
    }

    private static JsonElement value(Table.Cell cell) {
        if (cell instanceof Table.Number number) {
            return Double.isFinite(number.value()) ? new JsonPrimitive(number.value()) : JsonNull.INSTANCE;
        }
        return new JsonPrimitive(((Table.Text) cell).value());
    }

    private static ReportFile json(String name, JsonObject content) {
        String text = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create()
                .toJson(content) + "\n";
        return new ReportFile(FOLDER + "/" + name, text.getBytes(StandardCharsets.UTF_8));
    }
}
