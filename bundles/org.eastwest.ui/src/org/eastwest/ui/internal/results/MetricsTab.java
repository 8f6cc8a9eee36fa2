// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;

/** All metrics in a table and beside it how the selected one comes about. */
final class MetricsTab {

    private static final int[] WEIGHTS = {52, 48};

    private final SashForm sash;
    private final Columns<Metric> table;
    private final ExplainTree explain;

    MetricsTab(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        table = new Columns<Metric>(sash)
                .text("Metric", Metric::label)
                .number("Value", Texts::format)
                .text("Element", Metric::element);
        explain = new ExplainTree(sash);
        sash.setWeights(WEIGHTS);
        table.viewer().addSelectionChangedListener(event -> {
            if (event.getStructuredSelection().getFirstElement() instanceof Metric metric) {
                explain.show(metric);
            }
        });
    }

    Composite control() {
        return sash;
    }

    void show(AnalysisResult result) {
        List<Metric> metrics = result.metrics();
        table.show(metrics);
        if (metrics.isEmpty()) {
            explain.clear();
        } else {
            select(KeyFigures.choose(result).get(0));
        }
    }

    /** Shows how a metric comes about. */
    void select(Metric metric) {
        table.viewer().setSelection(new StructuredSelection(metric), true);
    }
}
