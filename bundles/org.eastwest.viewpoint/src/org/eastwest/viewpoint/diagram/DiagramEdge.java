// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** A line from one node to another. */
public final class DiagramEdge extends DiagramElement {
    private final DiagramNode source;
    private final DiagramNode target;
    private final boolean ownObject;
    private EdgeAppearance appearance;

    DiagramEdge(String id, String mapping, EObject semantic, DiagramNode source, DiagramNode target,
            boolean ownObject) {
        super(id, mapping, semantic);
        this.source = source;
        this.target = target;
        this.ownObject = ownObject;
    }

    public DiagramNode source() {
        return source;
    }

    public DiagramNode target() {
        return target;
    }

    /** Whether an object of the model stands for it; otherwise it shows a relation. */
    public boolean hasObject() {
        return ownObject;
    }

    public EdgeAppearance appearance() {
        return appearance;
    }

    @Override
    public boolean visible() {
        return appearance.visible() && source.visible() && target.visible();
    }

    @Override
    public Label label() {
        return appearance.centerLabel();
    }

    @Override
    public String tooltip() {
        return "";
    }

    @Override
    public List<Decoration> decorations() {
        return appearance.decorations();
    }

    @Override
    public List<Violation> violations() {
        return appearance.violations();
    }

    void look(EdgeAppearance other) {
        appearance = other;
    }
}
