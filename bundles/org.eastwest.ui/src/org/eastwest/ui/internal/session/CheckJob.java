// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Checks a design in the background, some time after its last change. */
final class CheckJob extends Job {

    /** A pause in typing, in milliseconds. */
    private static final long PAUSE = 300;

    private final Display display;
    private final Supplier<Design> copy;
    private final Consumer<DesignCheck> done;

    /**
     * @param copy makes a copy of the design; called on the UI thread, which alone may touch the design
     * @param done gets the result on the UI thread
     */
    CheckJob(Display display, Supplier<Design> copy, Consumer<DesignCheck> done) {
        super("Checking the design");
        this.display = display;
        this.copy = copy;
        this.done = done;
        setSystem(true);
    }

    /** Checks soon; a check that waits starts its pause anew. */
    void soon() {
        cancel();
        schedule(PAUSE);
    }

    void now() {
        cancel();
        schedule();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Design[] design = new Design[1];
        onDisplay(() -> design[0] = copy.get());
        if (design[0] == null || monitor.isCanceled()) {
            return Status.CANCEL_STATUS;
        }
        DesignCheck check = DesignCheck.of(design[0], Services.call(CatalogService.class, CatalogService::catalog));
        if (!monitor.isCanceled() && !display.isDisposed()) {
            display.asyncExec(() -> done.accept(check));
        }
        return Status.OK_STATUS;
    }

    private void onDisplay(Runnable work) {
        if (!display.isDisposed()) {
            display.syncExec(work);
        }
    }
}
