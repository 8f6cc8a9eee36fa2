// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HistoryTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Remembered");
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        file = project.copy("superpod-h100-llama3-405b");
        design = window.open(file);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void everySaveKeepsTheStateBeforeIt() throws CoreException, IOException {
        byte[] first = Files.readAllBytes(file.getLocation().toPath());
        design.select("DGX H100").enter("count", "64").save();
        design.enter("count", "32").save();
        assertEquals(2, file.getHistory(null).length);
        assertArrayEquals(first, file.getHistory(null)[1].getContents().readAllBytes());
    }

    /** What is said of an element stands in the column of the state that it is said of. */
    @Test
    void whatWasDeletedSinceIsRemovedNow() {
        design.select("Plan (").choose("Delete");
        design.save();
        Dialogs.during("Local History", dialog -> {
            Screen.await("the saved state",
                    () -> Screen.controls(dialog, Table.class, any -> true).get(0).getItemCount() == 1);
            Table differences = Screen.controls(dialog, Table.class, any -> true).get(1);
            assertTrue(Texts.table(differences).stream().anyMatch(row -> row.get(0).startsWith("Plan")
                    && row.subList(1, 4).equals(List.of("", "", "removed"))), Texts.table(differences)::toString);
            Dialogs.press(dialog, "Close");
        }, () -> window.choose("File", "Local History..."));
    }

    @Test
    void anOlderStateIsComparedAndRestored() throws IOException {
        byte[] first = Files.readAllBytes(file.getLocation().toPath());
        design.select("DGX H100").enter("count", "64").save();
        Dialogs.during("Local History", dialog -> {
            Table states = Screen.controls(dialog, Table.class, any -> true).get(0);
            Screen.await("the saved state", () -> states.getItemCount() == 1);
            List<String> difference = Texts.table(Screen.controls(dialog, Table.class, any -> true).get(1)).get(0);
            assertEquals(List.of("Count", "128", "64"), difference.subList(1, 4));
            Screen.picture("Local History");
            Dialogs.press(dialog, "Restore");
        }, () -> window.choose("File", "Local History..."));
        assertTrue(design.dirty(), "restoring changes the open design only");
        assertEquals("128", design.select("DGX H100").text("count"));
        design.save();
        assertArrayEquals(first, Files.readAllBytes(file.getLocation().toPath()));
    }
}
