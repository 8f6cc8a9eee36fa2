// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.ui.internal.HoverTips;
import org.eastwest.ui.internal.fields.CatalogFigures;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;
import org.eastwest.ui.internal.fields.CatalogFigures.Value;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;

/** The rows of one table of the catalog: sorted by a click on a column, filtered by words, rows of one's own marked. */
final class CatalogRows {

    private static final int PADDING = 12;
    private static final int WIDEST = 320;

    private final TableViewer viewer;
    private final LocalResourceManager images;
    private Map<Row, String> origins = Map.of();
    private Optional<Function<Row, ImageDescriptor>> icon = Optional.empty();
    private String filter = "";

    CatalogRows(Composite parent) {
        viewer = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.getTable().setHeaderVisible(true);
        viewer.getTable().setLinesVisible(true);
        images = new LocalResourceManager(JFaceResources.getResources(), viewer.getTable());
        HoverTips.attach(viewer);
        viewer.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer any, Object parentElement, Object element) {
                return matches((Row) element);
            }
        });
    }

    TableViewer viewer() {
        return viewer;
    }

    /** The rows selected, in the order in which they stand. */
    @SuppressWarnings("unchecked")
    List<Row> selected() {
        return viewer.getStructuredSelection().toList();
    }

    /**
     * Shows the rows of a table; what is selected stays so where it is still there.
     *
     * @param whereFrom of rows that are not as shipped
     * @param icons     gives rows icons
     */
    void show(CatalogFigures catalog, Map<Row, String> whereFrom, Optional<Function<Row, ImageDescriptor>> icons) {
        List<String> before = selected().stream().map(Row::id).toList();
        origins = whereFrom;
        icon = icons;
        viewer.getTable().setRedraw(false);
        viewer.setInput(null);
        viewer.setComparator(null);
        viewer.getTable().setSortColumn(null);
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.dispose();
        }
        column("Name", Row::name, Comparator.comparing(Row::name));
        catalog.places().forEach(place -> column(catalog.titles().get(place), row -> row.figures().get(place).text(),
                Comparator.comparing(row -> row.figures().get(place),
                        Comparator.comparingDouble(Value::number).thenComparing(Value::text))));
        column("Identifier", Row::id, Comparator.comparing(Row::id));
        column("Origin", this::origin, Comparator.comparing(this::origin));
        column("Source", Row::source, Comparator.comparing(Row::source));
        viewer.setInput(catalog.rows());
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.pack();
            column.setWidth(Math.min(column.getWidth() + PADDING, WIDEST));
        }
        viewer.getTable().setRedraw(true);
        viewer.setSelection(new StructuredSelection(catalog.rows().stream().filter(row -> before.contains(row.id()))
                .toList()));
    }

    /** Puts the cursor into the rows, on the first one where none is selected. */
    void enter() {
        if (viewer.getStructuredSelection().isEmpty() && viewer.getTable().getItemCount() > 0) {
            viewer.setSelection(new StructuredSelection(viewer.getElementAt(0)), true);
        }
        viewer.getTable().setFocus();
    }

    private String origin(Row row) {
        return origins.getOrDefault(row, "shipped");
    }

    private void column(String title, Function<Row, String> text, Comparator<Row> order) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(title);
        column.getColumn().setMoveable(true);
        GlossaryTips.attach(column.getColumn(), title);
        boolean first = viewer.getTable().getColumnCount() == 1;
        Font bold = JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object row) {
                return text.apply((Row) row);
            }

            @Override
            public Image getImage(Object row) {
                return first ? icon.map(icons -> images.get(icons.apply((Row) row))).orElse(null) : null;
            }

            @Override
            public Font getFont(Object row) {
                return origins.containsKey(row) ? bold : null;
            }

            @Override
            public String getToolTipText(Object row) {
                return CatalogRows.this.tip(text.apply((Row) row), (Row) row);
            }
        });
        column.getColumn().addSelectionListener(SelectionListener.widgetSelectedAdapter(
                event -> sort(column.getColumn(), order)));
    }

    private String tip(String cell, Row row) {
        return cell + "\nSource: " + row.source()
                + (origins.containsKey(row) ? "\nOrigin: " + origin(row) : "");
    }

    /** Sorts by a column; a second time the other way round. */
    private void sort(TableColumn column, Comparator<Row> order) {
        boolean down = viewer.getTable().getSortColumn() == column && viewer.getTable().getSortDirection() == SWT.UP;
        viewer.getTable().setSortColumn(column);
        viewer.getTable().setSortDirection(down ? SWT.DOWN : SWT.UP);
        Comparator<Row> wanted = down ? order.reversed() : order;
        viewer.setComparator(new ViewerComparator() {
            @Override
            public int compare(Viewer any, Object a, Object b) {
                return wanted.compare((Row) a, (Row) b);
            }
        });
    }

    void filter(String words) {
        filter = words.toLowerCase(Locale.ROOT).strip();
        viewer.refresh();
    }

    /** Every word must be somewhere in the row. */
    private boolean matches(Row row) {
        String all = Stream.concat(Stream.of(row.id(), row.name(), origin(row), row.source()),
                row.figures().stream().map(Value::text)).collect(Collectors.joining(" ")).toLowerCase(Locale.ROOT);
        return Stream.of(filter.split("\\s+")).allMatch(all::contains);
    }
}
