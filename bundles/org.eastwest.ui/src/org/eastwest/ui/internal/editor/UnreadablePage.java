// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.nio.file.Files;
import java.util.List;
import java.util.function.Function;
import org.eastwest.model.validation.Problem;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnLayoutData;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.IManagedForm;
import org.eclipse.ui.forms.editor.FormPage;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;

/** Stands in for the design when its file cannot be read: what is wrong, on which line, and what to do. */
final class UnreadablePage extends FormPage {

    static final String ID = "org.eastwest.ui.unreadable";

    private static final int MARGIN = 16;
    private static final int LINE_WIDTH = 70;

    private final DesignSession session;

    UnreadablePage(DesignEditor editor, DesignSession session) {
        super(editor, ID, "Problems");
        this.session = session;
    }

    @Override
    protected void createFormContent(IManagedForm managedForm) {
        FormToolkit toolkit = managedForm.getToolkit();
        ScrolledForm form = managedForm.getForm();
        toolkit.decorateFormHeading(form.getForm());
        form.setText(session.location().title());
        form.setMessage("This file cannot be read as a design", IMessageProvider.ERROR);
        Composite body = form.getBody();
        GridLayout layout = new GridLayout();
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN;
        layout.verticalSpacing = MARGIN;
        body.setLayout(layout);
        Label text = toolkit.createLabel(body, "The file was left as it is. Mend it with a text editor" + backup()
                + "; it is read again as soon as it changes.", SWT.WRAP);
        text.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        createTable(body, toolkit);
    }

    /** The way back, where a save left one. */
    private String backup() {
        String name = session.location().name() + ".bak";
        return Files.exists(session.location().path().resolveSibling(name))
                ? ", or put back the version before the last save, which is in " + name + " beside it" : "";
    }

    private void createTable(Composite body, FormToolkit toolkit) {
        Composite area = toolkit.createComposite(body);
        area.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        TableColumnLayout columns = new TableColumnLayout();
        area.setLayout(columns);
        TableViewer table = new TableViewer(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.getTable().setHeaderVisible(true);
        column(table, "Line", problem -> problem.line() > 0 ? String.valueOf(problem.line()) : "\u2013", columns,
                new ColumnPixelData(LINE_WIDTH));
        column(table, "Problem", Problem::message, columns, new ColumnWeightData(50));
        column(table, "What to do", Problem::remedy, columns, new ColumnWeightData(50));
        table.setContentProvider(ArrayContentProvider.getInstance());
        List<Problem> problems = session.problems();
        table.setInput(problems);
    }

    private static void column(TableViewer table, String title,
            Function<Problem, String> text, TableColumnLayout layout,
            ColumnLayoutData width) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(title);
        column.setLabelProvider(ColumnLabelProvider.createTextProvider(item -> text.apply((Problem) item)));
        layout.setColumnData(column.getColumn(), width);
    }
}
