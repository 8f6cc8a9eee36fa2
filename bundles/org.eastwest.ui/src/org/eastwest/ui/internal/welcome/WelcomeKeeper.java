// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import org.eastwest.ui.internal.editor.DesignPart;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;

/**
 * Shows the welcome page wherever a window would have nothing to edit, unless it is the welcome page that was closed;
 * and remembers the designs that are opened.
 */
public final class WelcomeKeeper implements IPartListener2 {

    private final IWorkbenchWindow window;
    private final RecentDesigns recent = new RecentDesigns();

    private WelcomeKeeper(IWorkbenchWindow window) {
        this.window = window;
    }

    /** Looks after all windows, those that are opened later too. Belongs to the UI thread. */
    public static void start(IWorkbench workbench) {
        for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
            new WelcomeKeeper(window).start();
        }
        workbench.addWindowListener(new IWindowListener() {
            @Override
            public void windowOpened(IWorkbenchWindow window) {
                new WelcomeKeeper(window).start();
            }

            @Override
            public void windowActivated(IWorkbenchWindow window) {
            }

            @Override
            public void windowDeactivated(IWorkbenchWindow window) {
            }

            @Override
            public void windowClosed(IWorkbenchWindow window) {
            }
        });
    }

    private void start() {
        window.getPartService().addPartListener(this);
        IWorkbenchPage page = window.getActivePage();
        if (page != null) {
            for (IEditorReference editor : page.getEditorReferences()) {
                remember(editor);
            }
        }
        welcome();
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        remember(part);
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        if (part instanceof IEditorReference && !part.getId().equals(WelcomePage.ID)) {
            // Only after whoever closes editors is through with it.
            window.getShell().getDisplay().asyncExec(this::welcome);
        }
    }

    private void remember(IWorkbenchPartReference part) {
        if (part.getPart(false) instanceof DesignPart design && design.session() != null) {
            recent.add(design.session().location().path());
        }
    }

    private void welcome() {
        IWorkbenchPage page = window.getShell() == null || window.isClosing() ? null : window.getActivePage();
        if (page == null || window.getWorkbench().isClosing() || page.getEditorReferences().length > 0) {
            return;
        }
        try {
            page.openEditor(new WelcomeInput(), WelcomePage.ID, false);
        } catch (PartInitException e) {
            ILog.get().error("The welcome page cannot be opened.", e);
        }
    }
}
