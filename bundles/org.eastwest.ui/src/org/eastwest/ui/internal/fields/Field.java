// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.IFormColors;

/** Shows and edits one feature of the element of a page: a label at the left, a control at the right. */
public abstract class Field {

    /** Key of the control's data that names the feature it edits. */
    public static final String FEATURE = "org.eastwest.ui.feature";

    private static final int WIDTH = 260;

    private final FieldContext context;
    private final EStructuralFeature feature;
    private EObject element;

    protected Field(FieldContext context, EStructuralFeature feature) {
        this.context = context;
        this.feature = feature;
    }

    /** The kind of field that suits a feature. */
    public static Field of(FieldContext context, EStructuralFeature feature) {
        if (feature.isMany() && Choices.chosen(feature)) {
            return new ReferencesField(context, feature);
        }
        if (Choices.chosen(feature)) {
            return new ChoiceField(context, feature);
        }
        return feature.getEType().getInstanceClass() == boolean.class ? new FlagField(context, feature)
                : new TextField(context, feature);
    }

    /** Makes label and control in two columns. */
    public final void create(Composite parent, String label) {
        Label name = context.toolkit().createLabel(parent, label);
        name.setForeground(context.toolkit().getColors().getColor(IFormColors.TITLE));
        String meaning = ModelTexts.documentation(feature);
        name.setToolTipText(GlossaryTips.explain(label).map(terms -> meaning + "\n\n" + terms).orElse(meaning));
        name.setLayoutData(new GridData(SWT.BEGINNING, labelAlignment(), false, false));
        Control outer = createControl(parent);
        control().setData(FEATURE, feature.getName());
        control().setToolTipText(meaning);
        GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false);
        data.widthHint = WIDTH;
        layOut(data);
        outer.setLayoutData(data);
    }

    /** Shows the feature of this element. */
    public final void show(EObject shown) {
        element = shown;
        refresh();
    }

    public final EStructuralFeature feature() {
        return feature;
    }

    protected final FieldContext context() {
        return context;
    }

    protected final EObject element() {
        return element;
    }

    protected final boolean editable() {
        return !context.session().readOnly();
    }

    protected final void set(Object value) {
        context.session().set(element, feature, value);
    }

    protected int labelAlignment() {
        return SWT.CENTER;
    }

    /** May change how the control is laid out. */
    protected void layOut(GridData data) {
    }

    /** Makes the control, in something around it where it has company. */
    protected abstract Control createControl(Composite parent);

    /** The control, for messages and focus. */
    public abstract Control control();

    /** Shows what the design holds now, unless the user is typing. */
    public abstract void refresh();

    /** Whether the user typed what is not in the design yet. */
    public boolean typing() {
        return false;
    }

    /** Puts what was typed into the design. */
    public void commit() {
    }

    /** Forgets what was typed. */
    public void abandon() {
    }
}
