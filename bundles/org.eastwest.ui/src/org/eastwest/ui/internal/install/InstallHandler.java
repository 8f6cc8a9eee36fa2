// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the wizard that installs plugins, with the file that the parameter {@code file} names when it is given. */
public final class InstallHandler extends AbstractHandler {

    /** Parameter: a file, or {@code ask} to let the user choose one. */
    private static final String FILE = "org.eastwest.ui.install.file";
    private static final String ASK = "ask";

    @Override
    public Object execute(ExecutionEvent event) {
        Shell shell = HandlerUtil.getActiveShell(event);
        String file = event.getParameter(FILE);
        String repository = ASK.equals(file) ? ask(shell) : file == null ? "" : file;
        if (repository != null) {
            new WizardDialog(shell, new InstallWizard(repository)).open();
        }
        return null;
    }

    private static String ask(Shell shell) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN);
        dialog.setText("Install from File");
        dialog.setFilterExtensions(new String[] {"*.zip;*.jar", "*"});
        dialog.setFilterNames(new String[] {"Update sites (*.zip, *.jar)", "All files"});
        return dialog.open();
    }
}
