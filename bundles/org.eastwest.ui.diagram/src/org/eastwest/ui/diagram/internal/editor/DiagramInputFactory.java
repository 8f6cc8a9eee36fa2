// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.IElementFactory;
import org.eclipse.ui.IMemento;

/** Opens again the diagrams that were open when the window was closed. */
public final class DiagramInputFactory implements IElementFactory {
    static final String ID = "org.eastwest.ui.diagram.input";

    @Override
    public IAdaptable createElement(IMemento memento) {
        return DiagramEditorInput.restored(memento).orElse(null);
    }
}
