// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.Label.Font;
import org.eastwest.viewpoint.internal.layout.GeometryBuilder;

/**
 * Every box, line and text of a diagram in absolute pixels; what is hidden is not in it. Painters draw it as it is. It
 * is a value of one moment: after a change of the diagram or the layout another one is made.
 */
public final class DiagramGeometry {
    /**
     * A line of a text.
     *
     * @param text as it is drawn: cut where there was no room
     * @param x its left end
     * @param baseline of its letters
     * @param width as measured
     */
    public record TextLine(String text, double x, double baseline, double width, Font font, Color color) {
    }

    /**
     * An image.
     *
     * @param path as the specification has it
     */
    public record ImageBox(String path, Box box) {
    }

    /**
     * A text with its icon.
     *
     * @param box around everything; of no size when there is nothing
     */
    public record LabelShape(Box box, List<TextLine> lines, Optional<ImageBox> icon) {
        /** Nothing at a point. */
        public static LabelShape none(Point at) {
            return new LabelShape(new Box(at.x(), at.y(), 0, 0), List.of(), Optional.empty());
        }

        public boolean isEmpty() {
            return lines.isEmpty() && icon.isEmpty();
        }
    }

    /**
     * A part of a gauge.
     *
     * @param box all of it
     * @param full the full part
     */
    public record GaugeBox(Box box, Box full, Color background, Color foreground) {
    }

    /**
     * A decoration or the mark of a broken validation rule.
     *
     * @param decoration the decoration; empty for a validation mark
     */
    public record Mark(Box box, Optional<Decoration> decoration) {
    }

    /**
     * A node.
     *
     * @param box its outline
     * @param label its text, inside or beside it
     * @param gauges the sections of a gauge
     * @param marks what stands on it
     */
    public record NodeShape(DiagramNode node, Box box, LabelShape label, List<GaugeBox> gauges, List<Mark> marks) {
    }

    /**
     * An edge.
     *
     * @param points of its line, from its source's outline to its target's
     * @param begin the text near its source
     * @param center the text in its middle
     * @param end the text near its target
     * @param marks what stands on it
     */
    public record EdgeShape(DiagramEdge edge, List<Point> points, LabelShape begin, LabelShape center, LabelShape end,
            List<Mark> marks) {
    }

    private final Map<String, NodeShape> nodes;
    private final Map<String, EdgeShape> edges;
    private volatile Box bounds;

    /** Made by {@link #of}. */
    public DiagramGeometry(Map<String, NodeShape> nodes, Map<String, EdgeShape> edges) {
        this.nodes = Collections.unmodifiableMap(new LinkedHashMap<>(nodes));
        this.edges = Collections.unmodifiableMap(new LinkedHashMap<>(edges));
    }

    private DiagramGeometry(Map<String, NodeShape> nodes, DiagramGeometry withEdges) {
        this.nodes = Collections.unmodifiableMap(new LinkedHashMap<>(nodes));
        this.edges = withEdges.edges;
    }

    /** The same edges with other nodes. */
    public DiagramGeometry withNodes(Map<String, NodeShape> others) {
        return new DiagramGeometry(others, this);
    }

    /**
     * The geometry of what a diagram shows now. Elements without a place stand at the top left: arrange them before.
     */
    public static DiagramGeometry of(Diagram diagram, Layout layout) {
        return new GeometryBuilder(diagram, layout).build();
    }

    private static Box bounds(Collection<NodeShape> nodes, Collection<EdgeShape> edges) {
        double[] b = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        nodes.forEach(n -> {
            include(b, n.box());
            include(b, n.label().box());
            n.marks().forEach(m -> include(b, m.box()));
        });
        edges.forEach(e -> {
            e.points().forEach(p -> include(b, new Box(p.x(), p.y(), 0, 0)));
            include(b, e.begin());
            include(b, e.center());
            include(b, e.end());
        });
        return b[0] > b[2] ? new Box(0, 0, 0, 0) : new Box(b[0], b[1], b[2] - b[0], b[3] - b[1]);
    }

    private static void include(double[] b, LabelShape label) {
        if (!label.isEmpty()) {
            include(b, label.box());
        }
    }

    private static void include(double[] b, Box box) {
        b[0] = Math.min(b[0], box.x());
        b[1] = Math.min(b[1], box.y());
        b[2] = Math.max(b[2], box.right());
        b[3] = Math.max(b[3], box.bottom());
    }

    /** Visible nodes, each before what stands in it and on its border: the order of painting. */
    public Collection<NodeShape> nodes() {
        return nodes.values();
    }

    /** Visible edges; they are painted over the nodes. */
    public Collection<EdgeShape> edges() {
        return edges.values();
    }

    public Optional<NodeShape> node(String id) {
        return Optional.ofNullable(nodes.get(id));
    }

    public Optional<EdgeShape> edge(String id) {
        return Optional.ofNullable(edges.get(id));
    }

    /** Around everything; of no size when there is nothing. */
    public Box bounds() {
        Box known = bounds;
        if (known == null) {
            known = bounds(nodes.values(), edges.values());
            bounds = known;
        }
        return known;
    }
}
