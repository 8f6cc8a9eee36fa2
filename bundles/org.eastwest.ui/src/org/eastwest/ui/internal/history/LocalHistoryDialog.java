// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.history;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.text.DateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.history.DesignDifferences.Difference;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFileState;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * The saved states of a design that the workspace keeps: what each differs in from the design as it is open, and the way
 * back to it. Going back is a change that can be undone and is saved when the user saves.
 */
final class LocalHistoryDialog extends TitleAreaDialog {

    private static final int WIDTH = 130;
    /** Of a date with its time. */
    private static final int TIME_WIDTH = 26;
    private static final int HEIGHT = 28;
    private static final int[] WEIGHTS = {28, 72};

    /**
     * A saved state that can be read.
     *
     * @param time        when it was saved
     * @param differences from it to the design as it is open
     */
    private record State(Date time, Design design, List<Difference> differences) {
    }

    private final DesignSession session;
    private final IFile file;
    private final Design present;
    private TableViewer states;
    private DifferencesTable differences;

    LocalHistoryDialog(Shell parent, DesignSession session, IFile file) {
        super(parent);
        this.session = session;
        this.file = file;
        present = EcoreUtil.copy(session.design().orElseThrow());
        setShellStyle(getShellStyle() | SWT.RESIZE | SWT.MAX);
        setHelpAvailable(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Local History");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Local history of " + session.location().title());
        setMessage("Reading the saved states...");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        area.setLayout(new GridLayout());
        GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH),
                convertHeightInCharsToPixels(HEIGHT)).applyTo(area);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        createStates(sash);
        differences = new DifferencesTable(sash, "Then", "Now");
        sash.setWeights(WEIGHTS);
        read(parent.getDisplay());
        return area;
    }

    private void createStates(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        TableColumnLayout layout = new TableColumnLayout();
        area.setLayout(layout);
        states = new TableViewer(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        states.getTable().setHeaderVisible(true);
        states.setContentProvider(ArrayContentProvider.getInstance());
        DateFormat format = DateFormat.getDateTimeInstance(DateFormat.MEDIUM, DateFormat.MEDIUM);
        TableViewerColumn time = new TableViewerColumn(states, SWT.NONE);
        time.getColumn().setText("Saved");
        time.setLabelProvider(ColumnLabelProvider.createTextProvider(s -> format.format(((State) s).time())));
        layout.setColumnData(time.getColumn(), new ColumnWeightData(3, convertWidthInCharsToPixels(TIME_WIDTH)));
        TableViewerColumn count = new TableViewerColumn(states, SWT.RIGHT);
        count.getColumn().setText("Differences");
        count.setLabelProvider(ColumnLabelProvider.createTextProvider(
                s -> String.valueOf(((State) s).differences().size())));
        layout.setColumnData(count.getColumn(), new ColumnWeightData(2));
        states.addSelectionChangedListener(event -> show(selected()));
        states.addDoubleClickListener(event -> okPressed());
    }

    private Optional<State> selected() {
        return Optional.ofNullable((State) states.getStructuredSelection().getFirstElement());
    }

    private void show(Optional<State> state) {
        differences.show(state.map(State::differences).orElse(List.of()));
        getButton(IDialogConstants.OK_ID).setEnabled(state.isPresent() && !session.readOnly());
    }

    private void read(Display display) {
        Job job = Job.create("Reading the local history of " + file.getName(), monitor -> {
            List<State> read = states();
            display.asyncExec(() -> shown(read));
        });
        job.setSystem(true);
        job.schedule();
    }

    private void shown(List<State> read) {
        if (getShell() == null || getShell().isDisposed()) {
            return;
        }
        setMessage(read.isEmpty() ? "There is no saved state that differs from the design as it is. States are kept "
                + "from the first save in this workspace on."
                : "Choose a state to see what differs. Restoring it changes the open design, not the file: Undo takes "
                + "it back.");
        states.setInput(read);
        if (!read.isEmpty()) {
            states.setSelection(new StructuredSelection(read.get(0)), true);
        }
    }

    /** The states that differ from the open design, the newest first; of equal ones in a row only the newest. */
    private List<State> states() {
        Map<List<Difference>, State> found = new LinkedHashMap<>();
        try {
            for (IFileState saved : file.getHistory(null)) {
                design(saved).map(design -> new State(new Date(saved.getModificationTime()), design,
                        DesignDifferences.between(design, present))).filter(s -> !s.differences().isEmpty())
                        .ifPresent(state -> found.putIfAbsent(state.differences(), state));
            }
        } catch (CoreException e) {
            ILog.get().log(e.getStatus());
        }
        return new ArrayList<>(found.values());
    }

    private static Optional<Design> design(IFileState state) {
        try {
            Path copy = Files.createTempFile("eastwest", "." + DesignFiles.EXTENSION);
            try (InputStream content = state.getContents()) {
                Files.copy(content, copy, StandardCopyOption.REPLACE_EXISTING);
                return Optional.ofNullable(DesignFiles.load(copy).design());
            } finally {
                Files.delete(copy);
            }
        } catch (CoreException | IOException e) {
            ILog.get().warn("A state of the local history of " + state.getFullPath() + " cannot be read.", e);
            return Optional.empty();
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Restore", true).setEnabled(false);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, false);
    }

    @Override
    protected void okPressed() {
        selected().filter(state -> !session.readOnly()).ifPresent(state -> {
            session.become("Restore from Local History", state.design());
            super.okPressed();
        });
    }
}
