// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.io.IOException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.window.IShellProvider;
import org.eclipse.ui.Saveable;
import org.eclipse.ui.progress.IJobRunnable;

/**
 * An open design as the workbench saves it. Equal for all editors of one design: closing one of them asks nothing, since
 * nothing is lost.
 */
public final class DesignSaveable extends Saveable {

    /** What to do when a design cannot be saved. */
    public static final String REMEDY = "Its changes stay in the window: save again when that is mended, or choose "
            + "File > Save As in its editor.";

    private final DesignSession session;
    private final ImageDescriptor image;

    public DesignSaveable(DesignSession session, ImageDescriptor image) {
        this.session = session;
        this.image = image;
    }

    @Override
    public String getName() {
        return session.location().title();
    }

    @Override
    public String getToolTipText() {
        return session.location().path().toString();
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return image;
    }

    @Override
    public boolean isDirty() {
        return session.unsaved();
    }

    @Override
    public void doSave(IProgressMonitor monitor) throws CoreException {
        try {
            session.save();
        } catch (IOException e) {
            // Without the exception, whose text the dialog would repeat.
            throw new CoreException(Status.error(session.location().name() + " was not saved: " + e.getMessage() + ". "
                    + REMEDY));
        }
    }

    /** The dialog that the platform would open takes no key, and stays when the design is saved later. */
    @Override
    public IJobRunnable doSave(IProgressMonitor monitor, IShellProvider shells) {
        try {
            doSave(monitor);
        } catch (CoreException e) {
            monitor.setCanceled(true);
            MessageDialog.openError(shells.getShell(), "Save Design", e.getStatus().getMessage());
        }
        return null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DesignSaveable saveable && saveable.session == session;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(session);
    }
}
