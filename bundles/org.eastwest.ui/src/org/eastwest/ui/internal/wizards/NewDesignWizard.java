// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import org.eastwest.examples.Templates;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** Starts a design from a template: which one, how large, and where to keep it. */
public final class NewDesignWizard extends Wizard implements INewWizard {

    private IWorkbench workbench;
    private TemplatePage templatePage;
    private FilePage filePage;

    @Override
    public void init(IWorkbench target, IStructuredSelection selection) {
        workbench = target;
        setWindowTitle("New Design");
        setNeedsProgressMonitor(true);
        templatePage = new TemplatePage();
        filePage = new FilePage(selection, templatePage::fileName);
    }

    @Override
    public void addPages() {
        addPage(templatePage);
        addPage(filePage);
    }

    @Override
    public boolean performFinish() {
        String template = templatePage.template().id();
        Map<String, Integer> values = templatePage.values();
        String name = filePage.designName();
        IFile file = filePage.file();
        try {
            getContainer().run(true, false, monitor -> create(template, values, name, file, monitor));
            DesignEditor editor = (DesignEditor) IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(),
                    file, DesignEditor.ID);
            editor.setFocus();
            BasicNewResourceWizard.selectAndReveal(file, workbench.getActiveWorkbenchWindow());
            return true;
        } catch (InvocationTargetException e) {
            ErrorDialog.openError(getShell(), "New Design", "The design was not made.",
                    Status.error(e.getCause().getMessage(), e.getCause()));
        } catch (PartInitException e) {
            ErrorDialog.openError(getShell(), "New Design", "The design was made but cannot be opened.",
                    e.getStatus());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private static void create(String template, Map<String, Integer> values, String name, IFile file,
            IProgressMonitor monitor) throws InvocationTargetException {
        NewFile.save(Templates.create(template, values), name, file, monitor);
    }
}
