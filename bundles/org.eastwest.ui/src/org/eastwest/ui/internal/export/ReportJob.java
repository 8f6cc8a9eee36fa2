// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.Plugin;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.report.Decisions;
import org.eastwest.report.DesignReport;
import org.eastwest.report.ReportFile;
import org.eastwest.report.ReportInput;
import org.eastwest.report.RunInfo;
import org.eastwest.report.Studies;
import org.eastwest.report.pdf.PdfPrinter;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.transport.TransportRegistry;
import org.eastwest.ui.internal.InstalledParts;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;

/** Analyses a copy of a design and writes the report, in the background. */
final class ReportJob extends Job {

    private final Display display;
    private final Design design;
    private final ReportRequest request;

    /**
     * @param design a copy that nobody else uses
     */
    ReportJob(Display display, Design design, ReportRequest request) {
        super("Writing the report of " + request.file().getFileName());
        this.display = display;
        this.design = design;
        this.request = request;
        setPriority(LONG);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            Reading reading = DesignReader.read(design, request.scenarioId(),
                    Services.call(CatalogService.class, CatalogService::catalog));
            if (reading.snapshot().isEmpty()) {
                return Status.error("There is no report of a design with errors:\n" + errors(reading.findings()));
            }
            List<Path> files = write(reading, new JobProgress(monitor, getName()));
            refreshWorkspace(monitor);
            tell(files.get(0));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            return Status.error("The report was not written. " + e.getMessage(), e);
        }
    }

    private static String errors(List<Finding> findings) {
        return String.join("\n", findings.stream().filter(finding -> finding.severity() == Severity.ERROR)
                .map(Finding::message).toList());
    }

    private List<Path> write(Reading reading, Progress progress) throws IOException {
        DesignSnapshot snapshot = reading.snapshot().orElseThrow();
        AnalysisResult result = Services.call(AnalysisService.class,
                service -> service.analyze(snapshot, Set.of(), progress));
        progress.check();
        ReportInput input = decided(new ReportInput(snapshot, result, reading.findings(), runInfo(),
                ReportInput.ENGLISH), progress);
        DesignReport report = new DesignReport();
        List<ReportFile> files = new ArrayList<>(Services.all(ReportContributor.class,
                sections -> report.files(input.withContributors(sections))));
        progress.check();
        if (request.pdf()) {
            files.add(1, new ReportFile(DesignReport.PDF, new PdfPrinter().print(new String(files.get(0).content(),
                    StandardCharsets.UTF_8)).pdf()));
        }
        return report.write(files, request.folder());
    }

    /** With the decision between transports and the claims, where engines for them are installed. */
    private static ReportInput decided(ReportInput input, Progress progress) {
        TransportRegistry transports = Services.call(AnalysisService.class, AnalysisService::transports);
        KnownParts parts = InstalledParts.known();
        Decisions decisions = new Decisions(transports, parts, progress);
        ReportInput advised = Services.all(Adviser.class, all -> all.stream().findFirst()
                .flatMap(adviser -> decisions.advice(input.design(), adviser, Map.of(), Map.of()))
                .map(input::withAdvice).orElse(input));
        ReportInput studied = advised.withStudies(studies(advised.design(), parts, progress));
        return Services.all(ClaimChecker.class, all -> all.stream().findFirst()
                .map(checker -> studied.withClaims(decisions.claims(checker))).orElse(studied));
    }

    /** Other sizes and other plans, where engines for them are installed. */
    private static Studies studies(DesignSnapshot design, KnownParts parts, Progress progress) {
        return Services.call(AnalysisService.class, analysis -> Services.all(Adviser.class, advisers -> Services.all(
                PlanSearch.class, searches -> advisers.isEmpty() || searches.isEmpty() ? Studies.NONE
                        : Studies.of(design, analysis, advisers.get(0), searches.get(0), parts, progress))));
    }

    /** The same as of a report from the command line, so that both make the same page. */
    private RunInfo runInfo() {
        String scenario = request.scenarioId() == null ? "" : " --scenario " + request.scenarioId();
        List<RunInfo.Component> parts = Services.call(AnalysisService.class, AnalysisService::plugins).stream()
                .filter(plugin -> plugin.state() == Plugin.State.ACTIVE)
                .map(p -> new RunInfo.Component(p.kind(), p.id(), p.bundle(), p.version())).toList();
        return new RunInfo(version(), "./eastwest report " + request.file().getFileName() + scenario + " --out DIR"
                + (request.pdf() ? " --pdf" : ""),
                parts);
    }

    private static String version() {
        Version version = FrameworkUtil.getBundle(ReportJob.class).getVersion();
        return version.getMajor() + "." + version.getMinor() + "." + version.getMicro();
    }

    /** Shows the new files in the explorer when the folder belongs to a project. */
    private void refreshWorkspace(IProgressMonitor monitor) {
        for (IContainer container : ResourcesPlugin.getWorkspace().getRoot()
                .findContainersForLocationURI(request.folder().toUri())) {
            try {
                IContainer known = container;
                while (!known.exists()) {
                    known = known.getParent();
                }
                known.refreshLocal(IResource.DEPTH_INFINITE, monitor);
            } catch (CoreException e) {
                Platform.getLog(ReportJob.class).log(e.getStatus());
            }
        }
    }

    private void tell(Path page) {
        display.asyncExec(() -> {
            if (request.open() && Program.launch(page.toUri().toString())) {
                return;
            }
            MessageDialog.openInformation(PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(),
                    "Export Report", "The report is written:\n" + page);
        });
    }
}
