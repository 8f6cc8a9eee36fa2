// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.quantity.Spelling;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.PathEntry;
import org.eastwest.reader.PathException;
import org.eastwest.report.text.Explanation;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code analyze}: runs the engines on a design. */
@Command(name = "analyze", description = "Analyze a design: step time, exposed communication, memory, fabric, "
        + "transports.")
final class AnalyzeCommand extends ComputingCommand {
    @Mixin
    private DesignInput input;

    @Option(names = "--engine", paramLabel = "ID", description = "Run only this engine; may be repeated.")
    private Set<String> engines = new LinkedHashSet<>();

    @Option(names = "--explain", paramLabel = "METRIC", description = "Print how this metric came about, down to its "
            + "sources: a metric id, or ELEMENT/METRIC where several elements have it.")
    private String explain;

    @Mixin
    private FaultOption faults;

    @Option(names = "--paths", description = "List the attributes that --set can change, and do nothing else.")
    private boolean paths;

    @Option(names = "--timeline", paramLabel = "OUT", description = "Write what happens when in a step of each job to "
            + "OUT, in the Chrome trace format that chrome://tracing and Perfetto open.")
    private String timeline;

    AnalyzeCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        return paths ? listPaths() : analyze();
    }

    private ExitCode analyze() {
        refuseUnknownEngines();
        requireWritableTimeline();
        DesignInput.Ready ready = input.snapshot(terminal(), services());
        AnalysisResult result = services().analysis().analyze(faults.apply(ready.snapshot(), services(),
                input.file()), engines, new TerminalProgress(terminal()));
        List<Finding> findings = new ArrayList<>(ready.findings());
        result.findings().stream().filter(f -> !findings.contains(f)).forEach(findings::add);
        JsonObject content = new JsonObject();
        Json.addResult(content, result);
        if (explain != null) {
            content.add("explanation", explanations(result));
        }
        writeTimeline(result, findings);
        writeJson(content, findings);
        if (printsText()) {
            print(result, ready, findings);
        }
        return Findings.exitCode(findings);
    }

    private void requireWritableTimeline() {
        if (timeline == null) {
            return;
        }
        try {
            ResultFile.TRACE.check(terminal().resolve(timeline));
        } catch (IOException fault) {
            throw cannotWrite(fault);
        }
    }

    /** Writes the timelines; a design whose findings say why it has none has its findings only. */
    private void writeTimeline(AnalysisResult result, List<Finding> findings) {
        if (timeline == null || result.timelines().isEmpty() && Findings.exitCode(findings) != ExitCode.DONE) {
            return;
        }
        if (result.timelines().isEmpty()) {
            throw CommandFailure.unusable("--timeline " + timeline + ": the analysis has no timeline. Analyze a design "
                    + "with a training job of fewer micro-batches, with the engine training.");
        }
        try {
            ResultFile.TRACE.write(terminal().resolve(timeline), TraceFile.of(result.timelines()));
        } catch (IOException fault) {
            throw cannotWrite(fault);
        }
    }

    private CommandFailure cannotWrite(IOException fault) {
        return CommandFailure.unusable("The timeline " + terminal().resolve(timeline) + " cannot be written: "
                + Faults.reason(fault) + ". Name a file in an existing folder that you may write to.");
    }

    private void refuseUnknownEngines() {
        List<String> known = services().analysis().engines().stream().map(AnalysisEngine::id).toList();
        engines.stream().filter(id -> !known.contains(id)).findFirst().ifPresent(id -> {
            throw CommandFailure.unusable("--engine " + id + ": there is no such engine. Use one of "
                    + String.join(", ", known) + ".");
        });
    }

    private void print(AnalysisResult result, DesignInput.Ready ready, List<Finding> findings) {
        if (explain == null) {
            new ResultPrinter(terminal().out()).print(ready.snapshot(), result);
            Findings.print(findings, terminal().out());
            return;
        }
        explained(result).forEach(metric -> Explanation.lines(metric.derivation())
                .forEach(terminal().out()::println));
        Findings.print(findings, terminal().err());
    }

    private JsonArray explanations(AnalysisResult result) {
        return Json.array(explained(result), metric -> {
            JsonObject one = new JsonObject();
            one.addProperty("metric", metric.id());
            one.addProperty("element", metric.element());
            one.add("nodes", Json.explanation(metric.derivation()));
            return one;
        });
    }

    private List<Metric> explained(AnalysisResult result) {
        List<Metric> found = result.metrics().stream()
                .filter(m -> explain.equals(m.id()) || explain.equals(m.element() + "/" + m.id())).toList();
        if (found.isEmpty()) {
            List<String> known = result.metrics().stream().map(Metric::id).distinct().sorted().toList();
            throw CommandFailure.unusable("--explain " + explain + ": the analysis has no such metric. Nearest: "
                    + String.join(", ", Spelling.nearest(explain.substring(explain.lastIndexOf('/') + 1), known))
                    + ". All of them: " + String.join(", ", known) + ".");
        }
        return found;
    }

    private ExitCode listPaths() {
        List<PathEntry> entries = entries();
        JsonObject content = new JsonObject();
        content.add("paths", Json.array(entries, AnalyzeCommand::toJson));
        writeJson(content, List.of());
        if (printsText()) {
            TextTable table = new TextTable("path", "value", "takes");
            entries.forEach(e -> table.row(List.of(e.path(), e.value(), takes(e))));
            table.print(terminal().out());
        }
        return ExitCode.DONE;
    }

    private List<PathEntry> entries() {
        try {
            return DesignPaths.list(input.load(terminal()).design(), input.scenario());
        } catch (PathException wrong) {
            throw CommandFailure.unusable("The paths of " + input.file() + " cannot be listed.",
                    List.of(wrong.finding()));
        }
    }

    private static String takes(PathEntry entry) {
        String label = entry.catalogTable().isEmpty() ? entry.type().label() : "id of catalog " + entry.catalogTable();
        return entry.choices().isEmpty() ? label : String.join(" | ", entry.choices());
    }

    private static JsonObject toJson(PathEntry entry) {
        JsonObject json = new JsonObject();
        json.addProperty("path", entry.path());
        json.addProperty("element", entry.element());
        json.addProperty("type", entry.type().name().toLowerCase(java.util.Locale.ROOT));
        json.addProperty("value", entry.value());
        return json;
    }
}
