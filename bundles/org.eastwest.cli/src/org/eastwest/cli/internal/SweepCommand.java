// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sweep}: a metric over ranges and lists of attributes. */
@Command(name = "sweep", description = "Compute a metric over ranges and lists of attributes, and find where "
        + "one choice overtakes another.")
final class SweepCommand extends ComputingCommand {
    /** More combinations than this are a slip. */
    private static final long MOST_POINTS = 100_000;

    @Mixin
    private DesignInput input;

    @Option(names = "--vary", required = true, paramLabel = "PATH=VALUES", description = "What to vary: "
            + "PATH=V1,V2,..., PATH=FROM..TO:STEP or PATH=FROM..TO:xFACTOR. Several with semicolons between go "
            + "together; given again, all combinations are computed.")
    private List<String> vary = new ArrayList<>();

    @Option(names = "--metric", required = true, paramLabel = "METRIC", description = "The metric: its id, or "
            + "ELEMENT/METRIC where several elements have it.")
    private String metric;

    SweepCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<Axis> axes = vary.stream().map(Axis::parse).toList();
        long count = axes.stream().mapToLong(a -> a.values().size()).reduce(1, Math::multiplyExact);
        if (count > MOST_POINTS) {
            throw CommandFailure.unusable("--vary: " + count + " combinations are more than the " + MOST_POINTS
                    + " that a sweep computes. Vary less, or in larger steps.");
        }
        List<List<Integer>> combinations = Sweep.combinations(axes);
        List<Variant> variants = combinations.stream().map(steps -> variant(axes, steps)).toList();
        Set<String> engines = engines(variants);
        Sweep sweep = new Sweep(axes, points(variants, engines));
        List<Finding> findings = findings(sweep);
        writeJson(content(sweep), findings);
        if (printsText()) {
            print(sweep);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    /** A combination with its design; without one where the design has errors. */
    private record Variant(List<Integer> steps, Optional<DesignSnapshot> design, String reason) {
    }

    private Variant variant(List<Axis> axes, List<Integer> steps) {
        Map<String, String> changes = new LinkedHashMap<>(input.changes());
        changes.putAll(Sweep.changes(axes, steps));
        try {
            return new Variant(steps, Optional.of(DesignInput.of(input.file(), input.scenario(), changes)
                    .snapshot(terminal(), services()).snapshot()), "");
        } catch (CommandFailure failure) {
            if (failure.exitCode() != ExitCode.DESIGN_ERRORS) {
                throw failure;
            }
            return new Variant(steps, Optional.empty(), firstError(failure.findings()));
        }
    }

    /** The first engine that gives the metric for some variant, so that the others need not run. */
    private Set<String> engines(List<Variant> variants) {
        Set<String> known = new TreeSet<>();
        for (Variant variant : variants) {
            if (variant.design().isEmpty()) {
                continue;
            }
            for (AnalysisEngine engine : services().analysis().engines()) {
                AnalysisResult result = analyze(variant.design().get(), Set.of(engine.id()));
                if (!wanted(result).isEmpty()) {
                    return Set.of(engine.id());
                }
                result.metrics().forEach(m -> known.add(m.id()));
            }
            if (!known.isEmpty()) {
                throw CommandFailure.unusable("--metric " + metric + ": no engine gives it for this design. Use one of "
                        + String.join(", ", known) + ".");
            }
        }
        return Set.of();
    }

    private AnalysisResult analyze(DesignSnapshot design, Set<String> engines) {
        return services().analysis().analyze(design, engines, Progress.NONE);
    }

    private List<Metric> wanted(AnalysisResult result) {
        return result.metrics().stream()
                .filter(m -> metric.equals(m.id()) || metric.equals(m.element() + "/" + m.id())).toList();
    }

    /** On all processors; each point depends on its own design alone, so the order of work does not matter. */
    private List<Sweep.Point> points(List<Variant> variants, Set<String> engines) {
        TerminalProgress progress = new TerminalProgress(terminal());
        AtomicInteger done = new AtomicInteger();
        List<Sweep.Point> points = IntStream.range(0, variants.size()).parallel().mapToObj(i -> {
            Sweep.Point point = point(variants.get(i), engines);
            progress.report((double) done.incrementAndGet() / variants.size(), "sweep");
            return point;
        }).toList();
        progress.report(1, "done");
        return points;
    }

    private Sweep.Point point(Variant variant, Set<String> engines) {
        if (variant.design().isEmpty()) {
            return new Sweep.Point(variant.steps(), Optional.empty(), variant.reason());
        }
        AnalysisResult result = analyze(variant.design().get(), engines);
        List<Metric> found = wanted(result);
        if (found.size() > 1) {
            throw CommandFailure.unusable("--metric " + metric + ": several elements have it. Use one of "
                    + String.join(", ", found.stream().map(m -> m.element() + "/" + m.id()).toList()) + ".");
        }
        if (found.isEmpty()) {
            return new Sweep.Point(variant.steps(), Optional.empty(), firstError(result.findings()));
        }
        Metric one = found.get(0);
        return new Sweep.Point(variant.steps(), Optional.of(one),
                Double.isNaN(one.value()) ? one.derivation().source().text() : "");
    }

    private static String firstError(List<Finding> findings) {
        return findings.stream().filter(f -> f.severity() == Severity.ERROR).map(Finding::message).findFirst()
                .orElse("the analysis gives no such metric");
    }

    private List<Finding> findings(Sweep sweep) {
        long without = sweep.points().stream().filter(p -> Double.isNaN(p.value())).count();
        if (without == 0) {
            return List.of();
        }
        String reason = sweep.points().stream().filter(p -> Double.isNaN(p.value())).findFirst().orElseThrow().reason();
        Finding finding = without == sweep.points().size()
                ? Finding.error("EW-SWEEP-001", "", "No combination has a value; the first one: " + reason,
                        "Change what is varied.")
                : Finding.note("EW-SWEEP-002", "", without + " of " + sweep.points().size()
                        + " combinations have no value; the first one: " + reason, "");
        return List.of(finding);
    }

    private JsonObject content(Sweep sweep) {
        Optional<Metric> some = sweep.points().stream().flatMap(p -> p.metric().stream()).findFirst();
        JsonObject content = new JsonObject();
        content.addProperty("metric", some.map(Metric::id).orElse(metric));
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

    private void print(Sweep sweep) {
        List<String> headings = new ArrayList<>();
        sweep.axes().forEach(axis -> headings.addAll(axis.paths()));
        headings.add(metric);
        headings.add("");
        TextTable table = new TextTable(headings);
        sweep.points().forEach(point -> {
            List<String> cells = new ArrayList<>();
            for (int a = 0; a < point.steps().size(); a++) {
                cells.addAll(sweep.axes().get(a).values().get(point.steps().get(a)));
            }
            cells.add(Quantity.plain(point.metric().map(Texts::format).orElse(Texts.UNKNOWN)));
            cells.add(Quantity.plain(point.reason()));
            table.row(cells);
        });
        table.print(terminal().out());
        sweep.crossovers().forEach(crossing -> print(sweep, crossing));
    }

    private void print(Sweep sweep, Sweep.Crossover crossing) {
        Axis axis = sweep.axes().get(crossing.axis());
        Unit unit = sweep.points().stream().flatMap(p -> p.metric().stream()).map(Metric::unit).findFirst()
                .orElse(Unit.RATIO);
        terminal().out().println("crossover: " + words(sweep, crossing.first()) + " and "
                + words(sweep, crossing.second()) + " change places at " + axis.paths().get(0) + " between "
                + axis.values().get(crossing.after()).get(0) + " and " + axis.values().get(crossing.after() + 1).get(0)
                + ", about " + Quantity.plain(Texts.format(crossing.value(), unit)));
    }

    private static String words(Sweep sweep, List<Integer> steps) {
        List<String> words = new ArrayList<>();
        for (int a = 0; a < steps.size(); a++) {
            if (steps.get(a) >= 0) {
                words.addAll(sweep.axes().get(a).values().get(steps.get(a)));
            }
        }
        return String.join(" ", words);
    }
}
