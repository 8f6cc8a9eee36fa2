// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

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
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QuickFixTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Mended");
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
    void aPlanThatIsTooLargeGetsTheDataParallelismThatFits() {
        design.select("DGX H100").enter("count", "64");
        design.select("Pre-training").follow("Set Data parallelism (DP) to 4");
        design.select("Plan");
        assertEquals("4", design.text("dp"));
        Screen.await("nothing is wrong any more", () -> errors().isEmpty());
        window.choose("Edit", "Undo");
        assertEquals("8", design.text("dp"));
    }

    @Test
    void aMistypedIdOfTheCatalogBecomesTheNearestOne() {
        file = project.write("mistyped", text().replace("dgx-h100\"", "dgx-h1000\""));
        design = window.open(file);
        design.select("DGX H100").follow("Set Server type to dgx-h100");
        assertTrue(design.field("serverType", Combo.class).getText().startsWith("DGX H100"));
        Screen.await("nothing is wrong any more", () -> errors().isEmpty());
    }

    @Test
    void aValueOutOfRangeBecomesTheNearestOneInRange() {
        design.select("Plan").enter("tp", "-3").follow("Set Tensor parallelism (TP) to 1");
        assertEquals("", design.text("tp"), "the default is not written");
        assertEquals("1", design.field("tp", Text.class).getMessage());
    }

    @Test
    void aMissingReferenceIsChosenAmongTheElementsThatFit() {
        file = project.write("without", text().replaceFirst("\\n\\s+cluster=\"cluster\"", ""));
        design = window.open(file);
        design.select("Baseline").follow("Choose DGX SuperPOD");
        Screen.await("nothing is wrong any more", () -> errors().isEmpty());
    }

    @Test
    void whatIsTypedWrongCanBeForgotten() {
        design.select("Compute").enter("linkRate", "fast");
        IMarker problem = Screen.await("the problem", () -> errors().stream().findFirst());
        resolve(problem, "Keep the value that the design has");
        assertEquals("", design.text("linkRate"));
        Screen.await("nothing is wrong any more", () -> errors().isEmpty());
    }

    @Test
    void theProblemsViewOffersTheSameFixes() {
        design.select("DGX H100").enter("count", "64");
        IMarker problem = Screen.await("the problem", () -> errors().stream().findFirst());
        assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(problem));
        design.select("In-band");
        resolve(problem, "Set Data parallelism (DP) to 4");
        Screen.await("the job", () -> design.selected().startsWith("Pre-training"));
        assertTrue(design.dirty(), "a fix changes the open design, not the file");
        assertEquals("4", design.select("Plan").text("dp"));
    }

    @Test
    void aFormWithoutProblemsHasNoFixes() {
        design.select("Storage");
        assertFalse(Screen.controls(design.area(), Hyperlink.class, link -> true).stream()
                .anyMatch(link -> String.valueOf(link.getToolTipText()).startsWith("Quick fix")));
    }

    private static void resolve(IMarker problem, String label) {
        List<IMarkerResolution> offered = List.of(IDE.getMarkerHelpRegistry().getResolutions(problem));
        offered.stream().filter(r -> r.getLabel().equals(label)).findFirst().orElseThrow(() -> new AssertionError(
                "not among " + offered.stream().map(IMarkerResolution::getLabel).toList())).run(problem);
    }

    private List<IMarker> errors() {
        return Window.problems(file).stream()
                .filter(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR).toList();
    }

    private String text() {
        try {
            return Files.readString(file.getLocation().toPath());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
