// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * A table made column by column. Long cells show in full when pointed at; selected rows are copied as text. A click on
 * the head of a column that has an order sorts the rows by it, a second one the other way round.
 *
 * @param <T> what a row is
 */
public final class Columns<T> {

    private static final int PADDING = 8;
    private static final int WIDEST = 420;

    private final Composite area;
    private final TableColumnLayout layout = new TableColumnLayout();
    private final TableViewer viewer;
    private TableViewerColumn last;

    public Columns(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        viewer = new TableViewer(area, SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.setComparer(new Identity());
        viewer.getTable().setHeaderVisible(true);
        ColumnViewerToolTipSupport.enableFor(viewer);
        viewer.getTable().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == 'c' && event.stateMask == SWT.MOD1) {
                copy();
            }
        }));
    }

    /** Adds a column of texts. */
    public Columns<T> text(String title, Function<T, String> text) {
        return column(title, SWT.LEFT, text, row -> null);
    }

    /** Adds a column of texts with icons. */
    public Columns<T> text(String title, Function<T, String> text, Function<T, Image> icon) {
        return column(title, SWT.LEFT, text, icon);
    }

    /** Adds a column of numbers. */
    public Columns<T> number(String title, Function<T, String> text) {
        return column(title, SWT.RIGHT, text, row -> null);
    }

    /** Adds a column of numbers by which rows can be sorted; those that are not known come last. */
    public Columns<T> number(String title, Function<T, String> text, ToDoubleFunction<T> value) {
        column(title, SWT.RIGHT, text, row -> null);
        sortable(Comparator.comparingDouble(value));
        return this;
    }

    /** Makes the column that was added last one by which rows can be sorted. */
    public Columns<T> sortable(Comparator<T> order) {
        TableColumn column = last.getColumn();
        column.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> sort(column, order)));
        return this;
    }

    /** Makes the cells of the column that was added last editable in place; Enter on a row edits that cell. */
    public Columns<T> editable(Function<TableViewer, EditingSupport> support) {
        int index = viewer.getTable().getColumnCount() - 1;
        last.setEditingSupport(support.apply(viewer));
        onOpen(row -> viewer.editElement(row, index));
        return this;
    }

    private void sort(TableColumn column, Comparator<T> order) {
        Table table = viewer.getTable();
        boolean down = table.getSortColumn() == column && table.getSortDirection() == SWT.UP;
        table.setSortColumn(column);
        table.setSortDirection(down ? SWT.DOWN : SWT.UP);
        viewer.setComparator(new ViewerComparator() {
            @Override
            public int compare(Viewer from, Object one, Object other) {
                return down ? order.compare(row(other), row(one)) : order.compare(row(one), row(other));
            }
        });
    }

    private Columns<T> column(String title, int style, Function<T, String> text, Function<T, Image> icon) {
        TableViewerColumn column = new TableViewerColumn(viewer, style);
        last = column;
        column.getColumn().setText(title);
        GlossaryTips.attach(column.getColumn(), title);
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

    public void show(List<T> rows) {
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

    public Composite control() {
        return area;
    }

    public TableViewer viewer() {
        return viewer;
    }

    /** The first selected row. */
    public Optional<T> selected() {
        return Optional.ofNullable(viewer.getStructuredSelection().getFirstElement()).map(this::row);
    }

    /** Does something with a row that is clicked. */
    public void onClick(Consumer<T> work) {
        viewer.getTable().addMouseListener(MouseListener.mouseUpAdapter(event -> {
            if (event.button == 1 && event.count == 1
                    && viewer.getTable().getItem(new Point(event.x, event.y)) != null) {
                selected().ifPresent(work);
            }
        }));
    }

    /** Does something with a row that is double-clicked, or on which Enter is pressed. */
    public void onOpen(Consumer<T> work) {
        viewer.addDoubleClickListener(event -> selected().ifPresent(work));
    }

    /** Gives the table a menu; {@code Copy} comes last in it. */
    public void menu(IAction... actions) {
        MenuManager menu = new MenuManager();
        for (IAction action : actions) {
            menu.add(action);
        }
        menu.add(new Separator());
        IAction copy = new WorkAction("&Copy", this::copy);
        copy.setAccelerator(SWT.MOD1 | 'C');
        menu.add(copy);
        viewer.getTable().setMenu(menu.createContextMenu(viewer.getTable()));
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
