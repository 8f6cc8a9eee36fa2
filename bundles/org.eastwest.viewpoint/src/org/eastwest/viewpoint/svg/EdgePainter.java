// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.Point;

/** Draws edges: the line first, its ends after it. */
final class EdgePainter {
    private final SvgWriter svg;
    private final Images images;

    EdgePainter(SvgWriter svg, Images images) {
        this.svg = svg;
        this.images = images;
    }

    void paint(EdgeShape shape) {
        svg.open("g", "data-id", shape.edge().id()).raw("\n");
        String title = shape.edge().label().text();
        if (!title.isEmpty()) {
            svg.open("title").text(title).close("title");
        }
        line(shape.edge().appearance(), shape.points());
        svg.close("g");
    }

    void line(EdgeAppearance look, List<Point> points) {
        ArrowHead source = ArrowHead.of(look.sourceArrow(), look.width());
        ArrowHead target = ArrowHead.of(look.targetArrow(), look.width());
        List<Point> line = new ArrayList<>(points);
        shorten(line, 0, 1, source.length());
        shorten(line, line.size() - 1, line.size() - 2, target.length());
        String color = look.color().hex();
        svg.empty("path", "d", SvgWriter.path(line, false), "fill", "none", "stroke", color, "stroke-width",
                look.width() == 1 ? null : (Integer) look.width(), "stroke-linejoin", "round", "stroke-dasharray",
                Strokes.dashes(look.lineStyle(), look.width()));
        if (look.sourceArrow() != Arrow.NO_DECORATION) {
            source.paint(svg, points.get(1), points.get(0), color);
        }
        if (look.targetArrow() != Arrow.NO_DECORATION) {
            target.paint(svg, points.get(points.size() - 2), points.get(points.size() - 1), color);
        }
    }

    /** The line ends where a closed head begins, or it would show beside the tip. */
    private static void shorten(List<Point> line, int end, int before, double length) {
        Point a = line.get(before);
        Point b = line.get(end);
        double d = Math.hypot(b.x() - a.x(), b.y() - a.y());
        if (length > 0 && d > length) {
            line.set(end, b.plus((a.x() - b.x()) * length / d, (a.y() - b.y()) * length / d));
        }
    }

    void labels(EdgeShape shape) {
        TextPainter.label(svg, shape.begin(), images);
        TextPainter.label(svg, shape.center(), images);
        TextPainter.label(svg, shape.end(), images);
        shape.marks().forEach(m -> {
            if (m.decoration().isPresent()) {
                images.paint(m.decoration().get().image(), m.box());
            } else {
                ViolationMark.paint(svg, m.box(), shape.edge().violations());
            }
        });
    }
}
