// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.model.design.Design;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
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

    /** A design with what the engines say about it. */
    private record Compared(String name, String file, DesignSnapshot design, AnalysisResult result) {
    }

    @Override
    ExitCode compute() {
        List<DesignInput> inputs = inputs();
        List<DesignSnapshot> designs = inputs.stream().map(in -> in.snapshot(terminal(), services()).snapshot())
                .toList();
        List<Compared> compared = new ArrayList<>();
        List<AnalysisResult> results = designs.parallelStream()
                .map(d -> services().analysis().analyze(d, Set.of(), Progress.NONE)).toList();
        for (int i = 0; i < designs.size(); i++) {
            String name = files.size() == 1 ? designs.get(i).scenarioId() : name(inputs.get(i).file());
            compared.add(new Compared(name, name(inputs.get(i).file()), designs.get(i), results.get(i)));
        }
        Map<String, List<Optional<Metric>>> rows = rows(compared);
        List<Finding> findings = errors(compared);
        writeJson(content(compared, rows), findings);
        if (printsText()) {
            print(compared, rows);
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

    /** Metrics by id, each with its value in every design; the n-th of an id pairs with the n-th. */
    private static Map<String, List<Optional<Metric>>> rows(List<Compared> compared) {
        Map<String, List<Optional<Metric>>> rows = new LinkedHashMap<>();
        for (int d = 0; d < compared.size(); d++) {
            Map<String, Integer> seen = new LinkedHashMap<>();
            for (Metric metric : compared.get(d).result().metrics()) {
                int nth = seen.merge(metric.id(), 1, Integer::sum);
                rows.computeIfAbsent(metric.id() + (nth == 1 ? "" : " " + nth), k -> {
                    List<Optional<Metric>> row = new ArrayList<>();
                    compared.forEach(c -> row.add(Optional.empty()));
                    return row;
                }).set(d, Optional.of(metric));
            }
        }
        return rows;
    }

    private static List<Finding> errors(List<Compared> compared) {
        List<Finding> findings = new ArrayList<>();
        compared.forEach(c -> c.result().findings().stream()
                .filter(f -> f.severity() == org.eastwest.spi.analysis.Severity.ERROR)
                .map(f -> Finding.error(f.code(), f.element(), c.name() + ": " + f.message(), f.remedy()))
                .forEach(findings::add));
        return findings;
    }

    private static JsonObject content(List<Compared> compared, Map<String, List<Optional<Metric>>> rows) {
        JsonObject content = new JsonObject();
        content.add("designs", Json.array(compared, c -> {
            JsonObject json = new JsonObject();
            json.addProperty("name", c.name());
            json.addProperty("file", c.file());
            json.addProperty("scenario", c.design().scenarioId());
            json.addProperty("gpus", c.design().cluster().gpus());
            return json;
        }));
        content.add("metrics", Json.array(rows.values(), CompareCommand::row));
        content.add("ranking", Json.array(rankings(compared, rows), Ranking::json));
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

    private static List<Ranking> rankings(List<Compared> compared, Map<String, List<Optional<Metric>>> rows) {
        List<Ranking> rankings = new ArrayList<>();
        for (Criterion criterion : Criterion.values()) {
            List<Optional<Metric>> row = rows.get(criterion.metric());
            if (row == null) {
                continue;
            }
            List<Ranking.Place> places = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                String name = compared.get(i).name();
                row.get(i).filter(m -> Double.isFinite(m.value()))
                        .ifPresent(m -> places.add(new Ranking.Place(name, m)));
            }
            if (places.size() > 1) {
                rankings.add(Ranking.of(criterion, places));
            }
        }
        return rankings;
    }

    private void print(List<Compared> compared, Map<String, List<Optional<Metric>>> rows) {
        List<String> headings = new ArrayList<>(List.of("metric"));
        compared.forEach(c -> headings.add(c.name()));
        headings.add("");
        TextTable table = new TextTable(headings);
        rows.forEach((key, row) -> {
            if (all || Criterion.of(key).isPresent()) {
                List<String> cells = new ArrayList<>(List.of(key));
                row.forEach(cell -> cells.add(Quantity.plain(cell.map(Texts::format).orElse(Texts.UNKNOWN))));
                cells.add(row.stream().flatMap(Optional::stream).findFirst().orElseThrow().label());
                table.row(cells);
            }
        });
        table.print(terminal().out());
        terminal().out().println();
        rankings(compared, rows).forEach(ranking -> terminal().out().println(Quantity.plain(ranking.words())));
    }
}
