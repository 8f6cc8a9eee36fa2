// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.jface.viewers.StructuredSelection;

/** Selects elements and brings them into sight. */
public final class Revealing {
    private Revealing() {
    }

    /** Selects those that are shown, as soon as they are; without any, the selection stays. */
    public static void select(EditPartViewer viewer, Collection<? extends DiagramElement> elements) {
        if (viewer.getContents() instanceof DiagramPart diagram) {
            diagram.whenGrown(() -> selectShown(viewer, elements));
        }
    }

    private static void selectShown(EditPartViewer viewer, Collection<? extends DiagramElement> elements) {
        List<EditPart> parts = elements.stream().map(e -> (EditPart) viewer.getEditPartRegistry().get(e))
                .filter(Objects::nonNull).filter(EditPart::isSelectable).toList();
        if (!parts.isEmpty() && !parts.equals(viewer.getSelectedEditParts())) {
            viewer.setSelection(new StructuredSelection(parts));
            viewer.reveal(parts.get(0));
        }
    }
}
