// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.model.edit.DesignLabels;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Several elements of the design, ticked in a list; those that are ticked come first, in the order of the design. */
final class ReferencesField extends Field {

    private static final int LINES = 5;

    private CheckboxTableViewer list;

    ReferencesField(FieldContext context, EStructuralFeature feature) {
        super(context, feature);
    }

    @Override
    protected Control createControl(Composite parent) {
        list = CheckboxTableViewer.newCheckList(parent, SWT.BORDER | SWT.V_SCROLL);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.setLabelProvider(LabelProvider.createTextProvider(DesignLabels::text));
        list.addCheckStateListener(this::ticked);
        context().toolkit().adapt(list.getControl(), true, false);
        return list.getControl();
    }

    @Override
    protected int labelAlignment() {
        return SWT.BEGINNING;
    }

    @Override
    protected void layOut(GridData data) {
        GC gc = new GC(list.getTable());
        data.heightHint = LINES * gc.getFontMetrics().getHeight();
        gc.dispose();
    }

    @Override
    public Control control() {
        return list.getControl();
    }

    @SuppressWarnings("unchecked")
    private List<EObject> references() {
        return List.copyOf((List<EObject>) element().eGet(feature()));
    }

    private void ticked(CheckStateChangedEvent event) {
        List<EObject> references = new ArrayList<>(references());
        if (event.getChecked()) {
            references.add((EObject) event.getElement());
        } else {
            references.remove(event.getElement());
        }
        set(references.isEmpty() ? null : references);
    }

    @Override
    public void refresh() {
        Set<EObject> shown = new LinkedHashSet<>(references());
        shown.addAll(context().choices().candidates(element(), (EReference) feature()));
        list.setInput(shown);
        list.setCheckedElements(references().toArray());
        list.getControl().setEnabled(editable());
    }
}
