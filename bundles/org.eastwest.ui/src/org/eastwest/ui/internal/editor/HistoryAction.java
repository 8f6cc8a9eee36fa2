// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.common.command.Command;
import org.eclipse.jface.action.Action;

/** Takes back the last change of a design, or makes it again. */
public final class HistoryAction extends Action {

    /** What a user types and is not in the design yet: undo takes that back first. */
    public interface Typing {
        boolean present();

        void abandon();
    }

    private final DesignSession session;
    private final boolean undo;
    private final Typing typing;

    public HistoryAction(DesignSession session, boolean undo, Typing typing) {
        this.session = session;
        this.undo = undo;
        this.typing = typing;
        update();
    }

    /** Names the change and enables the action when there is one. */
    public void update() {
        Command command = undo ? session.history().getUndoCommand() : session.history().getRedoCommand();
        String verb = undo ? "&Undo" : "&Redo";
        String text = command == null || command.getLabel() == null ? verb : verb + " " + command.getLabel();
        setText(text);
        setToolTipText(text.replace("&", ""));
        setEnabled(undo ? session.history().canUndo() || typing.present() : session.history().canRedo());
    }

    @Override
    public void run() {
        if (typing.present()) {
            typing.abandon();
        } else if (undo && session.history().canUndo()) {
            session.history().undo();
        } else if (!undo && session.history().canRedo()) {
            session.history().redo();
        }
        update();
    }
}
