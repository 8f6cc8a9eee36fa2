// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.NodeAppearance;

/**
 * What the looks of a diagram mean.
 *
 * @param entries in the order in which they are shown
 */
public record Legend(List<Entry> entries) {
    /** No legend. */
    public static final Legend NONE = new Legend(List.of());

    /**
     * One look and what it means.
     *
     * @param node the look of a node; empty for an edge
     * @param edge the look of an edge; empty for a node
     * @param text what it means
     */
    public record Entry(Optional<NodeAppearance> node, Optional<EdgeAppearance> edge, String text) {
        public static Entry of(NodeAppearance look, String text) {
            return new Entry(Optional.of(look), Optional.empty(), text);
        }

        public static Entry of(EdgeAppearance look, String text) {
            return new Entry(Optional.empty(), Optional.of(look), text);
        }
    }

    public Legend {
        entries = List.copyOf(entries);
    }

    /**
     * The plain look of each mapping that has a label in the specification and is shown: the label is its meaning.
     * Conditional styles have no label in specifications and stand in no legend.
     */
    public static Legend of(Diagram diagram) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        Stream<DiagramElement> elements = Stream.concat(diagram.allNodes(), diagram.edges().stream());
        elements.filter(DiagramElement::visible).forEach(e -> {
            String label = diagram.description().spec().mappings().get(e.mapping()).label();
            if (!label.isEmpty() && !entries.containsKey(label)) {
                if (e instanceof DiagramNode n && n.appearance().style() == 0) {
                    entries.put(label, Entry.of(n.appearance(), label));
                } else if (e instanceof DiagramEdge g && g.appearance().style() == 0) {
                    entries.put(label, Entry.of(g.appearance(), label));
                }
            }
        });
        return new Legend(new ArrayList<>(entries.values()));
    }
}
