// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;

/** Elements that changed, and the nodes that hold them. */
public final class Touched {
    private final Set<DiagramElement> elements = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean edges;

    public void add(DiagramElement element) {
        edges |= element instanceof DiagramEdge;
        DiagramElement next = element;
        while (next != null && elements.add(next)) {
            next = next instanceof DiagramNode node ? node.parent().orElse(null) : null;
        }
    }

    boolean has(DiagramElement element) {
        return elements.contains(element);
    }

    boolean hasEdges() {
        return edges;
    }

    public boolean isEmpty() {
        return elements.isEmpty();
    }

    public void clear() {
        elements.clear();
        edges = false;
    }
}
