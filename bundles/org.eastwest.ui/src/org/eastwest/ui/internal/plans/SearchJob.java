// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.reader.PlanErrors;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Searches plans in the background, on as many threads as there are processors, as the command line does. */
final class SearchJob extends Job {

    private static final String TRAINING = "training";
    /** How often, at most, the window is told what was found. */
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private final Display display;
    private final Question question;
    private final Listener listener;
    private final AtomicReference<SearchOutcome> latest = new AtomicReference<>();
    private long told = System.nanoTime() - PAUSE_NANOS;

    /** Hears of a search on the UI thread. */
    interface Listener {
        /** More was found. */
        void found(SearchJob job, SearchOutcome outcome);

        /**
         * The search has ended.
         *
         * @param reason why it failed; empty when it did not, or was cancelled
         */
        void ended(SearchJob job, String reason);
    }

    SearchJob(Display display, String name, Question question, Listener listener) {
        super("Finding plans of " + name);
        this.display = display;
        this.question = question;
        this.listener = listener;
        setPriority(LONG);
        addJobChangeListener(IJobChangeListener.onDone(event -> later(() -> listener.ended(this,
                event.getResult().isOK() || event.getResult().getSeverity() == IStatus.CANCEL ? ""
                        : event.getResult().getMessage()))));
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Progress progress = new JobProgress(monitor, getName());
        try {
            PlanSearchResult found = Services.call(PlanSearch.class,
                    search -> search.search(question.request(), progress, this::watch));
            PlanSearchResult result = question.planned() ? found : PlanErrors.withoutOwn(found);
            Map<TrainingPlan, SearchOutcome.Figures> figures = new HashMap<>();
            tell(SearchOutcome.of(question, result, figures));
            for (PlanEstimate plan : shown(result)) {
                progress.check();
                figures.put(plan.point(), figures(plan.point(), progress));
            }
            tell(SearchOutcome.of(question, result, figures));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IllegalArgumentException e) {
            return failed("The space cannot be read: " + e.getMessage() + ".");
        } catch (RuntimeException e) {
            ILog.of(SearchJob.class).error("The search for plans broke.", e);
            return failed("The search broke: " + e + ". Look at the Error Log for where, and at Help > About > "
                    + "Installation Details for plugins that did not start.");
        }
    }

    /** A failure that the view tells itself. */
    private static IStatus failed(String reason) {
        return new Status(IStatus.INFO, SearchJob.class, reason);
    }

    private static List<PlanEstimate> shown(PlanSearchResult result) {
        List<PlanEstimate> plans = new ArrayList<>(result.best());
        result.own().ifPresent(plans::add);
        return plans;
    }

    /** What the engine of training says about a plan in place of the job's own. */
    private SearchOutcome.Figures figures(TrainingPlan point, Progress progress) {
        DesignSnapshot design = question.design();
        List<JobSnapshot> jobs = design.jobs().stream().map(job -> job.id().equals(question.jobId())
                ? job.with(point.run(), point.plan(), job.gpus()) : job).toList();
        AnalysisResult result = Services.call(AnalysisService.class, service -> service.analyze(
                design.with(design.cluster(), design.fabrics(), jobs), Set.of(TRAINING), progress));
        return new SearchOutcome.Figures(result.metric("step_time_s", question.jobId()).flatMap(Metric::band),
                result.metric("mfu", question.jobId()).map(Metric::value).orElse(Double.NaN));
    }

    /** Called by the search, much more often than anybody can read. */
    private void watch(PlanSearchState state) {
        if (System.nanoTime() - told >= PAUSE_NANOS) {
            tell(SearchOutcome.of(question, state));
        }
    }

    /** Tells the latest state once the window has shown the one before. */
    private void tell(SearchOutcome outcome) {
        told = System.nanoTime();
        if (latest.getAndSet(outcome) == null) {
            later(() -> listener.found(this, latest.getAndSet(null)));
        }
    }

    private void later(Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(work);
        }
    }
}
