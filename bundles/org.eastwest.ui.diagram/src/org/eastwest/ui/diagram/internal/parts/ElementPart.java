// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.gef.GraphicalEditPart;

/** The part of a node or an edge. */
public interface ElementPart extends GraphicalEditPart {
    DiagramElement element();

    /** Shows what the geometry has for the element now. */
    void update();

    /**
     * Begins to edit its label, if that can be edited.
     *
     * @param typed what the new label begins with; empty to change the one it has
     */
    void rename(String typed);
}
