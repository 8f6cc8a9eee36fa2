// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ValidationTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Checked");

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void aPlanThatNeedsMoreGpusThanThereAreBecomesAProblemWhileEditing() throws IOException, CoreException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        DesignRobot design = window.open(file);
        design.select("DGX H100").enter("count", "12");
        IMarker problem = problem(file, "GPUs", IMarker.SEVERITY_ERROR);
        assertEquals("org.eastwest.ui.problem", problem.getType());
        design.enter("count", "128");
        Screen.await("the problem is gone", () -> errors(file).isEmpty());
    }

    /** It went on telling the problem of an element of another class, even after that was undone. */
    @Test
    void theHeadingTellsOfTheElementShownOnly() throws IOException {
        DesignRobot design = window.open(project.copy("superpod-h100-llama3-405b"));
        design.select("Leaf tier (1.33:1)").choose("Duplicate");
        Screen.await("the error", () -> design.heading().equals("1 error detected"));
        window.choose("Edit", "Undo");
        Screen.await("no error any more", () -> design.heading().isEmpty());
        design.select("Leaf tier (1.33:1)").choose("Duplicate");
        Screen.await("the error again", () -> design.heading().equals("1 error detected"));
        design.select("In-band");
        Screen.await("no error of this one", () -> design.heading().isEmpty());
    }

    @Test
    void aProblemLeadsToItsElement() throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        DesignRobot design = window.open(file);
        design.select("DGX H100").enter("count", "12");
        IMarker problem = problem(file, "GPUs", IMarker.SEVERITY_ERROR);
        design.select("In-band");
        design.go(problem);
        Screen.await("the job of the plan", () -> design.selected().startsWith("Pre-training")
                || design.selected().startsWith("Plan"));
    }

    @Test
    void textThatIsNoQuantityIsKeptToldAndNotSaved() throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        byte[] before = Files.readAllBytes(file.getLocation().toPath());
        DesignRobot design = window.open(file);
        design.select("Compute").enter("linkRate", "fast");
        IMarker problem = problem(file, "'fast'", IMarker.SEVERITY_ERROR);
        assertTrue(problem.getAttribute(IMarker.MESSAGE, "").contains("400 Gb/s"),
                "the message shows what is right: " + problem.getAttribute(IMarker.MESSAGE, ""));
        design.select("Storage").select("Compute");
        assertEquals("fast", design.text("linkRate"));
        assertArrayEquals(before, Files.readAllBytes(file.getLocation().toPath()));
        design.enter("linkRate", "200 Gb/s");
        Screen.await("the problem is gone", () -> errors(file).stream()
                .noneMatch(marker -> marker.getAttribute(IMarker.MESSAGE, "").contains("'fast'")));
    }

    @Test
    void valuesOutOfRangeAreProblemsOfTheirField() throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        DesignRobot design = window.open(file);
        design.select("Plan").enter("tp", "-3");
        IMarker problem = problem(file, "-3", IMarker.SEVERITY_ERROR);
        design.select("Storage").go(problem);
        Screen.await("the plan", () -> design.selected().startsWith("Plan"));
        Screen.await("the field", () -> design.field("tp", Text.class).isFocusControl());
    }

    @Test
    void aProblemThatComesMovesNoFieldFromUnderThePointer() throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        DesignRobot design = window.open(file);
        Screen.await("the form", () -> Window.shows(design.area(), "Author"));
        Screen.settle();
        design.select("Plan (");
        Screen.settle();
        Text next = design.field("zeroStage", Text.class);
        Point before = next.toDisplay(0, 0);
        design.enter("dp", "7");
        problem(file, "7 replicas", IMarker.SEVERITY_ERROR);
        Screen.await("the problem below the form", () -> Window.shows(design.area(), "7 replicas"));
        assertEquals(before, next.toDisplay(0, 0));
    }

    @Test
    void theMarkStandsAtTheFieldThatIsWrong() throws IOException {
        IFile file = project.copy("superpod-h100-llama3-405b");
        DesignRobot design = window.open(file);
        design.select("Plan (").enter("dp", "7");
        assertEquals("job.pretraining.plan.dp", problem(file, "7 replicas", IMarker.SEVERITY_ERROR)
                .getAttribute("element", ""));
    }

    @Test
    void everyExampleIsWithoutErrors() {
        for (String name : List.of("superpod-h100-llama3-405b", "ethernet-100k", "inference-llama3-70b")) {
            IFile file = Window.file(window.examples(), name);
            DesignRobot design = window.open(file);
            assertFalse(design.dirty());
            design.select(design.elements().get(1));
            assertEquals(List.of(), errors(file).stream().map(m -> m.getAttribute(IMarker.MESSAGE, "")).toList());
        }
    }

    private static List<IMarker> errors(IFile file) {
        return Window.problems(file).stream()
                .filter(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR).toList();
    }

    private static IMarker problem(IFile file, String words, int severity) {
        return Screen.await("a problem about " + words, () -> Window.problems(file).stream()
                .filter(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == severity
                        && marker.getAttribute(IMarker.MESSAGE, "").contains(words))
                .findFirst());
    }
}
