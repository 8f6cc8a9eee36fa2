// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Links;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WelcomeTest {

    private static final String WELCOME = "org.eastwest.ui.welcome";

    private final Window window = new Window();

    @AfterEach
    void closeEditors() {
        window.closeEditors();
    }

    @Test
    void itStandsWhereThereIsNothingToEdit() {
        window.open(Window.file(window.examples(), "ib-1k"));
        window.closeEditors();
        Screen.await("the welcome page", () -> editors().equals(List.of(WELCOME)));
        assertEquals("Eastwest", window.shell().getText());
    }

    @Test
    void whoClosesItIsNotBotheredByItAgain() {
        Composite page = open();
        assertTrue(page.isVisible());
        IEditorPart welcome = window.page().getActiveEditor();
        window.closeEditors();
        window.choose("Help", "Welcome");
        Screen.await("the page", () -> editors().contains(WELCOME));
        window.page().closeEditor(window.page().findEditor(welcome.getEditorInput()), false);
        Screen.settle();
        assertFalse(editors().contains(WELCOME));
    }

    @Test
    void itOffersThreeThingsToDoAndEveryExampleWithALine() {
        Composite page = open();
        List<String> texts = Texts.of(page);
        for (String offer : List.of("Make a design from a template", "Open the example and find its bottleneck",
                "Compare transports", "Find a better plan", "Take the guided tour")) {
            assertTrue(texts.contains(offer), offer + " in " + texts);
        }
        for (Template template : Templates.list()) {
            assertEquals(template.gpus() > 0, texts.contains(template.name()), template.name());
        }
        assertTrue(texts.stream().filter(text -> text.length() > 40).count() >= Templates.list().size());
    }

    @Test
    void everyLinkIsReachedByTheKeyboard() {
        Composite page = open();
        for (Hyperlink link : Screen.controls(page, Hyperlink.class, any -> true)) {
            assertTrue(link.forceFocus() && link.isFocusControl(), link.getText());
        }
    }

    @Test
    void theExampleIsOpenedAndAnalysed() {
        window.examples();
        Links.follow(open(), "Open the example");
        Screen.await("the example", () -> window.page().getActiveEditor() != null
                && window.page().getActiveEditor().getTitle().equals("superpod-h100-llama3-405b"));
        Composite results = window.area(Window.RESULTS);
        Screen.await("its step time", () -> Window.shows(results, "Step time"));
    }

    @Test
    void transportsAreComparedOnTheExampleAtOnce() {
        Links.follow(open(), "Compare transports");
        Composite view = window.area("org.eastwest.ui.compare");
        Screen.await("the transports", () -> Screen.controls(view, Tree.class, any -> true).stream()
                .flatMap(table -> Arrays.stream(table.getColumns())).anyMatch(column -> column.getText().equals("uec")));
    }

    @Test
    void theFirstLinkMakesADesign() {
        Dialogs.during("New Design", wizard -> Dialogs.press(wizard, "Cancel"),
                () -> Links.follow(open(), "Make a design"));
    }

    @Test
    void designsThatWereOpenedComeBackByALinkUntilTheyAreGone(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.eastwest");
        Files.write(file, Templates.open("ib-1k").readAllBytes());
        window.open(file);
        window.closeEditors();
        Composite recent = open();
        Screen.await("the design among the recent ones", () -> Window.shows(recent, "mine  ("));
        Links.follow(recent, "mine  (");
        Screen.await("its editor", () -> window.page().getActiveEditor() != null
                && window.page().getActiveEditor().getTitle().equals("mine"));
        window.closeEditors();
        Composite page = open();
        Screen.await("the design once more", () -> Window.shows(page, "mine  ("));
        Files.delete(file);
        Dialogs.during("Recent Designs", dialog -> {
            assertTrue(Window.shows(dialog, "is not there any more"));
            Dialogs.press(dialog, "OK");
        }, () -> Links.follow(page, "mine  ("));
        Screen.await("the design is taken from the list", () -> !Window.shows(page, "mine  ("));
    }

    private List<String> editors() {
        return List.of(window.page().getEditorReferences()).stream().map(IEditorReference::getId).toList();
    }

    /** The page is made piece by piece; the last example comes last. */
    private Composite open() {
        List<Template> examples = Templates.list().stream().filter(template -> template.gpus() > 0).toList();
        String last = examples.get(examples.size() - 1).name();
        window.choose("Help", "Welcome");
        return Screen.await("the welcome page", () -> Optional.ofNullable(window.page().getActiveEditor())
                .filter(editor -> editor.getSite().getId().equals(WELCOME))
                .map(editor -> (Composite) editor.getSite().getService(MPart.class).getWidget())
                .filter(page -> Window.shows(page, last)));
    }
}
