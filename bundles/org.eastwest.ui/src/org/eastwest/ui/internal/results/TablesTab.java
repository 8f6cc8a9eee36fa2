// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The tables of a result: their titles at the left, the selected one at the right. */
final class TablesTab {

    private static final int[] WEIGHTS = {28, 72};

    private final SashForm sash;
    private final TableViewer titles;
    private final Composite content;

    TablesTab(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        titles = new TableViewer(sash, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        titles.setContentProvider(ArrayContentProvider.getInstance());
        titles.setLabelProvider(LabelProvider.createTextProvider(table -> ((Table) table).title()));
        titles.addSelectionChangedListener(event -> showSelected());
        content = new Composite(sash, SWT.NONE);
        content.setLayout(new FillLayout());
        sash.setWeights(WEIGHTS);
    }

    Composite control() {
        return sash;
    }

    void show(List<Table> tables) {
        int selected = Math.max(0, titles.getTable().getSelectionIndex());
        titles.setInput(tables);
        if (tables.isEmpty()) {
            showSelected();
        } else {
            titles.setSelection(new StructuredSelection(tables.get(Math.min(selected, tables.size() - 1))));
        }
    }

    private void showSelected() {
        for (Control child : content.getChildren()) {
            child.dispose();
        }
        if (titles.getStructuredSelection().getFirstElement() instanceof Table table) {
            create(content, table);
        }
        content.layout(true, true);
    }

    /** Shows one table. */
    static Composite create(Composite parent, Table table) {
        Columns<List<Table.Cell>> columns = new Columns<>(parent);
        for (int i = 0; i < table.columns().size(); i++) {
            Table.Column column = table.columns().get(i);
            int index = i;
            if (column.unit() == null) {
                columns.text(column.label(), row -> text(row.get(index), column));
            } else {
                columns.number(column.label(), row -> text(row.get(index), column));
            }
        }
        columns.show(table.rows());
        return columns.control();
    }

    private static String text(Table.Cell cell, Table.Column column) {
        if (cell instanceof Table.Text text) {
            return text.value();
        }
        Table.Number number = (Table.Number) cell;
        String value = column.unit() == null ? String.valueOf(number.value())
                : Texts.format(number.value(), column.unit());
        return number.claim() ? value + ", claim" : value;
    }
}
