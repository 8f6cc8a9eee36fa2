// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.timeline;

import java.util.Optional;
import org.eastwest.report.chart.Lanes;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Unit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Computes the lanes of a timeline, in the background: a long step has many. */
final class LanesJob extends Job {
    private final AnalysisResult result;
    private final Timeline timeline;
    private volatile Optional<Lanes> lanes = Optional.empty();

    LanesJob(AnalysisResult result, Timeline timeline) {
        super("Drawing " + timeline.title());
        this.result = result;
        this.timeline = timeline;
        setSystem(true);
    }


    Optional<Lanes> lanes() {
        return lanes;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        lanes = Optional.of(Lanes.of(timeline, title()));
        return Status.OK_STATUS;
    }

    /** What is to be seen. */
    private String title() {
        return result.metric("exposed_communication_s", timeline.element())
                .filter(m -> Double.isFinite(m.value()) && timeline.seconds() > 0)
                .map(m -> "Compute waits for communication during "
                        + Texts.format(m.value() / timeline.seconds(), Unit.FRACTION) + " of the step of "
                        + Texts.format(timeline.seconds(), Unit.SECOND))
                .orElse(timeline.title());
    }
}
