// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.Progress;
import org.eclipse.core.runtime.NullProgressMonitor;

/** p2's view of a {@link Progress}. */
final class Monitor extends NullProgressMonitor {
    private final Progress progress;

    Monitor(Progress progress) {
        this.progress = progress;
    }

    @Override
    public void beginTask(String name, int totalWork) {
        subTask(name);
    }

    @Override
    public void setTaskName(String name) {
        subTask(name);
    }

    @Override
    public void subTask(String name) {
        if (name != null && !name.isBlank()) {
            progress.report(Double.NaN, name);
        }
    }

    @Override
    public boolean isCanceled() {
        return super.isCanceled() || progress.cancelled();
    }

    static CancellationException cancelled() {
        return new CancellationException("cancelled by the user");
    }
}
