// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.examples.ExamplesJob;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks for the name of a design, its file and the project to keep it in; a project that is not there is made. */
public final class FilePage extends WizardPage {

    private static final String DEFAULT_PROJECT = "Designs";

    private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
    private final IStructuredSelection selection;
    private final Supplier<String> suggestion;
    private Text name;
    private Text fileName;
    private Combo project;
    private String suggested = "";

    /**
     * @param selection  what was selected when the wizard was opened
     * @param suggestion a name for the file
     */
    public FilePage(IStructuredSelection selection, Supplier<String> suggestion) {
        super("file", "File and Project", null);
        this.selection = selection;
        this.suggestion = suggestion;
        setDescription("Where to keep the design.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout(2, false));
        name = text(area, "Design n&ame:");
        name.setMessage("as it comes");
        fileName = text(area, "Fi&le name:");
        fileName.addModifyListener(event -> validate());
        new Label(area, SWT.NONE).setText("&Project:");
        project = new Combo(area, SWT.DROP_DOWN);
        project.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        project.setItems(Arrays.stream(workspace.getRoot().getProjects()).filter(IProject::isOpen)
                .map(IProject::getName).toArray(String[]::new));
        project.setText(initialProject());
        project.addModifyListener(event -> validate());
        setControl(area);
        setPageComplete(true);
    }

    private static Text text(Composite area, String label) {
        new Label(area, SWT.NONE).setText(label);
        Text text = new Text(area, SWT.BORDER);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        return text;
    }

    /** The selected project, else the first that does not hold the examples, else a new one. */
    private String initialProject() {
        return Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IResource.class))
                .map(IResource::getProject).map(IProject::getName).filter(this::forDesigns)
                .or(() -> Arrays.stream(project.getItems()).filter(this::forDesigns).findFirst())
                .orElse(DEFAULT_PROJECT);
    }

    private boolean forDesigns(String projectName) {
        return !projectName.equals(ExamplesJob.PROJECT);
    }

    @Override
    public void setVisible(boolean visible) {
        if (visible) {
            suggest();
        }
        super.setVisible(visible);
        if (visible) {
            name.setFocus();
        }
    }

    /** Takes the template's name for the file unless the user gave another one. */
    private void suggest() {
        if (fileName.getText().equals(suggested)) {
            suggested = unused(suggestion.get());
            fileName.setText(suggested);
        }
    }

    private String unused(String base) {
        String candidate = base;
        for (int number = 2; fileOf(candidate).exists(); number++) {
            candidate = base + "-" + number;
        }
        return candidate;
    }

    private void validate() {
        setErrorMessage(problem().orElse(null));
        setPageComplete(getErrorMessage() == null);
    }

    private Optional<String> problem() {
        IStatus projectName = workspace.validateName(project.getText(), IResource.PROJECT);
        IStatus file = workspace.validateName(withExtension(), IResource.FILE);
        if (!projectName.isOK()) {
            return Optional.of("Project: " + projectName.getMessage());
        }
        if (fileName.getText().isBlank()) {
            return Optional.of("Give the file a name.");
        }
        if (!file.isOK()) {
            return Optional.of("File: " + file.getMessage());
        }
        return fileOf(fileName.getText().strip()).exists()
                ? Optional.of(withExtension() + " exists in this project. Choose another name.") : Optional.empty();
    }

    private String withExtension() {
        return complete(fileName.getText().strip());
    }

    private static String complete(String text) {
        return text.endsWith("." + DesignFiles.EXTENSION) ? text : text + "." + DesignFiles.EXTENSION;
    }

    private IFile fileOf(String text) {
        String projectName = project.getText().isBlank() ? DEFAULT_PROJECT : project.getText();
        return workspace.getRoot().getProject(projectName).getFile(complete(text));
    }

    /** The name for the design; blank for that of the template. */
    public String designName() {
        return name.getText();
    }

    /** The file to make, with a name suggested when the page was not visited. */
    public IFile file() {
        suggest();
        return fileOf(fileName.getText().strip());
    }
}
