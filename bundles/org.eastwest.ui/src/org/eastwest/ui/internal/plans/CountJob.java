// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSpace;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Counts the plans that a question is about, some time after it was last changed. */
final class CountJob extends Job {

    /** A pause in typing, in milliseconds. */
    private static final long PAUSE = 300;

    private final Display display;
    private final BiConsumer<PlanSpace, String> done;
    private volatile Question question;

    /**
     * @param done gets on the UI thread the space, or null and why there is none
     */
    CountJob(Display display, BiConsumer<PlanSpace, String> done) {
        super("Counting plans");
        this.display = display;
        this.done = done;
        setSystem(true);
    }

    /** Counts soon; a count that waits or is under way is given up. */
    void soon(Question asked) {
        question = asked;
        cancel();
        schedule(PAUSE);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Question asked = question;
        try {
            PlanSpace space = Services.call(PlanSearch.class,
                    search -> search.space(asked.request(), new JobProgress(monitor, getName())));
            tell(asked, space, "");
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IllegalArgumentException | IllegalStateException e) {
            tell(asked, null, e.getMessage() + ".");
        }
        return Status.OK_STATUS;
    }

    private void tell(Question asked, PlanSpace space, String reason) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (question == asked) {
                    done.accept(space, reason);
                }
            });
        }
    }
}
