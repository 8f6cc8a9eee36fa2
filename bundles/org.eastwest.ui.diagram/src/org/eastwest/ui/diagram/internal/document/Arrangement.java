// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.Layout;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Finds places for elements in the background. Nothing moves until it has come to its end. */
public final class Arrangement extends Job {
    /** What is arranged. */
    public enum What {
        /** Elements without a place. */
        NEW,
        /** All of them. */
        ALL,
        /** Chosen ones. */
        CHOSEN
    }

    private final Display display;
    private final DiagramDocument document;
    private final What what;
    private final Set<String> chosen;
    private final BiConsumer<Double, String> progress;
    private volatile Optional<Layout> result = Optional.empty();

    /**
     * @param chosen   ids of what is arranged when that is chosen
     * @param progress is told the part done, from 0 to 1, and what is being done, on the UI thread
     * @param done     gets the places on the UI thread; nothing when it was cancelled
     */
    public Arrangement(Display display, DiagramDocument document, What what, Set<String> chosen,
            BiConsumer<Double, String> progress, Consumer<Optional<Layout>> done) {
        super("Arranging " + document.diagram().title());
        this.display = display;
        this.document = document;
        this.what = what;
        this.chosen = Set.copyOf(chosen);
        this.progress = progress;
        // Also a job that is cancelled while it waits, or that fails, comes to its end.
        addJobChangeListener(IJobChangeListener.onDone(event -> onDisplay(() -> done.accept(result))));
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Layout work = document.layout().copy();
        boolean ended = arrange(work, monitor);
        result = ended ? Optional.of(work) : Optional.empty();
        return ended ? Status.OK_STATUS : Status.CANCEL_STATUS;
    }

    private boolean arrange(Layout work, IProgressMonitor monitor) {
        Arranger.Progress told = new Arranger.Progress() {
            @Override
            public boolean cancelled() {
                return monitor.isCanceled();
            }

            @Override
            public void done(double part, String task) {
                onDisplay(() -> progress.accept(part, task));
            }
        };
        return switch (what) {
            case NEW -> Arranger.arrange(document.diagram(), work, Arranger.Scope.NEW, told);
            case ALL -> Arranger.arrange(document.diagram(), work, Arranger.Scope.ALL, told);
            case CHOSEN -> Arranger.arrange(document.diagram(), work, chosen, told);
        };
    }

    private void onDisplay(Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(work);
        }
    }
}
