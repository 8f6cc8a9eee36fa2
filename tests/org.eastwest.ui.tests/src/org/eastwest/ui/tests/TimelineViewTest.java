// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Pixels;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimelineViewTest {

    private static final String TIMELINE = "org.eastwest.ui.timeline";
    /** Right of the names of stages and lanes. */
    private static final int IN_THE_STEP = 400;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Timed");
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        file = project.copy("superpod-h100-llama3-405b");
        design = window.open(file);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeView(TIMELINE);
        window.closeEditors();
        project.delete();
    }

    @Test
    void beforeTheFirstAnalysisTheViewSaysWhatToDo() throws IOException {
        window.closeEditors();
        window.open(project.copy("ib-1k"));
        Screen.await("the way to a timeline", () -> texts().stream().anyMatch(text -> text.contains("Run Analysis")));
        window.closeEditors();
        Screen.await("the way to a design", () -> texts().stream().anyMatch(text -> text.contains("Open a design")));
    }

    @Test
    void theMenuShowsTheView() {
        window.choose("Analysis", "Show Timeline");
        Screen.await("the view", () -> window.page().findView(TIMELINE) != null);
    }

    @Test
    void aStepIsDrawnAndWhatIsPointedAtSaysWhatItIs() {
        draw();
        List<String> said = sweepTheMouse(canvas());
        assertTrue(said.stream().anyMatch(text -> text.contains("Stage 1 of") && text.contains("begins at")
                && text.contains("takes")), said::toString);
        assertTrue(said.stream().anyMatch(text -> text.contains("carries about")), said::toString);
    }

    @Test
    void theWheelZoomsAndHomeShowsTheWholeStepAgain() {
        draw();
        Canvas canvas = canvas();
        key(canvas, SWT.HOME);
        List<String> whole = sweepTheMouse(canvas);
        byte[] picture = Pixels.of(canvas).data;
        wheel(canvas, 5);
        Screen.await("a part of the step", () -> !Arrays.equals(picture, Pixels.of(canvas).data));
        byte[] part = Pixels.of(canvas).data;
        key(canvas, SWT.ARROW_RIGHT);
        Screen.await("another part", () -> !Arrays.equals(part, Pixels.of(canvas).data));
        assertNotEquals(whole, sweepTheMouse(canvas));
        key(canvas, SWT.HOME);
        assertEquals(whole, sweepTheMouse(canvas));
    }

    @Test
    void aSpanThatIsClickedLeadsToItsJob() {
        draw();
        design.select("DGX H100");
        window.view(TIMELINE);
        Canvas canvas = canvas();
        int y = IntStream.range(0, canvas.getSize().y).filter(at -> !pointed(canvas, at).isEmpty()).findFirst()
                .orElseThrow();
        mouse(canvas, SWT.MouseDown, y);
        mouse(canvas, SWT.MouseUp, y);
        Screen.await("the job", () -> !design.selected().startsWith("DGX H100"));
    }

    @Test
    void theViewSaysWhenTheDesignHasChangedSince() {
        draw();
        window.page().activate(design.part());
        design.select("DGX H100").enter("count", "256");
        Screen.await("the warning", () -> texts().stream().anyMatch(text -> text.contains("has changed since")));
        assertFalse(texts().isEmpty());
    }

    private void draw() {
        window.press("Run Analysis");
        Screen.await("the step", () -> !Screen.controls(window.area(TIMELINE), Canvas.class, c -> c.getClass()
                == Canvas.class && c.getVerticalBar() != null).isEmpty() && !sweepTheMouse(canvas()).isEmpty());
    }

    private Canvas canvas() {
        return Screen.control("the canvas", window.area(TIMELINE), Canvas.class, c -> c.getClass() == Canvas.class
                && c.getVerticalBar() != null);
    }

    /** What the canvas says, from top to bottom. */
    private static List<String> sweepTheMouse(Canvas canvas) {
        return IntStream.range(0, canvas.getSize().y).mapToObj(y -> pointed(canvas, y))
                .filter(text -> !text.isEmpty()).distinct().toList();
    }

    private static String pointed(Canvas canvas, int y) {
        mouse(canvas, SWT.MouseMove, y);
        String text = canvas.getToolTipText();
        return text == null ? "" : text;
    }

    private static void mouse(Canvas canvas, int type, int y) {
        Event event = new Event();
        event.x = IN_THE_STEP;
        event.y = y;
        event.button = type == SWT.MouseMove ? 0 : 1;
        canvas.notifyListeners(type, event);
    }

    private static void wheel(Canvas canvas, int notches) {
        for (int i = 0; i < notches; i++) {
            Event event = new Event();
            event.x = IN_THE_STEP;
            event.y = 60;
            event.count = 3;
            canvas.notifyListeners(SWT.MouseWheel, event);
        }
    }

    private static void key(Canvas canvas, int code) {
        Event event = new Event();
        event.keyCode = code;
        canvas.notifyListeners(SWT.KeyDown, event);
    }

    private List<String> texts() {
        return Texts.of(window.area(TIMELINE));
    }
}
