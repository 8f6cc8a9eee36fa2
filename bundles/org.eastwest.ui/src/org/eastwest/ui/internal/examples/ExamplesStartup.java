// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.examples;

import org.eastwest.catalog.CatalogService;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.explorer.DesignExplorer;
import org.eastwest.ui.internal.welcome.WelcomeKeeper;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * What can be made ready while the window appears: the welcome page, the project of examples, and the catalog that
 * forms ask for.
 */
public final class ExamplesStartup implements IStartup {

    @Override
    public void earlyStartup() {
        ExamplesJob job = new ExamplesJob(ResourcesPlugin.getWorkspace());
        Display display = PlatformUI.getWorkbench().getDisplay();
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (job.addedProject() && !display.isDisposed()) {
                    display.asyncExec(ExamplesStartup::unfold);
                }
            }
        });
        job.schedule();
        display.asyncExec(() -> WelcomeKeeper.start(PlatformUI.getWorkbench()));
        Services.call(CatalogService.class, CatalogService::catalog);
    }

    /** A first look at the window shows the designs. */
    private static void unfold() {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(ExamplesJob.PROJECT);
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            IWorkbenchPage page = window.getActivePage();
            if (page != null && page.findView(DesignPerspective.EXPLORER) instanceof DesignExplorer explorer) {
                explorer.unfold(project);
            }
        }
    }
}
