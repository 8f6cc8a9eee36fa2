// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.concurrent.CancellationException;
import org.eastwest.viewpoint.layout.Arranger.Progress;
import org.eclipse.elk.core.util.BasicProgressMonitor;

/**
 * Tells the layout kernel's progress, and ends it by an exception as soon as it reports anything after a
 * cancellation.
 */
final class ElkProgress extends BasicProgressMonitor {
    private final Progress progress;
    private final ElkProgress top;
    private double part;
    private String task = "";

    ElkProgress(Progress progress) {
        this(progress, null, 3);
    }

    private ElkProgress(Progress progress, ElkProgress top, int levels) {
        super(levels);
        this.progress = progress;
        this.top = top == null ? this : top;
    }

    private void check() {
        if (progress.cancelled()) {
            throw new CancellationException();
        }
    }

    @Override
    public boolean isCanceled() {
        check();
        return false;
    }

    @Override
    protected void doBegin(String name, float totalWork, boolean topInstance, int maxHierarchyLevels) {
        check();
        top.task = name;
        progress.done(top.part, top.task);
    }

    @Override
    protected void doWorked(float completedWork, float totalWork, boolean topInstance) {
        check();
        if (topInstance && totalWork > 0) {
            top.part = Math.max(top.part, Math.min(1, completedWork / totalWork));
            progress.done(top.part, top.task);
        }
    }

    @Override
    protected BasicProgressMonitor doSubTask(float work, int maxHierarchyLevels) {
        return new ElkProgress(progress, top, maxHierarchyLevels);
    }
}
