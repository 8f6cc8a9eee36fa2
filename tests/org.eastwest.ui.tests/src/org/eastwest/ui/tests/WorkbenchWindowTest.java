// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Menus;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.ParseException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkbenchWindowTest {

    /** What the bundle org.eclipse.ui.ide.application adds: the harness needs it, the product does not have it. */
    private static final Set<String> OF_THE_HARNESS = Set.of("Restart", "Access commands and other items");

    private static final List<String> HELP = List.of("Welcome", "Guided Tour", "Glossary", "Install New Software...",
            "Install from File...", "Check for Updates", "About Eastwest");

    private final Window window = new Window();

    @BeforeEach
    @AfterEach
    void closeEditors() {
        window.closeEditors();
    }

    @Test
    void theWindowIsOnTheScreenUnderTheNameOfTheProduct() {
        assertTrue(window.shell().isVisible());
        assertEquals("Eastwest", window.shell().getText());
        assertTrue(window.shell().getImages().length >= 4, "the window has icons of several sizes");
    }

    @Test
    void theTitleNamesTheDesignInWork() {
        window.open(Window.file(window.examples(), "ib-1k"));
        Screen.await("the title", () -> window.shell().getText().equals("Eastwest \u2013 ib-1k"));
        window.closeEditors();
        Screen.await("the plain title", () -> window.shell().getText().equals("Eastwest"));
    }

    @Test
    void thePerspectiveShowsFilesElementsResultsAndProblems() {
        assertEquals("org.eastwest.ui.perspective", window.page().getPerspective().getId());
        for (String view : List.of(Window.EXPLORER, Window.RESULTS, IPageLayout.ID_OUTLINE,
                IPageLayout.ID_PROP_SHEET, IPageLayout.ID_PROBLEM_VIEW)) {
            assertTrue(window.page().findView(view) != null, view);
        }
    }

    @Test
    void theMenusHoldWhatAnEngineerNeedsAndNothingElse() {
        Menu bar = window.shell().getMenuBar();
        assertEquals(List.of("File", "Edit", "Analysis", "Window", "Help"), Menus.texts(bar));
        assertEquals(List.of("New", "Open File...", "Open Diagram...", "Open Recent", "Close Editor",
                "Close All Editors", "Save", "Save As...", "Save All", "Revert", "Rename...", "Refresh",
                "Local History...", "Import Design...", "Export Report...", "Exit"),
                Menus.texts(Menus.below(bar, "File")).stream().filter(item -> !OF_THE_HARNESS.contains(item)).toList());
        assertEquals(List.of("Design...", "Project...", "Folder..."), Menus.texts(Menus.item(bar, "File", "New")
                .getMenu()));
        assertEquals(List.of("Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"),
                Menus.texts(Menus.below(bar, "Edit")));
        assertEquals(List.of("Run Analysis", "Explain", "Find Plans...", "Show Results", "Show Compare", "Show Timeline",
                "Show Explain", "Show Plan Explorer", "Show Catalog"), Menus.texts(Menus.below(bar, "Analysis")));
        assertEquals(List.of("New Window", "Show View", "Theme", "Reset Perspective...", "Preferences..."),
                Menus.texts(Menus.below(bar, "Window")));
        assertEquals(List.of("Catalog", "Claims", "Compare", "Explain", "Glossary", "Guided Tour", "Outline",
                "Plan Explorer", "Problems", "Progress", "Project Explorer", "Properties", "Results", "Timeline", "Other..."),
                Menus.texts(Menus.item(bar, "Window", "Show View").getMenu()));
        assertEquals(HELP, Menus.texts(Menus.below(bar, "Help")));
    }

    @Test
    void theToolBarHoldsTheSevenMostUsedCommands() {
        // What could be undone in the editor of another test leaves its name a moment after that editor is closed.
        Screen.await("the tools without an editor", () -> tools().equals(List.of("New Design", "Save", "Undo", "Redo",
                "Open Diagram", "Run Analysis", "Export Report")));
    }

    private List<String> tools() {
        return window.tools().stream()
                .map(tool -> tool.replaceFirst(" (\\(|the last).*", "").replace("&", ""))
                .filter(tool -> !Set.of("Minimize", "Maximize").contains(tool) && !OF_THE_HARNESS.contains(tool))
                .toList();
    }

    @Test
    void theMenuOfAFileIsAboutFilesAndAnalyses() {
        window.examples();
        Tree tree = Screen.control("the files", window.area(Window.EXPLORER), Tree.class, any -> true);
        window.page().activate(window.page().findView(Window.EXPLORER));
        tree.setSelection(Screen.await("a design", () -> design(tree.getItems())));
        tree.notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("New", "Open", "Open Diagram...", "Open With", "Copy", "Paste", "Delete",
                "Local History...", "Move...", "Rename...", "Run Analysis", "Find Plans...", "Export Report...",
                "Refresh"), Menus.texts(tree.getMenu()));
    }

    @Test
    void theKeyForNewMakesADesign() throws ParseException {
        IBindingService keys = window.page().getWorkbenchWindow().getService(IBindingService.class);
        assertEquals("org.eastwest.ui.newDesign", keys.getPerfectMatch(KeySequence.getInstance("M1+N"))
                .getParameterizedCommand().getId());
        assertEquals("org.eclipse.ui.file.save", keys.getPerfectMatch(KeySequence.getInstance("M1+S"))
                .getParameterizedCommand().getId(), "the other keys stay");
        assertEquals(Map.of("org.eclipse.ui.views.showView.viewId", IPageLayout.ID_PROP_SHEET),
                keys.getPerfectMatch(KeySequence.getInstance("M3+CR")).getParameterizedCommand().getParameterMap(),
                "properties stand in a view");
    }

    /** The list of keys shows every command there is, and Quick Access what can be done. */
    @Test
    void theListOfKeysIsWithoutToolsForProgrammersAndWithoutAHelpThatIsNotThere() {
        Dialogs.during("Preferences", preferences -> {
            Tree keys = Screen.control("the keys", preferences, Tree.class, tree -> tree.getColumnCount() > 1);
            List<String> names = Arrays.stream(keys.getItems()).map(TreeItem::getText).toList();
            assertTrue(names.containsAll(List.of("Run Analysis", "Save", "Undo")), names.toString());
            for (String unwanted : List.of("Build All", "Rebuild All", "Clean", "Apply Patch", "Add Bookmark", "Add Task",
                    "Help Contents", "Help Search", "Open Workspace", "Synchronize", "Copy from Left to Right")) {
                assertTrue(names.stream().noneMatch(name -> name.startsWith(unwanted)), unwanted + " in " + names);
            }
            preferences.close();
        }, () -> PreferencesUtil.createPreferenceDialogOn(window.shell(), "org.eclipse.ui.preferencePages.Keys", null,
                null).open());
    }

    @Test
    void aboutNamesVersionAndLicence() {
        Dialogs.during("About Eastwest", about -> {
            String text = Screen.control("the text", about, StyledText.class, any -> true).getText();
            assertTrue(text.matches("(?s)Eastwest \\d+\\.\\d+\\.\\d+\\n.*"), text);
            assertTrue(text.contains("EPL-2.0"), text);
            about.close();
        }, () -> window.choose("Help", "About Eastwest"));
    }

    @Test
    void preferencesAreThoseOfTheProduct() {
        Dialogs.during("Preferences", preferences -> {
            Tree pages = Screen.control("the pages", preferences, Tree.class, any -> true);
            assertEquals(List.of("Eastwest", "General"),
                    Arrays.stream(pages.getItems()).map(TreeItem::getText).toList());
            preferences.close();
        }, () -> window.choose("Window", "Preferences..."));
    }

    private static Optional<TreeItem> design(TreeItem[] items) {
        return Arrays.stream(items).flatMap(project -> Arrays.stream(project.getItems()))
                .filter(file -> file.getText().endsWith(".eastwest")).findFirst();
    }

    @Test
    void theThemeIsChosenInTheMenu() {
        Menu themes = Menus.item(window.shell().getMenuBar(), "Window", "Theme").getMenu();
        assertEquals(List.of("Light", "Dark", "Like the Desktop"), Menus.texts(themes));
        Menus.choose(window.shell().getMenuBar(), "Window", "Theme", "Dark");
        Screen.await("the dark theme", () -> luminance() < 0.5);
        Menus.choose(window.shell().getMenuBar(), "Window", "Theme", "Light");
        Screen.await("the light theme", () -> luminance() > 0.5);
    }

    /** How bright the background of the window is, 0 to 1. */
    private double luminance() {
        RGB colour = window.shell().getBackground().getRGB();
        return (0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue) / 255;
    }

    @Test
    void aResetPerspectiveBringsBackNoForeignMenus() {
        Dialogs.during("Reset Perspective", dialog -> Dialogs.press(dialog, "Reset Perspective"),
                () -> window.choose("Window", "Reset Perspective..."));
        assertEquals(HELP, Menus.texts(Menus.below(window.shell().getMenuBar(), "Help")));
    }
}
