// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Comparison;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Scroller;
import org.eastwest.ui.internal.results.EmptyHint;
import org.eastwest.ui.internal.results.StatusLine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The table of what is compared, and below or beside it the chart; before there is a table, what to do to get it. */
final class ComparePanel {
    private static final int MARGIN = 8;
    private static final int[] WEIGHTS = {58, 42};
    private static final int COLUMNS = 4;

    /** What the panel asks for. */
    interface Work {
        void compare(Mode mode);

        void draw(String metric, List<Axis> axes);

        void cancelCompare();

        void cancelDraw();

        void open(Comparison.Row row, int column);
    }

    private final Composite root;
    private final StackLayout stack = new StackLayout();
    private final EmptyHint empty;
    private final Composite content;
    private Combo modes;
    private Combo references;
    private StatusLine status;
    private SashForm sash;
    private CompareTable table;
    private SweepPanel sweep;
    private final Work work;
    private Optional<CompareOutcome> shown = Optional.empty();
    private Optional<Cells> cells = Optional.empty();

    /** What is needed first; {@link #pieces} are the rest. */
    ComparePanel(Composite parent, Work work) {
        this.work = work;
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new EmptyHint(root, this::follow);
        content = new Composite(root, SWT.NONE);
        GridLayout layout = new GridLayout(COLUMNS, false);
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN / 2;
        content.setLayout(layout);
        stack.topControl = empty.control();
    }

    /** Makes what the table and the chart need, a piece in a turn. */
    List<Runnable> pieces() {
        return List.of(this::createChoices, this::createTable, this::createChart);
    }

    private void createChoices() {
        new Label(content, SWT.NONE).setText("&Compare");
        modes = new Combo(content, SWT.DROP_DOWN | SWT.READ_ONLY);
        for (Mode mode : Mode.values()) {
            modes.add(mode.label());
        }
        modes.select(0);
        modes.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                event -> work.compare(Mode.values()[modes.getSelectionIndex()])));
        new Label(content, SWT.NONE).setText("&with");
        references = new Combo(content, SWT.DROP_DOWN | SWT.READ_ONLY);
        references.setToolTipText("The column that the others are compared with");
        references.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                event -> refer(references.getSelectionIndex())));
        status = new StatusLine(content);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, COLUMNS, 1));
        status.hide();
    }

    private void createTable() {
        sash = new SashForm(content, SWT.HORIZONTAL | SWT.SMOOTH);
        sash.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, COLUMNS, 1));
        table = new CompareTable(sash, this::refer, work::open);
    }

    private void createChart() {
        new Scroller(sash, area -> {
            sweep = new SweepPanel(area, work::draw, work::cancelDraw);
            return sweep.control();
        });
        sash.setWeights(WEIGHTS);
        sash.addControlListener(ControlListener.controlResizedAdapter(event -> turn()));
    }

    /** Below each other where the view is high or narrow, beside each other where it is wide. */
    private void turn() {
        Point size = sash.getSize();
        boolean fits = size.x * WEIGHTS[1] / 100 >= sweep.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
        int wanted = fits && size.x > size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (sash.getOrientation() != wanted) {
            sash.setOrientation(wanted);
        }
    }

    private void follow(String link) {
        for (Mode mode : Mode.values()) {
            if (mode.name().equals(link)) {
                work.compare(mode);
            }
        }
    }

    Composite control() {
        return root;
    }

    SweepPanel sweep() {
        return sweep;
    }

    CompareTable table() {
        return table;
    }

    Optional<Cells> cells() {
        return cells;
    }

    /** Shows what to do in place of a table. */
    void hint(String words) {
        empty.show(words);
        top(empty.control());
    }

    private void top(Composite control) {
        if (stack.topControl != control) {
            stack.topControl = control;
            root.layout();
        }
    }

    /** Shows the table; with nothing compared yet only the chart has something to do. */
    void show(Optional<CompareOutcome> outcome) {
        if (outcome.isPresent() && outcome.get() != shown.orElse(null)) {
            modes.select(outcome.get().mode().ordinal());
            fill(outcome.get(), 0);
        }
        shown = outcome;
        top(content);
    }

    private void fill(CompareOutcome outcome, int reference) {
        Cells made = new Cells(outcome.compared(), reference);
        cells = Optional.of(made);
        references.setItems(outcome.compared().columns().stream().map(Comparison.Column::name).toArray(String[]::new));
        references.select(reference);
        references.requestLayout();
        table.show(made);
    }

    private void refer(int reference) {
        shown.ifPresent(outcome -> fill(outcome, reference));
    }

    void running(String progress) {
        status.show(Icon.FINDING_NOTE, "Comparing" + (progress.isEmpty() ? "" : ": " + progress) + ". <a>Cancel</a>",
                work::cancelCompare);
    }

    void stale() {
        status.show(Icon.FINDING_WARNING, "The design has changed since. <a>Compare again</a>",
                () -> shown.ifPresent(outcome -> work.compare(outcome.mode())));
    }

    void fresh() {
        status.hide();
    }

    void setFocus() {
        if (stack.topControl == content) {
            table.control().setFocus();
        } else {
            empty.setFocus();
        }
    }
}
