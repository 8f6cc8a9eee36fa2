// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Sweeping;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.SweepChart;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eastwest.ui.internal.results.ShownProgress;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Computes a metric over something, in the background. */
final class SweepJob extends Job {
    private final SweepRequest request;
    private final Consumer<String> shown;
    private volatile Drawn drawn = new Drawn(Optional.empty(), "");

    /**
     * What came of it.
     *
     * @param chart  the chart; empty when there is none
     * @param reason why there is none, or what is missing in it; empty else
     */
    record Drawn(Optional<Chart> chart, String reason) {
    }

    /** @param shown gets progress in words, on any thread */
    SweepJob(SweepRequest request, Consumer<String> shown) {
        super("Computing " + request.metric());
        this.request = request;
        this.shown = shown;
        setPriority(LONG);
    }

    Drawn drawn() {
        return drawn;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            drawn = draw(new ShownProgress(new JobProgress(monitor, getName()), shown));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IllegalArgumentException wrong) {
            drawn = new Drawn(Optional.empty(), wrong.getMessage());
            return Status.OK_STATUS;
        }
    }

    private Drawn draw(Progress progress) {
        Sweep sweep = Services.call(AnalysisService.class, service -> new Sweeping(service, progress)
                .over(request.axes(), request.metric(), Domain.variants(request.design(), request.scenarioId())));
        List<TransportModel> transports = Domain.transports().all();
        Optional<Chart> chart = SweepChart.of(sweep, id -> IntStream.range(0, transports.size())
                .filter(i -> transports.get(i).info().id().equals(id)).findFirst().orElse(0));
        List<Sweep.Point> without = sweep.points().stream().filter(p -> Double.isNaN(p.value())).toList();
        return new Drawn(chart, without.isEmpty() ? "" : without.size() + " of " + sweep.points().size()
                + " points have no value; the first: " + without.get(0).reason());
    }
}
