// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Legibility;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What was made under one theme can be read after the other one was chosen in the running window. */
class ThemeSwitchTest {

    private static final String DESIGN = "DGX SuperPOD H100: Llama 3 405B";
    private static final List<String> VIEWS = List.of(Window.RESULTS, "org.eclipse.ui.views.ProblemView",
            "org.eastwest.ui.catalog", "org.eastwest.ui.glossary", "org.eastwest.ui.tour", Window.EXPLAIN,
            "org.eastwest.ui.compare", "org.eastwest.ui.timeline", "org.eastwest.ui.plans",
            "org.eclipse.ui.views.PropertySheet");

    private final Window window = new Window();
    private final Legibility legibility = new Legibility();
    private DesignRobot design;

    @BeforeEach
    void noEditors() {
        window.closeEditors();
    }

    @AfterEach
    void lightAgain() {
        Legibility.switchTo("Light");
        VIEWS.stream().filter(view -> view.startsWith("org.eastwest") && !view.equals(Window.RESULTS))
                .forEach(window::closeView);
        window.closeEditors();
    }

    @Test
    void fromDarkToLightEveryPartFollows() {
        makeAll("Dark");
        Legibility.switchTo("Light");
        lookAtAll("dark to light");
        assertEquals(List.of(), legibility.faults());
    }

    @Test
    void fromLightToDarkEveryPartFollows() {
        makeAll("Light");
        Legibility.switchTo("Dark");
        lookAtAll("light to dark");
        assertEquals(List.of(), legibility.faults());
    }

    @Test
    void thereAndBackLeavesNothing() {
        makeAll("Dark");
        Legibility.switchTo("Light");
        Legibility.switchTo("Dark");
        lookAtAll("dark to light and back");
        assertEquals(List.of(), legibility.faults());
    }

    private void makeAll(String theme) {
        Legibility.switchTo(theme);
        design = window.open(Window.file(window.examples(), "superpod-h100-llama3-405b"));
        design.select(DESIGN);
        window.press("Run Analysis");
        Composite results = window.area(Window.RESULTS);
        Screen.await("results", () -> Window.shows(results, "Step time") && !Window.shows(results, "Analysing"));
        tabs(results).forEach(ThemeSwitchTest::show);
        VIEWS.forEach(window::area);
    }

    private void lookAtAll(String where) {
        window.page().activate(design.part());
        look(where, window.shell());
        for (String view : VIEWS) {
            look(where + ", " + view, window.area(view));
        }
        Composite results = window.area(Window.RESULTS);
        for (CTabItem tab : tabs(results)) {
            show(tab);
            look(where + ", results, " + tab.getText(), results);
        }
    }

    private void look(String where, Composite root) {
        Screen.picture("theme " + where);
        legibility.check(where, root);
    }

    private static List<CTabItem> tabs(Composite area) {
        return Arrays.asList(Screen.control("the tabs", area, CTabFolder.class, any -> true).getItems());
    }

    private static void show(CTabItem tab) {
        tab.getParent().setSelection(tab);
        tab.getParent().notifyListeners(SWT.Selection, new Event());
        Screen.settle();
    }
}
