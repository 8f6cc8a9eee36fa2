// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ScenarioTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Scenarios");
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        design = window.open(project.copy("superpod-h100-llama3-405b"));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void aScenarioIsDuplicatedWithTheJobsThatAreToDiffer() {
        design.select("Baseline");
        Dialogs.during("Duplicate Scenario", dialog -> {
            Screen.controls(dialog, Text.class, text -> text.getText().equals("Baseline 2")).get(0)
                    .setText("Wide TP");
            Screen.picture("Duplicate Scenario");
            Dialogs.press(dialog, "Duplicate");
        }, () -> design.choose("Duplicate Scenario..."));
        Screen.await("the new scenario", () -> design.selected().startsWith("Wide TP"));
        assertTrue(design.elements().contains("Pre-training (Wide TP) (llama3)"), design.elements().toString());
        assertEquals(1, design.elements().stream().filter(e -> e.startsWith("Compute (")).count(), "shared");
        window.choose("Edit", "Undo");
        assertFalse(design.dirty());
    }

    @Test
    void elementsAreFoundByTheirValues() {
        design.select("Plan");
        Text find = find();
        find.setText("1.33");
        assertEquals(List.of("DGX SuperPOD H100: Llama 3 405B", "Storage (storage, fat-tree, ib-ndr)",
                "Leaf tier (1.33:1)"), design.elements());
        find.notifyListeners(SWT.DefaultSelection, new Event());
        Screen.await("the tier", () -> design.selected().startsWith("Leaf tier (1.33:1)"));
        find.setText("");
        assertTrue(design.elements().size() > 10);
    }

    @Test
    void formsTellWhoUsesAnElementAndWhatFollowsFromIt() {
        design.select("DGX SuperPOD").follow("Baseline");
        Screen.await("the scenario", () -> design.selected().startsWith("Baseline"));
        design.select("DGX H100");
        Screen.await("what follows", () -> Window.shows(design.area(), "Cliff: 9:1"));
        assertTrue(Window.shows(design.area(), "GPUs: 1,024 (H100"));
    }

    @Test
    void noKeyHasTwoMeanings() {
        IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
        for (Binding ours : bindings.getBindings()) {
            if (ours.getParameterizedCommand() != null
                    && ours.getParameterizedCommand().getId().startsWith("org.eastwest.")) {
                List<String> others = Arrays.stream(bindings.getBindings())
                        .filter(b -> b != ours && b.getTriggerSequence().equals(ours.getTriggerSequence())
                                && b.getSchemeId().equals(ours.getSchemeId())
                                && b.getContextId().equals(ours.getContextId()) && b.getParameterizedCommand() != null)
                        .map(b -> b.getParameterizedCommand().getId()).toList();
                assertEquals(List.of(), others, ours.getTriggerSequence().format());
            }
        }
    }

    private Text find() {
        return Screen.control("the field to find elements", design.area(), Text.class,
                text -> "Find elements".equals(text.getMessage()));
    }
}
