// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eastwest.analysis.Plugin;
import org.eastwest.catalog.Catalog;
import org.eastwest.report.Decisions;
import org.eastwest.report.DesignReport;
import org.eastwest.report.EarlierResult;
import org.eastwest.report.ReportFile;
import org.eastwest.report.ReportInput;
import org.eastwest.report.RunInfo;
import org.eastwest.report.Studies;
import org.eastwest.report.pdf.PdfPrinter;
import org.eastwest.report.pdf.PrintedReport;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.report.ReportProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code report}: writes the design report. */
@Command(name = "report", description = "Analyze a design and write a self-contained HTML report, with its tables as CSV and JSON.")
final class ReportCommand extends ComputingCommand {
    @Mixin
    private DesignInput input;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to write index.html into; "
            + "made where it does not exist.")
    private String directory;

    @Option(names = "--pdf", description = "Write the report as report.pdf too, on A4.")
    private boolean pdf;

    @Option(names = "--profile", paramLabel = "PROFILE", defaultValue = "full", description = "How much it tells: "
            + "executive, engineering or full, which tells how each number came about; ${DEFAULT-VALUE} unless told "
            + "otherwise.")
    private String profile;

    @Option(names = "--lang", paramLabel = "LANGUAGE", defaultValue = ReportInput.ENGLISH, description = "The language "
            + "of the report: en or ja; ${DEFAULT-VALUE} unless told otherwise.")
    private String language;

    @Option(names = "--diff", paramLabel = "OLD.json", description = "Add what changed since this result, which "
            + "analyze --json wrote.")
    private String earlier;

    @Mixin
    private WeighOptions weigh = new WeighOptions();

    ReportCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        ReportProfile wanted = profile();
        if (!ReportInput.LANGUAGES.contains(language)) {
            throw CommandFailure.unusable("--lang " + language + ": there is no report in this language. Use "
                    + String.join(" or ", ReportInput.LANGUAGES) + ".");
        }
        Optional<EarlierResult> old = Optional.ofNullable(earlier).map(file -> EarlierResults.read(file, terminal()));
        DesignInput.Ready ready = input.snapshot(terminal(), services());
        // Beside the analysis, which takes about as long.
        Decisions decisions = new Decisions(services().analysis().transports(), parts(), Progress.NONE);
        CompletableFuture<Optional<Advice>> advice = CompletableFuture.supplyAsync(() -> decisions.advice(
                ready.snapshot(), services().adviser(), weigh.weights(), weigh.scores()));
        CompletableFuture<Studies> studies = CompletableFuture.supplyAsync(() -> studies(ready.snapshot(), wanted));
        AnalysisResult result = services().analysis().analyze(ready.snapshot(), Set.of(),
                new TerminalProgress(terminal()));
        advice.join().ifPresent(weigh::check);
        ReportInput report = new ReportInput(ready.snapshot(), result, ready.findings(), reproduction(),
                language, wanted, services().sections().get(), old, advice.join(), claims(wanted, decisions), studies.join());
        List<Path> files = write(report);
        List<Finding> findings = new ArrayList<>(ready.findings());
        result.findings().stream().filter(f -> !findings.contains(f)).forEach(findings::add);
        JsonObject content = new JsonObject();
        content.add("files", Json.array(files, file -> Json.text(relative(file))));
        writeJson(content, findings);
        if (printsText()) {
            Findings.print(findings, terminal().err());
            files.stream().filter(file -> file.getParent().equals(terminal().resolve(directory))).forEach(file ->
                    terminal().out().println("Wrote " + Path.of(directory, file.getFileName().toString())));
            terminal().out().println("Wrote its tables as CSV and JSON into " + Path.of(directory, "tables"));
        }
        return Findings.exitCode(findings);
    }

    private Studies studies(DesignSnapshot design, ReportProfile wanted) {
        return wanted == ReportProfile.EXECUTIVE
                ? Studies.ofSplit(design, services().analysis(), services().plans(), Progress.NONE)
                : Studies.of(design, services().analysis(), services().adviser(), services().plans(), parts(),
                        Progress.NONE);
    }

    private Optional<ClaimCheck> claims(ReportProfile wanted, Decisions decisions) {
        return wanted == ReportProfile.FULL ? Optional.of(decisions.claims(services().claims())) : Optional.empty();
    }

    private KnownParts parts() {
        Catalog catalog = services().catalog().catalog();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    private String relative(Path file) {
        return terminal().resolve(directory).relativize(file).toString().replace(File.separatorChar, '/');
    }

    private ReportProfile profile() {
        for (ReportProfile known : ReportProfile.values()) {
            if (known.name().equalsIgnoreCase(profile)) {
                return known;
            }
        }
        throw CommandFailure.unusable("--profile " + profile + ": there is no such profile. Use executive, engineering or "
                + "full.");
    }

    private List<Path> write(ReportInput report) {
        try {
            DesignReport writer = new DesignReport();
            List<ReportFile> files = new ArrayList<>(writer.files(report));
            if (pdf) {
                files.add(1, new ReportFile(DesignReport.PDF, print(files.get(0).content())));
            }
            return writer.write(files, terminal().resolve(directory));
        } catch (IOException fault) {
            throw CommandFailure.unusable("The report cannot be written to " + directory + ": " + Faults.reason(fault)
                    + ". Nothing was written; name another folder with --out.");
        }
    }

    private byte[] print(byte[] html) throws IOException {
        PrintedReport printed = new PdfPrinter().print(new String(html, StandardCharsets.UTF_8));
        printed.missing().forEach(terminal().err()::println);
        return printed.pdf();
    }

    private RunInfo reproduction() {
        return new RunInfo(services().version(), "./eastwest report " + input.commandLine() + " --out DIR" + options(),
                services().analysis().plugins().stream().filter(p -> p.state() == Plugin.State.ACTIVE)
                        .map(p -> new RunInfo.Component(p.kind(), p.id(), p.bundle(), p.version())).toList());
    }

    private String options() {
        return (pdf ? " --pdf" : "") + (profile().equals(ReportProfile.FULL) ? "" : " --profile "
                + profile.toLowerCase(Locale.ROOT)) + (language.equals(ReportInput.ENGLISH) ? "" : " --lang " + language)
                + weigh.commandLine() + (earlier == null ? "" : " --diff " + Path.of(earlier).getFileName());
    }
}
