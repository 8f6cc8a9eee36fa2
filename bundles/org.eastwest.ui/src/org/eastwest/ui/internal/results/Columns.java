// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * A table made column by column. Long cells show in full when pointed at; selected rows are copied as text.
 *
 * @param <T> what a row is
 */
final class Columns<T> {

    private static final int PADDING = 8;
    private static final int WIDEST = 420;

    private final Composite area;
    private final TableColumnLayout layout = new TableColumnLayout();
    private final TableViewer viewer;

    Columns(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        viewer = new TableViewer(area, SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        ColumnViewerToolTipSupport.enableFor(viewer);
        viewer.getTable().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == 'c' && event.stateMask == SWT.MOD1) {
                copy();
            }
        }));
    }

    /** Adds a column of texts. */
    Columns<T> text(String title, Function<T, String> text) {
        return column(title, SWT.LEFT, text, row -> null);
    }

    /** Adds a column of texts with icons. */
    Columns<T> text(String title, Function<T, String> text, Function<T, Image> icon) {
        return column(title, SWT.LEFT, text, icon);
    }

    /** Adds a column of numbers. */
    Columns<T> number(String title, Function<T, String> text) {
        return column(title, SWT.RIGHT, text, row -> null);
    }

    private Columns<T> column(String title, int style, Function<T, String> text, Function<T, Image> icon) {
        TableViewerColumn column = new TableViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply(row(element));
            }

            @Override
            public Image getImage(Object element) {
                return icon.apply(row(element));
            }

            @Override
            public String getToolTipText(Object element) {
                return getText(element);
            }
        });
        layout.setColumnData(column.getColumn(), new ColumnWeightData(1));
        return this;
    }

    @SuppressWarnings("unchecked")
    private T row(Object element) {
        return (T) element;
    }

    void show(List<T> rows) {
        viewer.setInput(rows);
        fit();
    }

    /** Makes columns as wide as their cells, up to a limit; what is left over is shared in proportion. */
    private void fit() {
        area.setRedraw(false);
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.pack();
            int width = Math.min(column.getWidth() + PADDING, WIDEST);
            layout.setColumnData(column, new ColumnWeightData(width, width));
        }
        area.setRedraw(true);
        area.layout(true, true);
    }

    Composite control() {
        return area;
    }

    TableViewer viewer() {
        return viewer;
    }

    private void copy() {
        Table table = viewer.getTable();
        String text = IntStream.of(table.getSelectionIndices()).mapToObj(table::getItem)
                .map(item -> line(table, item)).collect(Collectors.joining("\n"));
        if (!text.isEmpty()) {
            Clipboard clipboard = new Clipboard(table.getDisplay());
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    private static String line(Table table, TableItem item) {
        return IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).collect(Collectors.joining("\t"));
    }
}
