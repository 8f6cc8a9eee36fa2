// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eastwest.ui.internal.fields.CatalogFigures;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;
import org.eastwest.ui.internal.fields.CatalogFigures.Value;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;

/**
 * Rows of the catalog side by side: a line for each figure, a column for each row, what differs in bold, and from the
 * second row on how it relates to the first one.
 */
public final class CatalogComparison {

    private static final int PADDING = 12;
    private static final int WIDEST = 360;

    /**
     * One line.
     *
     * @param title  of the figure
     * @param values one for every row
     */
    record Line(String title, List<Value> values) {
        boolean differs() {
            return values.stream().map(Value::text).distinct().count() > 1;
        }

        String text(int column) {
            String relation = column == 0 ? "" : values.get(column).relativeTo(values.get(0));
            return values.get(column).text() + (relation.isEmpty() ? "" : "  (" + relation + ")");
        }
    }

    private final TableViewer viewer;

    public CatalogComparison(Composite parent) {
        viewer = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        viewer.getTable().setLinesVisible(true);
        ColumnViewerToolTipSupport.enableFor(viewer);
    }

    public TableViewer viewer() {
        return viewer;
    }

    /** Shows these rows of a table, in this order. */
    public void show(CatalogFigures catalog, List<Row> rows) {
        viewer.getTable().setRedraw(false);
        viewer.setInput(null);
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.dispose();
        }
        column("Figure", Line::title);
        for (int i = 0; i < rows.size(); i++) {
            int column = i;
            column(rows.get(i).name(), line -> line.text(column));
        }
        viewer.setInput(lines(catalog, rows));
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.pack();
            column.setWidth(Math.min(column.getWidth() + PADDING, WIDEST));
        }
        viewer.getTable().setRedraw(true);
    }

    static List<Line> lines(CatalogFigures catalog, List<Row> rows) {
        List<Line> lines = new ArrayList<>();
        catalog.places().forEach(place -> lines.add(new Line(catalog.titles().get(place),
                rows.stream().map(row -> row.figures().get(place)).toList())));
        lines.add(texts("Identifier", rows, Row::id));
        lines.add(texts("Source", rows, Row::source));
        return lines;
    }

    private static Line texts(String title, List<Row> rows, Function<Row, String> text) {
        return new Line(title, rows.stream().map(row -> new Value(text.apply(row), Double.NaN)).toList());
    }

    private void column(String title, Function<Line, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(title);
        column.getColumn().setResizable(true);
        Font bold = JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object line) {
                return text.apply((Line) line);
            }

            @Override
            public Font getFont(Object line) {
                return ((Line) line).differs() ? bold : null;
            }

            @Override
            public String getToolTipText(Object line) {
                String shown = getText(line);
                return shown.equals(((Line) line).title()) ? GlossaryTips.explain(shown).orElse(null) : shown;
            }
        });
    }
}
