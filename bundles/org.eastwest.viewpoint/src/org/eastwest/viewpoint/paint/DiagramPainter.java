// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.List;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.Point;

/** Draws diagrams, the same on every drawing. */
public final class DiagramPainter {
    private final Drawing drawing;
    private final NodePainter nodes;
    private final EdgePainter edges;

    public DiagramPainter(Drawing drawing) {
        this.drawing = drawing;
        this.nodes = new NodePainter(drawing);
        this.edges = new EdgePainter(drawing);
    }

    /** Everything in its order: nodes, lines over them, nodes on borders over these, labels of lines over all. */
    public void paint(DiagramGeometry geometry) {
        geometry.nodes().stream().filter(n -> !n.node().onBorder()).forEach(this::paint);
        geometry.edges().forEach(this::paint);
        geometry.nodes().stream().filter(n -> n.node().onBorder()).forEach(this::paint);
        geometry.edges().forEach(this::paintLabels);
    }

    /** A node without what stands in it. */
    public void paint(NodeShape shape) {
        nodes.paint(shape);
    }

    /** An edge without its labels. */
    public void paint(EdgeShape shape) {
        edges.paint(shape);
    }

    /** The labels of an edge and what else stands on it. */
    public void paintLabels(EdgeShape shape) {
        edges.labels(shape);
    }

    /** The look of a node in a box. */
    public void sample(NodeAppearance look, Box box) {
        nodes.outline(look, box);
    }

    /** The look of an edge along points. */
    public void sample(EdgeAppearance look, List<Point> points) {
        edges.line(look, points);
    }

    static void label(Drawing drawing, LabelShape label) {
        label.icon().ifPresent(i -> drawing.image(i.path(), i.box()));
        label.lines().stream().filter(l -> !l.text().isBlank()).forEach(drawing::text);
    }
}
