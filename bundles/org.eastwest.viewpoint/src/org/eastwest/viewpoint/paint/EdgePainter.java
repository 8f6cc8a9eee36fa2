// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.LineStyle;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.Point;

/** Draws edges: the line first, its ends after it. */
final class EdgePainter {
    /** Two lines need so much to be told apart, in pixels. */
    private static final double NARROWEST_PAIR = 5;
    /** The part of a pair of lines that is between them. */
    private static final double BETWEEN = 0.4;

    private final Drawing drawing;

    EdgePainter(Drawing drawing) {
        this.drawing = drawing;
    }

    void paint(EdgeShape shape) {
        drawing.beginGroup(shape.edge().id(), shape.edge().label().text());
        line(shape.edge().appearance(), shape.points());
        drawing.endGroup();
    }

    void line(EdgeAppearance look, List<Point> points) {
        ArrowHead source = ArrowHead.of(look.sourceArrow(), look.width());
        ArrowHead target = ArrowHead.of(look.targetArrow(), look.width());
        List<Point> line = new ArrayList<>(points);
        shorten(line, 0, 1, source.length());
        shorten(line, line.size() - 1, line.size() - 2, target.length());
        Color color = look.color();
        drawing.shape(new Outline.Lines(line, false), Optional.empty(), look.width() <= 0 ? Optional.empty()
                : Optional.of(new Stroke(color, width(look), look.lineStyle(), true)));
        if (look.doubled()) {
            drawing.shape(new Outline.Lines(line, false), Optional.empty(),
                    Optional.of(new Stroke(Color.WHITE, width(look) * BETWEEN, LineStyle.SOLID, true)));
        }
        if (look.sourceArrow() != Arrow.NO_DECORATION) {
            source.paint(drawing, points.get(1), points.get(0), color);
        }
        if (look.targetArrow() != Arrow.NO_DECORATION) {
            target.paint(drawing, points.get(points.size() - 2), points.get(points.size() - 1), color);
        }
    }

    private static double width(EdgeAppearance look) {
        return look.doubled() ? Math.max(NARROWEST_PAIR, look.width()) : look.width();
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
        DiagramPainter.label(drawing, shape.begin());
        DiagramPainter.label(drawing, shape.center());
        DiagramPainter.label(drawing, shape.end());
        shape.marks().forEach(m -> m.decoration().ifPresentOrElse(d -> drawing.image(d.image(), m.box()),
                () -> ViolationMark.paint(drawing, m.box(), shape.edge().violations())));
    }
}
