// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TourTest {

    private static final String TOUR = "org.eastwest.ui.tour";
    private static final String EXAMPLE = "ethernet-1k";

    private final Window window = new Window();

    @BeforeEach
    void examples() {
        window.examples();
        window.closeEditors();
    }

    @AfterEach
    void close() {
        window.page().hideView(window.page().findView(TOUR));
        window.closeEditors();
    }

    @Test
    void itHasEightStepsOfWhichNoneIsDoneAtFirst() {
        window.choose("Help", "Guided Tour");
        Composite tour = tour();
        assertEquals(8, steps(tour).size());
        assertEquals("1. Open the example", steps(tour).get(0));
    }

    @Test
    void theButtonsOpenAnalyseAndChangeTheExample() {
        Composite tour = tour();
        press(tour, "Open the Example");
        done(tour, "1. Open the example");
        press(tour, "Run Analysis");
        done(tour, "2. Run the analysis");
        press(tour, "Show Results");
        done(tour, "3. Read the bottleneck");
        press(tour, "Change It");
        done(tour, "5. Change the transport");
        DesignPart editor = (DesignPart) window.page().getActiveEditor();
        assertEquals("rocev2-hpcc", editor.session().design().orElseThrow().getFabrics().get(0).getTransport());
        assertTrue(editor.isDirty());
        editor.session().history().undo();
        assertFalse(editor.isDirty());
    }

    @Test
    void whatIsDoneByHandIsTickedAsWell() {
        Composite tour = tour();
        assertFalse(steps(tour).get(0).endsWith("(done)"));
        window.open(Window.file(window.examples(), EXAMPLE));
        done(tour, "1. Open the example");
        window.choose("Analysis", "Run Analysis");
        done(tour, "2. Run the analysis");
        Dialogs.during("Export Report", dialog -> Dialogs.press(dialog, "Cancel"),
                () -> window.choose("File", "Export Report..."));
        done(tour, "8. Write a report");
    }

    /** The view, once it has all its steps. */
    private Composite tour() {
        Composite tour = window.area(TOUR);
        Screen.await("the last step", () -> steps(tour).stream().anyMatch(step -> step.startsWith("8.")));
        return tour;
    }

    private static void done(Composite tour, String step) {
        Screen.await(step + " is ticked", () -> steps(tour).contains(step + " (done)"));
    }

    private static List<String> steps(Composite tour) {
        return Screen.controls(tour, Hyperlink.class, any -> true).stream().map(Hyperlink::getText).toList();
    }

    private static void press(Composite tour, String text) {
        Screen.control("the button " + text, tour, Button.class, button -> button.getText().equals(text))
                .notifyListeners(SWT.Selection, new Event());
    }
}
