// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eastwest.analysis.Plugin;
import org.eastwest.report.DesignReport;
import org.eastwest.report.ReportInput;
import org.eastwest.report.RunInfo;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code report}: writes the design report. */
@Command(name = "report", description = "Analyze a design and write a self-contained HTML report.")
final class ReportCommand extends ComputingCommand {
    @Mixin
    private DesignInput input;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to write index.html into; "
            + "made where it does not exist.")
    private String directory;

    ReportCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        DesignInput.Ready ready = input.snapshot(terminal(), services());
        AnalysisResult result = services().analysis().analyze(ready.snapshot(), Set.of(),
                new TerminalProgress(terminal()));
        List<Path> files = write(new ReportInput(ready.snapshot(), result, ready.findings(), reproduction(),
                ReportInput.ENGLISH));
        List<Finding> findings = new ArrayList<>(ready.findings());
        result.findings().stream().filter(f -> !findings.contains(f)).forEach(findings::add);
        JsonObject content = new JsonObject();
        content.add("files", Json.array(files, file -> Json.text(file.getFileName().toString())));
        writeJson(content, findings);
        if (printsText()) {
            Findings.print(findings, terminal().err());
            files.forEach(file -> terminal().out().println("Wrote "
                    + Path.of(directory, file.getFileName().toString())));
        }
        return Findings.exitCode(findings);
    }

    private List<Path> write(ReportInput report) {
        try {
            return new DesignReport().write(report, terminal().resolve(directory));
        } catch (IOException fault) {
            throw CommandFailure.unusable("The report cannot be written to " + directory + ": " + Faults.reason(fault)
                    + ". Nothing was written; name another folder with --out.");
        }
    }

    private RunInfo reproduction() {
        return new RunInfo(services().version(), "./eastwest report " + input.commandLine() + " --out DIR",
                services().analysis().plugins().stream().filter(p -> p.state() == Plugin.State.ACTIVE)
                        .map(p -> new RunInfo.Component(p.kind(), p.id(), p.bundle(), p.version())).toList());
    }
}
