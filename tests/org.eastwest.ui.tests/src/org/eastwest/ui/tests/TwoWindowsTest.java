// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A design that is open in two windows is one design. */
class TwoWindowsTest {

    private final IWorkbench workbench = PlatformUI.getWorkbench();
    private final Window window = new Window();
    private final TestProject project = new TestProject("Two windows");

    @AfterEach
    void oneWindowAgain() {
        IWorkbenchWindow first = window.page().getWorkbenchWindow();
        for (IWorkbenchWindow open : workbench.getWorkbenchWindows()) {
            if (open != first) {
                open.close();
            }
        }
        first.getShell().forceActive();
        Screen.await("the first window", () -> workbench.getActiveWorkbenchWindow() == first);
        window.closeEditors();
        project.delete();
    }

    @Test
    void whatIsTypedInOneStandsInTheOther() throws IOException, PartInitException {
        IFile file = project.copy("ib-1k");
        DesignRobot design = window.open(file);
        design.elements();
        window.choose("Window", "New Window");
        Screen.await("the second window", () -> workbench.getWorkbenchWindowCount() == 2);
        IWorkbenchWindow second = Arrays.stream(workbench.getWorkbenchWindows())
                .filter(open -> open != window.page().getWorkbenchWindow()).findFirst().orElseThrow();
        IEditorPart other = IDE.openEditor(second.getActivePage(), file);
        design.enter("name", "Seen twice");
        Screen.await("the new name", () -> Window.shows(second.getShell(), "Seen twice"));
        assertTrue(other.isDirty());
    }
}
