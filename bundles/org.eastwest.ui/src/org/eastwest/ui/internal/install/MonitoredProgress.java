// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import org.eastwest.spi.analysis.Progress;
import org.eclipse.core.runtime.IProgressMonitor;

/** Shows progress where the platform does. */
record MonitoredProgress(IProgressMonitor monitor) implements Progress {
    @Override
    public void report(double fraction, String what) {
        monitor.subTask(what);
    }

    @Override
    public boolean cancelled() {
        return monitor.isCanceled();
    }
}
