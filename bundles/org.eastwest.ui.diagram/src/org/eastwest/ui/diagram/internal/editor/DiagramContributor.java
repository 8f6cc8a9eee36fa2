// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.EditorActionBarContributor;

/** The menu Diagram, and what the menus of the workbench do in a diagram. */
public final class DiagramContributor extends EditorActionBarContributor {
    private DiagramEditor active;

    @Override
    public void contributeToMenu(IMenuManager bar) {
        MenuManager menu = new MenuManager("&Diagram", "org.eastwest.ui.diagram.menu");
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(shown -> {
            if (active != null) {
                active.actions().fillMenu(shown);
            }
        });
        bar.insertAfter(IWorkbenchActionConstants.M_EDIT, menu);
    }

    @Override
    public void setActiveEditor(IEditorPart part) {
        active = part instanceof DiagramEditor editor && editor.actions() != null ? editor : null;
        IActionBars bars = getActionBars();
        if (active != null) {
            bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), active.undoAction());
            bars.setGlobalActionHandler(ActionFactory.REDO.getId(), active.redoAction());
            active.actions().global().forEach(bars::setGlobalActionHandler);
        }
        bars.updateActionBars();
    }
}
