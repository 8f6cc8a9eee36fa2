// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.fields.Choices;
import org.eastwest.ui.internal.fields.Features;
import org.eastwest.ui.internal.fields.Field;
import org.eastwest.ui.internal.fields.FieldContext;
import org.eastwest.ui.internal.fields.Hints;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eastwest.ui.internal.session.Target;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.AbstractFormPart;
import org.eclipse.ui.forms.IDetailsPage;
import org.eclipse.ui.forms.IFormPart;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Section;
import org.eclipse.ui.forms.widgets.SharedScrolledComposite;

/**
 * The form of one class of elements, made from the metamodel: a field for every feature, then the elements in it and
 * what can be added.
 */
final class ElementPage extends AbstractFormPart implements IDetailsPage {

    private static final int MARGIN = 8;

    private final DesignSession session;
    private final ElementActions actions;
    private final Consumer<EObject> select;
    private final Hints hints;
    private final Choices choices;
    private final ProblemsPart problems;
    private final List<Field> fields = new ArrayList<>();
    private EObject element;
    private Section section;
    private ContentsPart contents;
    private UsesPart uses;
    private DerivedPart derived;
    private boolean filled;
    /** The feature to be edited as soon as there is a field for it. */
    private Optional<EStructuralFeature> wanted = Optional.empty();

    /**
     * @param problems shows what is wrong with the element
     * @param select   shows another element
     */
    ElementPage(DesignSession session, ElementActions actions, ProblemsPart problems, Consumer<EObject> select) {
        this.session = session;
        this.problems = problems;
        this.actions = actions;
        this.select = select;
        hints = new Hints(session);
        choices = new Choices(session);
    }

    @Override
    public void createContents(Composite parent) {
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        parent.setLayout(layout);
        FormToolkit toolkit = getManagedForm().getToolkit();
        section = toolkit.createSection(parent, Section.DESCRIPTION);
        section.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        section.marginWidth = MARGIN;
        contents = new ContentsPart(session, actions, select);
        uses = new UsesPart(session, select);
        derived = new DerivedPart(session);
    }

    /** Makes the fields when the class of the elements is known: with the first one, in several turns. */
    private void createFields() {
        FormToolkit toolkit = getManagedForm().getToolkit();
        section.setDescription(ModelTexts.documentation(element.eClass()));
        Composite client = toolkit.createComposite(section);
        GridLayout layout = new GridLayout(2, false);
        layout.horizontalSpacing = 2 * MARGIN;
        layout.verticalSpacing = MARGIN;
        layout.marginWidth = MARGIN;
        client.setLayout(layout);
        // What is typed before the values are shown would be lost.
        client.setVisible(false);
        FieldContext context = new FieldContext(session, toolkit, choices, hints, this::markDirty);
        for (IItemPropertyDescriptor descriptor : Features.descriptors(session, element)) {
            Field field = Field.of(context, (EStructuralFeature) descriptor.getFeature(element));
            field.create(client, descriptor.getDisplayName(element));
            fields.add(field);
        }
        section.setClient(client);
    }

    private void createContained() {
        FormToolkit toolkit = getManagedForm().getToolkit();
        Composite client = (Composite) section.getClient();
        derived.create(client, toolkit);
        contents.create(client, toolkit, element.eClass());
        uses.create(client, toolkit);
        toolkit.paintBordersFor(client);
    }

    @Override
    public void selectionChanged(IFormPart part, ISelection selection) {
        Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
        if (first instanceof EObject next) {
            show(next);
        }
    }

    private void show(EObject next) {
        if (next != element) {
            commit(false);
        }
        boolean first = element == null;
        element = next;
        if (first) {
            showTitle();
            Turns.take(section, this::createFields, this::createContained, this::fill, this::fit);
        } else if (filled) {
            update();
            fit();
        }
    }

    private void fill() {
        filled = true;
        update();
        section.getClient().setVisible(true);
        wanted.ifPresent(this::focus);
    }

    /** Lays the form out again; a new one is laid out when it comes to the front. */
    private void fit() {
        for (Composite around = section.getParent(); around != null; around = around.getParent()) {
            if (around instanceof SharedScrolledComposite scrolled) {
                scrolled.reflow(true);
                // A form that is shorter than its place keeps its size, and is not laid out by that.
                section.getParent().layout(true);
                return;
            }
        }
    }

    /** Shows what the design and the last check say now. */
    void update() {
        if (!filled || section.isDisposed()) {
            return;
        }
        showTitle();
        fields.forEach(field -> field.show(element));
        derived.show(element);
        contents.show(element);
        uses.show(element);
        showMessages();
    }

    private void showTitle() {
        section.setText((ModelTexts.label(element.eClass()) + ": " + DesignLabels.text(element)).replace("&", "&&"));
    }

    private void showMessages() {
        IMessageManager messages = getManagedForm().getMessageManager();
        messages.setAutoUpdate(false);
        // Those of the page shown before too, which is of another class of elements.
        messages.removeAllMessages();
        for (Field field : fields) {
            session.pending(element, field.feature()).ifPresent(input -> messages.addMessage(field.feature(),
                    input.reason(), null, IMessageProvider.ERROR, field.control()));
        }
        findings().forEach((finding, target) -> showMessage(messages, finding, target));
        messages.setAutoUpdate(true);
        messages.update();
        problems.show(element, List.copyOf(findings().keySet()));
    }

    /** What the last check tells about this element. */
    private Map<Finding, Target> findings() {
        Map<Finding, Target> own = new LinkedHashMap<>();
        session.check().findings().forEach(finding -> session.find(finding.element())
                .filter(target -> target.element() == element).ifPresent(target -> own.put(finding, target)));
        return own;
    }

    private void showMessage(IMessageManager messages, Finding finding, Target target) {
        int type = type(finding.severity());
        Optional<Field> field = target.feature().flatMap(this::field);
        if (field.isPresent()) {
            messages.addMessage(finding, DesignCheck.text(finding), null, type, field.get().control());
        } else {
            messages.addMessage(finding, DesignCheck.text(finding), null, type);
        }
    }

    private static int type(Severity severity) {
        return switch (severity) {
            case ERROR -> IMessageProvider.ERROR;
            case WARNING -> IMessageProvider.WARNING;
            case NOTE -> IMessageProvider.INFORMATION;
        };
    }

    private Optional<Field> field(EStructuralFeature feature) {
        return fields.stream().filter(field -> field.feature() == feature).findFirst();
    }

    /** Puts the cursor into the field of a feature, all of its text selected. */
    void focus(EStructuralFeature feature) {
        wanted = filled ? Optional.empty() : Optional.of(feature);
        field(feature).ifPresent(field -> edit(field.control()));
    }

    /** Puts the cursor into the name; into the first field of an element without a name. */
    void rename() {
        if (element instanceof NamedElement) {
            focus(DesignPackage.Literals.NAMED_ELEMENT__NAME);
        } else {
            setFocus();
        }
    }

    private static void edit(Control control) {
        control.setFocus();
        if (control instanceof Text text) {
            text.selectAll();
        }
    }

    boolean typing() {
        return fields.stream().anyMatch(Field::typing);
    }

    void abandonTyping() {
        fields.stream().filter(Field::typing).forEach(Field::abandon);
        commit(false);
        getManagedForm().dirtyStateChanged();
    }

    @Override
    public void commit(boolean onSave) {
        fields.forEach(Field::commit);
        super.commit(onSave);
    }

    @Override
    public void setFocus() {
        if (!fields.isEmpty()) {
            fields.get(0).control().setFocus();
        }
    }
}
