// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.DesignReader;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

class AnalysisTest {

    private final Window window = new Window();
    private TestProject project;
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample(TestInfo test) throws IOException {
        // Results of a file outlive its editors: each test has a file of its own.
        project = new TestProject("Analysed " + test.getTestMethod().orElseThrow().getName());
        file = project.copy("superpod-h100-llama3-405b");
        design = window.open(file);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void beforeTheFirstAnalysisTheViewSaysWhatToDo() {
        window.closeEditors();
        Screen.await("the way to a design", () -> results().stream().anyMatch(text -> text.contains("Open a design")));
        window.open(file);
        Screen.await("the way to results", () -> results().stream().anyMatch(text -> text.contains("Run Analysis")));
    }

    @Test
    void theViewShowsTheNumbersOfTheEngines() {
        AnalysisResult expected = analysed();
        run();
        for (String id : List.of("step_time_s", "mfu", "exposed_fraction", "memory_bytes")) {
            Metric metric = expected.metric(id).orElseThrow();
            assertTrue(results().contains(Texts.format(metric.value(), metric.unit())),
                    metric.label() + " in " + results());
        }
        select("Metrics");
        List<List<String>> rows = org.eastwest.ui.tests.robot.Texts.table(table());
        assertEquals(expected.metrics().stream().map(m -> List.of(m.label(), Texts.format(m), m.element())).toList(),
                rows);
    }

    @Test
    void aJobThatDoesNotFitTheMemoryIsMarkedAtItsNumber() {
        run();
        assertTrue(results().stream().anyMatch(text -> text.startsWith("of ") && text.endsWith(" usable")),
                "what the job fits in: " + results());
        design.select("Plan (").enter("zeroStage", "0");
        run();
        Screen.await("the verdict", () -> results().stream().anyMatch(text -> text.startsWith("does not fit in ")));
    }

    @Test
    void transportsStandSideBySide() {
        org.eastwest.spi.analysis.Table expected = analysed().table("transports").orElseThrow();
        run();
        select("Transports");
        assertEquals(expected.columns().stream().map(org.eastwest.spi.analysis.Table.Column::label).toList(),
                Arrays.stream(table().getColumns()).map(column -> column.getText()).toList());
        assertEquals(expected.rows().size(), table().getItemCount());
    }

    @Test
    void aMetricExplainsItself() {
        run();
        select("Metrics");
        Metric metric = analysed().metric("mfu").orElseThrow();
        TableItem row = Arrays.stream(table().getItems()).filter(item -> item.getText(0).equals(metric.label()))
                .findFirst().orElseThrow();
        table().setSelection(row);
        Event event = new Event();
        event.item = row;
        table().notifyListeners(SWT.Selection, event);
        table().notifyListeners(SWT.DefaultSelection, event);
        Tree explanation = Screen.control("the explanation", window.area(Window.EXPLAIN), Tree.class, any -> true);
        Screen.await("how it comes about",
                () -> explanation.getItemCount() == 1 && explanation.getItem(0).getText().startsWith(metric.label()));
        assertEquals("= " + metric.derivation().formula(), explanation.getItem(0).getText(2));
        assertEquals(metric.derivation().inputs().size(), explanation.getItem(0).getItemCount());
    }

    @Test
    void theMostImportantNumberIsExplainedByItsName() {
        AnalysisResult expected = analysed();
        run();
        Metric time = expected.metric("step_time_s").orElseThrow();
        click(Screen.control("the number", window.area(Window.RESULTS), Link.class,
                link -> link.getText().equals("<a>" + time.label() + "</a>")));
        Screen.await("its explanation", () -> Window.shows(window.area(Window.EXPLAIN), time.derivation().label()));
    }

    @Test
    void aClickOnAPartOfABarLeadsToWhatItIsAbout() {
        run();
        select("Breakdown");
        design.select("Storage");
        Canvas chart = Screen.control("the chart", tabs().getSelection().getControl(), Canvas.class,
                canvas -> canvas.getParent() instanceof ScrolledComposite && canvas.getClass() == Canvas.class);
        Event event = new Event();
        event.button = 1;
        event.x = 20;
        // The first bar, the step time of the job, stands below the title of the chart.
        Screen.await("the job", () -> {
            event.y += 10;
            chart.notifyListeners(SWT.MouseDown, event);
            Screen.settle();
            return design.selected().startsWith("Pre-training");
        });
    }

    @Test
    void inALowViewAChartKeepsAReadableHeightAndIsScrolledTo() {
        run();
        Shell shell = window.shell();
        Point before = shell.getSize();
        try {
            shell.setSize(before.x, before.y / 2);
            Screen.await("the low view", () -> scrolled().getVerticalBar().isVisible());
            int lines = tabs().getSize().y / new PixelConverter(tabs()).convertHeightInCharsToPixels(1);
            assertTrue(lines >= 8, () -> "lines left for the chart: " + lines);
            assertEquals(SWT.TOP, tabs().getTabPosition());
        } finally {
            shell.setSize(before);
        }
        Screen.await("the tabs below again", () -> tabs().getTabPosition() == SWT.BOTTOM);
    }

    /** What holds figures and tabs. */
    private ScrolledComposite scrolled() {
        return (ScrolledComposite) tabs().getParent().getParent();
    }

    @Test
    void findingsCanBeFiltered() {
        run();
        select("Findings");
        int all = table().getItemCount();
        Text filter = Screen.control("the filter", tabs().getSelection().getControl(), Text.class, any -> true);
        filter.setText("storage");
        Screen.await("fewer findings", () -> table().getItemCount() > 0 && table().getItemCount() < all);
        for (TableItem row : table().getItems()) {
            assertTrue(row.getText(0).concat(row.getText(1)).concat(row.getText(2)).toLowerCase(Locale.ROOT)
                    .contains("storage"), row.getText(0));
        }
        filter.setText("");
        assertEquals(all, table().getItemCount());
        ToolBar severities = Screen.control("the severities", tabs().getSelection().getControl(), ToolBar.class,
                any -> true);
        for (ToolItem severity : severities.getItems()) {
            severity.setSelection(false);
            severity.notifyListeners(SWT.Selection, new Event());
        }
        assertEquals(0, table().getItemCount());
    }

    @Test
    void analysesWhileEditingWhenThatIsSwitchedOn() {
        ToolItem live = window.tool("Analyse While Editing");
        live.setSelection(true);
        live.notifyListeners(SWT.Selection, new Event());
        try {
            Screen.await("results without asking", () -> figures().size() > 1 && !busy());
            List<String> before = figures();
            design.select("DGX H100").enter("count", "256");
            Screen.await("other results without asking", () -> !figures().equals(before) && !busy()
                    && results().stream().noneMatch(text -> text.contains("changed since")));
        } finally {
            window.tool("Analyse While Editing").setSelection(false);
            window.tool("Analyse While Editing").notifyListeners(SWT.Selection, new Event());
        }
        List<String> before = figures();
        design.enter("count", "128");
        Screen.await("the warning", () -> results().stream().anyMatch(text -> text.contains("changed since")));
        assertEquals(before, figures());
    }

    @Test
    void enginesNeverWorkOnTheThreadOfTheWindow() {
        List<Thread> threads = new CopyOnWriteArrayList<>();
        AnalysisEngine watching = new NamedEngine("watching", progress -> {
            threads.add(Thread.currentThread());
            return AnalysisResult.EMPTY;
        });
        ServiceRegistration<AnalysisEngine> registration = context().registerService(AnalysisEngine.class, watching,
                null);
        try {
            run();
            assertEquals(1, threads.size());
            assertNotSame(Screen.display().getThread(), threads.get(0));
        } finally {
            registration.unregister();
        }
    }

    @Test
    void anEngineThatFailsIsAFinding() {
        ServiceRegistration<AnalysisEngine> registration = context().registerService(AnalysisEngine.class,
                new NamedEngine("failing", progress -> {
                    throw new IllegalStateException("out of luck");
                }), null);
        try {
            run();
            select("Findings");
            TableItem row = Screen.await("the finding", () -> Arrays.stream(table().getItems())
                    .filter(item -> item.getText(0).contains("out of luck")).findFirst());
            assertFalse(row.getText(1).isEmpty(), "what to do");
        } finally {
            registration.unregister();
        }
    }

    @Test
    void findingsLeadToTheirElement() {
        run();
        select("Findings");
        TableItem finding = Screen.await("a finding about a fabric", () -> Arrays.stream(table().getItems())
                .filter(row -> row.getText(2).equals("storage")).findFirst());
        table().setSelection(finding);
        Event event = new Event();
        event.item = finding;
        table().notifyListeners(SWT.Selection, event);
        table().notifyListeners(SWT.DefaultSelection, event);
        Screen.await("the fabric", () -> design.selected().startsWith("Storage"));
    }

    @Test
    void resultsSayWhenTheDesignHasChangedSince() {
        run();
        design.select("DGX H100").enter("description", "Words change no number.");
        design.enter("count", "256");
        Link stale = Screen.control("the warning", window.area(Window.RESULTS), Link.class,
                link -> link.getText().contains("has changed since"));
        String before = results().toString();
        stale.notifyListeners(SWT.Selection, new Event());
        Screen.await("new results", () -> !results().toString().equals(before)
                && results().stream().noneMatch(text -> text.contains("changed since") || text.contains("Cancel")));
        window.page().activate(design.part());
        window.choose("Edit", "Undo");
        Screen.await("the warning again", () -> results().stream().anyMatch(text -> text.contains("changed since")));
    }

    @Test
    void aDesignWithErrorsSaysSoInPlaceOfNumbers() {
        design.select("DGX H100").enter("count", "12");
        window.press("Run Analysis");
        Screen.await("the reason", () -> results().stream().anyMatch(text -> text.contains("Nothing was analysed")));
        assertTrue(tabs().getSelection().getText().startsWith("Findings"));
        assertTrue(table().getItemCount() > 0);
    }

    @Test
    void aDesignThatIsEmptySaysWhatItLacks() throws IOException {
        window.page().activate(window.open(project.copy("empty")).part());
        window.press("Run Analysis");
        Screen.await("the reason", () -> results().stream()
                .anyMatch(text -> text.contains("Nothing was analysed: the design has no scenario.")));
        assertEquals(List.of(), Screen.controls(window.area(Window.RESULTS), Combo.class, any -> true),
                "there is no scenario to choose");
    }

    @Test
    void aRunningAnalysisCanBeCancelled() {
        AtomicBoolean stop = new AtomicBoolean();
        ServiceRegistration<AnalysisEngine> registration = context().registerService(AnalysisEngine.class,
                new NamedEngine("endless", progress -> endless(stop)), null);
        try {
            window.press("Run Analysis");
            Link cancel = Screen.control("a way to cancel", window.area(Window.RESULTS), Link.class,
                    link -> link.getText().contains("Cancel"));
            Event click = new Event();
            click.text = "cancel";
            cancel.notifyListeners(SWT.Selection, click);
            Screen.settle();
            assertFalse(busy(), "the window does not wait for engines that do not hear");
        } finally {
            stop.set(true);
            registration.unregister();
        }
    }

    @Test
    void everyScenarioCanBeAnalysed() {
        design.select("Baseline").choose("Duplicate");
        Screen.await("a second scenario", () -> design.text("id").equals("baseline-2"));
        design.enter("name", "Variant");
        window.page().activate(design.part());
        run();
        Combo scenarios = Screen.control("the scenarios", window.area(Window.RESULTS), Combo.class, any -> true);
        assertEquals(List.of("Baseline (cluster)", "Variant (cluster)"), List.of(scenarios.getItems()));
        assertEquals(0, scenarios.getSelectionIndex());
        scenarios.select(1);
        scenarios.notifyListeners(SWT.Selection, new Event());
        Screen.await("the results of the second", () -> results().stream().noneMatch(text -> text.contains("Cancel"))
                && scenarios.getSelectionIndex() == 1);
    }

    /** An engine of a test. */
    private record NamedEngine(String id, Function<Progress, AnalysisResult> work) implements AnalysisEngine {

        @Override
        public String name() {
            return id;
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return work.apply(progress);
        }
    }

    /** Works on whatever it is told, so that the window cannot wait for it. */
    private static AnalysisResult endless(AtomicBoolean stop) {
        while (!stop.get()) {
            Thread.onSpinWait();
        }
        return AnalysisResult.EMPTY;
    }

    /** The large numbers. */
    private List<String> figures() {
        return results().stream().filter(text -> text.matches("[0-9.,]+\\S?\\u2009.*")).limit(4).toList();
    }

    private boolean busy() {
        return results().stream().anyMatch(text -> text.contains("Cancel"));
    }

    private static void click(Link link) {
        Event event = new Event();
        event.text = link.getText().replaceAll("<[^>]*>", "");
        link.notifyListeners(SWT.Selection, event);
    }

    private void run() {
        window.press("Run Analysis");
        Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                .isEmpty() && results().stream().noneMatch(text -> text.contains("Cancel")));
    }

