// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;

/**
 * Finds the editor of a design also while it is only a tab of the last session. The platform compares the titles of
 * such tabs with names of files, which ours do not equal, and would open a second editor.
 */
public final class SameDesign implements IEditorMatchingStrategy {

    @Override
    public boolean matches(IEditorReference reference, IEditorInput input) {
        try {
            return input.equals(reference.getEditorInput());
        } catch (PartInitException e) {
            // What cannot be found again is no editor of this design.
            return false;
        }
    }
}
