// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionCompanion;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.widgets.Display;

/**
 * Writes an open design to the folder of unsaved ones some seconds after a change, and removes it from there as soon as
 * nothing is unsaved.
 */
public final class RescueJob extends Job implements SessionListener {

    /** How much work a crash can cost, in milliseconds. */
    private static final long PAUSE = 2000;

    private final RescueFolder folder;
    private final DesignSession session;
    private final Display display;
    private Path written;

    /** Begins to follow a session; {@link #stop} ends it. */
    public RescueJob(RescueFolder folder, DesignSession session, Display display) {
        super("Keeping unsaved changes of " + session.location().name());
        this.folder = folder;
        this.session = session;
        this.display = display;
        setSystem(true);
        setPriority(DECORATE);
        session.addListener(this);
    }

    private boolean changed() {
        return session.design().isPresent() && !session.readOnly() && session.history().isSaveNeeded();
    }

    @Override
    public void stateChanged() {
        if (changed()) {
            schedule(PAUSE);
        } else {
            forget();
        }
    }

    @Override
    public void reloaded() {
        stateChanged();
    }

    @Override
    public void relocated() {
        forget();
        stateChanged();
    }

    /** The design is closed: nothing of it is unsaved, or the user does not want it. */
    public void stop() {
        session.removeListener(this);
        forget();
    }

    private synchronized void forget() {
        cancel();
        if (written != null) {
            try {
                folder.remove(written);
                written = null;
            } catch (IOException e) {
                ILog.get().warn("The copy of unsaved changes of " + written + " cannot be removed.", e);
            }
        }
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Design[] copy = new Design[1];
        Path[] home = new Path[1];
        List<SessionCompanion.Copy> beside = new ArrayList<>();
        if (!display.isDisposed()) {
            display.syncExec(() -> {
                copy[0] = changed() ? session.design().map(EcoreUtil::copy).orElse(null) : null;
                home[0] = session.location().path();
                beside.addAll(session.unsavedBeside());
            });
        }
        if (copy[0] != null) {
            write(copy[0], home[0], beside, monitor);
        }
        return Status.OK_STATUS;
    }

    private synchronized void write(Design design, Path home, List<SessionCompanion.Copy> beside,
            IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            return;
        }
        try {
            written = home;
            folder.write(design, home, beside);
        } catch (IOException e) {
            ILog.get().warn("Unsaved changes of " + home + " cannot be kept for the case of a crash.", e);
        }
    }
}
