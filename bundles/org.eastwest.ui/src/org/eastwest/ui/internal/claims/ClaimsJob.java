// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.claims;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.ui.internal.InstalledParts;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Checks claims in the background. */
final class ClaimsJob extends Job {

    private static final ClaimCheck NOTHING = new ClaimCheck(List.of(), List.of());

    /**
     * What came of it.
     *
     * @param installed whether there is an engine for claims
     * @param shipped   the claims that come with the product; none where they were not asked for, or it was cancelled
     * @param changed   the claims of the user, likewise
     */
    record Outcome(boolean installed, ClaimCheck shipped, ClaimCheck changed) {
    }

    private final Display display;
    private final boolean shipped;
    private final List<Claim> changed;
    private final Consumer<Outcome> done;

    /**
     * @param shipped whether the claims that come with the product are checked
     * @param changed claims with assumptions of the user
     * @param done    told the outcome on the UI thread, in every case
     */
    ClaimsJob(Display display, boolean shipped, List<Claim> changed, Consumer<Outcome> done) {
        super("Checking claims");
        this.display = display;
        this.shipped = shipped;
        this.changed = List.copyOf(changed);
        this.done = done;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Outcome outcome = new Outcome(true, NOTHING, NOTHING);
        try {
            Progress progress = new JobProgress(monitor, getName());
            Optional<Outcome> checked = Services.all(ClaimChecker.class,
                    all -> all.stream().findFirst().map(checker -> check(checker, progress)));
            outcome = checked.orElse(new Outcome(false, NOTHING, NOTHING));
            return Status.OK_STATUS;
        } catch (CancellationException cancelled) {
            return Status.CANCEL_STATUS;
        } finally {
            tell(outcome);
        }
    }

    private Outcome check(ClaimChecker checker, Progress progress) {
        return new Outcome(true, shipped ? check(checker, checker.shipped(), progress) : NOTHING,
                check(checker, changed, progress));
    }

    private static ClaimCheck check(ClaimChecker checker, List<Claim> claims, Progress progress) {
        return claims.isEmpty() ? NOTHING : checker.check(claims, InstalledParts.known(),
                Services.call(AnalysisService.class, AnalysisService::transports), progress);
    }

    private void tell(Outcome outcome) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> done.accept(outcome));
        }
    }
}
