// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
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
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;

/** What is particular to Eastwest's workbench: it works on the projects of a folder and opens as it was left. */
final class EastwestWorkbenchAdvisor extends WorkbenchAdvisor {

    private static final String BUNDLE = "org.eastwest.rcp";

    /** Files of images, and the names under which the platform's views and dialogs of files and problems want them. */
    private static final Map<String, List<String>> IMAGES = Map.of(
            "project.svg", List.of(IDE.SharedImages.IMG_OBJ_PROJECT),
            "project-closed.svg", List.of(IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED),
            "problems.svg", List.of("IMG_ETOOL_PROBLEM_CATEGORY", "IMG_ETOOL_PROBLEMS_VIEW",
                    "IMG_ETOOL_PROBLEMS_VIEW_ERROR", "IMG_ETOOL_PROBLEMS_VIEW_WARNING",
                    "IMG_ETOOL_PROBLEMS_VIEW_INFO"),
            "error.svg", List.of("IMG_OBJS_ERROR_PATH"), "warning.svg", List.of("IMG_OBJS_WARNING_PATH"),
            "note.svg", List.of("IMG_OBJS_INFO_PATH"),
            "eastwest64.png", List.of("IMG_WIZBAN_NEWPRJ_WIZ", "IMG_WIZBAN_NEWFOLDER_WIZ", "IMG_DLGBAN_SAVEAS_DLG"));

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        configurer.setSaveAndRestore(true);
        IDE.registerAdapters();
        declareImages(configurer);
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
    public void preStartup() {
        PlatformCommands.remove(PlatformUI.getWorkbench().getService(ICommandService.class));
    }

    @Override
    public boolean preShutdown() {
        saveWorkspace();
        return true;
    }

    private static void declareImages(IWorkbenchConfigurer configurer) {
        IMAGES.forEach((file, names) -> names.forEach(name -> configurer.declareImage(name, image(file), true)));
    }

    private static ImageDescriptor image(String file) {
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + file).orElseThrow();
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
