// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.util.List;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IPerspectiveListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;

/** Keeps out of the menus what the platform's support for files and text editors puts into every window. */
final class PlatformActionSets implements IPerspectiveListener {

    private static final List<String> UNWANTED = List.of("org.eclipse.ui.actionSet.openFiles",
            "org.eclipse.ui.actionSet.keyBindings", "org.eclipse.ui.edit.text.actionSet.annotationNavigation",
            "org.eclipse.ui.edit.text.actionSet.navigation",
            "org.eclipse.ui.edit.text.actionSet.convertLineDelimitersTo");

    private PlatformActionSets() {
    }

    static void hide(IWorkbenchWindow window) {
        PlatformActionSets hider = new PlatformActionSets();
        window.addPerspectiveListener(hider);
        if (window.getActivePage() != null) {
            hider.hide(window.getActivePage());
        }
    }

    private void hide(IWorkbenchPage page) {
        UNWANTED.forEach(page::hideActionSet);
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        hide(page);
    }

    @Override
    public void perspectiveChanged(IWorkbenchPage page, IPerspectiveDescriptor perspective, String change) {
        if (change.equals(IWorkbenchPage.CHANGE_RESET_COMPLETE)) {
            hide(page);
        }
    }
}
