// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.internal.specification.EdgeSpec;
import org.eastwest.viewpoint.internal.specification.MappingSpec;
import org.eastwest.viewpoint.internal.specification.NodeSpec;

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
     * The looks that are shown and whose meaning the specification tells: the label of a mapping is that of its plain
     * style, and its documentation tells that of conditional ones. Of nodes that look alike but for their outline, the
     * one with the thinnest is shown: thicker ones tell of findings.
     */
    public static Legend of(Diagram diagram) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        Stream<DiagramElement> elements = Stream.concat(diagram.allNodes(), diagram.edges().stream());
        elements.filter(DiagramElement::visible).forEach(e -> {
            MappingSpec mapping = diagram.description().spec().mappings().get(e.mapping());
            if (e instanceof DiagramNode n) {
                String text = meaning(mapping, n.appearance().style());
                add(entries, text, meaning -> Entry.of(n.appearance(), meaning));
                entries.computeIfPresent(text, (meaning, known) -> known.node().isPresent() && n.appearance().border()
                        .width() < known.node().get().border().width() ? Entry.of(n.appearance(), meaning) : known);
            } else if (e instanceof DiagramEdge g) {
                add(entries, meaning(mapping, g.appearance().style()), text -> Entry.of(g.appearance(), text));
            }
        });
        return new Legend(new ArrayList<>(entries.values()));
    }

    private static void add(Map<String, Entry> entries, String text, Function<String, Entry> entry) {
        if (!text.isEmpty() && !entries.containsKey(text)) {
            entries.put(text, entry.apply(text));
        }
    }

    /** The plain style stands last in a mapping and has the number 0. */
    private static String meaning(MappingSpec mapping, int style) {
        if (style == 0 && !mapping.label().isEmpty()) {
            return mapping.label();
        }
        if (mapping instanceof NodeSpec node) {
            return node.style(style).legend();
        }
        return mapping instanceof EdgeSpec edge
                ? edge.styles().get(style == 0 ? edge.styles().size() - 1 : style - 1).legend() : "";
    }
}
