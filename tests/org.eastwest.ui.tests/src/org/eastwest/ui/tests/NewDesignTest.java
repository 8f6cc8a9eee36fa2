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
import org.eclipse.swt.widgets.Label;
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
            Dialogs.distinctMnemonics(wizard);
            Dialogs.press(wizard, "Next >");
            Dialogs.distinctMnemonics(wizard);
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

    /** So that the arrow keys choose one at once. */
    @Test
    void theTemplatesHaveTheKeyboard() {
        Dialogs.during("New Design", wizard -> {
            wizard.forceActive();
            Screen.await("the focus in the list", list(wizard)::isFocusControl);
            Dialogs.press(wizard, "Cancel");
        }, () -> window.press("New Design"));
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

    @Test
    void aSummaryFollowsTheSize() {
        Dialogs.during("New Design", wizard -> {
            choose(wizard, "superpod-h100-llama3-405b");
            Screen.await("the summary", () -> Window.shows(wizard, "1,024") && Window.shows(wizard, "fits"));
            assertTrue(figure(wizard, "MFU").matches("\\d+\\.\\d.% \\(.* to .*\\)"), figure(wizard, "MFU"));
            assertEquals("128", figure(wizard, "Servers"));
            assertTrue(figure(wizard, "Cost class").startsWith("\u2013 (prices are known for"),
                    figure(wizard, "Cost class"));
            Screen.controls(wizard, Spinner.class, any -> true).get(0).setSelection(2);
            Screen.await("the summary of half the size", () -> figure(wizard, "GPUs").equals("512"));
            assertEquals("64", figure(wizard, "Servers"));
            Dialogs.press(wizard, "Cancel");
        }, () -> window.press("New Design"));
    }

    @Test
    void aTemplateWithoutATrainingRunSaysSo() {
        Dialogs.during("New Design", wizard -> {
            choose(wizard, "inference-llama3-70b");
            Screen.await("the summary", () -> figure(wizard, "GPUs").equals("64"));
            assertTrue(figure(wizard, "MFU").contains("no training run"), figure(wizard, "MFU"));
            Dialogs.press(wizard, "Cancel");
        }, () -> window.press("New Design"));
    }

    /** The text beside a label of the summary. */
    private static String figure(Shell wizard, String label) {
        List<Label> labels = Screen.controls(wizard, Label.class, any -> true);
        int place = labels.stream().map(Label::getText).toList().indexOf(label + ":");
        return labels.get(place + 1).getText();
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
