// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.importing;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the wizard that imports a design. */
public final class ImportDesignHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        ImportDesignWizard wizard = new ImportDesignWizard();
        wizard.init(window.getWorkbench(), HandlerUtil.getCurrentSelection(event)
                instanceof IStructuredSelection structured ? structured : StructuredSelection.EMPTY);
        new WizardDialog(window.getShell(), wizard).open();
        return null;
    }
}
