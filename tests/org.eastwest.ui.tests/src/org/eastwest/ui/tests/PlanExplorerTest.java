// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eastwest.examples.Templates;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlanExplorerTest {

    /** A space of some hundred plans. */
    private static final List<String> SMALL = List.of("tp=8", "pp=4,8", "microbatch=1,2");

    private final Window window = new Window();
    private final TestProject project = new TestProject("Searched");
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        design = window.open(project.copy("search-gpt3-175b-a100-64"));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeView(Window.PLANS);
        window.closeEditors();
        project.delete();
    }

    @Test
    void itSaysWhatToDoWithoutADesign() {
        window.closeEditors();
        Screen.await("what to do", () -> Window.shows(window.area(Window.PLANS), "Open a design"));
    }

    @Test
    void aDesignWithoutTrainingJobSaysSo() throws IOException {
        window.closeEditors();
        design = window.open(project.copy("inference-llama3-70b"));
        Screen.await("the reason", () -> Window.shows(window.area(Window.PLANS), "has a training job"));
    }

    @Test
    void theSpaceIsThatOfTheJobAndIsCountedBeforeTheStart() {
        window.choose("Analysis", "Find Plans...");
        Screen.await("the number of plans", () -> counted());
        assertEquals("Those of the job", combo("Plans").getText());
        assertEquals("even", combo("PP").getText());
        String all = count();
        change("tp=8");
        Screen.await("a smaller number", () -> counted() && !count().equals(all));
        change("tp=eight");
        Screen.await("what is wrong", () -> Window.shows(area(), "'eight' is no value of tp"));
        assertFalse(button("Start").isEnabled());
        change("tp=8");
        Screen.await("the way to start", () -> button("Start").isEnabled());
    }

    @Test
    void theBestPlansStandBesideThePlanInForceAndSayWhyOthersWereRefused() {
        search();
        List<List<String>> rows = Texts.table(plans());
        assertEquals("1", rows.get(0).get(0));
        assertTrue(rows.stream().anyMatch(row -> row.get(0).contains("in force")), rows.toString());
        assertEquals("8", rows.get(0).get(column("TP")));
        assertTrue(rows.get(0).get(column("MFU")).endsWith("%"), rows.get(0).toString());
        select("Refused");
        Table refused = Screen.control("the reasons", tabs().getSelection().getControl(), Table.class, any -> true);
        assertTrue(Texts.table(refused).stream().anyMatch(row -> row.get(0).contains("needs more memory")));
        select("Findings");
        assertTrue(Window.shows(area(), "EW-SEARCH-006"));
    }

    @Test
    void plansAreSortedByAnyColumn() {
        search();
        int memory = column("Memory");
        TableColumn head = plans().getColumn(memory);
        head.notifyListeners(SWT.Selection, new Event());
        List<Double> up = Texts.table(plans()).stream().map(row -> number(row.get(memory))).toList();
        assertEquals(up.stream().sorted().toList(), up);
        head.notifyListeners(SWT.Selection, new Event());
        List<Double> down = Texts.table(plans()).stream().map(row -> number(row.get(memory))).toList();
        assertEquals(up.size(), down.size());
        assertTrue(down.get(0) > down.get(down.size() - 1));
    }

    @Test
    void aPointOfTheScatterSelectsItsRow() {
        search();
        Canvas chart = Screen.control("the scatter", area(), Canvas.class,
                canvas -> canvas.getParent() instanceof ScrolledComposite && canvas.getClass() == Canvas.class);
        String before = plans().getSelection()[0].getText(column("Memory"));
        Event click = new Event();
        click.button = 1;
        for (int y = 40; y < chart.getSize().y && plans().getSelection()[0].getText(column("Memory")).equals(before);
                y += 5) {
            for (int x = 40; x < chart.getSize().x; x += 5) {
                click.x = x;
                click.y = y;
                chart.notifyListeners(SWT.MouseDown, click);
            }
        }
        assertFalse(plans().getSelection()[0].getText(column("Memory")).equals(before), "another row is selected");
    }

    @Test
    void aPlanIsAppliedInOneStepThatCanBeUndone() {
        search();
        TableItem best = plans().getItem(0);
        String pp = best.getText(column("PP"));
        String micro = best.getText(column("Micro-batch"));
        plans().setSelection(best);
        plans().notifyListeners(SWT.Selection, event(best));
        press("Apply to Scenario");
        Screen.await("the plan in force", () -> plans().getItem(0).getText(0).contains("in force"));
        assertFalse(Window.shows(area(), "Search again"), "only the plan has changed");
        design.select("Plan");
        assertEquals(pp, design.text("pp"));
        assertEquals(micro, design.text("microBatch"));
        assertTrue(design.dirty());
        window.page().activate(design.part());
        window.choose("Edit", "Undo Apply Plan");
        assertFalse(design.dirty());
        Screen.await("the plan before", () -> !plans().getItem(0).getText(0).contains("in force"));
    }

    @Test
    void aPlanIsAppliedAsAScenarioOfItsOwn() {
        search();
        int scenarios = design.elements().stream().filter(text -> text.contains("Baseline")).toList().size();
        TableItem best = plans().getItem(0);
        plans().setSelection(best);
        plans().notifyListeners(SWT.Selection, event(best));
        press("Apply as New Scenario");
        Screen.await("a second scenario", () -> design.elements().stream().filter(text -> text.contains("Baseline"))
                .toList().size() == scenarios + 1);
        window.page().activate(design.part());
        window.choose("Edit", "Undo Apply Plan as New Scenario");
        Screen.await("one scenario", () -> design.elements().stream().filter(text -> text.contains("Baseline"))
                .toList().size() == scenarios);
        assertFalse(design.dirty());
    }

    @Test
    void theJobThatHasNoPlanGetsOne() throws IOException {
        window.closeEditors();
        design = window.open(project.write("unplanned.eastwest", text("search-gpt3-175b-a100-64")
                .replaceFirst("(?s)<plan\\s.*?/>", "")));
        search();
        assertFalse(Texts.table(plans()).stream().anyMatch(row -> row.get(0).contains("in force")), "no plan yet");
        assertFalse(Window.shows(area(), "than the plan in force"), "nothing to compare with");
        TableItem best = plans().getItem(0);
        plans().setSelection(best);
        plans().notifyListeners(SWT.Selection, event(best));
        press("Apply to Scenario");
        Screen.await("the plan in force", () -> plans().getItem(0).getText(0).contains("in force"));
        assertFalse(Window.shows(area(), "Search again"), "only the plan has changed");
        assertTrue(design.dirty());
    }

    private static String text(String template) throws IOException {
        try (InputStream content = Templates.open(template)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aSearchIsCancelled() {
        window.choose("Analysis", "Find Plans...");
        Screen.await("the number of plans", () -> counted());
        Combo start = combo("Plans");
        start.select(start.indexOf("Every plan"));
        start.notifyListeners(SWT.Selection, new Event());
        Screen.await("their number", () -> counted() && button("Start").isEnabled());
        press("Start");
        press("Cancel");
        Screen.await("the way to start again", () -> button("Start").isEnabled());
    }

    // ---- the view

    private Composite area() {
        return window.area(Window.PLANS);
    }

    private void search() {
        window.choose("Analysis", "Find Plans...");
        Screen.await("the number of plans", () -> counted());
        SMALL.forEach(this::change);
        Screen.await("the way to start", () -> counted() && button("Start").isEnabled());
        press("Start");
        Screen.await("the end of the search", () -> Screen.controls(area(), Button.class,
                button -> button.getText().equals("&Start")).size() == 1 && !Screen.controls(area(), Table.class,
                        any -> true).isEmpty() && plans().getItemCount() > 0);
    }

    private boolean counted() {
        return Screen.controls(area(), Label.class, label -> label.getText().matches("[0-9,]+ plans?")).size() == 1;
    }

    private String count() {
        return Screen.control("the number of plans", area(), Label.class,
                label -> label.getText().matches("[0-9,]+ plans?")).getText();
    }

    /** Types values of a dimension, such as {@code tp=8}. */
    private void change(String values) {
        String[] parts = values.split("=");
        String name = parts[0].equals("microbatch") ? "Micro-batch" : parts[0].toUpperCase(Locale.ROOT);
        combo(name).setText(parts[1]);
    }

    /** The field behind a label. */
    private Combo combo(String name) {
        Label label = Screen.control(name, area(), Label.class, l -> l.getText().replace("&", "").equals(name));
        List<Control> siblings = Arrays.asList(label.getParent().getChildren());
        return (Combo) siblings.get(siblings.indexOf(label) + 1);
    }

    private Button button(String text) {
        return Screen.control("the button " + text, area(), Button.class,
                button -> button.getText().replace("&", "").equals(text));
    }

    private void press(String text) {
        assertTrue(button(text).isEnabled(), text);
        button(text).notifyListeners(SWT.Selection, new Event());
    }

    private CTabFolder tabs() {
        return Screen.control("the tabs", area(), CTabFolder.class, any -> true);
    }

    private void select(String tab) {
        CTabItem item = Arrays.stream(tabs().getItems()).filter(i -> i.getText().startsWith(tab)).findFirst()
                .orElseThrow();
        tabs().setSelection(item);
    }

    private Table plans() {
        return Screen.control("the plans", area(), Table.class, table -> table.getColumn(0).getText().equals("Place"));
    }

    private int column(String title) {
        return Arrays.stream(plans().getColumns()).map(TableColumn::getText).toList().indexOf(title);
    }

    private static double number(String text) {
        return Double.parseDouble(text.split("\u2009")[0].replace(",", ""));
    }

    private static Event event(TableItem item) {
        Event event = new Event();
        event.item = item;
        return event;
    }
}
