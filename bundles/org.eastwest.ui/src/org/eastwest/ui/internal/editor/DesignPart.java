// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.ui.IEditorPart;

/** An editor that shows an open design or a part of it. */
public interface DesignPart extends IEditorPart {
    /** The open design; null before the editor is initialised. */
    DesignSession session();

    /** Shows what an id or path of a finding names, as far as this editor shows it. */
    void show(String element);

    /** Shows it if that takes nothing else from sight: it was selected in another editor of the design. */
    default void follow(String element) {
        show(element);
    }
}
