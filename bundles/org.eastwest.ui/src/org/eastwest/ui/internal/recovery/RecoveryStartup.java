// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Offers what a window that did not end well left unsaved. */
public final class RecoveryStartup implements IStartup {

    @Override
    public void earlyStartup() {
        Recovery recovery = new Recovery(RescueFolder.ofWorkspace());
        if (!recovery.leftBehind().isEmpty()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
                if (window != null) {
                    recovery.offer(window);
                }
            });
        }
    }
}
