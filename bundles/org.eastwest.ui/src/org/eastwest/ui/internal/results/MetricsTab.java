// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;

/** All metrics in a table. A click shows the element, a double click or Enter explains the number. */
final class MetricsTab {

    private final Composite area;
    private final FilterField filter;
    private final Columns<Metric> table;

    /**
     * @param reveal  shows an element of the design
     * @param go      goes to it
     * @param select  told which metric is selected
     * @param explain shows how a metric comes about
     */
    MetricsTab(Composite parent, Consumer<String> reveal, Consumer<String> go, Consumer<Metric> select,
            Consumer<Metric> explain) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout());
        filter = new FilterField(area, "Show metrics with these words", this::filter);
        filter.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        table = new Columns<Metric>(area)
                .text("Metric", Metric::label).sortable(Comparator.comparing(Metric::label))
                .number("Value", Texts::format)
                .text("Element", Metric::element).sortable(Comparator.comparing(Metric::element));
        table.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        table.viewer().addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                Metric metric = (Metric) element;
                return filter.matches(metric.label(), metric.element(), metric.id());
            }
        });
        table.viewer().addSelectionChangedListener(event -> selected().ifPresent(select));
        table.onClick(metric -> reveal.accept(metric.element()));
        table.onOpen(explain);
        table.menu(action("&Explain", explain), action("&Go to Element", metric -> go.accept(metric.element())));
    }

    private IAction action(String text, Consumer<Metric> work) {
        return new WorkAction(text, () -> selected().ifPresent(work));
    }

    private void filter() {
        table.viewer().refresh();
    }

    Composite control() {
        return area;
    }

    /** Shows metrics; the one that was selected stays so where there still is one of its name. */
    void show(List<Metric> metrics) {
        Optional<Metric> before = selected();
        table.show(metrics);
        before.flatMap(old -> metrics.stream().filter(m -> m.id().equals(old.id())
                && m.element().equals(old.element())).findFirst()).ifPresent(this::select);
    }

    Optional<Metric> selected() {
        return table.selected();
    }

    void select(Metric metric) {
        table.viewer().setSelection(new StructuredSelection(metric), true);
    }
}
