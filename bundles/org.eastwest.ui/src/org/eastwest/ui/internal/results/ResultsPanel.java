// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.StackedBar;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Table;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Scroller;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The figures, charts and tables of an outcome; before there is one, what to do to get it. */
final class ResultsPanel {

    private static final int MARGIN = 8;
    /** Lines that are left for a chart or a table in a low view; the rest is scrolled. */
    private static final int LEAST_LINES = 8;
    private static final String TRANSPORTS = "transports";

    private final Work work;
    private final Composite root;
    private final StackLayout stack = new StackLayout();
    private final EmptyHint empty;
    private final Scroller scroller;
    private Composite results;
    private final Combo scenarios;
    private final StatusLine status;
    private final KeyFigures figures;
    private final CTabFolder tabs;
    private final ChartCanvas chart;
    private final MetricsTab metrics;
    private final FindingsTab findings;
    private final TablesTab tables;
    private final CTabItem chartTab;
    private final CTabItem metricsTab;
    private final CTabItem tablesTab;
    private final CTabItem findingsTab;
    private final Map<String, Breakdown> picks = new HashMap<>();
    private final Map<CTabItem, Runnable> unfilled = new HashMap<>();
    private AnalysisOutcome shown;
    private boolean shownStale;
    /** Null before the first result. */
    private List<String> scenarioIds;
    private Optional<CTabItem> transports = Optional.empty();

    /** What a user can ask for. */
    interface Work {
        /**
         * Analyses a scenario.
         *
         * @param scenarioId null for the first
         */
        void run(String scenarioId);

        /** Ends the analysis under way. */
        void cancel();

        /** Shows an element in the open editors of the design. */
        void reveal(String element);

        /** Goes to an element. */
        void go(String element);

        /** A metric is looked at. */
        void select(Metric metric);

        /** Shows how a metric comes about. */
        void explain(Metric metric);
    }

