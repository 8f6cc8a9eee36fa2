// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Legibility;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A walk through views, forms, wizards and preferences: what is written can be read (4.5:1 to its ground, as
 * WCAG asks), and nothing is cut off. Pictures of all are left among the screenshots.
 */
class LookTest {

    private static final String DESIGN = "superpod-h100-llama3-405b";
    private static final String PROBLEMS = "org.eclipse.ui.views.ProblemView";
    private static final String COMPARE = "org.eastwest.ui.compare";
    private static final String TIMELINE = "org.eastwest.ui.timeline";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Looked at");
    private final Legibility legibility = new Legibility();
    private IFile file;
    private String theme;

    @BeforeEach
    void aCopyOfAnExample() throws IOException {
        window.closeEditors();
        window.examples();
        file = project.copy(DESIGN);
    }

    @AfterEach
    void lightAgain() {
        Legibility.switchTo("Light");
        List.of(COMPARE, Window.EXPLAIN, Window.PLANS, "org.eastwest.ui.catalog", "org.eastwest.ui.glossary",
                "org.eastwest.ui.tour").forEach(window::closeView);
        window.closeEditors();
        project.delete();
    }

    @Test
    void allIsLegibleInTheLightTheme() {
        walk("Light");
    }

    @Test
    void allIsLegibleInTheDarkTheme() {
        walk("Dark");
    }

    private void walk(String name) {
        theme = name;
        Legibility.switchTo(name);
        window.choose("Help", "Welcome");
        Screen.await("the welcome page", () -> Window.shows(window.shell(), "Look up a word")
                && Window.shows(window.shell(), "DGX SuperPOD"));
        look("welcome", window.shell());
        for (String view : List.of("tour", "glossary", "catalog")) {
            look(view, window.area("org.eastwest.ui." + view));
        }
        forms();
        analyse();
        results();
        compare();
        plans();
        dialogs();
        assertEquals(List.of(), legibility.faults());
    }

    private void look(String name, Composite root) {
        Screen.settle();
        Screen.picture("look " + theme + " " + name);
        legibility.check(theme + " " + name, root);
    }

    // ---- editors

    private void forms() {
        DesignRobot design = window.open(file);
        for (TreeItem item : all(design.tree().getItems())) {
            String text = item.isDisposed() ? "" : item.getText();
            if (text.isBlank()) {
                continue;
            }
            design.select(text);
            look("form " + text, design.area());
        }
    }

    private static List<TreeItem> all(TreeItem... items) {
        List<TreeItem> all = new ArrayList<>();
        for (TreeItem item : items) {
            all.add(item);
            all.addAll(all(item.getItems()));
        }
        return all;
    }

    // ---- views

    private void analyse() {
        DesignRobot design = window.open(file);
        window.page().activate(design.part());
        window.press("Run Analysis");
        Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                .isEmpty() && Texts.of(window.area(Window.RESULTS)).stream().noneMatch(t -> t.contains("Cancel")));
    }

    private void results() {
        for (CTabItem tab : tabs(window.area(Window.RESULTS)).getItems()) {
            showTab(window.area(Window.RESULTS), tab.getText());
            look("results " + tab.getText(), window.area(Window.RESULTS));
        }
        window.choose("Analysis", "Explain");
        look("explain", window.area(Window.EXPLAIN));
        look("timeline", window.area(TIMELINE));
        look("problems", window.area(PROBLEMS));
    }

    private static CTabFolder tabs(Composite area) {
        return Screen.control("the tabs", area, CTabFolder.class, any -> true);
    }

    private static void showTab(Composite area, String text) {
        CTabFolder folder = tabs(area);
        folder.setSelection(Arrays.stream(folder.getItems()).filter(i -> i.getText().equals(text)).findFirst()
                .orElseThrow());
        folder.notifyListeners(SWT.Selection, new Event());
    }

    private void compare() {
        Link invitation = Screen.control("the invitation", window.area(COMPARE), Link.class,
                link -> link.getText().contains("TRANSPORTS"));
        look("compare before", window.area(COMPARE));
        Event click = new Event();
        click.text = "TRANSPORTS";
        invitation.notifyListeners(SWT.Selection, click);
        Screen.await("the table", () -> !Screen.controls(window.area(COMPARE), Tree.class, t -> t.getItemCount() > 0)
                .isEmpty() && idle(COMPARE));
        look("compare", window.area(COMPARE));
        Button draw = Screen.control("Draw", window.area(COMPARE), Button.class, b -> b.getText().contains("Draw"));
        draw.notifyListeners(SWT.Selection, new Event());
        Screen.await("the chart", () -> draw.isEnabled() && idle(COMPARE));
        look("compare over scale", window.area(COMPARE));
    }

    private boolean idle(String view) {
        return Texts.of(window.area(view)).stream().noneMatch(text -> text.contains("Cancel"));
    }

    private void plans() {
        window.choose("Analysis", "Find Plans...");
        Composite area = window.area(Window.PLANS);
        field(area, "TP").setText("8");
        field(area, "PP").setText("16");
        field(area, "Micro-batch").setText("1,2");
        Button start = Screen.control("Start", area, Button.class, b -> b.getText().equals("&Start"));
        Screen.await("the way to start", start::isEnabled);
        look("plans before", area);
        start.notifyListeners(SWT.Selection, new Event());
        Screen.await("the plans", () -> idle(Window.PLANS) && !Screen.controls(area, Table.class,
                t -> t.getItemCount() > 0).isEmpty());
        look("plans", area);
    }

    private static Combo field(Composite area, String name) {
        Label label = Screen.control(name, area, Label.class, l -> l.getText().replace("&", "").equals(name));
        List<Control> siblings = Arrays.asList(label.getParent().getChildren());
        return (Combo) siblings.get(siblings.indexOf(label) + 1);
    }

    // ---- dialogs

    private void dialogs() {
        dialog("New Design", shell -> {
            Screen.await("the summary", () -> Window.shows(shell, "fits") || Window.shows(shell, "no training run"));
            look("new design", shell);
            Dialogs.press(shell, "Next >");
            look("new design file", shell);
        }, () -> window.press("New Design"));
        dialog("Import Design", shell -> look("import", shell), () -> window.choose("File", "Import Design..."));
        dialog("About Eastwest", shell -> look("about", shell), () -> window.choose("Help", "About Eastwest"));
        for (String page : List.of("org.eastwest.ui.preferences", "org.eastwest.ui.preferences.plugins",
                "org.eclipse.ui.preferencePages.Views", "org.eclipse.ui.preferencePages.Keys")) {
            dialog("Preferences", shell -> look("preferences " + page.replaceFirst(".*\\.", ""), shell),
                    () -> PreferencesUtil.createPreferenceDialogOn(null, page, null, null).open());
        }
    }

    private void dialog(String title, Consumer<Shell> work, Runnable opener) {
        Dialogs.during(title, shell -> {
            work.accept(shell);
            shell.close();
        }, opener);
    }
}
