// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.widgets.Combo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CopyPasteTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Copied");
    private DesignRobot source;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        source = window.open(project.copy("superpod-h100-llama3-405b"));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    private DesignRobot other() {
        return window.open(project.write("other", """
                <?xml version="1.0" encoding="UTF-8"?>
                <design:Design
                    xmi:version="2.0"
                    xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:design="http://www.eastwest.org/design/1"
                    id="other"/>
                """));
    }

    @Test
    void aFabricKeepsItsIdentifierWhereThatIsFree() {
        source.select("Storage").choose("Copy");
        DesignRobot target = other();
        target.select(target.elements().get(0)).choose("Paste");
        Screen.await("the copy", () -> target.selected().startsWith("Storage"));
        assertEquals("storage", target.text("id"));
        target.choose("Copy");
        target.choose("Paste");
        assertEquals("storage-2", target.text("id"));
    }

    @Test
    void whatTheOtherDesignDoesNotHaveIsTold() {
        source.select("Pre-training").choose("Copy");
        DesignRobot target = other();
        target.select(target.elements().get(0));
        AtomicReference<String> told = new AtomicReference<>();
        Dialogs.during("References Left Behind", dialog -> {
            told.set(String.join("\n", Texts.of(dialog)));
            Dialogs.press(dialog, "OK");
        }, () -> target.choose("Paste"));
        assertTrue(told.get().contains("Workload of Pre-training: Llama 3 405B pre-training"), told.get());
        assertTrue(target.selected().startsWith("Pre-training"));
        window.choose("Edit", "Undo");
        assertEquals(1, target.elements().size(), "one step takes all of it back");
        assertFalse(target.dirty());
    }

    @Test
    void referencesLeadToTheElementOfTheSameIdentifier() {
        source.select("Llama 3 405B pre-training").choose("Copy");
        DesignRobot target = other();
        target.select(target.elements().get(0)).choose("Paste");
        Screen.await("the workload", () -> target.selected().startsWith("Llama 3 405B pre-training"));
        window.page().activate(source.part());
        source.select("Pre-training").choose("Copy");
        window.page().activate(target.part());
        target.select(target.elements().get(0)).choose("Paste");
        Screen.await("the job", () -> target.selected().startsWith("Pre-training"));
        assertTrue(target.field("workload", Combo.class).getText().startsWith("Llama 3 405B pre-training"));
    }
}
