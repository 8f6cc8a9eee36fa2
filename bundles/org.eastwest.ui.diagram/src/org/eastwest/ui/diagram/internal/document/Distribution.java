// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;

/** Puts nodes at equal distances between the first and the last of them, which stay. */
public enum Distribution {
    HORIZONTALLY(Box::x, Box::width) {
        @Override
        Box at(Box box, double position) {
            return new Box(position, box.y(), box.width(), box.height());
        }
    },
    VERTICALLY(Box::y, Box::height) {
        @Override
        Box at(Box box, double position) {
            return new Box(box.x(), position, box.width(), box.height());
        }
    };

    /** Two stand at equal distances as they are. */
    private static final int LEAST = 3;

    private final ToDoubleFunction<Box> begin;
    private final ToDoubleFunction<Box> length;

    Distribution(ToDoubleFunction<Box> begin, ToDoubleFunction<Box> length) {
        this.begin = begin;
        this.length = length;
    }

    /** A box moved along the direction. */
    abstract Box at(Box box, double position);

    /** Whether it can be done: at least three nodes that stand freely in the same one. */
    public static boolean possible(List<DiagramNode> nodes) {
        return nodes.size() >= LEAST && nodes.stream().allMatch(n -> !n.onBorder() && DiagramDocument.standsFreely(n))
                && nodes.stream().map(DiagramNode::parent).distinct().count() == 1;
    }

    /** Where the nodes stand then, in pixels of the diagram; the gaps between them are equal. */
    public Map<DiagramNode, Box> of(List<NodeShape> nodes) {
        List<NodeShape> sorted = nodes.stream()
                .sorted(Comparator.comparingDouble(n -> begin.applyAsDouble(n.box()))).toList();
        Box first = sorted.get(0).box();
        Box last = sorted.get(sorted.size() - 1).box();
        double room = begin.applyAsDouble(last) + length.applyAsDouble(last) - begin.applyAsDouble(first);
        double filled = sorted.stream().mapToDouble(n -> length.applyAsDouble(n.box())).sum();
        double gap = (room - filled) / (sorted.size() - 1);
        Map<DiagramNode, Box> places = new LinkedHashMap<>();
        double position = begin.applyAsDouble(first);
        for (NodeShape node : sorted) {
            places.put(node.node(), at(node.box(), position));
            position += length.applyAsDouble(node.box()) + gap;
        }
        return places;
    }
}
