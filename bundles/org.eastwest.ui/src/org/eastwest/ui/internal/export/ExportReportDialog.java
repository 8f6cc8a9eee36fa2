// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.export;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.preferences.Settings;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for the folder of a report and, where there are several, for the scenario. */
final class ExportReportDialog extends TitleAreaDialog {

    private static final int FOLDER_WIDTH = 360;

    private final List<Scenario> scenarios;
    private final DesignLocation location;
    private Combo scenario;
    private Text folder;
    private Button pdf;
    private Button open;
    private ReportRequest request;

    ExportReportDialog(Shell parent, Design design, DesignLocation location) {
        super(parent);
        scenarios = List.copyOf(design.getScenarios());
        this.location = location;
        setHelpAvailable(false);
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Export Report");
    }

    @Override
    protected Control createContents(Composite parent) {
        Control contents = super.createContents(parent);
        setTitle("Report of " + location.title());
        setMessage("Analyses the design and writes index.html, a page that needs no other file and no network.");
        validate();
        return contents;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        area.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        GridLayout layout = new GridLayout(3, false);
        layout.marginWidth = convertHorizontalDLUsToPixels(IDialogConstants.HORIZONTAL_MARGIN);
        layout.marginHeight = convertVerticalDLUsToPixels(IDialogConstants.VERTICAL_MARGIN);
        area.setLayout(layout);
        createFolder(area);
        if (scenarios.size() > 1) {
            createScenario(area);
        }
        pdf = new Button(area, SWT.CHECK);
        pdf.setText("Write it as &PDF for paper too");
        GridDataFactory.swtDefaults().span(3, 1).applyTo(pdf);
        open = new Button(area, SWT.CHECK);
        open.setText("&Open the report in the browser");
        open.setSelection(Settings.openReports());
        GridDataFactory.swtDefaults().span(3, 1).applyTo(open);
        return area;
    }

    private void createFolder(Composite area) {
        new Label(area, SWT.NONE).setText("&Folder:");
        folder = new Text(area, SWT.BORDER);
        folder.setText(location.path().resolveSibling(location.title() + "-report").toString());
        GridDataFactory.fillDefaults().grab(true, false).hint(FOLDER_WIDTH, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER)
                .applyTo(folder);
        folder.addModifyListener(event -> validate());
        Button browse = new Button(area, SWT.PUSH);
        browse.setText("&Browse...");
        browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> browse()));
    }

    private void createScenario(Composite area) {
        new Label(area, SWT.NONE).setText("&Scenario:");
        scenario = new Combo(area, SWT.DROP_DOWN | SWT.READ_ONLY);
        scenario.setItems(scenarios.stream().map(DesignLabels::text).toArray(String[]::new));
        scenario.select(0);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(scenario);
    }

    private void browse() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setFilterPath(folder.getText());
        String chosen = dialog.open();
        if (chosen != null) {
            folder.setText(chosen);
        }
    }

    private void validate() {
        Optional<String> problem = problem();
        setErrorMessage(problem.orElse(null));
        if (getButton(OK) != null) {
            getButton(OK).setEnabled(problem.isEmpty());
        }
    }

    private Optional<String> problem() {
        try {
            Path path = Path.of(folder.getText().strip());
            if (folder.getText().isBlank() || !path.isAbsolute()) {
                return Optional.of("Name a folder with its full path.");
            }
            return Files.exists(path) && !Files.isDirectory(path) ? Optional.of(path + " is a file, not a folder.")
                    : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.of("This is not the name of a folder: " + e.getReason());
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Export", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected void okPressed() {
        String id = scenario == null ? null : scenarios.get(scenario.getSelectionIndex()).getId();
        request = new ReportRequest(location.path(), id, Path.of(folder.getText().strip()), pdf.getSelection(),
                open.getSelection());
        super.okPressed();
    }

    /** What was asked for. */
    ReportRequest request() {
        return request;
    }
}
