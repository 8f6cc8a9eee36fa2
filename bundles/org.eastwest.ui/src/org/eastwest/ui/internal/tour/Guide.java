// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.tour;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.ui.internal.compare.CompareView;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eastwest.ui.internal.examples.Examples;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;

/** Does in a window what its menus do, for pages that lead a user; says in a dialog what does not work. */
public final class Guide {

    private final IWorkbenchWindow window;

    public Guide(IWorkbenchWindow window) {
        this.window = window;
    }

    /** Something that may fail. */
    private interface Work {
        void run() throws CoreException, CommandException;
    }

    /** Opens an example; one that was deleted comes back. Returns whether it is open. */
    public boolean openExample(String template) {
        return attempt("The example cannot be opened. Help > Welcome lists the others.",
                () -> Examples.open(page(), template));
    }

    /** Opens an example and analyses it. */
    public void analyseExample(String template) {
        if (openExample(template)) {
            run("org.eastwest.ui.runAnalysis");
        }
    }

    /** Runs a command as if it were chosen in a menu. */
    public void run(String command) {
        attempt("This cannot be done now. Open a design first, then choose it again.",
                () -> window.getService(IHandlerService.class).executeCommand(command, null));
    }

    /** Brings a view to the front. */
    public void show(String view) {
        attempt("The view cannot be shown. Help > About > Installation Details tells whether its bundle is there.",
                () -> page().showView(view));
    }

    /** Puts the transports side by side on the design that is open. */
    public void compareTransports() {
        show(TourView.COMPARE);
        if (page().findView(TourView.COMPARE) instanceof CompareView view) {
            view.compareTransports();
        }
    }

    /** Opens a design of the workspace or of elsewhere; false when there is no such file any more. */
    public boolean open(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        IFile[] known = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri());
        attempt(file + " cannot be opened.", () -> open(file, known));
        return true;
    }

    private IEditorPart open(Path file, IFile[] known) throws CoreException {
        return known.length > 0 && known[0].exists() ? IDE.openEditor(page(), known[0], DesignEditor.ID)
                : IDE.openInternalEditorOnFileStore(page(), EFS.getLocalFileSystem().getStore(file.toUri()));
    }

    private IWorkbenchPage page() {
        return window.getActivePage();
    }

    private boolean attempt(String failure, Work work) {
        try {
            work.run();
            return true;
        } catch (CoreException e) {
            ErrorDialog.openError(window.getShell(), "Eastwest", failure, e.getStatus());
        } catch (CommandException e) {
            ErrorDialog.openError(window.getShell(), "Eastwest", failure, Status.error(String.valueOf(e.getMessage()),
                    e));
        }
        return false;
    }
}
