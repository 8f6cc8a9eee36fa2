// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;

/** What is particular to Eastwest's workbench: it works on the projects of a folder and opens as it was left. */
final class EastwestWorkbenchAdvisor extends WorkbenchAdvisor {

    private static final String BUNDLE = "org.eastwest.rcp";

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        configurer.setSaveAndRestore(true);
        IDE.registerAdapters();
        declareProjectImages(configurer);
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return "org.eastwest.ui.perspective";
    }

    @Override
    public String getMainPreferencePageId() {
        return "org.eastwest.ui.preferences";
    }

    @Override
    public IAdaptable getDefaultPageInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new EastwestWindowAdvisor(configurer);
    }

    @Override
    public boolean preShutdown() {
        saveWorkspace();
        return true;
    }

    /** The platform's project views look these up and leave them to the application. */
    private static void declareProjectImages(IWorkbenchConfigurer configurer) {
        ImageDescriptor project = ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/project.svg").orElseThrow();
        ImageDescriptor closed =
                ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/project-closed.svg").orElseThrow();
        configurer.declareImage(IDE.SharedImages.IMG_OBJ_PROJECT, project, true);
        configurer.declareImage(IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED, closed, true);
    }

    private static void saveWorkspace() {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> save(workspace, monitor));
        } catch (InvocationTargetException e) {
            StatusManager.getManager().handle(Status.error("The state of the workspace was not saved; the designs are.",
                    e.getCause()), StatusManager.LOG);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void save(IWorkspace workspace, IProgressMonitor monitor) throws InvocationTargetException {
        try {
            workspace.save(true, monitor);
        } catch (CoreException e) {
            throw new InvocationTargetException(e);
        }
    }
}
