// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Sweeping;
import org.eastwest.analysis.compare.Unmoved;
import org.eastwest.analysis.compare.Variant;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.catalog.Catalog;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.evaluation.KnownParts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sweep}: metrics over ranges and lists of attributes. */
@Command(name = "sweep", description = "Compute metrics over ranges and lists of attributes, and find where "
        + "one choice overtakes another.")
final class SweepCommand extends ComputingCommand {
    @Mixin
    private DesignInput input;

    @Option(names = "--vary", required = true, paramLabel = "PATH=VALUES", description = "What to vary: "
            + "PATH=V1,V2,..., PATH=FROM..TO:STEP or PATH=FROM..TO:xFACTOR. Several with semicolons between go "
            + "together; given again, all combinations are computed. "
            + "Beside the paths of analyze --paths: gpus scales the design, transport takes a transport with the "
            + "parts that carry it, messageSize puts messages of one size on all GPUs, and "
            + "scenario.fabric.ID.parameter.NAME is a parameter of the transport, such as loss-probability.")
    private List<String> vary = new ArrayList<>();

    @Option(names = "--metric", required = true, paramLabel = "METRIC", description = "A metric: its id, or "
            + "ELEMENT/METRIC where several elements have it; several with commas between, or given again.",
            split = ",")
    private List<String> metrics = new ArrayList<>();

    SweepCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<Axis> axes = vary.stream().map(SweepCommand::axis).toList();
        metrics = metrics.stream().filter(m -> !m.isBlank()).distinct().toList();
        if (metrics.isEmpty()) {
            throw CommandFailure.unusable("--metric: no metric was given; give its id, such as step_time_s.");
        }
        List<Sweep> sweeps = sweeps(axes);
        List<Finding> findings = withUnusedPlugins(findings(sweeps));
        writeJson(content(sweeps), findings);
        if (printsText()) {
            print(sweeps);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private static Axis axis(String text) {
        try {
            return Axis.parse(text);
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--vary " + wrong.getMessage());
        }
    }

    private List<Sweep> sweeps(List<Axis> axes) {
        try {
            return new Sweeping(services().analysis(), new TerminalProgress(terminal())).over(axes, metrics,
                    new Variants(this::variant, services().adviser(), services().analysis().transports(), parts()));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("sweep: " + wrong.getMessage());
        }
    }

    private Variant variant(Map<String, String> changes) {
        Map<String, String> all = new LinkedHashMap<>(input.changes());
        all.putAll(changes);
        try {
            return Variant.of(DesignInput.of(input.file(), input.scenario(), all).snapshot(terminal(), services())
                    .snapshot());
        } catch (CommandFailure failure) {
            if (failure.exitCode() != ExitCode.DESIGN_ERRORS) {
                throw failure;
            }
            return Variant.impossible(failure.findings().stream().filter(f -> f.severity() == Severity.ERROR)
                    .map(Finding::message).findFirst().orElse(failure.getMessage()));
        }
    }

    private KnownParts parts() {
        Catalog catalog = services().catalog().catalog();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    private List<Finding> findings(List<Sweep> sweeps) {
        List<Finding> findings = new ArrayList<>();
        for (int m = 0; m < sweeps.size(); m++) {
            withoutValue(m, sweeps.get(m)).ifPresent(findings::add);
            for (Unmoved unmoved : Unmoved.of(sweeps.get(m))) {
                findings.add(SweepWords.unmoved(sweeps.get(m), metrics.get(m), unmoved));
            }
        }
        return findings;
    }

    private Optional<Finding> withoutValue(int index, Sweep sweep) {
        long without = sweep.points().stream().filter(p -> Double.isNaN(p.value())).count();
        if (without == 0) {
            return Optional.empty();
        }
        String reason = sweep.points().stream().filter(p -> Double.isNaN(p.value())).findFirst().orElseThrow().reason();
        String value = metrics.size() == 1 ? "value" : "value of " + metrics.get(index);
        return Optional.of(without == sweep.points().size()
                ? Finding.error("EW-SWEEP-001", "", "No combination has a " + value + "; the first one: " + reason,
                        "Change what is varied.")
                : Finding.note("EW-SWEEP-002", "", without + " of " + sweep.points().size() + " combinations "
                        + (without == 1 ? "has" : "have") + " no " + value + "; the first one: " + reason, ""));
    }

    /** The first metric stands at the top, so that who asks for one alone finds it there. */
    private JsonObject content(List<Sweep> sweeps) {
        JsonObject content = content(0, sweeps.get(0));
        content.add("others", Json.array(IntStream.range(1, sweeps.size()).boxed().toList(),
                m -> content(m, sweeps.get(m))));
        return content;
    }

    private JsonObject content(int index, Sweep sweep) {
        Optional<Metric> some = sweep.points().stream().flatMap(p -> p.metric().stream()).findFirst();
        JsonObject content = new JsonObject();
        content.addProperty("metric", some.map(Metric::id).orElse(metrics.get(index)));
        content.addProperty("element", some.map(Metric::element).orElse(""));
        content.addProperty("label", some.map(Metric::label).orElse(""));
        content.addProperty("unit", some.map(m -> m.unit().symbol()).orElse(""));
        content.add("points", Json.array(sweep.points(), point -> point(sweep, point)));
        content.add("crossovers", Json.array(sweep.crossovers(), crossing -> crossover(sweep, crossing)));
        return content;
    }

    private static JsonObject point(Sweep sweep, Sweep.Point point) {
        JsonObject json = new JsonObject();
        json.add("values", values(sweep, point.steps()));
        json.add("value", Json.number(point.value()));
        json.add("low", Json.number(point.metric().flatMap(Metric::band).map(b -> b.low()).orElse(Double.NaN)));
        json.add("high", Json.number(point.metric().flatMap(Metric::band).map(b -> b.high()).orElse(Double.NaN)));
        json.addProperty("claim", point.metric().map(Metric::claim).orElse(false));
        json.addProperty("reason", point.reason());
        return json;
    }

    private static JsonObject crossover(Sweep sweep, Sweep.Crossover crossing) {
        Axis axis = sweep.axes().get(crossing.axis());
        JsonObject json = new JsonObject();
        json.addProperty("path", axis.paths().get(0));
        json.add("first", values(sweep, crossing.first()));
        json.add("second", values(sweep, crossing.second()));
        json.addProperty("after", axis.values().get(crossing.after()).get(0));
        json.add("at", Json.number(crossing.at()));
        json.add("value", Json.number(crossing.value()));
        return json;
    }

    /** The values of a combination by path; those of the axis itself are left out of a line's. */
    private static JsonObject values(Sweep sweep, List<Integer> steps) {
        JsonObject json = new JsonObject();
        for (int a = 0; a < steps.size(); a++) {
            Axis axis = sweep.axes().get(a);
            for (int p = 0; steps.get(a) >= 0 && p < axis.paths().size(); p++) {
                json.addProperty(axis.paths().get(p), axis.values().get(steps.get(a)).get(p));
            }
        }
        return json;
    }

    private void print(List<Sweep> sweeps) {
        Sweep first = sweeps.get(0);
        List<String> headings = new ArrayList<>();
        first.axes().forEach(axis -> headings.addAll(axis.paths()));
        headings.addAll(metrics);
        headings.add("");
        TextTable table = new TextTable(headings);
        for (int i = 0; i < first.points().size(); i++) {
            table.row(row(sweeps, i));
        }
        table.print(terminal().out());
        for (int m = 0; m < sweeps.size(); m++) {
            for (Sweep.Crossover crossing : sweeps.get(m).crossovers()) {
                String of = metrics.size() == 1 ? "" : " of " + metrics.get(m);
                terminal().out().println("crossover" + of + ": " + SweepWords.crossover(sweeps.get(m), crossing));
            }
        }
    }

    private static List<String> row(List<Sweep> sweeps, int index) {
        Sweep first = sweeps.get(0);
        List<String> cells = new ArrayList<>();
        List<Integer> steps = first.points().get(index).steps();
        for (int a = 0; a < steps.size(); a++) {
            cells.addAll(first.axes().get(a).values().get(steps.get(a)));
        }
        sweeps.forEach(sweep -> cells.add(Quantity.plain(sweep.points().get(index).metric().map(Texts::format)
                .orElse(Texts.UNKNOWN))));
        cells.add(Quantity.plain(sweeps.stream().map(sweep -> sweep.points().get(index).reason())
                .filter(reason -> !reason.isEmpty()).distinct().collect(Collectors.joining(" "))));
        return cells;
    }
}
