// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.eastwest.ui.tests.robot.Legibility;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Canvas;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What paints itself is open while the theme is switched, and follows it at once. */
class ThemeTest {

    private static final String TIMELINE = "org.eastwest.ui.timeline";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Themed");
    private final Legibility legibility = new Legibility();
    private IFile file;

    @BeforeEach
    void aCopyOfAnExample() throws IOException {
        window.closeEditors();
        file = project.copy("superpod-h100-llama3-405b");
        window.open(file);
    }

    @AfterEach
    void lightAgain() {
        Legibility.switchTo("Light");
        window.closeEditors();
        project.delete();
    }

    @Test
    void aDiagramWithItsPaletteAndOverviewFollows() {
        DiagramRobot diagram = DiagramRobot.open(window, "Cluster overview");
        Legibility.switchTo("Dark");
        Screen.picture("theme diagram");
        Canvas overview = Screen.control("the overview", window.area("org.eclipse.ui.views.ContentOutline"),
                Canvas.class, c -> c.getClass() == Canvas.class);
        List.of(diagram.canvas(), diagram.palette(), overview).forEach(legibility::dark);
        legibility.check("diagram", window.shell());
        assertEquals(List.of(), legibility.faults());
    }

    @Test
    void chartsFollow() {
        window.press("Run Analysis");
        Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                .isEmpty() && Texts.of(window.area(Window.RESULTS)).stream().noneMatch(t -> t.contains("Cancel")));
        Legibility.switchTo("Dark");
        follow(Window.RESULTS);
        follow(TIMELINE);
        assertEquals(List.of(), legibility.faults());
    }

    private void follow(String view) {
        List<Canvas> charts = Screen.controls(window.area(view), Canvas.class, c -> c.getClass() == Canvas.class
                && !(c instanceof FigureCanvas) && (c.getParent() instanceof ScrolledComposite
                        || c.getVerticalBar() != null));
        assertTrue(!charts.isEmpty(), "charts of " + view);
        Screen.picture("theme " + view);
        charts.forEach(legibility::dark);
    }
}
