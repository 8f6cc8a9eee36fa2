// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.export;

import java.util.Optional;
import org.eastwest.ui.internal.editor.DesignAtHand;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks where to, then writes a report of the design that is open or selected. */
public final class ExportReportHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            Optional<DesignPart> editor = DesignAtHand.open(event);
            if (editor.isPresent()) {
                export(HandlerUtil.getActiveShell(event), editor.get());
            }
        } catch (PartInitException e) {
            throw new ExecutionException("The design cannot be opened.", e);
        }
        return null;
    }

    private static void export(Shell shell, DesignPart editor) {
        editor.session().commitTyping();
        editor.session().design().ifPresentOrElse(design -> {
            ExportReportDialog dialog = new ExportReportDialog(shell, design, editor.session().location());
            if (dialog.open() == Window.OK) {
                new ReportJob(shell.getDisplay(), EcoreUtil.copy(design), dialog.request()).schedule();
            }
        }, () -> MessageDialog.openInformation(shell, "Export Report", "There is no report of a file that cannot be "
                + "read as a design. Its editor says what is wrong with it."));
    }
}
