// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Border;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.diagram.Shape;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.Mark;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.Point;

/** Draws nodes. */
final class NodePainter {
    private static final double FOLD = 10;

    private final SvgWriter svg;
    private final Images images;
    private final Map<Fill, String> gradients = new HashMap<>();

    NodePainter(SvgWriter svg, Images images) {
        this.svg = svg;
        this.images = images;
    }

    void paint(NodeShape shape) {
        DiagramNode node = shape.node();
        svg.open("g", "data-id", node.id()).raw("\n");
        String tooltip = node.tooltip().isEmpty() ? node.label().text() : node.tooltip();
        if (!tooltip.isEmpty()) {
            svg.open("title").text(tooltip).close("title");
        }
        NodeAppearance look = node.appearance();
        if (node.kind() != DiagramNode.Kind.LIST_ITEM) {
            outline(look, shape.box());
        }
        shape.gauges().forEach(g -> {
            rectangle(g.box(), 0, g.background().hex(), null);
            rectangle(g.full(), 0, g.foreground().hex(), null);
        });
        if (look.shape() == Shape.IMAGE) {
            images.paint(look.image(), shape.box());
        }
        TextPainter.label(svg, shape.label(), images);
        shape.marks().forEach(m -> mark(m, node));
        svg.close("g");
    }

    /** A shape without anything in it. */
    void outline(NodeAppearance look, Box box) {
        Border border = look.border().width() > 0 ? look.border() : null;
        double inset = border == null ? 0 : border.width() / 2.0;
        Box in = box.grown(-inset);
        switch (look.shape()) {
            case RECTANGLE, GAUGE -> rectangle(in, look.cornerRadius(), paint(look.fill()), border);
            case ELLIPSE, DOT -> ellipse(in, paint(look.fill()), border);
            case RING -> ellipse(in, "none", new Border(look.fill().from(), Math.max(2, look.border().width()),
                    look.border().style()));
            case STROKE -> path(List.of(new Point(in.x(), in.center().y()), new Point(in.right(), in.center().y())),
                    false,
                    "none", new Border(look.fill().from(), 2, look.border().style()));
            case LOZENGE -> path(List.of(new Point(in.center().x(), in.y()), new Point(in.right(), in.center().y()),
                    new Point(in.center().x(), in.bottom()), new Point(in.x(), in.center().y())), true,
                            paint(look.fill()), border);
            case TRIANGLE -> path(List.of(new Point(in.center().x(), in.y()), new Point(in.right(), in.bottom()),
                    new Point(in.x(), in.bottom())), true, paint(look.fill()), border);
            case PARALLELOGRAM -> path(List.of(new Point(in.x() + in.height() / 3, in.y()),
                    new Point(in.right(), in.y()),
                    new Point(in.right() - in.height() / 3, in.bottom()), new Point(in.x(), in.bottom())), true,
                    paint(look.fill()), border);
            case NOTE -> path(List.of(new Point(in.x(), in.y()), new Point(in.right() - FOLD, in.y()),
                    new Point(in.right(), in.y() + FOLD), new Point(in.right(), in.bottom()),
                            new Point(in.x(), in.bottom())),
                    true, paint(look.fill()), border);
            case IMAGE -> { }
        }
    }

    private void rectangle(Box box, double radius, String fill, Border border) {
        svg.empty("rect", "x", box.x(), "y", box.y(), "width", Math.max(0, box.width()), "height",
                Math.max(0, box.height()),
                "rx", radius > 0 ? radius : null, "fill", fill, "stroke", stroke(border), "stroke-width", width(border),
                "stroke-dasharray", dashes(border));
    }

    private void ellipse(Box box, String fill, Border border) {
        svg.empty("ellipse", "cx", box.center().x(), "cy", box.center().y(), "rx", Math.max(0, box.width() / 2), "ry",
                Math.max(0, box.height() / 2), "fill", fill, "stroke", stroke(border), "stroke-width", width(border),
                "stroke-dasharray", dashes(border));
    }

    private void path(List<Point> points, boolean closed, String fill, Border border) {
        svg.empty("path", "d", SvgWriter.path(points, closed), "fill", fill, "stroke", stroke(border), "stroke-width",
                width(border), "stroke-dasharray", dashes(border));
    }

    private static String stroke(Border border) {
        return border == null ? null : border.color().hex();
    }

    private static Integer width(Border border) {
        return border == null || border.width() == 1 ? null : (Integer) border.width();
    }

    private static String dashes(Border border) {
        return border == null ? null : Strokes.dashes(border.style(), border.width());
    }

    /** A colour, or a gradient that is written before its first use. */
    private String paint(Fill fill) {
        if (!fill.gradient()) {
            return fill.from().hex();
        }
        return "url(#" + gradients.computeIfAbsent(fill, this::gradient) + ")";
    }

    private String gradient(Fill fill) {
        String id = "gradient-" + fill.from().hex().substring(1) + "-" + fill.to().hex().substring(1) + "-"
                + fill.direction().ordinal();
        boolean down = fill.direction() != Fill.Direction.LEFT_TO_RIGHT;
        boolean right = fill.direction() != Fill.Direction.TOP_TO_BOTTOM;
        svg.open("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", right ? 1 : 0, "y2", down ? 1 : 0);
        svg.raw("<stop offset=\"0\" stop-color=\"" + fill.from().hex() + "\"/><stop offset=\"1\" stop-color=\""
                + fill.to().hex() + "\"/>").close("linearGradient");
        return id;
    }

    private void mark(Mark mark, DiagramNode node) {
        if (mark.decoration().isPresent()) {
            String tooltip = mark.decoration().get().tooltip();
            svg.open("g");
            if (!tooltip.isEmpty()) {
                svg.open("title").text(tooltip).close("title");
            }
            images.paint(mark.decoration().get().image(), mark.box());
            svg.close("g");
        } else {
            ViolationMark.paint(svg, mark.box(), node.violations());
        }
    }

    /** The worst of several. */
    static Severity worst(List<org.eastwest.viewpoint.diagram.Violation> violations) {
        return violations.stream().map(org.eastwest.viewpoint.diagram.Violation::severity).min(Enum::compareTo)
                .orElse(Severity.NOTE);
    }
}
