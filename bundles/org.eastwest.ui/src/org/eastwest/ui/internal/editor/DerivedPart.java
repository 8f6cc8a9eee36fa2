// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.ui.internal.fields.DerivedValues;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.IFormColors;
import org.eclipse.ui.forms.widgets.FormToolkit;

/** What follows from the values of an element. Takes no room where nothing is known. */
final class DerivedPart {

    private static final int WIDTH = 200;

    private final DerivedValues values;
    private Label title;
    private Label text;

    DerivedPart(DesignSession session) {
        values = new DerivedValues(session);
    }

    void create(Composite parent, FormToolkit toolkit) {
        title = toolkit.createLabel(parent, "Follows");
        title.setForeground(toolkit.getColors().getColor(IFormColors.TITLE));
        title.setToolTipText("What these values come to. It is computed, not set.");
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).exclude(true).applyTo(title);
        text = toolkit.createLabel(parent, "", SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).exclude(true).applyTo(text);
        title.setVisible(false);
        text.setVisible(false);
    }

    void show(EObject element) {
        String now = String.join("\n", values.of(element));
        if (now.equals(text.getText())) {
            return;
        }
        text.setText(now);
        for (Control control : new Control[] {title, text}) {
            ((GridData) control.getLayoutData()).exclude = now.isEmpty();
            control.setVisible(!now.isEmpty());
        }
        text.getParent().layout(true, true);
    }
}
