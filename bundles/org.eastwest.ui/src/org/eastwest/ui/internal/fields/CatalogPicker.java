// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;
import org.eastwest.ui.internal.fields.CatalogFigures.Value;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;

/** Chooses a row of the catalog by its figures, with the present choice beside the new one. */
public final class CatalogPicker extends TitleAreaDialog {

    private static final int LINES = 12;
    private static final int[] WEIGHTS = {60, 40};

    private final String what;
    private final CatalogFigures catalog;
    private final Row current;
    private String filter = "";
    private Row chosen;
    private TableViewer table;
    private TableViewer comparison;
    private TableColumn chosenColumn;

    private CatalogPicker(Shell parent, String what, String table, String current) {
        super(parent);
        this.what = what;
        catalog = CatalogFigures.of(table);
        this.current = catalog.find(current);
        chosen = this.current;
        setShellStyle(getShellStyle() | SWT.RESIZE | SWT.MAX);
        setHelpAvailable(false);
    }

    /** Lets a user choose the value of an attribute that names a row of the catalog. */
    public static void choose(Shell parent, DesignSession session, EObject element, EAttribute attribute) {
        String table = CatalogChoices.table(attribute).orElseThrow();
        CatalogPicker picker = new CatalogPicker(parent, ModelTexts.label(attribute), table,
                (String) element.eGet(attribute));
        if (picker.open() == Window.OK) {
            session.set(element, attribute, picker.chosen.id());
        }
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Choose " + what);
    }

    @Override
    protected Point getInitialSize() {
        Point least = super.getInitialSize();
        return new Point(Math.max(least.x, convertWidthInCharsToPixels(140)), least.y);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle(what);
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        area.setLayout(new org.eclipse.swt.layout.GridLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        Text search = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Filter by name, vendor or figure");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        SashForm sash = new SashForm(area, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        createTable(sash);
        createComparison(sash);
        sash.setWeights(WEIGHTS);
        search.addModifyListener(event -> filter(search.getText()));
        search.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                table.getTable().setFocus();
                event.doit = false;
            }
        });
        search.setFocus();
        return area;
    }

    private void createTable(Composite parent) {
        table = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
        table.getTable().setHeaderVisible(true);
        table.getTable().setLinesVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        column(table, "Name", row -> ((Row) row).name(), row -> false);
        sorting(0, Comparator.comparing(Row::name));
        catalog.places().forEach(place -> {
            column(table, catalog.titles().get(place), row -> ((Row) row).figures().get(place).text(), row -> false);
            sorting(place + 1, Comparator.comparing((Row row) -> row.figures().get(place),
                    Comparator.comparingDouble(Value::number).thenComparing(Value::text)));
        });
        column(table, "Identifier", row -> ((Row) row).id(), row -> false);
        sorting(catalog.titles().size() + 1, Comparator.comparing(Row::id));
        table.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                return matches((Row) element);
            }
        });
        table.setInput(catalog.rows());
        GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, LINES * table.getTable().getItemHeight())
                .applyTo(table.getTable());
        pack(table);
        table.addSelectionChangedListener(event -> select((Row) event.getStructuredSelection().getFirstElement()));
        table.addDoubleClickListener(event -> okPressed());
    }

    private static void pack(TableViewer viewer) {
        for (TableColumn column : viewer.getTable().getColumns()) {
            column.pack();
        }
    }

    private void column(TableViewer viewer, String title, Function<Object, String> text,
            Function<Object, Boolean> emphasised) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(title);
        Font bold = JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply(element);
            }

            @Override
            public Font getFont(Object element) {
                return emphasised.apply(element) ? bold : null;
            }
        });
    }

    /** A click on the title of a column sorts by it, another one the other way. */
    private void sorting(int index, Comparator<Row> order) {
        TableColumn column = table.getTable().getColumn(index);
        column.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            boolean down = table.getTable().getSortColumn() == column
                    && table.getTable().getSortDirection() == SWT.UP;
            table.getTable().setSortColumn(column);
            table.getTable().setSortDirection(down ? SWT.DOWN : SWT.UP);
            Comparator<Row> wanted = down ? order.reversed() : order;
            table.setComparator(new ViewerComparator() {
                @Override
                public int compare(Viewer viewer, Object a, Object b) {
                    return wanted.compare((Row) a, (Row) b);
                }
            });
        }));
    }

    /** Every word must be somewhere in the row. */
    private boolean matches(Row row) {
        String all = Stream.concat(Stream.of(row.id(), row.name()), row.figures().stream().map(Value::text))
                .reduce("", (a, b) -> a + " " + b).toLowerCase(Locale.ROOT);
        return Stream.of(filter.toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(all::contains);
    }

    private void filter(String text) {
        filter = text;
        table.refresh();
        if (table.getStructuredSelection().isEmpty() && table.getTable().getItemCount() > 0) {
            table.setSelection(new StructuredSelection(table.getElementAt(0)), true);
        }
    }

    private void createComparison(Composite parent) {
        comparison = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        comparison.getTable().setHeaderVisible(true);
        comparison.setContentProvider(ArrayContentProvider.getInstance());
        column(comparison, "Figure", place -> catalog.titles().get((Integer) place), this::differs);
        column(comparison, current == null ? "Nothing chosen yet" : "Now: " + current.name(),
                place -> text(current, (Integer) place), this::differs);
        column(comparison, "New", place -> text(chosen, (Integer) place), this::differs);
        chosenColumn = comparison.getTable().getColumn(2);
        column(comparison, "New to now", this::relation, this::differs);
        List<Integer> places = catalog.places().boxed().toList();
        comparison.setInput(places);
    }

    private static String text(Row row, int place) {
        return row == null ? "" : row.figures().get(place).text();
    }

    private boolean differs(Object place) {
        return current != null && chosen != null
                && !text(current, (Integer) place).equals(text(chosen, (Integer) place));
    }

    private String relation(Object place) {
        return current == null || chosen == null ? ""
                : chosen.figures().get((Integer) place).relativeTo(current.figures().get((Integer) place));
    }

    private void select(Row row) {
        chosen = row;
        chosenColumn.setText(row == null ? "New" : "New: " + row.name());
        comparison.refresh();
        pack(comparison);
        setMessage(row == null ? "Choose a row." : "Source: " + row.source());
        Optional.ofNullable(getButton(IDialogConstants.OK_ID)).ifPresent(ok -> ok.setEnabled(row != null));
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Choose", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        if (chosen == null) {
            select(null);
        } else {
            table.setSelection(new StructuredSelection(chosen), true);
        }
        Dialog.applyDialogFont(parent);
    }

    @Override
    protected void okPressed() {
        if (chosen != null) {
            super.okPressed();
        }
    }
}
