// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eastwest.reader.PlanWords;
import org.eastwest.report.chart.Scatter;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.results.ChartCanvas;
import org.eastwest.ui.internal.results.Columns;
import org.eastwest.ui.internal.results.StatusLine;
import org.eastwest.ui.internal.results.WorkAction;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;

/**
 * The plans found: the best one large, all in a table and a scatter, why others were refused, and what to do with one.
 */
final class PlansPanel {

    private static final int[] WEIGHTS = {58, 42};
    private static final int LARGER = 5;
    private static final int STEPS = 1000;
    private static final String NOTHING = "No plans yet.";

    private final Composite area;
    private final Label large;
    private final Label summary;
    private final ProgressBar progress;
    private final StatusLine status;
    private final Columns<PlanRow> table;
    private final ChartCanvas chart;
    private final Columns<Map.Entry<Refusal, Long>> refusals;
    private final Columns<Finding> findings;
    private final CTabItem refusedTab;
    private final CTabItem findingsTab;
    private final Button apply;
    private final Button applyAsScenario;
    private SearchOutcome shown;
    /** What a user selected; while that is nothing, the best plan so far is selected. */
    private Optional<TrainingPlan> chosen = Optional.empty();
    private boolean selecting;

    /** What a user can do with a plan. */
    interface Work {
        void apply(PlanRow plan);

        void applyAsScenario(PlanRow plan);
    }

