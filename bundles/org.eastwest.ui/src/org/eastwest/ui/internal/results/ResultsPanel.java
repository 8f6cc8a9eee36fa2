// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
import org.eastwest.ui.internal.session.DesignCheck;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;

/** The figures, charts and tables of an outcome; before there is one, what to do to get it. */
final class ResultsPanel {

    private static final int MARGIN = 8;
    private static final int HINT_WIDTH = 480;
    private static final String TRANSPORTS = "transports";

    private final Composite root;
    private final StackLayout stack = new StackLayout();
    private final Composite empty;
    private final Link hint;
    private final Composite results;
    private final Combo scenarios;
    private final StatusLine status;
    private final KeyFigures figures;
    private final CTabFolder tabs;
    private final ChartCanvas chart;
    private final MetricsTab metrics;
    private final FindingsTab findings;
    private final TablesTab tables;
    private final CTabItem metricsTab;
    private final CTabItem findingsTab;
    private final Consumer<String> run;
    private final Runnable cancel;
    private AnalysisOutcome shown;
    private List<String> scenarioIds = List.of();
    private Optional<CTabItem> transports = Optional.empty();

    /**
     * @param run         analyses the scenario of this id, null for the first
     * @param cancel      ends the analysis under way
     * @param showElement leads to an element of the design
     */
    ResultsPanel(Composite parent, Consumer<String> run, Runnable cancel, Consumer<String> showElement) {
        this.run = run;
        this.cancel = cancel;
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new Composite(root, SWT.NONE);
        hint = createHint();
        results = new Composite(root, SWT.NONE);
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
                event -> run.accept(scenarioIds.get(scenarios.getSelectionIndex()))));
        status = new StatusLine(results);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        tabs = new CTabFolder(results, SWT.BOTTOM | SWT.FLAT);
        tabs.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        chart = new ChartCanvas(tabs, "No analysis splits anything into parts in this scenario.", key -> {
        });
        metrics = new MetricsTab(tabs);
        tables = new TablesTab(tabs);
        findings = new FindingsTab(tabs, showElement);
        tab("Breakdown", chart.control());
        metricsTab = tab("Metrics", metrics.control());
        tab("Tables", tables.control());
        findingsTab = tab("Findings", findings.control());
        tabs.setSelection(0);
        stack.topControl = empty;
    }

    private CTabItem tab(String title, Control content) {
        CTabItem tab = new CTabItem(tabs, SWT.NONE);
        tab.setText(title);
        tab.setControl(content);
        return tab;
    }

    private Link createHint() {
        GridLayout layout = new GridLayout();
        layout.marginWidth = 2 * MARGIN;
        layout.marginHeight = 2 * MARGIN;
        empty.setLayout(layout);
        Link text = new Link(empty, SWT.WRAP);
        GridData data = new GridData(SWT.BEGINNING, SWT.BEGINNING, false, false);
        data.widthHint = HINT_WIDTH;
        text.setLayoutData(data);
        text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            if (event.text.equals("run")) {
                run.accept(null);
            } else {
                cancel.run();
            }
        }));
        return text;
    }

    void setFocus() {
        (stack.topControl == empty ? hint : tabs).setFocus();
    }

    /**
     * Shows what there is.
     *
     * @param session the design that is being edited
     * @param outcome its last analysis
     * @param running whether another one is under way
     */
    void show(Optional<DesignSession> session, Optional<AnalysisOutcome> outcome, boolean running) {
        if (root.isDisposed()) {
            return;
        }
        if (session.isPresent() && outcome.isPresent()) {
            showScenarios(session.get(), outcome.get());
            if (outcome.get() != shown) {
                shown = outcome.get();
                showResult(shown);
            }
            showStatus(session.get(), shown, running);
        } else {
            shown = null;
            showHint(session, running);
        }
        Composite top = session.isPresent() && outcome.isPresent() ? results : empty;
        if (stack.topControl != top) {
            stack.topControl = top;
            root.layout();
        }
    }

    private void showHint(Optional<DesignSession> session, boolean running) {
        String text;
        if (running) {
            text = "Analysing... <a href=\"cancel\">Cancel</a>";
        } else if (session.isEmpty()) {
            text = "Open a design from the Project Explorer, then choose Run Analysis: step time, MFU, memory, exposed "
                    + "communication and a comparison of transports appear here.";
        } else if (session.get().design().isEmpty()) {
            text = "This file cannot be read as a design; its editor says why.";
        } else {
            text = "This design has not been analysed yet.\n\n<a href=\"run\">Run Analysis</a> (F9) shows its step "
                    + "time, MFU, memory, exposed communication and a comparison of transports here.";
        }
        if (!text.equals(hint.getText())) {
            hint.setText(text);
            empty.layout();
        }
    }

    private void showScenarios(DesignSession session, AnalysisOutcome outcome) {
        List<Scenario> all = session.design().map(Design::getScenarios).map(List::<Scenario>copyOf).orElse(List.of());
        List<String> ids = all.stream().map(Scenario::getId).toList();
        if (!ids.equals(scenarioIds)) {
            scenarioIds = ids;
            scenarios.setItems(all.stream().map(DesignLabels::text).toArray(String[]::new));
        }
        String id = outcome.snapshot().map(s -> s.scenarioId()).orElse(outcome.scenarioId());
        scenarios.select(Math.max(0, ids.indexOf(id)));
        scenarios.setVisible(ids.size() > 1);
        ((GridData) scenarios.getLayoutData()).exclude = ids.size() <= 1;
    }

    private void showStatus(DesignSession session, AnalysisOutcome outcome, boolean running) {
        if (running) {
            status.show(Icon.RUN_ANALYSIS, "Analysing... <a>Cancel</a>", cancel);
        } else if (stale(session.check(), outcome)) {
            status.show(Icon.FINDING_WARNING, "The design has changed since this analysis. <a>Run it again</a>",
                    () -> run.accept(outcome.scenarioId()));
        } else if (outcome.snapshot().isEmpty()) {
            long errors = outcome.findings().stream().filter(f -> f.severity() == Severity.ERROR).count();
            status.show(Icon.FINDING_ERROR, "Nothing was analysed: the design has " + count(errors, "error")
                    + ". Mend what the findings name, then <a>run the analysis again</a>.",
                    () -> run.accept(outcome.scenarioId()));
        } else {
            status.hide();
        }
        results.layout(true);
    }

    /** Whether engines would now be given something else. */
    private static boolean stale(DesignCheck check, AnalysisOutcome outcome) {
        if (check == DesignCheck.NONE || outcome.snapshot().isEmpty()) {
            return false;
        }
        return !outcome.snapshot().get().equals(check.snapshots().get(outcome.snapshot().get().scenarioId()));
    }

    private static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private void showResult(AnalysisOutcome outcome) {
        AnalysisResult result = outcome.result();
        figures.show(result);
        chart.show(result.breakdowns().stream().map(breakdown -> bar(breakdown, result)).toList());
        metrics.show(result);
        showTransports(result.table(TRANSPORTS));
        tables.show(result.tables().stream().filter(table -> !table.id().equals(TRANSPORTS)).toList());
        List<Finding> all = outcome.findings();
        findings.show(all);
        findingsTab.setText(all.isEmpty() ? "Findings" : "Findings (" + all.size() + ")");
        if (outcome.snapshot().isEmpty()) {
            tabs.setSelection(findingsTab);
        }
    }

    /** A breakdown says in its title what is to be seen. */
    private static Chart bar(Breakdown breakdown, AnalysisResult result) {
        Optional<Metric> total = result.metrics().stream().filter(metric -> metric.unit() == breakdown.unit()
                && metric.element().equals(breakdown.element()) && metric.value() == breakdown.total()).findFirst();
        return StackedBar.of(breakdown, breakdown.title(), total.flatMap(Metric::band), Optional.empty());
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
            tab.setControl(TablesTab.create(tabs, present));
            return tab;
        });
        tabs.setSelection(wasSelected ? transports.orElse(tabs.getItem(0)) : selected);
    }

    private void explain(Metric metric) {
        tabs.setSelection(metricsTab);
        metrics.select(metric);
    }
}
