// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import java.text.DateFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.function.Function;
import org.eastwest.ui.internal.history.DifferencesTable;
import org.eastwest.ui.internal.recovery.Recovery.Offer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** Asks what is to become of changes that were not saved when the window came to a sudden end. */
final class RecoveryDialog extends TitleAreaDialog {

    private static final int WIDTH = 110;
    private static final int HEIGHT = 24;
    private static final int[] WEIGHTS = {35, 65};

    /** What a user wants. */
    enum Answer {
        RESTORE, DISCARD, LATER
    }

    private final List<Offer> offers;
    private final TableColumnLayout layout = new TableColumnLayout();
    private CheckboxTableViewer table;
    private DifferencesTable differences;
    private List<Offer> chosen = List.of();

    RecoveryDialog(Shell parent, List<Offer> offers) {
        super(parent);
        this.offers = offers;
        setShellStyle(getShellStyle() | SWT.RESIZE);
        setHelpAvailable(false);
    }

    Answer ask() {
        return switch (open()) {
            case IDialogConstants.OK_ID -> Answer.RESTORE;
            case IDialogConstants.ABORT_ID -> Answer.DISCARD;
            default -> Answer.LATER;
        };
    }

    /** The ticked designs when a button was pressed. */
    List<Offer> chosen() {
        return chosen;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Restore Unsaved Changes");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("The window came to a sudden end");
        setMessage("These designs had changes that were not saved. Restored, they are open with their changes, to be "
                + "saved or undone.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        area.setLayout(new GridLayout());
        GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH),
                convertHeightInCharsToPixels(HEIGHT)).applyTo(area);
        SashForm sash = new SashForm(area, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        createTable(sash);
        differences = new DifferencesTable(sash, "Saved", "Unsaved");
        sash.setWeights(WEIGHTS);
        table.setInput(offers);
        table.setAllChecked(true);
        table.setSelection(new StructuredSelection(offers.get(0)));
        return area;
    }

    private void createTable(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        table = CheckboxTableViewer.newCheckList(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        DateFormat format = DateFormat.getDateTimeInstance(DateFormat.MEDIUM, DateFormat.SHORT);
        column("Design", offer -> offer.rescue().design().toString(), 6);
        column("Last change", offer -> format.format(new Date(offer.rescue().time().toMillis())), 2);
        column("Differences", offer -> String.valueOf(offer.told().size()), 1);
        table.addSelectionChangedListener(event -> differences.show(event.getStructuredSelection().isEmpty()
                ? List.of() : ((Offer) event.getStructuredSelection().getFirstElement()).told()));
    }

    private void column(String title, Function<Offer, String> text, int weight) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(title);
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(offer -> text.apply((Offer) offer)));
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight));
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Restore", true);
        createButton(parent, IDialogConstants.ABORT_ID, "Discard", false);
        createButton(parent, IDialogConstants.CANCEL_ID, "Ask Later", false);
    }

    @Override
    protected void buttonPressed(int button) {
        chosen = Arrays.stream(table.getCheckedElements()).map(Offer.class::cast).toList();
        setReturnCode(button);
        close();
    }
}
