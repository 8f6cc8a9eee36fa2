// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportExportTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Reported");

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void aReportIsWrittenIntoTheFolderThatIsAskedFor(@TempDir Path folder) throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        window.open(file);
        Path target = folder.resolve("with space");
        Dialogs.during("Export Report", first -> {
            choose(first, target.toString());
            watchForResult();
            Dialogs.press(first, "Export");
        }, () -> window.choose("File", "Export Report..."));
        Screen.await("the page", () -> Files.exists(target.resolve("index.html")));
        String page = Files.readString(target.resolve("index.html"));
        assertTrue(page.contains("DGX SuperPOD H100: Llama 3 405B"), "the page names the design");
        assertTrue(page.contains("<svg"), "the page has charts");
        Screen.await("the message is gone", () -> Screen.shell("Export Report").isEmpty());
    }

    @Test
    void theFolderIsProposedBesideTheDesignAndChecked() throws IOException {
        IFile file = project.copy("ib-1k");
        DesignRobot design = window.open(file);
        Dialogs.during("Export Report", dialog -> {
            Text folder = Screen.controls(dialog, Text.class, text -> text.getText().contains("ib-1k-report")).get(0);
            assertEquals(file.getLocation().removeLastSegments(1).append("ib-1k-report").toOSString(),
                    folder.getText());
            folder.setText("relative");
            assertFalse(button(dialog, "Export").isEnabled());
            folder.setText(file.getLocation().toOSString());
            assertFalse(button(dialog, "Export").isEnabled(), "a file is no folder");
            Dialogs.press(dialog, "Cancel");
        }, () -> window.choose("File", "Export Report..."));
        assertFalse(design.dirty());
    }

    private static void choose(Shell dialog, String folder) {
        Screen.controls(dialog, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0
                && text.getText().endsWith("-report")).get(0).setText(folder);
        Button open = button(dialog, "Open the report in the browser");
        open.setSelection(false);
    }

    private static Button button(Shell dialog, String text) {
        return Screen.control(text, dialog, Button.class, button -> button.getText().replace("&", "").equals(text));
    }

    /** The message that the report is written has the same title as the dialog before. */
    private static void watchForResult() {
        Screen.display().timerExec(100, () -> Screen.shell("Export Report")
                .filter(shell -> Window.shows(shell, "The report is written")).ifPresentOrElse(
                        shell -> Dialogs.press(shell, "OK"), ReportExportTest::watchForResult));
    }
}