    ResultsPanel(Composite parent, Work work) {
        this.work = work;
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new EmptyHint(root, link -> {
            if (link.equals("run")) {
                work.run(null);
            } else {
                work.cancel();
            }
        });
        scroller = new Scroller(root, area -> {
            results = new Composite(area, SWT.NONE);
            return results;
        });
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN / 2;
        results.setLayout(layout);
        figures = new KeyFigures(results, this::explain);
        figures.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        scenarios = new Combo(results, SWT.DROP_DOWN | SWT.READ_ONLY);
        scenarios.setLayoutData(new GridData(SWT.END, SWT.BEGINNING, false, false));
        scenarios.setToolTipText("The scenario to analyse");
        scenarios.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                event -> work.run(scenarioIds.get(scenarios.getSelectionIndex()))));
        status = new StatusLine(results);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        tabs = new CTabFolder(results, SWT.BOTTOM | SWT.FLAT);
        GridData room = new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1);
        room.heightHint = new PixelConverter(tabs).convertHeightInCharsToPixels(LEAST_LINES);
        tabs.setLayoutData(room);
        chart = new ChartCanvas(tabs, "No analysis splits anything into parts in this scenario.", this::picked);
        metrics = new MetricsTab(tabs, work::reveal, work::go, work::select, work::explain);
        tables = new TablesTab(tabs);
        findings = new FindingsTab(tabs, work::reveal, work::go);
        chartTab = tab("Breakdown", chart.control());
        metricsTab = tab("Metrics", metrics.control());
        tablesTab = tab("Tables", tables.control());
        findingsTab = tab("Findings", findings.control());
        tabs.setSelection(0);
        stack.topControl = empty.control();
        scroller.control().addControlListener(ControlListener.controlResizedAdapter(event -> placeTabs()));
    }

    private CTabItem tab(String title, Control content) {
        CTabItem tab = new CTabItem(tabs, SWT.NONE);
        tab.setText(title);
        show(tab, content);
        return tab;
    }

    private void show(CTabItem tab, Control content) {
        content.addListener(SWT.Show, event -> fill(tab));
        tab.setControl(content);
    }

    void setFocus() {
        if (stack.topControl == empty.control()) {
            empty.setFocus();
        } else {
            tabs.setFocus();
        }
    }

    /** The metric that is looked at: the selected one, else the most important one; empty when there is none. */
    Optional<Metric> metric() {
        return Optional.ofNullable(shown).flatMap(outcome -> tabs.getSelection() == metricsTab
                && metrics.selected().isPresent() ? metrics.selected()
                        : KeyFigures.choose(outcome.result()).stream().findFirst());
    }

    /**
     * Shows what there is.
     *
     * @param session  the design that is being edited
     * @param outcome  its last analysis
     * @param running  whether another one is under way
     * @param progress how far that is, in words
     */
    void show(Optional<DesignSession> session, Optional<AnalysisOutcome> outcome, boolean running, String progress) {
        if (root.isDisposed()) {
            return;
        }
        boolean has = session.isPresent() && outcome.isPresent();
        if (has) {
            boolean stale = outcome.get().stale(session.get().check());
            showScenarios(session.get(), outcome.get());
            if (outcome.get() != shown) {
                shown = outcome.get();
                shownStale = stale;
                showResult(shown);
            } else if (stale != shownStale) {
                shownStale = stale;
                figures.show(shown, stale);
            }
            showStatus(running, progress);
        } else {
            shown = null;
            empty.show(hint(session, running, progress));
        }
        Composite top = has ? scroller.control() : empty.control();
        if (stack.topControl != top) {
            stack.topControl = top;
            root.layout();
        }
        scroller.fit();
        placeTabs();
    }

    /** In a low view the names of the tabs stand above what is scrolled to. */
    private void placeTabs() {
        tabs.setTabPosition(scroller.low() ? SWT.TOP : SWT.BOTTOM);
    }

    private static String hint(Optional<DesignSession> session, boolean running, String progress) {
        if (running) {
            return analysing(progress) + " <a href=\"cancel\">Cancel</a>";
        } else if (session.isEmpty()) {
            return "Open a design from the Project Explorer, then choose Run Analysis: step time, MFU, memory, exposed "
                    + "communication and a comparison of transports appear here.";
        } else if (session.get().design().isEmpty()) {
            return "This file cannot be read as a design; its editor says why.";
        }
        return "This design has not been analysed yet.\n\n<a href=\"run\">Run Analysis</a> (F9) shows its step "
                + "time, MFU, memory, exposed communication and a comparison of transports here.";
    }

    private static String analysing(String progress) {
        return "Analysing..." + (progress.isEmpty() ? "" : " " + progress + ".");
    }

    private void showScenarios(DesignSession session, AnalysisOutcome outcome) {
        List<Scenario> all = session.design().map(Design::getScenarios).map(List::<Scenario>copyOf).orElse(List.of());
        List<String> ids = all.stream().map(Scenario::getId).toList();
        if (!ids.equals(scenarioIds)) {
            scenarioIds = ids;
            scenarios.setItems(all.stream().map(DesignLabels::text).toArray(String[]::new));
            scenarios.setVisible(ids.size() > 1);
            ((GridData) scenarios.getLayoutData()).exclude = ids.size() <= 1;
            scenarios.requestLayout();
        }
        String id = outcome.snapshot().map(s -> s.scenarioId()).orElse(outcome.scenarioId());
        int index = Math.max(0, ids.indexOf(id));
        if (scenarios.getSelectionIndex() != index) {
            scenarios.select(index);
        }
    }

    private void showStatus(boolean running, String progress) {
        if (running) {
            status.show(Icon.RUN_ANALYSIS, analysing(progress) + " <a>Cancel</a>", work::cancel);
        } else if (shownStale) {
            status.show(Icon.FINDING_WARNING, "The design has changed since this analysis of " + shown.state().text()
                    + ". <a>Run it again</a>", () -> work.run(shown.scenarioId()));
        } else if (shown.snapshot().isEmpty()) {
            long errors = shown.findings().stream().filter(f -> f.severity() == Severity.ERROR).count();
            status.show(errors == 0 ? Icon.FINDING_WARNING : Icon.FINDING_ERROR, "Nothing was analysed: the design has "
                    + (errors == 0 ? "no scenario" : count(errors, "error"))
                    + ". Do what the findings say, then <a>run the analysis again</a>.",
                    () -> work.run(shown.scenarioId()));
        } else {
            status.hide();
        }
    }

    private static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private void showResult(AnalysisOutcome outcome) {
        AnalysisResult result = outcome.result();
        figures.show(outcome, shownStale);
        picks.clear();
        result.breakdowns().forEach(breakdown -> breakdown.parts()
                .forEach(part -> picks.put(StackedBar.key(breakdown, part), breakdown)));
        List<Finding> all = outcome.findings();
        unfilled.clear();
        unfilled.put(chartTab, () -> chart.show(result.breakdowns().stream().map(b -> bar(b, outcome)).toList()));
        unfilled.put(metricsTab, () -> metrics.show(result.metrics()));
        unfilled.put(tablesTab, () -> tables.show(result.tables().stream()
                .filter(table -> !table.id().equals(TRANSPORTS)).toList()));
        unfilled.put(findingsTab, () -> findings.show(all));
        showTransports(result.table(TRANSPORTS));
        findingsTab.setText(all.isEmpty() ? "Findings" : "Findings (" + all.size() + ")");
        if (outcome.snapshot().isEmpty()) {
            tabs.setSelection(findingsTab);
        }
        fill(tabs.getSelection());
    }

    /** What a tab shows is made when it is looked at; to make all at once would hold up the window. */
    private void fill(CTabItem tab) {
        Optional.ofNullable(unfilled.remove(tab)).ifPresent(Runnable::run);
    }

    /** A breakdown says in its title what is to be seen; that of memory has a mark where the memory ends. */
    private static Chart bar(Breakdown breakdown, AnalysisOutcome outcome) {
        Optional<Metric> total = outcome.result().metrics().stream().filter(metric -> metric.unit() == breakdown.unit()
                && metric.element().equals(breakdown.element()) && metric.value() == breakdown.total()).findFirst();
        Optional<JobMemory> memory = total.flatMap(metric -> JobMemory.of(metric, outcome.snapshot()));
        return StackedBar.of(breakdown, memory.map(JobMemory::title).orElse(breakdown.title()),
                total.flatMap(Metric::band), memory.map(m -> new StackedBar.Limit("Usable memory", m.usable())));
    }

    /** A part of a bar was clicked: shows what it is about, and looks at the metric of the part where there is one. */
    private void picked(String key) {
        Breakdown breakdown = picks.get(key);
        breakdown.parts().stream().filter(part -> StackedBar.key(breakdown, part).equals(key)).findFirst()
                .flatMap(part -> shown.result().metric(part.id(), breakdown.element())).ifPresent(metric -> {
                    select(metric);
                    work.select(metric);
                });
        work.reveal(breakdown.element());
    }

    /** The comparison of transports has a tab of its own, between breakdown and metrics. */
    private void showTransports(Optional<Table> table) {
        CTabItem selected = tabs.getSelection();
        boolean wasSelected = transports.filter(tab -> tab == selected).isPresent();
        transports.ifPresent(tab -> {
            Control content = tab.getControl();
            tab.dispose();
            content.dispose();
        });
        transports = table.map(present -> {
            CTabItem tab = new CTabItem(tabs, SWT.NONE, 1);
            tab.setText("Transports");
            tab.setToolTipText(present.title());
            Composite content = new Composite(tabs, SWT.NONE);
            content.setLayout(new FillLayout());
            show(tab, content);
            unfilled.put(tab, () -> {
                TablesTab.create(content, present);
                content.layout(true, true);
            });
            return tab;
        });
        tabs.setSelection(wasSelected ? transports.orElse(tabs.getItem(0)) : selected);
    }

    private void select(Metric metric) {
        fill(metricsTab);
        metrics.select(metric);
    }

    private void explain(Metric metric) {
        select(metric);
        work.reveal(metric.element());
        work.explain(metric);
    }
}
