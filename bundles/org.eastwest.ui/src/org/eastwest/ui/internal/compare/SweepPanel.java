// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.report.chart.Chart;
import org.eastwest.ui.internal.Combos;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.results.ChartCanvas;
import org.eastwest.ui.internal.results.StatusLine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;

/** A metric over something: what to draw, and the chart. */
final class SweepPanel {
    private static final int COLUMNS = 4;
    private static final int METRIC_WIDTH = 120;
    /** Of the chart in a low view, which is scrolled then. */
    private static final int CHART_HEIGHT = 160;

    private final Composite root;
    private final Combo metric;
    private final AxisField along;
    private final AxisField lines;
    private final Button compute;
    private final StatusLine status;
    private final ChartCanvas canvas;
    private final Runnable cancel;
    private List<Measure> measures = List.of();
    private Optional<Chart> chart = Optional.empty();
    private boolean running;

    /** A metric that can be chosen. */
    record Measure(String label, String name) {
    }

    /**
     * Creates the controls.
     *
     * @param draw   gets metric and axes when the chart is wanted
     * @param cancel ends the computation under way
     */
    SweepPanel(Composite parent, BiConsumer<String, List<Axis>> draw, Runnable cancel) {
        this.cancel = cancel;
        root = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(COLUMNS, false);
        layout.marginHeight = 0;
        root.setLayout(layout);
        new Label(root, SWT.NONE).setText("&Number");
        metric = new Combo(root, SWT.DROP_DOWN | SWT.READ_ONLY);
        GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1);
        data.widthHint = METRIC_WIDTH;
        metric.setLayoutData(data);
        Combos.tellWhole(metric);
        compute = new Button(root, SWT.PUSH);
        compute.setText("&Draw");
        compute.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, false, false));
        along = new AxisField(root, "O&ver", false, this::changed);
        lines = new AxisField(root, "A line &for each", true, this::changed);
        status = new StatusLine(root);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, COLUMNS, 1));
        canvas = new ChartCanvas(root, "Draw shows the number over what you choose.", key -> {
        });
        GridData rest = new GridData(SWT.FILL, SWT.FILL, true, true, COLUMNS, 1);
        rest.heightHint = CHART_HEIGHT;
        canvas.control().setLayoutData(rest);
        compute.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> draw(draw)));
        status.hide();
    }

    Composite control() {
        return root;
    }

    AxisField along() {
        return along;
    }

    AxisField lines() {
        return lines;
    }

    /** Offers metrics; keeps the chosen one where it is still there. */
    void offer(List<Measure> offered) {
        if (offered.equals(measures)) {
            return;
        }
        Optional<Measure> before = chosen();
        measures = List.copyOf(offered);
        metric.setItems(offered.stream().map(Measure::label).toArray(String[]::new));
        metric.select(Math.max(0, before.map(b -> offered.stream().map(Measure::name).toList().indexOf(b.name()))
                .orElse(0)));
    }

    /** Chooses a metric by its name. */
    void choose(String name) {
        int index = measures.stream().map(Measure::name).toList().indexOf(name);
        if (index >= 0) {
            metric.select(index);
            changed();
        }
    }

    private Optional<Measure> chosen() {
        int index = metric.getSelectionIndex();
        return index >= 0 && index < measures.size() ? Optional.of(measures.get(index)) : Optional.empty();
    }

    private void draw(BiConsumer<String, List<Axis>> draw) {
        try {
            List<Axis> axes = new ArrayList<>(Stream.of(along.axis(), lines.axis()).flatMap(Optional::stream).toList());
            chosen().ifPresent(m -> draw.accept(m.name(), axes));
        } catch (IllegalArgumentException wrong) {
            status.show(Icon.FINDING_ERROR, escape(wrong.getMessage()), () -> {
            });
        }
    }

    private void changed() {
        if (!running && chart.isPresent()) {
            status.show(Icon.FINDING_NOTE, "The chart shows what was chosen before. Draw shows the present choice.",
                    () -> {
                    });
        }
    }

    /** Says how far it is, with a way to cancel. */
    void running(String progress) {
        running = true;
        compute.setEnabled(false);
        status.show(Icon.FINDING_NOTE, "Computing" + (progress.isEmpty() ? "" : ": " + escape(progress))
                + ". <a>Cancel</a>", cancel);
    }

    /** Ends it without a chart. */
    void cancelled() {
        running = false;
        compute.setEnabled(true);
        status.hide();
    }

    void show(SweepJob.Drawn drawn) {
        cancelled();
        chart = drawn.chart();
        canvas.show(drawn.chart().stream().toList());
        if (!drawn.reason().isEmpty()) {
            status.show(drawn.chart().isEmpty() ? Icon.FINDING_ERROR : Icon.FINDING_WARNING, escape(drawn.reason()),
                    () -> {
                    });
        }
    }

    /** Says that the design is another one now. */
    void stale() {
        if (!running && chart.isPresent()) {
            status.show(Icon.FINDING_WARNING, "The design has changed since. <a>Draw again</a>",
                    () -> compute.notifyListeners(SWT.Selection, new Event()));
        }
    }

    /** Links take ampersands as mnemonics. */
    private static String escape(String text) {
        return text.replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a");
    }

    Optional<Chart> chart() {
        return chart;
    }

    void setFocus() {
        metric.setFocus();
    }
}