    private List<String> results() {
        return org.eastwest.ui.tests.robot.Texts.of(window.area(Window.RESULTS));
    }

    private CTabFolder tabs() {
        return Screen.control("the tabs", window.area(Window.RESULTS), CTabFolder.class, any -> true);
    }

    private void select(String tab) {
        for (CTabItem item : tabs().getItems()) {
            if (item.getText().startsWith(tab)) {
                tabs().setSelection(item);
            }
        }
        assertTrue(tabs().getSelection().getText().startsWith(tab), tab);
    }

    private Table table() {
        return Screen.control("the table", tabs().getSelection().getControl().getParent(), Table.class, any -> true);
    }

    /** What the engines say, asked without the window. */
    private AnalysisResult analysed() {
        Design read = DesignFiles.load(file.getLocation().toPath()).design();
        DesignSnapshot snapshot = DesignReader.read(read, null, service(CatalogService.class).catalog()).snapshot()
                .orElseThrow();
        return service(AnalysisService.class).analyze(snapshot, Set.of(), Progress.NONE);
    }

    private static <S> S service(Class<S> type) {
        return context().getService(context().getServiceReference(type));
    }

    private static BundleContext context() {
        return FrameworkUtil.getBundle(PlatformUI.class).getBundleContext();
    }
}
