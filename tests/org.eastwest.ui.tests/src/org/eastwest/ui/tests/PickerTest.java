// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PickerTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Picked");
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
    void serversAreComparedWithThePresentOneBeforeOneIsChosen() {
        design.select("DGX H100");
        pick("serverType", "Choose Server type", "b200", dialog -> {
            List<List<String>> figures = Texts.table(table(dialog, 1));
            List<String> power = figures.stream().filter(row -> row.get(0).equals("Scale-up per GPU")).findFirst()
                    .orElseThrow();
            assertEquals("x 2.00", power.get(3), figures.toString());
        });
        assertTrue(design.field("serverType", Combo.class).getText().startsWith("DGX B200"));
        window.choose("Edit", "Undo");
        assertTrue(design.field("serverType", Combo.class).getText().startsWith("DGX H100"));
    }

    @Test
    void transportsSwitchesAndCablesHaveFiguresToo() {
        design.select("Compute");
        pick("transport", "Choose Transport", "spectrum", dialog -> { });
        assertEquals("Spectrum-X", design.field("transport", Combo.class).getText());
        pick("switchType", "Choose Switch type", "sn5600", dialog -> { });
        assertTrue(design.field("switchType", Combo.class).getText().contains("SN5600"));
    }

    @Test
    void cancelChangesNothing() {
        design.select("DGX H100");
        Dialogs.during("Choose Server type", dialog -> Dialogs.press(dialog, "Cancel"), () -> open("serverType"));
        assertTrue(!design.dirty());
    }

    private void pick(String feature, String title, String filter, Consumer<Shell> look) {
        Dialogs.during(title, dialog -> {
            Screen.controls(dialog, Text.class, text -> (text.getStyle() & SWT.SEARCH) != 0).get(0).setText(filter);
            assertEquals(1, table(dialog, 0).getSelectionCount(), "the first match is selected");
            look.accept(dialog);
            Screen.picture(title);
            Dialogs.press(dialog, "Choose");
        }, () -> open(feature));
    }

    private void open(String feature) {
        design.field(feature, Button.class).notifyListeners(SWT.Selection, new Event());
    }

    private static Table table(Shell dialog, int number) {
        return Screen.controls(dialog, Table.class, any -> true).get(number);
    }
}
