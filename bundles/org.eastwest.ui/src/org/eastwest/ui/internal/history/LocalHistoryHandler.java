// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.history;

import org.eastwest.ui.internal.editor.DesignAtHand;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows the saved states of the design that is selected or open. */
public final class LocalHistoryHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            Shell shell = HandlerUtil.getActiveShell(event);
            DesignAtHand.open(event).ifPresent(part -> open(shell, part.session()));
            return null;
        } catch (PartInitException e) {
            throw new ExecutionException("The design cannot be opened.", e);
        }
    }

    private static void open(Shell shell, DesignSession session) {
        if (session.design().isEmpty()) {
            MessageDialog.openInformation(shell, "Local History", session.location().name()
                    + " cannot be read as a design. The version before its last save is in " + session.location().name()
                    + ".bak beside it.");
        } else if (session.location().file().isEmpty()) {
            MessageDialog.openInformation(shell, "Local History", "States are kept of designs in projects only. The "
                    + "version before the last save is in " + session.location().name() + ".bak beside the file.");
        } else {
            new LocalHistoryDialog(shell, session, session.location().file().get()).open();
        }
    }
}
