// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** A node or an edge of a diagram. Its identity, id, mapping and object never change. */
public abstract sealed class DiagramElement permits DiagramNode, DiagramEdge {
    private final String id;
    private final String mapping;
    private final EObject semantic;

    DiagramElement(String id, String mapping, EObject semantic) {
        this.id = id;
        this.mapping = mapping;
        this.semantic = semantic;
    }

    /** A stable id: the mapping's name and the id or the containment path of the object. */
    public final String id() {
        return id;
    }

    /** The name of the mapping that made it. */
    public final String mapping() {
        return mapping;
    }

    /** The object of the model it shows; for an edge without an object of its own, that of its source. */
    public final EObject semantic() {
        return semantic;
    }

    /** Whether it is drawn: no filter hides it or anything it needs. */
    public abstract boolean visible();

    /** Its main text: a node's label, an edge's middle label. */
    public abstract Label label();

    /** Shown when pointed at; empty for none. */
    public abstract String tooltip();

    /** Images on it. */
    public abstract List<Decoration> decorations();

    /** Validation rules it breaks. */
    public abstract List<Violation> violations();

    @Override
    public final String toString() {
        return id;
    }
}
