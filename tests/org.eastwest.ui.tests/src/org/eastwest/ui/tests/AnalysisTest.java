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
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

class AnalysisTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Analysed");
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
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
        for (TableItem row : table().getItems()) {
            if (row.getText(0).equals(metric.label())) {
                table().setSelection(row);
                Event event = new Event();
                event.item = row;
                table().notifyListeners(SWT.Selection, event);
            }
        }
        Tree explanation = Screen.control("the explanation", window.area(Window.RESULTS), Tree.class, any -> true);
        Screen.await("how it comes about",
                () -> explanation.getItemCount() == 1 && explanation.getItem(0).getText().startsWith(metric.label()));
        assertEquals("= " + metric.derivation().formula(), explanation.getItem(0).getText(2));
        assertEquals(metric.derivation().inputs().size(), explanation.getItem(0).getItemCount());
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
    void aRunningAnalysisCanBeCancelled() {
        AnalysisEngine endless = new EndlessEngine();
        ServiceRegistration<AnalysisEngine> registration = context().registerService(AnalysisEngine.class, endless,
                null);
        try {
            window.press("Run Analysis");
            Link cancel = Screen.control("a way to cancel", window.area(Window.RESULTS), Link.class,
                    link -> link.getText().contains("Cancel"));
            Event click = new Event();
            click.text = "cancel";
            cancel.notifyListeners(SWT.Selection, click);
            Screen.await("the invitation to analyse", () -> results().stream()
                    .anyMatch(text -> text.contains("has not been analysed yet")));
        } finally {
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

    /** Works until it is told to stop. */
    private static final class EndlessEngine implements AnalysisEngine {

        @Override
        public String id() {
            return "endless";
        }

        @Override
        public String name() {
            return "Endless";
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            while (true) {
                progress.check();
                Thread.onSpinWait();
            }
        }
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
