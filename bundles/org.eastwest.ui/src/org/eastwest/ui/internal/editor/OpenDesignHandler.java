// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.model.file.DesignFiles;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;

/** Opens a design from anywhere on this machine. */
public final class OpenDesignHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        FileDialog dialog = new FileDialog(HandlerUtil.getActiveShell(event), SWT.OPEN);
        dialog.setText("Open Design");
        dialog.setFilterNames(new String[] {"Designs (*." + DesignFiles.EXTENSION + ")"});
        dialog.setFilterExtensions(new String[] {"*." + DesignFiles.EXTENSION});
        String chosen = dialog.open();
        if (chosen != null) {
            open(event, chosen);
        }
        return null;
    }

    private static void open(ExecutionEvent event, String file) throws ExecutionException {
        try {
            IDE.openInternalEditorOnFileStore(HandlerUtil.getActiveWorkbenchWindow(event).getActivePage(),
                    EFS.getLocalFileSystem().getStore(Path.fromOSString(file)));
        } catch (PartInitException e) {
            throw new ExecutionException(file + " cannot be opened.", e);
        }
    }
}
