// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NewDesignTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("New designs");

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.project();
        project.delete();
    }

    @Test
    void aDesignBeginsWithATemplateOfTheSizeThatIsChosen() {
        Dialogs.during("New Design", wizard -> {
            choose(wizard, "superpod-h100-llama3-405b");
            Screen.controls(wizard, Spinner.class, any -> true).get(0).setSelection(8);
            Dialogs.press(wizard, "Next >");
            name(wizard, "My SuperPOD", "mine", "New designs");
            Dialogs.press(wizard, "Finish");
        }, () -> window.press("New Design"));
        IFile file = Window.file(project.project(), "mine");
        Screen.await("the file", file::exists);
        Screen.await("its editor", () -> window.page().getActiveEditor() != null
                && window.page().getActiveEditor().getTitle().equals("mine"));
        Design design = DesignFiles.load(file.getLocation().toPath()).design();
        assertEquals("My SuperPOD", design.getName());
        assertEquals(256, design.getClusters().get(0).getServerGroups().get(0).getCount());
        assertFalse(window.page().getActiveEditor().isDirty());
    }

    @Test
    void everyTemplateIsOfferedWithItsDescription() {
        List<Template> templates = Templates.list();
        Dialogs.during("New Design", wizard -> {
            Table list = list(wizard);
            assertEquals(templates.stream().map(Template::name).toList(),
                    Arrays.stream(list.getItems()).map(TableItem::getText).toList());
            for (Template template : templates) {
                choose(wizard, template.id());
                assertTrue(Window.shows(wizard, template.description()), template.id());
            }
            Dialogs.press(wizard, "Cancel");
        }, () -> window.press("New Design"));
    }

    @Test
    void aFileThatIsThereIsNotReplaced() {
        project.write("taken", "somebody's work");
        Dialogs.during("New Design", wizard -> {
            Dialogs.press(wizard, "Next >");
            name(wizard, "", "taken", "New designs");
            Button finish = Screen.control("Finish", wizard, Button.class,
                    button -> button.getText().replace("&", "").equals("Finish"));
            assertFalse(finish.isEnabled());
            Dialogs.press(wizard, "Cancel");
        }, () -> window.press("New Design"));
    }

    private static Table list(Shell wizard) {
        return Screen.control("the templates", wizard, Table.class, any -> true);
    }

    private static void choose(Shell wizard, String template) {
        Table list = list(wizard);
        int index = Templates.list().stream().map(Template::id).toList().indexOf(template);
        list.setSelection(index);
        Event event = new Event();
        event.item = list.getItem(index);
        list.notifyListeners(SWT.Selection, event);
    }

    private static void name(Shell wizard, String design, String file, String projectName) {
        List<Text> texts = Screen.controls(wizard, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0);
        texts.get(0).setText(design);
        texts.get(1).setText(file);
        Screen.control("the project", wizard, Combo.class, any -> true).setText(projectName);
    }
}
