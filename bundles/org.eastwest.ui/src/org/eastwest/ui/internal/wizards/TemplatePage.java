// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/** Chooses a template and its size, and tells what comes of it. */
final class TemplatePage extends WizardPage {

    private static final int SPACING = 12;
    private static final int LIST_WIDTH = 400;
    private static final int DESCRIPTION_WIDTH = 380;
    private static final int LABEL_WIDTH = 240;
    private static final int HEIGHT = 420;

    private final List<Template> templates = Templates.list();
    private final Map<String, Spinner> spinners = new LinkedHashMap<>();
    private TableViewer list;
    private Label title;
    private Text description;
    private Composite parameters;
    private SummaryPart summary;

    TemplatePage() {
        super("template", "Template", null);
        setDescription("Choose what to begin with; everything can be changed afterwards.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.horizontalSpacing = SPACING;
        area.setLayout(layout);
        createList(area);
        createDetails(area);
        setControl(area);
        list.setSelection(new StructuredSelection(templates.get(0)));
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        if (visible) {
            list.getControl().setFocus();
        }
    }

    private void createList(Composite area) {
        Image icon = new LocalResourceManager(JFaceResources.getResources(), area).get(Icon.DESIGN.descriptor());
        list = new TableViewer(area, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        GridData data = new GridData(SWT.BEGINNING, SWT.FILL, false, true);
        data.heightHint = HEIGHT;
        list.getControl().setLayoutData(data);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.setLabelProvider(LabelProvider.createTextImageProvider(item -> ((Template) item).name(),
                item -> icon));
        list.setInput(templates);
        // Texts grow a little more than the rest when all is scaled.
        data.widthHint = Math.max(LIST_WIDTH, list.getControl().computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
        list.addSelectionChangedListener(event -> show());
        list.addDoubleClickListener(event -> getContainer().showPage(getNextPage()));
    }

    private void createDetails(Composite area) {
        Composite details = new Composite(area, SWT.NONE);
        details.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        details.setLayout(layout);
        title = new Label(details, SWT.WRAP);
        title.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        description = new Text(details, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, true);
        data.widthHint = DESCRIPTION_WIDTH;
        description.setLayoutData(data);
        parameters = new Composite(details, SWT.NONE);
        parameters.setLayout(new GridLayout(2, false));
        parameters.setLayoutData(new GridData(SWT.FILL, SWT.END, true, false));
        summary = new SummaryPart(details);
        summary.control().setLayoutData(new GridData(SWT.FILL, SWT.END, true, false));
    }

    private void show() {
        Template template = template();
        String gpus = template.gpus() == 0 ? "" : Quantity.format(template.gpus(), Dimension.COUNT) + " GPUs";
        title.setText(template.parameters().isEmpty() || gpus.isEmpty() ? gpus : gpus + " unless changed below");
        description.setText(template.description()
                + (template.source().isEmpty() ? "" : "\n\nSource: " + template.source()));
        showParameters(template);
        title.requestLayout();
        summarize();
    }

    private void showParameters(Template template) {
        for (Control child : parameters.getChildren()) {
            child.dispose();
        }
        spinners.clear();
        for (Template.Parameter parameter : template.parameters()) {
            Label label = new Label(parameters, SWT.WRAP);
            label.setText(parameter.label() + " (" + parameter.minimum() + " to " + parameter.maximum() + "):");
            GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false);
            data.widthHint = LABEL_WIDTH;
            label.setLayoutData(data);
            Spinner spinner = new Spinner(parameters, SWT.BORDER);
            spinner.setValues(parameter.defaultValue(), parameter.minimum(), parameter.maximum(), 0, 1, 4);
            spinner.addModifyListener(event -> summarize());
            spinners.put(parameter.name(), spinner);
        }
        parameters.requestLayout();
    }

    private void summarize() {
        summary.show(template().id(), values());
    }

    /** The template chosen. */
    Template template() {
        return (Template) list.getStructuredSelection().getFirstElement();
    }

    /** The values chosen for its parameters. */
    Map<String, Integer> values() {
        Map<String, Integer> values = new TreeMap<>();
        spinners.forEach((name, spinner) -> values.put(name, spinner.getSelection()));
        return values;
    }

    /** A name for the file. */
    String fileName() {
        return template().id();
    }
}
