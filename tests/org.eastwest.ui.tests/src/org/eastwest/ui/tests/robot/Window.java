// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/** The window of the product. */
public final class Window {

    public static final String EXPLORER = "org.eastwest.ui.explorer";
    public static final String RESULTS = "org.eastwest.ui.results";
    public static final String EXPLAIN = "org.eastwest.ui.explain";
    public static final String PLANS = "org.eastwest.ui.plans";

    private final IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();

    public Shell shell() {
        return window.getShell();
    }

    public IWorkbenchPage page() {
        return window.getActivePage();
    }

    /** Chooses in the menu bar. */
    public void choose(String... path) {
        Menus.choose(shell().getMenuBar(), path);
    }

    /** The item of the tool bar of the window with this tooltip. */
    public ToolItem tool(String tooltip) {
        return Screen.await("the tool " + tooltip, () -> Screen.controls(shell(), ToolBar.class, bar -> true).stream()
                .flatMap(bar -> Arrays.stream(bar.getItems())).filter(item -> tooltip(item).startsWith(tooltip))
                .findFirst());
    }

    /** Tooltips of the tools above the editors and views. */
    public List<String> tools() {
        return Screen.controls(shell(), ToolBar.class, bar -> bar.toDisplay(0, 0).y < page().getWorkbenchWindow()
                .getShell().getBounds().y + 100).stream().flatMap(bar -> Arrays.stream(bar.getItems()))
                .map(Window::tooltip).filter(text -> !text.isEmpty()).toList();
    }

    private static String tooltip(ToolItem item) {
        return item.getToolTipText() == null ? "" : item.getToolTipText();
    }

    /** Presses a tool once it is enabled. */
    public void press(String tooltip) {
        Screen.await("the tool " + tooltip + " can be pressed", () -> tool(tooltip).isEnabled());
        tool(tooltip).notifyListeners(SWT.Selection, new Event());
    }

    /** Brings a view to the front. */
    public IViewPart view(String id) {
        try {
            return page().showView(id);
        } catch (PartInitException e) {
            throw new AssertionError(e);
        }
    }

    /** Closes a view, if it is open. */
    public void closeView(String id) {
        Optional.ofNullable(page().findView(id)).ifPresent(page()::hideView);
        Screen.settle();
    }

    /** The area of a view. */
    public Composite area(String viewId) {
        IViewPart open = page().findView(viewId);
        if (open == null || !page().isPartVisible(open)) {
            view(viewId);
        }
        return Screen.await("the area of " + viewId, () -> Optional.ofNullable(page().findView(viewId))
                .map(part -> part.getSite().getService(MPart.class))
                .map(part -> (Composite) part.getWidget()));
    }

    /** The project of examples, once it is filled. */
    public IProject examples() {
        IProject project = root().getProject("Examples");
        Screen.await("the examples", () -> file(project, "superpod-h100-llama3-405b").exists());
        return project;
    }

    public static IWorkspaceRoot root() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    /** A design of a project by its name without extension. */
    public static IFile file(IProject project, String name) {
        return project.getFile(name + ".eastwest");
    }

    /** A project of this name, made when it is missing. */
    public static IProject project(String name) {
        IProject project = root().getProject(name);
        try {
            if (!project.exists()) {
                project.create(null);
            }
            project.open(null);
            return project;
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    /** Opens a file as a double click does. */
    public DesignRobot open(IFile file) {
        try {
            return new DesignRobot(this, IDE.openEditor(page(), file));
        } catch (PartInitException e) {
            throw new AssertionError(e);
        }
    }

    /** Opens a file that is in no project, as File > Open does. */
    public DesignRobot open(Path file) {
        try {
            return new DesignRobot(this, IDE.openInternalEditorOnFileStore(page(),
                    EFS.getLocalFileSystem().getStore(file.toUri())));
        } catch (PartInitException e) {
            throw new AssertionError(e);
        }
    }

    /** The problems of a file. */
    public static List<IMarker> problems(IFile file) {
        try {
            return List.of(file.findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_ZERO));
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    /** Closes every editor; changes are lost. */
    public void closeEditors() {
        page().closeAllEditors(false);
        Screen.settle();
    }

    /** Whether a control shows a text, on it or below it. */
    public static boolean shows(Control root, String text) {
        return Texts.of(root).stream().anyMatch(shown -> shown.contains(text));
    }
}
