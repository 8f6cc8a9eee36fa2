// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for the name of a second scenario, and which parts it is to have of its own; it shares the others. */
final class DuplicateScenarioDialog extends TitleAreaDialog {

    private static final int WIDTH = 80;
    private static final int LINES = 7;

    private final DesignSession session;
    private final Scenario scenario;
    private Text name;
    private CheckboxTableViewer parts;
    private Scenario made;

    private DuplicateScenarioDialog(Shell parent, DesignSession session, Scenario scenario) {
        super(parent);
        this.session = session;
        this.scenario = scenario;
        setShellStyle(getShellStyle() | SWT.RESIZE);
        setHelpAvailable(false);
    }

    /** Makes the second scenario; empty when the user does not want it. */
    static Optional<EObject> ask(Shell parent, DesignSession session, Scenario scenario) {
        DuplicateScenarioDialog dialog = new DuplicateScenarioDialog(parent, session, scenario);
        return dialog.open() == Window.OK ? Optional.ofNullable(dialog.made) : Optional.empty();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Duplicate Scenario");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        setTitle("Duplicate " + title(scenario));
        setMessage("Tick the parts that are to differ: the new scenario gets copies of them, and shares the others.");
        Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH), SWT.DEFAULT)
                .applyTo(area);
        new Label(area, SWT.NONE).setText("&Name:");
        name = new Text(area, SWT.BORDER);
        name.setText(title(scenario) + " 2");
        name.selectAll();
        name.addModifyListener(event -> validate());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
        Label own = new Label(area, SWT.NONE);
        own.setText("&Parts of its own:");
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(own);
        parts = CheckboxTableViewer.newCheckList(area, SWT.BORDER | SWT.V_SCROLL);
        parts.setContentProvider(ArrayContentProvider.getInstance());
        ElementLabels labels = new ElementLabels(session);
        parts.setLabelProvider(labels);
        parts.setInput(shared());
        parts.setCheckedElements(scenario.getJobs().toArray());
        GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, LINES * parts.getTable().getItemHeight())
                .applyTo(parts.getTable());
        return area;
    }

    private static String title(NamedElement element) {
        return element.getName() != null && !element.getName().isBlank() ? element.getName()
                : String.valueOf(element.getId());
    }

    /** What the scenario is made of. */
    private Set<EObject> shared() {
        Set<EObject> shared = new LinkedHashSet<>();
        if (scenario.getCluster() != null) {
            shared.add(scenario.getCluster());
        }
        shared.addAll(scenario.getFabrics());
        scenario.getJobs().stream().map(Job::getWorkload).filter(workload -> workload != null).forEach(shared::add);
        shared.addAll(scenario.getJobs());
        return shared;
    }

    private void validate() {
        boolean named = !name.getText().isBlank();
        setErrorMessage(named ? null : "The scenario needs a name.");
        getButton(IDialogConstants.OK_ID).setEnabled(named);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Duplicate", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected void okPressed() {
        List<EObject> originals = new ArrayList<>();
        Arrays.stream(parts.getCheckedElements()).map(EObject.class::cast).forEach(originals::add);
        originals.add(scenario);
        List<EObject> copies = new ArrayList<>(EcoreUtil.copyAll(originals));
        String title = name.getText().strip();
        copies.stream().map(NamedElement.class::cast).filter(part -> !(part instanceof Scenario))
                .forEach(part -> part.setName(title(part) + " (" + title + ")"));
        Scenario copy = (Scenario) copies.get(copies.size() - 1);
        copy.setName(title);
        if (session.addParts("Duplicate " + DesignLabels.text(scenario), copies)) {
            made = copy;
        }
        super.okPressed();
    }
}
