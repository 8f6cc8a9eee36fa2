// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eastwest.ui.internal.editor.DesignPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;

/** Shows elements of a design in its open editors. */
final class Elements {

    private Elements() {
    }

    /** Shows an element in an editor of its design, and in the others as far as they show the like. */
    static void reveal(IWorkbenchPage page, DesignPart editor, String element) {
        editor.show(element);
        for (IEditorReference reference : page.getEditorReferences()) {
            if (reference.getEditor(false) instanceof DesignPart other && other != editor
                    && other.session() == editor.session()) {
                other.follow(element);
            }
        }
    }
}
