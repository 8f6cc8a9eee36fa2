// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.DesignReader;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Menus;
import org.eastwest.ui.tests.robot.Pixels;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;

class CompareViewTest {

    private static final String COMPARE = "org.eastwest.ui.compare";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Compared");
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        file = project.copy("ib-1k");
        design = window.open(file);
        window.closeView(COMPARE);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeView(COMPARE);
        window.closeView(Window.EXPLAIN);
        window.closeEditors();
        project.delete();
    }

    @Test
    void beforeAnythingIsComparedTheViewSaysWhatToDo() {
        window.closeEditors();
        Screen.await("the way to a design", () -> texts().stream().anyMatch(text -> text.contains("Open a design")));
        window.open(file);
        Screen.await("the way to a comparison", () -> texts().stream().anyMatch(text -> text.contains("side by side")));
    }

    @Test
    void theMenuShowsTheView() {
        window.choose("Analysis", "Show Compare");
        Screen.await("the view", () -> window.page().findView(COMPARE) != null);
    }

    @Test
    void transportsStandSideBySideWithTheirDifferences() {
        compare("TRANSPORTS");
        assertEquals("ib-ndr (reference)", tree().getColumn(1).getText());
        assertTrue(columns().containsAll(List.of("rocev2-dcqcn", "rocev2-hpcc", "uec", "spectrum-x")),
                columns()::toString);
        Metric own = metric("step_time_s");
        assertEquals(Texts.format(own), row(own.label()).getText(1));
        assertTrue(Arrays.stream(rows()).anyMatch(row -> row.getText(2).matches("(?s).*[+\u2212].*, (better|worse).*")),
                "a difference with its sign and what it means");
    }

    @Test
    void aHeadingThatIsClickedBecomesTheReference() {
        compare("TRANSPORTS");
        TreeColumn second = tree().getColumn(2);
        String name = second.getText();
        second.notifyListeners(SWT.Selection, new Event());
        Screen.await("another reference", () -> tree().getColumn(2).getText().equals(name + " (reference)"));
        assertEquals("ib-ndr", tree().getColumn(1).getText());
    }

    @Test
    void scenariosStandSideBySideAndSayWhenTheDesignHasChangedSince() {
        design.select("Baseline").choose("Duplicate");
        Screen.await("a second scenario", () -> design.elements().stream().filter(e -> e.startsWith("Baseline"))
                .count() > 1);
        compare("SCENARIOS");
        assertEquals(3, tree().getColumnCount());
        window.page().activate(design.part());
        design.select("DGX H100").enter("count", "64");
        Link stale = Screen.control("the warning", window.area(COMPARE), Link.class,
                link -> link.getText().contains("has changed since"));
        stale.notifyListeners(SWT.Selection, new Event());
        Screen.await("fresh numbers", () -> texts().stream().noneMatch(text -> text.contains("changed since")
                || text.contains("Cancel")));
    }

    @Test
    void aNumberThatIsOpenedIsExplained() {
        compare("TRANSPORTS");
        TreeItem row = row(metric("step_time_s").label());
        tree().setSelection(row);
        Event event = new Event();
        event.item = row;
        tree().notifyListeners(SWT.Selection, event);
        tree().notifyListeners(SWT.DefaultSelection, event);
        Screen.await("the explanation", () -> window.page().findView(Window.EXPLAIN) != null
                && org.eastwest.ui.tests.robot.Texts.of(window.area(Window.EXPLAIN)).stream()
                        .anyMatch(text -> text.contains(metric("step_time_s").label())));
    }

    @Test
    void theTableCanBeCopied() {
        compare("TRANSPORTS");
        Menus.choose(tree().getMenu(), "Copy Table as CSV");
        assertTrue(clipboard().startsWith("Metric,ib-ndr (reference),"), clipboard());
        Menus.choose(tree().getMenu(), "Copy Table");
        List<String> lines = clipboard().lines().toList();
        assertTrue(lines.get(0).startsWith("Metric\tib-ndr (reference)\t"), lines.get(0));
        assertTrue(lines.size() > 20, lines.size() + " lines");
    }

    @Test
    void aNumberIsDrawnOverTheNumberOfGpus() {
        compare("TRANSPORTS");
        Canvas chart = Screen.control("the chart", window.area(COMPARE), Canvas.class,
                canvas -> canvas.getClass() == Canvas.class);
        byte[] before = Pixels.of(chart).data;
        draw().notifyListeners(SWT.Selection, new Event());
        Screen.await("the chart", () -> draw().isEnabled() && !Arrays.equals(before, Pixels.of(chart).data)
                && texts().stream().noneMatch(text -> text.contains("Cancel")));
        assertTrue(texts().stream().noneMatch(text -> text.contains("no value")), texts()::toString);
    }

    @Test
    void valuesThatAreNoneAreSaid() {
        compare("TRANSPORTS");
        Screen.control("the values", window.area(COMPARE), org.eclipse.swt.widgets.Text.class, any -> true)
                .setText("1..");
        draw().notifyListeners(SWT.Selection, new Event());
        Screen.await("the reason", () -> texts().stream()
                .anyMatch(text -> text.contains("neither a list nor a range")));
    }

    private Button draw() {
        return Screen.control("Draw", window.area(COMPARE), Button.class, b -> b.getText().contains("Draw"));
    }

    /** Follows a link of the invitation, and waits for the table. */
    private void compare(String what) {
        Link invitation = Screen.control("the invitation", window.area(COMPARE), Link.class,
                link -> link.getText().contains(what));
        Event click = new Event();
        click.text = what;
        invitation.notifyListeners(SWT.Selection, click);
        Screen.await("the table", () -> !Screen.controls(window.area(COMPARE), Tree.class, t -> t.getItemCount() > 0)
                .isEmpty() && texts().stream().noneMatch(text -> text.contains("Cancel")));
        assertEquals(List.of("Scenarios", "Transports", "Open designs"), List.of(Screen.control("what is compared",
                window.area(COMPARE), Combo.class, any -> true).getItems()));
    }

    private Tree tree() {
        return Screen.control("the table", window.area(COMPARE), Tree.class, any -> true);
    }

    private List<String> columns() {
        return Arrays.stream(tree().getColumns()).map(TreeColumn::getText).toList();
    }

    /** The rows of what decides. */
    private TreeItem[] rows() {
        return tree().getItem(0).getItems();
    }

    private TreeItem row(String label) {
        return Arrays.stream(rows()).filter(row -> row.getText().equals(label)).findFirst()
                .orElseThrow(() -> new AssertionError(label + " in " + texts()));
    }

    private List<String> texts() {
        return org.eastwest.ui.tests.robot.Texts.of(window.area(COMPARE));
    }

    private static String clipboard() {
        Clipboard clipboard = new Clipboard(Screen.display());
        Object text = clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        return String.valueOf(text);
    }

    private Metric metric(String id) {
        DesignSnapshot snapshot = DesignReader.read(DesignFiles.load(file.getLocation().toPath()).design(), null,
                service(CatalogService.class).catalog()).snapshot().orElseThrow();
        return service(AnalysisService.class).analyze(snapshot, Set.of(), Progress.NONE).metric(id).orElseThrow();
    }

    private static <S> S service(Class<S> type) {
        BundleContext context = FrameworkUtil.getBundle(CompareViewTest.class).getBundleContext();
        return context.getService(context.getServiceReference(type));
    }
}
