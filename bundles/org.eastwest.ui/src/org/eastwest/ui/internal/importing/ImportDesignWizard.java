// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.importing;

import java.lang.reflect.InvocationTargetException;
import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eastwest.ui.internal.wizards.FilePage;
import org.eastwest.ui.internal.wizards.NewFile;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** Makes a design of another tool's file: which one, what is understood of it, and where to keep it. */
public final class ImportDesignWizard extends Wizard implements IImportWizard {
    private static final String TITLE = "Import Design";

    private IWorkbench workbench;
    private ImportPage importPage;
    private FilePage filePage;

    @Override
    public void init(IWorkbench target, IStructuredSelection selection) {
        workbench = target;
        setWindowTitle(TITLE);
        setNeedsProgressMonitor(true);
        importPage = new ImportPage();
        filePage = new FilePage(selection, importPage::fileName);
    }

    @Override
    public void addPages() {
        addPage(importPage);
        addPage(filePage);
    }

    @Override
    public boolean performFinish() {
        Design design = importPage.design().orElseThrow();
        String name = filePage.designName();
        IFile file = filePage.file();
        try {
            getContainer().run(true, false, monitor -> NewFile.save(design, name, file, monitor));
            IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), file, DesignEditor.ID).setFocus();
            BasicNewResourceWizard.selectAndReveal(file, workbench.getActiveWorkbenchWindow());
            return true;
        } catch (InvocationTargetException e) {
            ErrorDialog.openError(getShell(), TITLE, "The design was not written.",
                    Status.error(e.getCause().getMessage(), e.getCause()));
        } catch (PartInitException e) {
            ErrorDialog.openError(getShell(), TITLE, "The design was written but cannot be opened.", e.getStatus());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }
}
