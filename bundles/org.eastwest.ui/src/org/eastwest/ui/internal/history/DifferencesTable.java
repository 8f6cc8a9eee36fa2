// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.history;

import java.util.List;
import java.util.function.Function;
import org.eastwest.ui.internal.history.DesignDifferences.Difference;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** A table of what differs between two states of a design. */
public final class DifferencesTable {

    private static final int LEAST = 80;

    private final Composite area;
    private final TableViewer table;
    private final TableColumnLayout layout = new TableColumnLayout();

    /**
     * @param before title of the column of the first state
     * @param after  title of the column of the second one
     */
    public DifferencesTable(Composite parent, String before, String after) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        table = new TableViewer(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Element", Difference::element, 4);
        column("What", Difference::feature, 2);
        column(before, Difference::before, 2);
        column(after, Difference::after, 2);
    }

    private void column(String title, Function<Difference, String> text, int weight) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(title);
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(row -> text.apply((Difference) row)));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, LEAST, true));
    }

    public Control control() {
        return area;
    }

    public void show(List<Difference> differences) {
        table.setInput(differences);
    }
}
