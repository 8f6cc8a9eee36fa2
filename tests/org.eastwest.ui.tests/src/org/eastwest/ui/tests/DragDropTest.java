// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Mouse;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DragDropTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Dragged");
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        design = window.open(project.copy("superpod-h100-llama3-405b"));
        design.select("Compute");
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void anElementIsDraggedToAnotherPlaceAmongItsKind() {
        Mouse.drag(design.item("In-band"), design.item("Compute"), Mouse.Place.ABOVE, false);
        Screen.await("the new order", () -> place("In-band") < place("Compute"));
        assertTrue(design.selected().startsWith("In-band"));
        window.choose("Edit", "Undo");
        assertTrue(place("Compute") < place("In-band"));
        assertFalse(design.dirty());
    }

    @Test
    void withCtrlACopyIsMade() {
        int before = design.elements().size();
        Mouse.drag(design.item("In-band"), design.item("Compute"), Mouse.Place.ABOVE, true);
        Screen.await("one more", () -> design.elements().size() == before + 1);
        assertEquals("in-band-2", design.text("id"));
    }

    @Test
    void anElementIsDraggedIntoAnother() {
        List<String> before = design.elements();
        Mouse.drag(design.item("Leaf tier (1.33:1)"), design.item("In-band"), Mouse.Place.ON, false);
        Screen.await("the new place", () -> design.elements().indexOf("Leaf tier (1.33:1)") > place("In-band"));
        assertEquals(before.size(), design.elements().size());
    }

    @Test
    void whereItDoesNotFitNothingIsDropped() {
        Mouse.drag(design.item("In-band"), design.item("DGX H100"), Mouse.Place.ON, false);
        Screen.settle();
        assertFalse(design.dirty());
    }

    private int place(String text) {
        List<String> elements = design.elements();
        return elements.indexOf(elements.stream().filter(e -> e.startsWith(text)).findFirst().orElseThrow());
    }
}
