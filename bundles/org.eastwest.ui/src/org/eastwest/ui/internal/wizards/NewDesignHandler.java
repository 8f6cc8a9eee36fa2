// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the wizard for a new design. */
public final class NewDesignHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        ISelection selection = HandlerUtil.getCurrentSelection(event);
        NewDesignWizard wizard = new NewDesignWizard();
        wizard.init(window.getWorkbench(), selection instanceof IStructuredSelection structured ? structured
                : StructuredSelection.EMPTY);
        new WizardDialog(window.getShell(), wizard).open();
        return null;
    }
}
