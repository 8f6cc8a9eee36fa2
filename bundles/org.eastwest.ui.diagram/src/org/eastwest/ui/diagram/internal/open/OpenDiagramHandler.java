// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.Optional;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Lets a user choose a diagram of the design that is selected or open, and opens it. */
public final class OpenDiagramHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        selected(event).flatMap(DesignLocation::of).or(() -> open(window))
                .ifPresent(location -> new DiagramChooser(window, location).choose());
        return null;
    }

    private static Optional<IFile> selected(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof IEditorPart
                || !(HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection selection)) {
            return Optional.empty();
        }
        return Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IFile.class))
                .filter(file -> DesignFiles.EXTENSION.equals(file.getFileExtension()));
    }

    private static Optional<DesignLocation> open(IWorkbenchWindow window) {
        return window.getActivePage().getActiveEditor() instanceof DesignPart part
                ? Optional.of(part.session().location()) : Optional.empty();
    }
}
