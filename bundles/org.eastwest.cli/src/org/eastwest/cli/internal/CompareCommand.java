// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.eastwest.analysis.compare.Comparison;
import org.eastwest.analysis.compare.Criterion;
import org.eastwest.analysis.compare.MemoryVerdict;
import org.eastwest.model.design.Design;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare}: designs side by side; of a single file all its scenarios. */
@Command(name = "compare", description = "Put designs side by side: several files, or all scenarios of one.")
final class CompareCommand extends ComputingCommand {
    @Parameters(index = "0", arity = "1..*", paramLabel = "FILE", description = "Designs, .eastwest files.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--all", description = "Print all metrics, not only those that decide.")
    private boolean all;

    CompareCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<DesignInput> inputs = inputs();
        List<DesignSnapshot> designs = inputs.stream().map(in -> in.snapshot(terminal(), services()).snapshot())
                .toList();
        List<AnalysisResult> results = designs.parallelStream()
                .map(d -> services().analysis().analyze(d, Set.of(), Progress.NONE)).toList();
        List<Comparison.Column> columns = new ArrayList<>();
        for (int i = 0; i < designs.size(); i++) {
            String name = files.size() == 1 ? designs.get(i).scenarioId() : name(inputs.get(i).file());
            columns.add(new Comparison.Column(name, Optional.of(designs.get(i)), results.get(i), ""));
        }
        Comparison comparison = Comparison.of(columns);
        List<Finding> findings = withUnusedPlugins(errors(columns));
        writeJson(content(inputs, designs, comparison), findings);
        if (printsText()) {
            print(comparison);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private List<DesignInput> inputs() {
        if (files.size() > 1) {
            return files.stream().map(file -> DesignInput.of(file, null, Map.of())).toList();
        }
        Design design = DesignInput.of(files.get(0), null, Map.of()).load(terminal()).design();
        if (design.getScenarios().size() < 2) {
            throw CommandFailure.unusable("compare " + files.get(0) + ": the design has one scenario and nothing to be"
                    + " compared with. Name a second file, or add a scenario.");
        }
        return design.getScenarios().stream().map(s -> DesignInput.of(files.get(0), s.getId(), Map.of())).toList();
    }

    private static String name(String file) {
        return java.nio.file.Path.of(file).getFileName().toString().replaceAll("\\.eastwest$", "");
    }

    private static List<Finding> errors(List<Comparison.Column> columns) {
        List<Finding> findings = new ArrayList<>();
        columns.forEach(c -> c.result().findings().stream().filter(f -> f.severity() == Severity.ERROR)
                .map(f -> Finding.error(f.code(), f.element(), c.name() + ": " + f.message(), f.remedy()))
                .forEach(findings::add));
        return findings;
    }

    private static JsonObject content(List<DesignInput> inputs, List<DesignSnapshot> designs, Comparison comparison) {
        JsonObject content = new JsonObject();
        content.add("designs", Json.array(IntStream.range(0, designs.size()).boxed().toList(), i -> {
            JsonObject json = new JsonObject();
            json.addProperty("name", comparison.columns().get(i).name());
            json.addProperty("file", name(inputs.get(i).file()));
            json.addProperty("scenario", designs.get(i).scenarioId());
            json.addProperty("gpus", designs.get(i).cluster().gpus());
            return json;
        }));
        content.add("metrics", Json.array(comparison.rows(), row -> row(row.values())));
        content.add("ranking", Json.array(rankings(comparison), Ranking::json));
        return content;
    }

    private static JsonObject row(List<Optional<Metric>> row) {
        Metric some = row.stream().flatMap(Optional::stream).findFirst().orElseThrow();
        JsonObject json = new JsonObject();
        json.addProperty("id", some.id());
        json.addProperty("label", some.label());
        json.addProperty("unit", some.unit().symbol());
        json.add("values", Json.array(row, cell -> {
            JsonObject value = new JsonObject();
            value.addProperty("element", cell.map(Metric::element).orElse(""));
            value.add("value", Json.number(cell.map(Metric::value).orElse(Double.NaN)));
            value.add("low", Json.number(cell.flatMap(Metric::band).map(Band::low).orElse(Double.NaN)));
            value.add("high", Json.number(cell.flatMap(Metric::band).map(Band::high).orElse(Double.NaN)));
            value.addProperty("claim", cell.map(Metric::claim).orElse(false));
            return value;
        }));
        return json;
    }

    private static List<Ranking> rankings(Comparison comparison) {
        List<Ranking> rankings = new ArrayList<>();
        for (Criterion criterion : Criterion.values()) {
            List<Ranking.Place> places = new ArrayList<>();
            comparison.row(criterion.metric()).ifPresent(row -> {
                for (int i = 0; i < row.values().size(); i++) {
                    Comparison.Column column = comparison.columns().get(i);
                    row.values().get(i).filter(m -> Double.isFinite(m.value())).ifPresent(m -> places.add(
                            new Ranking.Place(column.name(), m, !MemoryVerdict.exceeded(column.result(), m))));
                }
            });
            if (places.size() > 1) {
                rankings.add(Ranking.of(criterion, places));
            }
        }
        return rankings;
    }

    private static String cell(Optional<Metric> metric, Comparison.Column column) {
        String unfit = metric.filter(m -> MemoryVerdict.exceeded(column.result(), m)).isPresent()
                ? ", " + MemoryVerdict.WORDS : "";
        return Quantity.plain(metric.map(Texts::format).orElse(Texts.UNKNOWN)) + unfit;
    }

    private void print(Comparison comparison) {
        List<String> headings = new ArrayList<>(List.of("metric"));
        comparison.columns().forEach(c -> headings.add(c.name()));
        headings.add("");
        TextTable table = new TextTable(headings);
        comparison.rows().stream().filter(row -> all || Criterion.of(row.key()).isPresent()).forEach(row -> {
            List<String> cells = new ArrayList<>(List.of(row.key()));
            for (int i = 0; i < row.values().size(); i++) {
                cells.add(cell(row.values().get(i), comparison.columns().get(i)));
            }
            cells.add(row.some().label());
            table.row(cells);
        });
        table.print(terminal().out());
        terminal().out().println();
        rankings(comparison).forEach(ranking -> terminal().out().println(Quantity.plain(ranking.words())));
    }
}