    PlansPanel(Composite parent, Work work) {
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(3, false);
        layout.marginWidth = 8;
        layout.marginHeight = 4;
        area.setLayout(layout);
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), area);
        large = new Label(area, SWT.NONE);
        large.setFont(fonts.create(FontDescriptor.createFrom(JFaceResources.getDefaultFont()).increaseHeight(LARGER)
                .setStyle(SWT.BOLD)));
        large.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        progress = new ProgressBar(area, SWT.SMOOTH);
        progress.setMaximum(STEPS);
        progress.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        summary = new Label(area, SWT.WRAP);
        summary.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 3, 1));
        status = new StatusLine(area);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 3, 1));
        CTabFolder tabs = new CTabFolder(area, SWT.BOTTOM | SWT.FLAT);
        tabs.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 3, 1));
        SashForm plans = new SashForm(tabs, SWT.HORIZONTAL | SWT.SMOOTH);
        table = table(plans);
        chart = new ChartCanvas(plans, NOTHING, this::picked);
        plans.setWeights(WEIGHTS);
        refusals = new Columns<Map.Entry<Refusal, Long>>(tabs)
                .text("Why plans were refused", reason -> sentence(reason.getKey().meaning()))
                .number("Plans", reason -> count(reason.getValue()), reason -> reason.getValue())
                .text("What helps", reason -> reason.getKey().remedy());
        findings = new Columns<Finding>(tabs).text("Finding", Finding::message).text("What to do", Finding::remedy)
                .text("Code", Finding::code);
        tab(tabs, "Plans", plans);
        refusedTab = tab(tabs, "Refused", refusals.control());
        findingsTab = tab(tabs, "Findings", findings.control());
        tabs.setSelection(0);
        Composite buttons = new Composite(area, SWT.NONE);
        GridLayout row = new GridLayout(2, false);
        row.marginWidth = 0;
        row.marginHeight = 0;
        buttons.setLayout(row);
        buttons.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false, 3, 1));
        apply = button(buttons, "&Apply to Scenario", work::apply);
        applyAsScenario = button(buttons, "Apply as &New Scenario", work::applyAsScenario);
        table.viewer().addSelectionChangedListener(event -> selected());
        table.onOpen(work::apply);
        table.menu(action("&Apply to Scenario", work::apply), action("Apply as &New Scenario", work::applyAsScenario));
        refusals.menu();
        findings.menu();
        enable();
    }

    private static CTabItem tab(CTabFolder tabs, String title, Control content) {
        CTabItem tab = new CTabItem(tabs, SWT.NONE);
        tab.setText(title);
        tab.setControl(content);
        return tab;
    }

    private Button button(Composite parent, String text, Consumer<PlanRow> work) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                event -> table.selected().ifPresent(work)));
        return button;
    }

    private IAction action(String text, Consumer<PlanRow> work) {
        return new WorkAction(text, () -> table.selected().ifPresent(work));
    }

    private static Columns<PlanRow> table(Composite parent) {
        Columns<PlanRow> table = new Columns<PlanRow>(parent)
                .text("Place", PlanRow::place).sortable(Comparator.comparingInt(r -> r.rank() == 0
                        ? Integer.MAX_VALUE : r.rank()))
                .number("Step time", r -> Texts.format(r.estimate().seconds(), Unit.SECOND, r.band()),
                        r -> r.estimate().seconds())
                .number("MFU", r -> Texts.format(r.mfu(), Unit.FRACTION), r -> -r.mfu())
                .number("Memory", r -> Texts.format(r.estimate().memoryBytes(), Unit.MEMORY_BYTE),
                        r -> r.estimate().memoryBytes())
                .number("Scale-out bytes", r -> Texts.format(r.estimate().scaleOutBytes(), Unit.BYTE),
                        r -> r.estimate().scaleOutBytes());
        degree(table, "TP", PlanSnapshot::tp);
        degree(table, "PP", PlanSnapshot::pp);
        degree(table, "DP", PlanSnapshot::dp);
        degree(table, "EP", PlanSnapshot::ep);
        degree(table, "CP", PlanSnapshot::cp);
        degree(table, "Micro-batch", PlanSnapshot::microBatch);
        degree(table, "Virtual stages", PlanSnapshot::virtualStages);
        degree(table, "ZeRO", PlanSnapshot::zeroStage);
        return table.text("Recompute", r -> PlanWords.word(r.estimate().point().run().recompute()))
                .sortable(Comparator.comparing(r -> r.estimate().point().run().recompute()))
                .text("Schedule", r -> PlanWords.word(r.estimate().point().plan().schedule()))
                .sortable(Comparator.comparing(r -> r.estimate().point().plan().schedule()))
                .text("TP communication", r -> PlanWords.communication(r.estimate().point().plan()))
                .text("Overlap", r -> PlanWords.overlaps(r.estimate().point()))
                .text("Order", r -> PlanWords.words(r.estimate().point().plan().order()))
                .number("GPU time of a step", r -> Texts.format(r.gpuSeconds(), Unit.SECOND), PlanRow::gpuSeconds);
    }

    private static void degree(Columns<PlanRow> table, String name, Function<PlanSnapshot, Integer> degree) {
        table.number(name, r -> count(degree.apply(r.estimate().point().plan())),
                r -> degree.apply(r.estimate().point().plan()));
    }

    private static String count(long number) {
        return Texts.format(number, Unit.COUNT);
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    Composite control() {
        return area;
    }

    void setFocus() {
        table.viewer().getTable().setFocus();
    }

    /** The selected plan. */
    Optional<PlanRow> selection() {
        return table.selected();
    }

    /** Tells something about the plans shown; an empty text tells nothing. */
    void tell(Icon icon, String message, Runnable work) {
        if (message.isEmpty()) {
            status.hide();
        } else {
            status.show(icon, message, work);
        }
    }

    /**
     * Shows plans.
     *
     * @param searching whether more are to come
     */
    void show(SearchOutcome outcome, boolean searching) {
        if (shown == null || shown.question() != outcome.question()) {
            chosen = Optional.empty();
        }
        boolean sameRows = shown != null && shown.rows().equals(outcome.rows());
        shown = outcome;
        large.setText(outcome.best().map(best -> Texts.format(best.estimate().seconds(), Unit.SECOND, best.band()))
                .orElse(searching ? "" : "No plan fits"));
        summary.setText(summary(outcome));
        if (progress.getVisible() != searching) {
            progress.setVisible(searching);
            ((GridData) progress.getLayoutData()).exclude = !searching;
            progress.requestLayout();
        }
        progress.setSelection(outcome.space() == 0 ? 0 : (int) (STEPS * outcome.done() / outcome.space()));
        if (!sameRows) {
            selecting = true;
            table.show(outcome.rows());
            chosen.flatMap(plan -> outcome.rows().stream().filter(row -> row.estimate().point().equals(plan))
                    .findFirst()).or(outcome::best).ifPresent(this::select);
            selecting = false;
            draw();
        }
        refusals.show(List.copyOf(outcome.refused().entrySet()));
        findings.show(outcome.findings());
        refusedTab.setText(tabTitle("Refused", outcome.refusedInAll()));
        findingsTab.setText(tabTitle("Findings", outcome.findings().size()));
        enable();
        area.layout(true);
    }

    private static String tabTitle(String name, long count) {
        return count == 0 ? name : name + " (" + count(count) + ")";
    }

    private static String summary(SearchOutcome outcome) {
        String counts = count(outcome.done()) + " of " + count(outcome.space()) + " plans: "
                + count(outcome.evaluated()) + " evaluated, " + count(outcome.refusedInAll()) + " refused, "
                + count(outcome.pruned()) + " left out since others like them are better.";
        return outcome.best().flatMap(best -> outcome.own().map(own -> versus(best, own) + " ")).orElse("") + counts;
    }

    /** How the best plan stands beside the plan in force. */
    private static String versus(PlanRow best, PlanRow own) {
        double change = best.estimate().seconds() / own.estimate().seconds() - 1;
        if (best.own()) {
            return "The plan in force is the best one.";
        }
        return Texts.format(Math.abs(change), Unit.FRACTION) + (change < 0 ? " less" : " more")
                + " a step than the plan in force.";
    }

    private void draw() {
        List<Scatter.Point> points = shown.rows().stream().map(row -> new Scatter.Point(row.key(),
                row.own() ? "Plan in force" : row.rank() == 1 ? "Best: " + row.name() : row.name(),
                row.estimate().seconds(), row.estimate().memoryBytes(), row.own() || row.rank() == 1)).toList();
        List<Scatter.Limit> limits = Double.isFinite(shown.limitBytes())
                ? List.of(new Scatter.Limit("Memory less the margin", shown.limitBytes(), false)) : List.of();
        Scatter scatter = new Scatter("Step time against memory of the fullest GPU",
                new Scatter.Measure("Step time", Unit.SECOND), new Scatter.Measure("Memory", Unit.MEMORY_BYTE), points,
                limits, table.selected().map(PlanRow::key).orElse(""));
        chart.show(points.isEmpty() ? List.of() : List.of(scatter));
    }

    private void picked(String key) {
        shown.row(key).ifPresent(this::select);
        setFocus();
    }

    private void select(PlanRow row) {
        table.viewer().setSelection(new StructuredSelection(row), true);
    }

    private void selected() {
        if (!selecting && shown != null) {
            chosen = table.selected().map(row -> row.estimate().point());
            draw();
            enable();
        }
    }

    private void enable() {
        boolean can = shown != null && shown.finished() && table.selected().isPresent();
        apply.setEnabled(can && !table.selected().get().own());
        applyAsScenario.setEnabled(can);
    }
}
