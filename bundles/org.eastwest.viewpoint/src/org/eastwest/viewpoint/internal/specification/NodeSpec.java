// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eclipse.emf.ecore.EObject;

/** What nodes or containers of one kind come from. */
public final class NodeSpec extends MappingSpec {
    private final Kind kind;
    final List<NodeSpec> children = new ArrayList<>();
    final List<NodeSpec> borders = new ArrayList<>();
    /** The plain style last, conditional ones before it in their order. */
    final List<NodeStyleSpec> styles = new ArrayList<>();

    NodeSpec(EObject source, String name, String label, Kind kind) {
        super(source, name, label);
        this.kind = kind;
    }

    /** How its nodes hold others; a node in a list becomes a line of it. */
    public Kind kind() {
        return kind;
    }

    public List<NodeSpec> children() {
        return children;
    }

    public List<NodeSpec> borders() {
        return borders;
    }

    /** Conditional styles in their order, then the plain one. */
    public List<NodeStyleSpec> styles() {
        return styles;
    }

    /** A style by its number in an appearance: 0 is the plain one, which stands last. */
    public NodeStyleSpec style(int number) {
        return styles.get(number == 0 ? styles.size() - 1 : number - 1);
    }
}
