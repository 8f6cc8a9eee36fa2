// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.LineStyle;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.diagram.Shape;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.Mark;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.Point;

/** Draws nodes. */
final class NodePainter {
    private static final double FOLD = 10;
    /** Between the lines of a hatching, along a side, in pixels. */
    private static final double HATCH = 9;
    private static final Color HATCHING = new Color(0xB0, 0xB0, 0xB0);
    /** The least width of the line of a ring. */
    private static final double RING = 2;

    private final Drawing drawing;

    NodePainter(Drawing drawing) {
        this.drawing = drawing;
    }

    void paint(NodeShape shape) {
        DiagramNode node = shape.node();
        drawing.beginGroup(node.id(), node.tooltip().isEmpty() ? node.label().text() : node.tooltip());
        NodeAppearance look = node.appearance();
        if (node.kind() != DiagramNode.Kind.LIST_ITEM) {
            outline(look, shape.box());
        }
        shape.gauges().forEach(g -> {
            fill(g.box(), Fill.of(g.background()));
            fill(g.full(), Fill.of(g.foreground()));
        });
        if (look.shape() == Shape.IMAGE) {
            drawing.image(look.image(), shape.box());
        }
        DiagramPainter.label(drawing, shape.label());
        shape.marks().forEach(m -> mark(m, node));
        drawing.endGroup();
    }

    private void fill(Box box, Fill fill) {
        drawing.shape(new Outline.Rectangle(box, 0), Optional.of(fill), Optional.empty());
    }

    /** A shape without anything in it. */
    void outline(NodeAppearance look, Box box) {
        Optional<Stroke> border = Optional.of(look.border()).filter(b -> b.width() > 0).map(Stroke::of);
        Box in = box.grown(-border.map(b -> b.width() / 2).orElse(0.0));
        Optional<Fill> fill = Optional.of(look.fill());
        switch (look.shape()) {
            case RECTANGLE, GAUGE -> {
                drawing.shape(new Outline.Rectangle(in, look.cornerRadius()), fill, border);
                if (look.fill().hatched()) {
                    hatch(in.grown(-border.map(b -> b.width() / 2).orElse(0.0)));
                }
            }
            case ELLIPSE, DOT -> drawing.shape(new Outline.Ellipse(in), fill, border);
            case RING -> drawing.shape(new Outline.Ellipse(in), Optional.empty(),
                    Optional.of(line(look, Math.max(RING, look.border().width()))));
            case STROKE -> drawing.shape(new Outline.Lines(List.of(new Point(in.x(), in.center().y()),
                    new Point(in.right(), in.center().y())), false), Optional.empty(), Optional.of(line(look, 2)));
            case IMAGE -> { }
            default -> drawing.shape(new Outline.Lines(corners(look.shape(), in), true), fill, border);
        }
    }

    /** Lines from the lower left to the upper right, cut at the sides. */
    private void hatch(Box in) {
        for (double x = in.x() + HATCH; x < in.right() + in.height(); x += HATCH) {
            double left = Math.max(in.x(), x - in.height());
            double right = Math.min(in.right(), x);
            drawing.shape(new Outline.Lines(List.of(new Point(left, in.y() + x - left),
                    new Point(right, in.y() + x - right)), false), Optional.empty(), Optional.of(Stroke.thin(HATCHING)));
        }
    }

    private static Stroke line(NodeAppearance look, double width) {
        LineStyle style = look.border().style();
        return new Stroke(look.fill().from(), width, style, false);
    }

    private static List<Point> corners(Shape shape, Box in) {
        Point middle = in.center();
        double slope = in.height() / 3;
        return switch (shape) {
            case LOZENGE -> List.of(new Point(middle.x(), in.y()), new Point(in.right(), middle.y()),
                    new Point(middle.x(), in.bottom()), new Point(in.x(), middle.y()));
            case TRIANGLE -> List.of(new Point(middle.x(), in.y()), new Point(in.right(), in.bottom()),
                    new Point(in.x(), in.bottom()));
            case PARALLELOGRAM -> List.of(new Point(in.x() + slope, in.y()), new Point(in.right(), in.y()),
                    new Point(in.right() - slope, in.bottom()), new Point(in.x(), in.bottom()));
            case NOTE -> List.of(new Point(in.x(), in.y()), new Point(in.right() - FOLD, in.y()),
                    new Point(in.right(), in.y() + FOLD), new Point(in.right(), in.bottom()),
                    new Point(in.x(), in.bottom()));
            default -> throw new IllegalArgumentException(shape + " has no corners");
        };
    }

    private void mark(Mark mark, DiagramNode node) {
        if (mark.decoration().isEmpty()) {
            ViolationMark.paint(drawing, mark.box(), node.violations());
            return;
        }
        Decoration decoration = mark.decoration().get();
        drawing.beginGroup("", decoration.tooltip());
        drawing.image(decoration.image(), mark.box());
        drawing.endGroup();
    }
}
