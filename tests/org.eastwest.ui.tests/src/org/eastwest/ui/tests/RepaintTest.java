// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever its width, a form comes to rest: once it is painted, it is not painted again by itself. */
class RepaintTest {

    private static final int NARROWEST = 500;
    private static final int WIDEST = 900;
    private static final int STEP = 10;
    /** How long one looks whether something is painted, in milliseconds. */
    private static final int LOOK = 100;
    /** Settling takes some rounds; painting without end takes all there are. */
    private static final int LOOKS = 100;

    private final Window window = new Window();
    private Point size;

    @BeforeEach
    void rememberSize() {
        size = window.shell().getSize();
    }

    @AfterEach
    void restore() {
        window.shell().setSize(size);
        window.closeEditors();
    }

    @Test
    void theFormOfADesignComesToRestAtEveryWidth() {
        DesignRobot design = window.open(Window.file(window.examples(), "ethernet-1k"));
        design.elements();
        Screen.await("the form", () -> Window.shows(design.area(), "Design: "));
        for (int width = NARROWEST; width <= WIDEST; width += STEP) {
            comesToRest(design, width);
        }
    }

    private void comesToRest(DesignRobot design, int width) {
        int others = window.shell().getSize().x - design.area().getSize().x;
        window.shell().setSize(width + others, size.y);
        Map<String, Integer> seen = look(design.area());
        for (int looks = 1; !seen.isEmpty() && looks < LOOKS; looks++) {
            seen = look(design.area());
        }
        assertEquals(Map.of(), seen, () -> "at " + design.area().getSize().x + " pixels");
    }

    /** What is painted or gets another size in an area during a look. */
    private static Map<String, Integer> look(Control area) {
        Map<String, Integer> seen = new TreeMap<>();
        Listener count = event -> {
            if (event.widget instanceof Control control && inside(control, area)) {
                seen.merge((event.type == SWT.Paint ? "paint " : "resize ") + control + control.getBounds(), 1,
                        Integer::sum);
            }
        };
        Screen.display().addFilter(SWT.Paint, count);
        Screen.display().addFilter(SWT.Resize, count);
        try {
            Screen.watch(LOOK);
        } finally {
            Screen.display().removeFilter(SWT.Paint, count);
            Screen.display().removeFilter(SWT.Resize, count);
        }
        return seen;
    }

    private static boolean inside(Control control, Control area) {
        for (Control c = control; c != null; c = c.getParent()) {
            if (c == area) {
                return true;
            }
        }
        return false;
    }
}
