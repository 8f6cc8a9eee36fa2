// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.EditorActionBarContributor;

/** Gives Undo, Redo, Rename and Revert of the menus to the design that is being edited. */
public final class DesignEditorContributor extends EditorActionBarContributor {

    @Override
    public void setActiveEditor(IEditorPart part) {
        if (!(part instanceof DesignEditor editor)) {
            return;
        }
        IActionBars bars = getActionBars();
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), editor.undoAction());
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), editor.redoAction());
        bars.setGlobalActionHandler(ActionFactory.REVERT.getId(), action("Re&vert", editor::revert));
        bars.setGlobalActionHandler(ActionFactory.RENAME.getId(), rename(editor));
        bars.updateActionBars();
    }

    private static IAction rename(DesignEditor editor) {
        IAction rename = action("Rena&me", editor::rename);
        rename.setActionDefinitionId(IWorkbenchCommandConstants.FILE_RENAME);
        return rename;
    }

    private static IAction action(String text, Runnable work) {
        return new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
    }
}
