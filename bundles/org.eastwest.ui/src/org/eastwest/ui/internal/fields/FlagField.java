// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Yes or no. */
final class FlagField extends Field {

    private Button box;

    FlagField(FieldContext context, EStructuralFeature feature) {
        super(context, feature);
    }

    @Override
    protected Control createControl(Composite parent) {
        box = context().toolkit().createButton(parent, "", SWT.CHECK);
        box.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> set(box.getSelection())));
        return box;
    }

    @Override
    public Control control() {
        return box;
    }

    @Override
    public void refresh() {
        box.setSelection((Boolean) element().eGet(feature()));
        box.setEnabled(editable());
    }
}
