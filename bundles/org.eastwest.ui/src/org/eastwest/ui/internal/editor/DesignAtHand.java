// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.Optional;
import org.eastwest.model.file.DesignFiles;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;

/** The design a command is about: the one selected in the explorer if that is in use, else the one being edited. */
public final class DesignAtHand {

    private DesignAtHand() {
    }

    /** Its editor, opened if need be. */
    public static Optional<DesignPart> open(ExecutionEvent event) throws PartInitException {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        Optional<IFile> selected = selected(event);
        IEditorPart editor = selected.isPresent() ? IDE.openEditor(page, selected.get(), DesignEditor.ID)
                : page.getActiveEditor();
        return Optional.ofNullable(editor).filter(DesignPart.class::isInstance).map(DesignPart.class::cast);
    }

    private static Optional<IFile> selected(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof IEditorPart
                || !(HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection selection)) {
            return Optional.empty();
        }
        return Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IFile.class))
                .filter(file -> DesignFiles.EXTENSION.equals(file.getFileExtension()));
    }
}
