// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;

/** What holds what. A node on a border is held by what holds its owner. */
final class Holders {
    private Holders() {
    }

    /** The innermost node that holds both ends of an edge, or null for the diagram: its ways are relative to that. */
    static DiagramNode common(DiagramEdge edge) {
        List<DiagramNode> around = chain(edge.source());
        for (DiagramNode holder : chain(edge.target())) {
            if (around.contains(holder)) {
                return holder;
            }
        }
        return null;
    }

    /** From the inside out. */
    static List<DiagramNode> chain(DiagramNode node) {
        List<DiagramNode> chain = new ArrayList<>();
        DiagramNode n = node;
        while (n != null) {
            DiagramNode parent = n.parent().orElse(null);
            if (!n.onBorder() && parent != null) {
                chain.add(parent);
            }
            n = parent;
        }
        return chain;
    }
}
