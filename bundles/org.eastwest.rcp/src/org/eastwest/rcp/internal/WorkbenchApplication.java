// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.io.IOException;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.Version;

/** Opens the workbench window and stays until it is closed. */
public final class WorkbenchApplication implements IApplication {

    /** Read by {@code about.mappings} for the About dialog. */
    private static final String VERSION = "eastwest.version";

    @Override
    public Object start(IApplicationContext context) {
        Version version = context.getBrandingBundle().getVersion();
        System.setProperty(VERSION, version.getMajor() + "." + version.getMinor() + "." + version.getMicro());
        Display display = PlatformUI.createDisplay();
        try {
            UserWorkspace workspace = new UserWorkspace();
            if (!claim(workspace, display)) {
                context.applicationRunning();
                return EXIT_OK;
            }
            int code = PlatformUI.createAndRunWorkbench(display, new EastwestWorkbenchAdvisor());
            workspace.release();
            return code == PlatformUI.RETURN_RESTART ? EXIT_RESTART : EXIT_OK;
        } finally {
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            IWorkbench workbench = PlatformUI.getWorkbench();
            workbench.getDisplay().syncExec(workbench::close);
        }
    }

    private static boolean claim(UserWorkspace workspace, Display display) {
        String problem;
        try {
            if (workspace.claim()) {
                return true;
            }
            problem = "Another Eastwest window uses this folder already.\n\nGo to that window, or set EASTWEST_HOME to "
                    + "another folder to work in a second one.";
        } catch (IOException e) {
            problem = e.getMessage() + "\n\nMake the folder writable, or set EASTWEST_HOME to another folder.";
        }
        Shell shell = new Shell(display);
        MessageDialog.openError(shell, "Eastwest", "The folder with your projects cannot be used:\n"
                + workspace.folder() + "\n\n" + problem);
        shell.dispose();
        return false;
    }
}
