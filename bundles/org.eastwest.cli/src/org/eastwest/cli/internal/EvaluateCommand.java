// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.FamilySummary;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code evaluate}: holds an engine against measured values. */
@Command(name = "evaluate", description = "Predict measured values of a CSV file and tell how far off the predictions "
        + "are.")
final class EvaluateCommand extends ComputingCommand {
    @Parameters(index = "0", paramLabel = "KIND", description = "step-time, memory, layer-time or collectives.")
    private String kind;

    @Parameters(index = "1", paramLabel = "FILE.csv", description = "The measured values; the first line names the "
            + "columns.")
    private String file;

    EvaluateCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        Evaluator evaluator = services().evaluators().find(kind).orElseThrow(() -> CommandFailure.unusable("evaluate "
                + kind + ": there is no such evaluation. Use one of " + String.join(", ",
                        services().evaluators().ids()) + "."));
        MeasuredTable table = new MeasuredTables(file, terminal().resolve(file), evaluator.columns()).read();
        Evaluation evaluation = evaluator.evaluate(table, parts(), new TerminalProgress(terminal()));
        List<Finding> findings = Stream.concat(unread(evaluator, table).stream(), evaluation.findings().stream())
                .toList();
        writeJson(content(evaluation), findings);
        if (printsText()) {
            print(evaluator, evaluation);
            Findings.print(findings, terminal().err());
        }
        return ExitCode.DONE;
    }

    /** A misspelt column would have no effect, and nobody would know. */
    private Optional<Finding> unread(Evaluator evaluator, MeasuredTable table) {
        List<String> optional = evaluator.optionalColumns();
        List<String> read = Stream.concat(evaluator.columns().stream(), optional.stream()).toList();
        List<String> unread = table.columns().stream().filter(c -> !read.contains(c)).toList();
        return optional.isEmpty() || unread.isEmpty() ? Optional.empty() : Optional.of(Finding.note(
                "EW-EVALUATION-002", "", "Columns of " + file + " that " + kind + " does not read: "
                        + String.join(", ", unread), "It reads " + String.join(", ", read) + "."));
    }

    private KnownParts parts() {
        Catalog catalog = services().catalog().catalog();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    private JsonObject content(Evaluation evaluation) {
        JsonObject content = new JsonObject();
        content.addProperty("kind", kind);
        content.add("rows", Json.array(evaluation.rows(), row -> toJson(row, evaluation.idColumn())));
        JsonObject summary = toJson(evaluation.summary());
        summary.add("families", Json.array(evaluation.summaries(), EvaluateCommand::toJson));
        content.add("summary", summary);
        return content;
    }

    private static JsonObject toJson(EvaluatedRow row, String idColumn) {
        JsonObject json = new JsonObject();
        json.addProperty(idColumn, row.id());
        json.addProperty("family", row.family());
        json.addProperty("status", row.status().word());
        json.addProperty("reason", row.reason());
        json.addProperty("unit", row.unit().symbol());
        json.add("measured", Json.number(row.measured()));
        json.add("predicted", Json.number(row.predicted()));
        json.add("low", row.band().map(b -> Json.number(b.low())).orElse(JsonNull.INSTANCE));
        json.add("high", row.band().map(b -> Json.number(b.high())).orElse(JsonNull.INSTANCE));
        json.add("error_percent", Json.number(100 * row.error()));
        json.addProperty("assumed", row.assumed());
        return json;
    }

    private static JsonObject toJson(FamilySummary summary) {
        JsonObject json = new JsonObject();
        json.addProperty("family", summary.family());
        json.addProperty("evaluated", summary.evaluated());
        json.addProperty("refused", summary.refused());
        json.add("mean_percent", percent(summary.mean()));
        json.add("median_percent", percent(summary.median()));
        json.add("worst_percent", percent(summary.worst()));
        json.addProperty("worst_row", summary.worstId());
        json.add("bias_percent", percent(summary.bias()));
        json.add("in_band_percent", percent(summary.inBand()));
        return json;
    }

    private static JsonElement percent(double fraction) {
        return Json.number(100 * fraction);
    }

    private void print(Evaluator evaluator, Evaluation evaluation) {
        terminal().out().println(evaluator.name() + ": " + evaluation.summary().evaluated() + " of "
                + evaluation.rows().size() + " rows of " + file + " evaluated");
        for (FamilySummary family : evaluation.summaries()) {
            terminal().out().println();
            terminal().out().println(family.family());
            List<EvaluatedRow> rows = evaluation.rows().stream().filter(r -> r.family().equals(family.family()))
                    .toList();
            printRows(rows, evaluation.idColumn());
        }
        terminal().out().println();
        printSummaries(evaluation);
    }

    private void printRows(List<EvaluatedRow> rows, String idColumn) {
        TextTable table = new TextTable("  " + idColumn, "measured", "predicted", "band", "error", "");
        for (EvaluatedRow row : rows) {
            table.row(row.evaluated()
                    ? List.of("  " + row.id(), text(row.measured(), row), text(row.predicted(), row),
                            row.band().map(b -> text(b.low(), row) + " .. " + text(b.high(), row)).orElse(""),
                            signed(row.error()), row.assumed())
                    : List.of("  " + row.id(), "refused", "", "", "", row.reason()));
        }
        table.print(terminal().out());
    }

    private void printSummaries(Evaluation evaluation) {
        TextTable table = new TextTable("family", "rows", "refused", "mean", "median", "worst", "bias", "in band",
                "worst row");
        evaluation.summaries().forEach(s -> table.row(cells(s)));
        table.row(cells(evaluation.summary()));
        table.print(terminal().out());
    }

    private static List<String> cells(FamilySummary s) {
        return List.of(s.family(), Long.toString(s.evaluated()), Long.toString(s.refused()), plain(s.mean()),
                plain(s.median()), signed(s.worst()), signed(s.bias()), plain(s.inBand()), s.worstId());
    }

    private static String text(double value, EvaluatedRow row) {
        return Quantity.plain(Texts.format(value, row.unit()));
    }

    private static String signed(double fraction) {
        return Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%+.1f %%", 100 * fraction);
    }

    private static String plain(double fraction) {
        return Double.isNaN(fraction) ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * fraction);
    }
}
