// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IViewSite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ExplainViewTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Explained");
    private DesignRobot design;

    @BeforeEach
    void analyseACopyOfAnExample() throws IOException {
        window.closeView(Window.EXPLAIN);
        design = window.open(project.copy("superpod-h100-llama3-405b"));
        window.press("Run Analysis");
        Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                .isEmpty() && Texts.of(window.area(Window.RESULTS)).stream().noneMatch(t -> t.contains("Cancel")));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeView(Window.EXPLAIN);
        window.closeEditors();
        project.delete();
    }

    @Test
    void itSaysWhatToDoUntilANumberIsChosen() {
        assertTrue(Window.shows(window.area(Window.EXPLAIN), "Choose a number"));
    }

    @Test
    void theCommandExplainsTheMostImportantNumber() {
        window.choose("Analysis", "Explain");
        assertTrue(tree().getItem(0).getText().startsWith("step time"), tree().getItem(0).getText());
        assertTrue(Screen.controls(window.area(Window.EXPLAIN), Label.class, label -> label.getText().matches(
                "[0-9.]+\u2009s.*")).size() == 1, "the number is large at the top");
    }

    @Test
    void whatSeveralFormulasShareHasItsInputsOnce() {
        explain("Step time");
        List<TreeItem> all = unfolded();
        List<TreeItem> again = all.stream().filter(item -> item.getText(2).equals("as above")).toList();
        assertFalse(again.isEmpty());
        for (TreeItem item : again) {
            assertEquals(0, item.getItemCount());
            List<TreeItem> same = all.stream().filter(other -> other.getText().equals(item.getText())
                    && other.getText(1).equals(item.getText(1)) && other.getItemCount() > 0).toList();
            assertFalse(same.isEmpty(), item.getText());
        }
        TreeItem leaf = all.stream().filter(item -> item.getText(2).startsWith("catalog: ")).findFirst().orElseThrow();
        assertEquals(0, leaf.getItemCount());
    }

    @Test
    void whatStandsElsewhereLeadsThere() {
        explain("Step time");
        TreeItem again = unfolded().stream().filter(item -> item.getText(2).equals("as above")).findFirst()
                .orElseThrow();
        String name = again.getText();
        select(again);
        tree().notifyListeners(SWT.DefaultSelection, event(again));
        Screen.await("its inputs", () -> tree().getSelectionCount() == 1
                && tree().getSelection()[0].getText().equals(name) && tree().getSelection()[0].getItemCount() > 0);
    }

    @Test
    void searchingLeavesWhatLeadsToTheWords() {
        explain("Step time");
        Text search = Screen.control("the search field", window.area(Window.EXPLAIN), Text.class, any -> true);
        search.setText("catalog nvidia");
        Screen.await("what was found", () -> !leaves().isEmpty());
        for (TreeItem leaf : leaves()) {
            assertTrue((leaf.getText() + leaf.getText(2)).toLowerCase(Locale.ROOT).contains("catalog"),
                    leaf.getText() + leaf.getText(2));
        }
        search.setText("");
        Screen.await("all of it", () -> tree().getItem(0).getItemCount() > 1);
    }

    @Test
    void aValueOfTheDesignLeadsToItsAttribute() {
        explain("Step time");
        design.select("Storage");
        TreeItem value = unfolded().stream().filter(item -> item.getText(2).startsWith("design: job.pretraining"))
                .findFirst().orElseThrow();
        select(value);
        Link source = Screen.control("the source", window.area(Window.EXPLAIN), Link.class,
                link -> link.getText().contains("<a href=\"design:"));
        Event click = new Event();
        click.text = source.getText().replaceAll("(?s).*<a href=\"([^\"]*)\".*", "$1");
        source.notifyListeners(SWT.Selection, click);
        Screen.await("the job", () -> !design.selected().startsWith("Storage"));
    }

    @Test
    void itSaysWhoseNumberItIsWhileTheEditorShowsAnotherDesign() throws IOException {
        explain("Step time");
        String other = "superpod-h100-llama3-405b.eastwest, not of the design in the editor";
        assertFalse(Window.shows(window.area(Window.EXPLAIN), other));
        window.open(project.copy("ib-1k"));
        Screen.await("whose number it is", () -> Window.shows(window.area(Window.EXPLAIN), other));
        window.page().activate(design.part());
        Screen.await("nothing to say", () -> !Window.shows(window.area(Window.EXPLAIN), other));
    }

    @Test
    void theWayGoesBackAndForth() {
        explain("Step time");
        assertFalse(action("Back").isEnabled());
        explain("MFU");
        action("Back").getAction().run();
        assertTrue(tree().getItem(0).getText().startsWith("step time"), tree().getItem(0).getText());
        assertFalse(action("Back").isEnabled());
        action("Forward").getAction().run();
        assertTrue(tree().getItem(0).getText().startsWith("MFU"), tree().getItem(0).getText());
        assertFalse(action("Forward").isEnabled());
    }

    @Test
    void itIsCopiedAsText() {
        explain("MFU");
        menuAction("Copy as &Markdown").getAction().run();
        assertTrue(clipboard().startsWith("- MFU: `mfu = "), clipboard());
        menuAction("Copy as &Text").getAction().run();
        assertTrue(clipboard().startsWith("mfu = "), clipboard());
    }

    @Test
    void itSaysWhenTheDesignHasChangedAndFollowsANewAnalysis() {
        explain("Step time");
        String before = tree().getItem(0).getText(1);
        design.select("DGX H100").enter("count", "256");
        Screen.await("the warning", () -> Window.shows(window.area(Window.EXPLAIN), "has changed since"));
        window.page().activate(design.part());
        window.press("Run Analysis");
        Screen.await("the new number", () -> !tree().getItem(0).getText(1).equals(before)
                && !Window.shows(window.area(Window.EXPLAIN), "has changed since"));
    }

    // ---- the view

    private Tree tree() {
        return Screen.control("the tree", window.area(Window.EXPLAIN), Tree.class, any -> true);
    }

    private void explain(String metric) {
        CTabFolder tabs = Screen.control("the tabs", window.area(Window.RESULTS), CTabFolder.class, any -> true);
        CTabItem tab = Arrays.stream(tabs.getItems()).filter(item -> item.getText().equals("Metrics")).findFirst()
                .orElseThrow();
        tabs.setSelection(tab);
        Table table = Screen.control("the metrics", tab.getControl(), Table.class, any -> true);
        TableItem row = Arrays.stream(table.getItems()).filter(item -> item.getText(0).equals(metric)).findFirst()
                .orElseThrow();
        table.setSelection(row);
        table.notifyListeners(SWT.Selection, event(row));
        table.notifyListeners(SWT.DefaultSelection, event(row));
        Screen.await(metric + " explained", () -> tree().getItemCount() == 1
                && tree().getItem(0).getText().toLowerCase(Locale.ROOT)
                        .startsWith(metric.toLowerCase(Locale.ROOT)));
    }

    private static Event event(Widget item) {
        Event event = new Event();
        event.item = item;
        return event;
    }

    private void select(TreeItem item) {
        tree().setSelection(item);
        tree().notifyListeners(SWT.Selection, event(item));
    }

    /** All items, after everything was unfolded. */
    private List<TreeItem> unfolded() {
        action("Expand All").getAction().run();
        Screen.settle();
        List<TreeItem> all = new ArrayList<>();
        collect(tree().getItems(), all);
        return all;
    }

    private static void collect(TreeItem[] items, List<TreeItem> all) {
        for (TreeItem item : items) {
            if (!item.getText().isEmpty()) {
                all.add(item);
                collect(item.getItems(), all);
            }
        }
    }

    private List<TreeItem> leaves() {
        List<TreeItem> all = new ArrayList<>();
        collect(tree().getItems(), all);
        return all.stream().filter(item -> item.getItemCount() == 0 && item.getText(2).startsWith("catalog")).toList();
    }

    private ActionContributionItem action(String text) {
        return action(site().getActionBars().getToolBarManager().getItems(), text);
    }

    private ActionContributionItem menuAction(String text) {
        return action(site().getActionBars().getMenuManager().getItems(), text);
    }

    private IViewSite site() {
        return window.view(Window.EXPLAIN).getViewSite();
    }

    private static ActionContributionItem action(IContributionItem[] items, String text) {
        return Arrays.stream(items).filter(ActionContributionItem.class::isInstance)
                .map(ActionContributionItem.class::cast).filter(item -> item.getAction().getText().equals(text))
                .findFirst().orElseThrow();
    }

    private static String clipboard() {
        Clipboard clipboard = new Clipboard(Screen.display());
        String text = (String) clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        return Optional.ofNullable(text).orElse("");
    }
}
