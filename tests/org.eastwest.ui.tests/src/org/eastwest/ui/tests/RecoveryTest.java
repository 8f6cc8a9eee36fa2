// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.ui.internal.recovery.Recovery;
import org.eastwest.ui.internal.recovery.RescueFolder;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crash is played by keeping the files that were there while the design was open and changed. */
class RecoveryTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Rescued");
    private final RescueFolder folder = RescueFolder.ofWorkspace();
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
    void unsavedChangesAreKeptUntilTheyAreSaved() throws IOException {
        design.select("DGX H100").enter("count", "64");
        awaitRescue();
        design.save();
        assertEquals(List.of(), folder.rescues());
    }

    @Test
    void undoneChangesAndClosedDesignsLeaveNothingBehind() throws IOException {
        design.select("DGX H100").enter("count", "64");
        awaitRescue();
        window.choose("Edit", "Undo");
        assertEquals(List.of(), folder.rescues());
        design.enter("count", "32");
        awaitRescue();
        window.closeEditors();
        assertEquals(List.of(), folder.rescues());
        assertEquals(List.of(), new Recovery(folder).leftBehind());
    }

    @Test
    void afterACrashTheChangesComeBackAsChanges(@TempDir Path left) throws IOException {
        design.select("DGX H100").enter("count", "64");
        crash(left);
        Recovery recovery = new Recovery(new RescueFolder(left));
        assertEquals(List.of(file.getLocation().toPath()), recovery.leftBehind());
        Dialogs.during("Restore Unsaved Changes", dialog -> {
            assertTrue(Texts.of(dialog).containsAll(List.of("Count", "128", "64")), Texts.of(dialog).toString());
            Screen.picture("Restore Unsaved Changes");
            Dialogs.press(dialog, "Restore");
        }, () -> recovery.offer(window.page().getWorkbenchWindow()));
        design = window.open(file);
        assertTrue(design.dirty(), "nothing is written without the user");
        assertEquals("64", design.select("DGX H100").text("count"));
        window.choose("Edit", "Undo Restore Unsaved Changes");
        assertEquals("128", design.select("DGX H100").text("count"));
    }

    @Test
    void changesThatNobodyWantsAreNotOfferedAgain(@TempDir Path left) throws IOException {
        design.select("DGX H100").enter("count", "64");
        crash(left);
        Recovery recovery = new Recovery(new RescueFolder(left));
        recovery.leftBehind();
        Dialogs.during("Restore Unsaved Changes", dialog -> Dialogs.press(dialog, "Discard"),
                () -> recovery.offer(window.page().getWorkbenchWindow()));
        assertEquals(List.of(), recovery.leftBehind());
        assertFalse(window.open(file).dirty());
    }

    private void awaitRescue() {
        Screen.await("the changes are kept", () -> {
            try {
                return folder.rescues().size() == 1;
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    /** Keeps what is in the folder now, and closes the window's editors. */
    private void crash(Path left) throws IOException {
        awaitRescue();
        try (Stream<Path> files = Files.list(folder.folder())) {
            for (Path content : files.toList()) {
                Files.copy(content, left.resolve(content.getFileName()));
            }
        }
        window.closeEditors();
    }
}
