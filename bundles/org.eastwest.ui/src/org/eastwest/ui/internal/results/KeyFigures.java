// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/**
 * The figures that matter most, large, the first one largest. A click on one, or Enter on its name, explains it. Those
 * of another state of the design are faint.
 */
final class KeyFigures {

    /** From the most to the least important. */
    private static final List<String> IDS =
            List.of("step_time_s", "mfu", "exposed_fraction", "memory_bytes", "hfu");
    private static final int FALLBACK = 4;
    private static final int FIRST = 12;
    private static final int OTHERS = 5;
    private static final int GAP = 32;

    private final Composite row;
    private final LocalResourceManager resources;
    private final Consumer<Metric> explain;
    private Optional<DesignSnapshot> design = Optional.empty();
    private boolean faint;

    KeyFigures(Composite parent, Consumer<Metric> explain) {
        this.explain = explain;
        row = new Composite(parent, SWT.NONE);
        RowLayout layout = new RowLayout();
        layout.spacing = GAP;
        layout.center = false;
        layout.marginLeft = 0;
        row.setLayout(layout);
        resources = new LocalResourceManager(JFaceResources.getResources(), row);
    }

    Composite control() {
        return row;
    }

    /**
     * Shows the figures of an analysis.
     *
     * @param stale whether they are those of another state of the design
     */
    void show(AnalysisOutcome outcome, boolean stale) {
        faint = stale;
        design = outcome.snapshot();
        for (Control child : row.getChildren()) {
            child.dispose();
        }
        List<Metric> metrics = choose(outcome.result());
        for (int i = 0; i < metrics.size(); i++) {
            tile(metrics.get(i), i == 0 ? FIRST : OTHERS);
        }
        row.setVisible(!metrics.isEmpty());
        ((GridData) row.getLayoutData()).exclude = metrics.isEmpty();
        row.requestLayout();
    }

    /** The metrics that matter most; empty when there are none. */
    static List<Metric> choose(AnalysisResult result) {
        List<Metric> chosen = new ArrayList<>();
        IDS.forEach(id -> result.metric(id).ifPresent(chosen::add));
        return chosen.isEmpty() ? result.metrics().stream().limit(FALLBACK).toList() : chosen;
    }

    private void tile(Metric metric, int increase) {
        Composite tile = new Composite(row, SWT.NONE);
        tile.setLayoutData(new RowData());
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        tile.setLayout(layout);
        name(tile, metric, faint && increase == FIRST);
        label(tile, Texts.format(metric.value(), metric.unit()), font(increase, SWT.BOLD), metric);
        String note = note(metric);
        if (!note.isEmpty()) {
            label(tile, note, font(-1, SWT.NORMAL), metric);
        }
        JobMemory.of(metric, design).ifPresent(memory -> verdict(tile, memory, metric));
    }

    /** Whether the memory is enough; where it is not, no one takes the number for a good one. */
    private void verdict(Composite tile, JobMemory memory, Metric metric) {
        Composite line = new Composite(tile, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        line.setLayout(layout);
        if (!memory.fits()) {
            new Label(line, SWT.NONE).setImage(resources.create(Icon.FINDING_ERROR.descriptor()));
        }
        label(line, memory.verdict(), font(-1, memory.fits() ? SWT.NORMAL : SWT.BOLD), metric);
    }

    private static String note(Metric metric) {
        String band = metric.band().map(b -> interval(b, metric)).orElse("");
        String claim = metric.claim() ? "claim" : "";
        return band + (band.isEmpty() || claim.isEmpty() ? "" : ", ") + claim;
    }

    private static String interval(Band band, Metric metric) {
        return Texts.format(band.low(), metric.unit()) + " to " + Texts.format(band.high(), metric.unit());
    }

    private void name(Composite tile, Metric metric, boolean before) {
        Link name = new Link(tile, SWT.NONE);
        name.setText("<a>" + metric.label().replace("&", "&&") + "</a>" + (before ? " before the change" : ""));
        name.setToolTipText(GlossaryTips.explain(metric.label()).map(words -> words + "\n").orElse("") + hint(metric));
        name.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> explain.accept(metric)));
    }

    private static String hint(Metric metric) {
        return "Click to see how " + metric.label() + " comes about";
    }

    private void label(Composite tile, String text, Font font, Metric metric) {
        Label label = new Label(tile, SWT.NONE);
        label.setText(text.replace("&", "&&"));
        label.setFont(font);
        label.setToolTipText(hint(metric));
        if (faint) {
            label.setForeground(label.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
        }
        label.setCursor(label.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        label.addMouseListener(MouseListener.mouseUpAdapter(event -> explain.accept(metric)));
    }

    private Font font(int increase, int style) {
        return resources.create(FontDescriptor.createFrom(JFaceResources.getDefaultFont()).increaseHeight(increase)
                .setStyle(style));
    }
}
