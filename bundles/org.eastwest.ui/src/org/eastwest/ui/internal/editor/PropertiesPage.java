// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertySheetPage;

/** The Properties view of a design. */
public final class PropertiesPage extends PropertySheetPage implements SessionListener {

    private final DesignSession session;
    private final IAction undo;
    private final IAction redo;

    /**
     * @param undo the editor's, which the view offers too
     * @param redo likewise
     */
    public PropertiesPage(DesignSession session, IAction undo, IAction redo) {
        this.session = session;
        this.undo = undo;
        this.redo = redo;
        setPropertySourceProvider(this::source);
        session.addListener(this);
    }

    private IPropertySource source(Object object) {
        if (!(object instanceof EObject element)) {
            return null;
        }
        return EcoreUtil.getRootContainer(element) instanceof Design ? new ElementProperties(session, element)
                : new DerivedProperties(element);
    }

    @Override
    public void setActionBars(IActionBars bars) {
        super.setActionBars(bars);
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), undo);
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), redo);
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
