// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;

/** Finds an element of a diagram by a part of its label. */
final class FindDialog {
    private FindDialog() {
    }

    static Optional<DiagramElement> choose(Shell shell, DiagramDocument document) {
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(shell, new LabelProvider() {
            @Override
            public String getText(Object element) {
                return label((DiagramElement) element);
            }
        });
        dialog.setTitle("Find Element");
        dialog.setMessage("Type a part of a name (* for any text, ? for any letter):");
        dialog.setElements(elements(document).toArray());
        dialog.setFilter("*");
        dialog.setMultipleSelection(false);
        dialog.setAllowDuplicates(true);
        return dialog.open() == Window.OK ? Optional.ofNullable((DiagramElement) dialog.getFirstResult())
                : Optional.empty();
    }

    private static List<DiagramElement> elements(DiagramDocument document) {
        return Stream.<DiagramElement>concat(document.diagram().allNodes(), document.diagram().edges().stream())
                .filter(DiagramElement::visible).filter(e -> !label(e).isBlank()).toList();
    }

    private static String label(DiagramElement element) {
        return element.label().text().replace('\n', ' ').strip();
    }
}
