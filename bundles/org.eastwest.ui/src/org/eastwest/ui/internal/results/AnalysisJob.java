// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Runs all engines on a copy of a design, in the background. */
final class AnalysisJob extends Job {

    private final Display display;
    private final AnalysisStore store;
    private final Path file;
    private final Design design;
    private final String scenarioId;
    private volatile Optional<AnalysisOutcome> outcome = Optional.empty();

    /**
     * @param design     a copy that nobody else uses
     * @param scenarioId null for the first
     */
    AnalysisJob(Display display, AnalysisStore store, Path file, Design design, String scenarioId) {
        super("Analysing " + file.getFileName());
        this.display = display;
        this.store = store;
        this.file = file;
        this.design = design;
        this.scenarioId = scenarioId;
        setPriority(LONG);
        addJobChangeListener(IJobChangeListener.onDone(event -> tell()));
    }

    /** Whether the job analyses this file, so that it can be found and cancelled. */
    @Override
    public boolean belongsTo(Object family) {
        return file.equals(family);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            outcome = Optional.of(analyse(new JobProgress(monitor, getName())));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        }
    }

    private AnalysisOutcome analyse(Progress progress) {
        Reading reading = DesignReader.read(design, scenarioId,
                Services.call(CatalogService.class, CatalogService::catalog));
        progress.check();
        AnalysisResult result = reading.snapshot().map(snapshot -> engines(snapshot, progress))
                .orElse(AnalysisResult.EMPTY);
        return new AnalysisOutcome(file, scenarioId, reading.snapshot(), reading.findings(), result);
    }

    private static AnalysisResult engines(DesignSnapshot snapshot, Progress progress) {
        return Services.call(AnalysisService.class, service -> service.analyze(snapshot, Set.of(), progress));
    }

    /** A job that is cancelled while it waits never runs, but it ends all the same. */
    private void tell() {
        if (!display.isDisposed()) {
            display.asyncExec(() -> store.ended(file, outcome));
        }
    }
}
