// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eastwest.spi.analysis.Progress;
import org.eclipse.core.runtime.IProgressMonitor;

/** Shows the progress of an analysis as that of a job, and cancels it with the job. */
public final class JobProgress implements Progress {

    private static final int WHOLE = 1000;

    private final IProgressMonitor monitor;
    private int done;

    public JobProgress(IProgressMonitor monitor, String name) {
        this.monitor = monitor;
        monitor.beginTask(name, WHOLE);
    }

    @Override
    public synchronized void report(double fraction, String what) {
        monitor.subTask(what);
        int reached = Double.isFinite(fraction) ? (int) (Math.min(1, fraction) * WHOLE) : done;
        if (reached > done) {
            monitor.worked(reached - done);
            done = reached;
        }
    }

    @Override
    public boolean cancelled() {
        return monitor.isCanceled();
    }
}
