// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.views.properties.PropertySheetPage;

/** The Properties view of a design. */
final class PropertiesPage extends PropertySheetPage implements SessionListener {

    private final DesignEditor editor;
    private final DesignSession session;

    PropertiesPage(DesignEditor editor) {
        this.editor = editor;
        session = editor.session();
        setPropertySourceProvider(
                object -> object instanceof EObject element ? new ElementProperties(session, element) : null);
        session.addListener(this);
    }

    @Override
    public void setActionBars(IActionBars bars) {
        super.setActionBars(bars);
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), editor.undoAction());
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), editor.redoAction());
    }

    @Override
    public void designChanged() {
        if (getControl() != null && !getControl().isDisposed()) {
            refresh();
        }
    }

    @Override
    public void dispose() {
        session.removeListener(this);
        super.dispose();
    }
}
