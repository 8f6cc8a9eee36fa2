// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.Optional;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.ui.internal.session.PendingInput;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;

/**
 * A typed value. It goes into the design with Enter, when the field is left, and before saving; one that the attribute
 * does not take stays in the field, with a message, and the design keeps the old one.
 */
final class TextField extends Field {

    private static final int LINES = 3;

    private final EAttribute attribute;
    private final boolean prose;
    private Text text;
    private boolean typing;
    private boolean refreshing;

    TextField(FieldContext context, EStructuralFeature feature) {
        super(context, feature);
        attribute = (EAttribute) feature;
        prose = feature == DesignPackage.Literals.NAMED_ELEMENT__DESCRIPTION;
    }

    @Override
    protected Control createControl(Composite parent) {
        text = context().toolkit().createText(parent, "", prose ? SWT.MULTI | SWT.WRAP | SWT.V_SCROLL : SWT.SINGLE);
        text.addModifyListener(event -> typed());
        text.addFocusListener(FocusListener.focusLostAdapter(event -> commit()));
        if (prose) {
            // Several lines would keep the Tab key for themselves, and whoever has no mouse in them.
            text.addTraverseListener(event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT
                    || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        } else {
            text.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> commit()));
        }
        return text;
    }

    @Override
    protected int labelAlignment() {
        return prose ? SWT.BEGINNING : SWT.CENTER;
    }

    @Override
    protected void layOut(GridData data) {
        if (prose) {
            data.heightHint = LINES * text.getLineHeight();
        }
    }

    @Override
    public Control control() {
        return text;
    }

    private void typed() {
        if (!refreshing && !typing) {
            typing = true;
            context().typing().run();
        }
    }

    @Override
    public boolean typing() {
        return typing;
    }

    @Override
    public void refresh() {
        if (typing) {
            return;
        }
        refreshing = true;
        Optional<PendingInput> pending = context().session().pending(element(), attribute);
        String shown = pending.map(PendingInput::text).orElseGet(() -> FeatureText.of(element(), attribute));
        if (!shown.equals(text.getText())) {
            text.setText(shown);
        }
        text.setMessage(context().hints().of(element(), attribute).orElse(""));
        text.setEditable(editable());
        refreshing = false;
    }

    @Override
    public void commit() {
        if (!typing) {
            return;
        }
        typing = false;
        String typed = text.getText();
        try {
            set(FeatureText.parse(attribute, typed));
        } catch (IllegalArgumentException e) {
            context().session().keep(element(), attribute, new PendingInput(typed, e.getMessage()));
        }
        refresh();
    }

    @Override
    public void abandon() {
        typing = false;
        context().session().drop(element(), attribute);
        refresh();
    }
}
