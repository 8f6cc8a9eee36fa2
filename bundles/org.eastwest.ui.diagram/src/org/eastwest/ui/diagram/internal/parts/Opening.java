// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.function.Consumer;
import org.eastwest.viewpoint.diagram.DiagramElement;

/** What happens when an element is double-clicked; the editor says so by a property of its viewer. */
public final class Opening {
    /** Key of the property. */
    public static final String PROPERTY = "org.eastwest.ui.diagram.opening";

    private Opening() {
    }

    /** A value for the property. */
    @FunctionalInterface
    public interface Opener extends Consumer<DiagramElement> {
    }

    static void open(ElementPart part) {
        if (part.getViewer().getProperty(PROPERTY) instanceof Opener opener) {
            opener.accept(part.element());
        }
    }
}
