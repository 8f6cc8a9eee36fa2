// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.nio.file.Files;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.events.ShellListener;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * Keeps an open design in step with its file when others write, move or delete it: an unchanged design is read again,
 * about a changed one the user is asked, once for all its editors.
 */
final class DiskWatch {
    /** The button that loses nothing: what the return key presses. */
    private static final int KEEP = 1;

    private final DesignSession session;
    private final Shell shell;
    private final IResourceChangeListener workspaceListener = this::workspaceChanged;
    private final ShellListener shellListener = ShellListener.shellActivatedAdapter(event -> windowActivated());
    private boolean asking;
    private boolean stopped;

    DiskWatch(DesignSession session, Shell shell) {
        this.session = session;
        this.shell = shell;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(workspaceListener, IResourceChangeEvent.POST_CHANGE);
        shell.addShellListener(shellListener);
    }

    void stop() {
        stopped = true;
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(workspaceListener);
        if (!shell.isDisposed()) {
            shell.removeShellListener(shellListener);
        }
    }

    /** Coming back from another program, the file may have changed before the workspace notices. */
    private void windowActivated() {
        contentMayHaveChanged();
    }

    private void workspaceChanged(IResourceChangeEvent event) {
        Optional<IFile> file = session.location().file();
        IResourceDelta delta = file.map(f -> event.getDelta().findMember(f.getFullPath())).orElse(null);
        if (delta == null) {
            return;
        }
        Display display = shell.getDisplay();
        if (delta.getKind() == IResourceDelta.REMOVED) {
            IPath target = (delta.getFlags() & IResourceDelta.MOVED_TO) == 0 ? null : delta.getMovedToPath();
            display.asyncExec(() -> removed(target));
        } else if (delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & IResourceDelta.CONTENT) != 0) {
            display.asyncExec(this::contentMayHaveChanged);
        }
    }

    private void removed(IPath target) {
        if (stopped) {
            return;
        }
        if (target != null) {
            DesignLocation.of(ResourcesPlugin.getWorkspace().getRoot().getFile(target)).ifPresent(session::relocate);
        } else {
            session.removed();
        }
    }

    private void contentMayHaveChanged() {
        if (stopped || asking || !exists() || !session.changedOnDisk()) {
            return;
        }
        if (session.unsaved()) {
            ask();
        } else {
            session.reload();
        }
    }

    private boolean exists() {
        return Files.exists(session.location().path());
    }

    private void ask() {
        asking = true;
        int answer = new MessageDialog(shell, "File Changed", null,
                session.location().name() + " was changed by another program, and it has unsaved changes here.\n\n"
                        + "Read the file again and lose the changes made here, or keep them and replace the file with "
                        + "the next save?", MessageDialog.QUESTION, KEEP, "Read Again", "Keep My Changes").open();
        asking = false;
        if (stopped) {
            return;
        }
        if (answer == 0) {
            session.reload();
        } else {
            session.ignoreDiskContent();
        }
    }
}
