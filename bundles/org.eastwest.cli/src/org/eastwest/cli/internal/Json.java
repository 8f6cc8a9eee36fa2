// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.function.Function;
import org.eastwest.report.text.Explanation;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;

/** The JSON of results: SI numbers, unknown ones null, the same bytes on every run and every JDK. */
final class Json {
    private static final Gson WRITER = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls()
            .create();
    private static final double LARGEST_EXACT_WHOLE = 1e15;
    private static final int ENOUGH_DIGITS = 17;
    private static final int ALWAYS_EXACT_DIGITS = 15;

    private Json() {
    }

    static String write(JsonObject object) {
        return WRITER.toJson(object) + "\n";
    }

    static <T> JsonArray array(Collection<T> values, Function<T, JsonElement> each) {
        JsonArray array = new JsonArray(values.size());
        values.forEach(value -> array.add(each.apply(value)));
        return array;
    }

    static JsonElement text(String value) {
        return new JsonPrimitive(value);
    }

    /** A number with the fewest digits that read back to it; null when it is unknown or infinite. */
    static JsonElement number(double value) {
        if (!Double.isFinite(value)) {
            return JsonNull.INSTANCE;
        }
        if (value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT_WHOLE) {
            return new JsonPrimitive((long) value);
        }
        for (int digits = ALWAYS_EXACT_DIGITS; digits < ENOUGH_DIGITS; digits++) {
            BigDecimal rounded = rounded(value, digits);
            if (rounded.doubleValue() == value) {
                return new JsonPrimitive(rounded);
            }
        }
        return new JsonPrimitive(rounded(value, ENOUGH_DIGITS));
    }

    private static BigDecimal rounded(double value, int digits) {
        return new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** Adds metrics, breakdown, series and tables of a result. */
    static void addResult(JsonObject object, AnalysisResult result) {
        object.add("metrics", array(result.metrics(), Json::metric));
        object.add("breakdown", array(result.breakdowns(), Json::breakdown));
        object.add("series", array(result.series(), Json::series));
        object.add("tables", array(result.tables(), Json::table));
    }

    static JsonObject finding(Finding finding) {
        JsonObject json = new JsonObject();
        json.addProperty("severity", finding.severity().word());
        json.addProperty("code", finding.code());
        json.addProperty("message", finding.message());
        json.addProperty("element", finding.element());
        json.addProperty("remedy", finding.remedy());
        return json;
    }

    private static JsonObject metric(Metric metric) {
        JsonObject json = new JsonObject();
        json.addProperty("id", metric.id());
        json.addProperty("element", metric.element());
        json.addProperty("label", metric.label());
        json.add("value", number(metric.value()));
        json.addProperty("unit", metric.unit().symbol());
        json.add("low", number(metric.band().map(b -> b.low()).orElse(Double.NaN)));
        json.add("high", number(metric.band().map(b -> b.high()).orElse(Double.NaN)));
        json.addProperty("claim", metric.claim());
        return json;
    }

    static JsonObject breakdown(Breakdown breakdown) {
        JsonObject json = new JsonObject();
        json.addProperty("id", breakdown.id());
        json.addProperty("element", breakdown.element());
        json.addProperty("title", breakdown.title());
        json.addProperty("unit", breakdown.unit().symbol());
        json.add("total", number(breakdown.total()));
        json.add("parts", array(breakdown.parts(), Json::part));
        return json;
    }

    private static JsonObject part(Breakdown.Part part) {
        JsonObject json = new JsonObject();
        json.addProperty("id", part.id());
        json.addProperty("label", part.label());
        json.add("value", number(part.value()));
        return json;
    }

    static JsonObject series(Series series) {
        JsonObject json = new JsonObject();
        json.addProperty("id", series.id());
        json.addProperty("element", series.element());
        json.addProperty("label", series.label());
        json.addProperty("x_label", series.xLabel());
        json.addProperty("x_unit", series.xUnit().symbol());
        json.addProperty("y_label", series.yLabel());
        json.addProperty("y_unit", series.yUnit().symbol());
        json.add("x", numbers(series.x()));
        json.add("y", numbers(series.y()));
        return json;
    }

    private static JsonArray numbers(double[] values) {
        JsonArray array = new JsonArray(values.length);
        for (double value : values) {
            array.add(number(value));
        }
        return array;
    }

    private static JsonObject table(Table table) {
        JsonObject json = new JsonObject();
        json.addProperty("id", table.id());
        json.addProperty("element", table.element());
        json.addProperty("title", table.title());
        json.add("columns", array(table.columns(), Json::column));
        json.add("rows", array(table.rows(), row -> array(row, Json::cell)));
        return json;
    }

    private static JsonObject column(Table.Column column) {
        JsonObject json = new JsonObject();
        json.addProperty("id", column.id());
        json.addProperty("label", column.label());
        json.add("unit", column.unit() == null ? JsonNull.INSTANCE : text(column.unit().symbol()));
        return json;
    }

    private static JsonElement cell(Table.Cell cell) {
        if (cell instanceof Table.Number number) {
            return number(number.value());
        }
        return text(((Table.Text) cell).value());
    }

    /** A derivation as a list of nodes, each once, inputs by id; the first one is the explained value. */
    static JsonArray explanation(Derivation root) {
        return array(Explanation.nodes(root), node -> {
            JsonObject json = new JsonObject();
            json.addProperty("id", node.id());
            json.addProperty("label", node.label());
            json.add("value", number(node.value()));
            json.addProperty("unit", node.unit().symbol());
            json.addProperty("formula", node.formula());
            json.addProperty("source_kind", node.source().kind().name().toLowerCase(java.util.Locale.ROOT));
            json.addProperty("source", node.source().text());
            json.add("inputs", array(node.inputs(), input -> text(input.id())));
            return json;
        });
    }
}
