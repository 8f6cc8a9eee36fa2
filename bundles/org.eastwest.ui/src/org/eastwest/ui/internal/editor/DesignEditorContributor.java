// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eclipse.jface.action.Action;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.EditorActionBarContributor;

/** Gives Undo, Redo and Revert of the menus to the design that is being edited. */
public final class DesignEditorContributor extends EditorActionBarContributor {

    @Override
    public void setActiveEditor(IEditorPart part) {
        if (!(part instanceof DesignEditor editor)) {
            return;
        }
        IActionBars bars = getActionBars();
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), editor.undoAction());
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), editor.redoAction());
        bars.setGlobalActionHandler(ActionFactory.REVERT.getId(), new RevertAction(editor));
        bars.updateActionBars();
    }

    /** Goes back to the last save. */
    private static final class RevertAction extends Action {

        private final DesignEditor editor;

        private RevertAction(DesignEditor editor) {
            super("Re&vert");
            this.editor = editor;
        }

        @Override
        public void run() {
            editor.revert();
        }
    }
}
