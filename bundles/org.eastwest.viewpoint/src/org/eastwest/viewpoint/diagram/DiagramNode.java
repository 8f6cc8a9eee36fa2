// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** A node: a shape, a container of others, or one that stands on the border of another. */
public final class DiagramNode extends DiagramElement {
    /** How a node holds others. */
    public enum Kind {
        /** It holds none. */
        NODE,
        /** Others stand freely in it. */
        CONTAINER,
        /** Its elements are lines of text. */
        LIST,
        /** A line of a list. */
        LIST_ITEM,
        /** Others stand side by side in it and fill it. */
        HORIZONTAL_STACK,
        /** Others stand one below the other in it and fill it. */
        VERTICAL_STACK;

        /** Whether it can hold others. */
        public boolean holds() {
            return this != NODE && this != LIST_ITEM;
        }
    }

    private final Kind kind;
    private final DiagramNode parent;
    private final boolean onBorder;
    private final List<DiagramNode> children = new ArrayList<>();
    private final List<DiagramNode> borders = new ArrayList<>();
    private NodeAppearance appearance;

    DiagramNode(String id, String mapping, EObject semantic, Kind kind, DiagramNode parent, boolean onBorder) {
        super(id, mapping, semantic);
        this.kind = kind;
        this.parent = parent;
        this.onBorder = onBorder;
    }

    public Kind kind() {
        return kind;
    }

    /** What it stands in or on; empty at the top of the diagram. */
    public Optional<DiagramNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** Whether it stands on its parent's border. */
    public boolean onBorder() {
        return onBorder;
    }

    /** What stands in it, in the order of the specification and the model. */
    public List<DiagramNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** What stands on its border. */
    public List<DiagramNode> borders() {
        return Collections.unmodifiableList(borders);
    }

    public NodeAppearance appearance() {
        return appearance;
    }

    @Override
    public boolean visible() {
        return appearance.visible() && (parent == null || parent.visible());
    }

    @Override
    public Label label() {
        return appearance.label();
    }

    @Override
    public String tooltip() {
        return appearance.tooltip();
    }

    @Override
    public List<Decoration> decorations() {
        return appearance.decorations();
    }

    @Override
    public List<Violation> violations() {
        return appearance.violations();
    }

    void look(NodeAppearance other) {
        appearance = other;
    }

    /** The children or the nodes on the border, to be changed. */
    List<DiagramNode> mutable(boolean border) {
        return border ? borders : children;
    }
}
