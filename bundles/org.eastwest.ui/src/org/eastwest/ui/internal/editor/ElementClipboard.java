// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.model.edit.DesignLabels;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;

/** Elements on the clipboard: copies for every design that is open in this window, their names for other programs. */
final class ElementClipboard {

    private final Display display;

    ElementClipboard(Display display) {
        this.display = display;
    }

    void put(Collection<EObject> elements) {
        LocalSelectionTransfer transfer = LocalSelectionTransfer.getTransfer();
        transfer.setSelection(new StructuredSelection(List.copyOf(EcoreUtil.copyAll(elements))));
        Clipboard clipboard = new Clipboard(display);
        clipboard.setContents(
                new Object[] {transfer.getSelection(),
                    elements.stream().map(DesignLabels::text).collect(Collectors.joining("\n"))},
                new Transfer[] {transfer, TextTransfer.getInstance()});
        clipboard.dispose();
    }

    /** The elements there; empty when something else was copied since. */
    List<EObject> elements() {
        Clipboard clipboard = new Clipboard(display);
        try {
            Object content = clipboard.getContents(LocalSelectionTransfer.getTransfer());
            return content instanceof IStructuredSelection selection && selection.toList().stream()
                    .allMatch(EObject.class::isInstance)
                    ? selection.stream().map(EObject.class::cast).toList() : List.of();
        } finally {
            clipboard.dispose();
        }
    }
}
