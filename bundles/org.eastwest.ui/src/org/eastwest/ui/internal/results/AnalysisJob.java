// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Runs all engines on a copy of a design, in the background. */
final class AnalysisJob extends Job {

    /** The analysis itself broke, not an engine of it: those are contained. */
    private static final String BROKEN = "EW-WINDOW-001";

    private final Display display;
    private final AnalysisStore store;
    private final Path file;
    private final Design design;
    private final String scenarioId;
    private final DesignState state;
    private volatile Optional<AnalysisOutcome> outcome = Optional.empty();

    /**
     * @param design     a copy that nobody else uses
     * @param scenarioId null for the first
     * @param state      which state of the design the copy is of
     */
    AnalysisJob(Display display, AnalysisStore store, Path file, Design design, String scenarioId,
            DesignState state) {
        super("Analysing " + file.getFileName());
        this.display = display;
        this.store = store;
        this.file = file;
        this.design = design;
        this.scenarioId = scenarioId;
        this.state = state;
        setPriority(LONG);
        addJobChangeListener(IJobChangeListener.onDone(event -> later(() -> store.ended(file, this, outcome))));
    }

    /** Whether the job analyses this file. */
    @Override
    public boolean belongsTo(Object family) {
        return file.equals(family);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            outcome = Optional.of(analyse(new ShownProgress(new JobProgress(monitor, getName()),
                    text -> later(() -> store.progressed(file, this, text)))));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (RuntimeException | LinkageError e) {
            ILog.of(AnalysisJob.class).error("The analysis of " + file + " broke.", e);
            outcome = Optional.of(broken(e));
            return Status.OK_STATUS;
        }
    }

    private AnalysisOutcome analyse(Progress progress) {
        Reading reading = DesignReader.read(design, scenarioId,
                Services.call(CatalogService.class, CatalogService::catalog));
        progress.check();
        AnalysisResult result = reading.snapshot().map(snapshot -> engines(snapshot, progress))
                .orElse(AnalysisResult.EMPTY);
        return new AnalysisOutcome(file, scenarioId, state, reading.snapshot(), reading.findings(), result);
    }

    private static AnalysisResult engines(DesignSnapshot snapshot, Progress progress) {
        return Services.call(AnalysisService.class, service -> service.analyze(snapshot, Set.of(), progress));
    }

    private AnalysisOutcome broken(Throwable fault) {
        Finding finding = Finding.error(BROKEN, "", "The analysis broke: " + fault + ".", "Run it again. If it breaks "
                + "again, look at Help > About > Installation Details for plugins that did not start, and at the "
                + "Error Log for where it broke.");
        return new AnalysisOutcome(file, scenarioId, state, Optional.empty(), List.of(finding), AnalysisResult.EMPTY);
    }

    private void later(Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(work);
        }
    }
}
