// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Point;

/**
 * The end of an edge, made of parts that stand one behind the other from the tip.
 *
 * @param parts from the tip backwards
 * @param unit half the width of a part, in pixels
 */
record ArrowHead(List<Part> parts, double unit) {
    private static final Fill PAPER = Fill.of(Color.WHITE);

    /** What a head is made of. */
    enum Part {
        OPEN_IN(0, 2), OPEN_OUT(0, 2), CLOSED_IN(2, 2), CLOSED_OUT(2, 2), FILLED_IN(2, 2), FILLED_OUT(2, 2),
        DIAMOND(3.2, 3.2), FILLED_DIAMOND(3.2, 3.2), CIRCLE_PLUS(2, 2), DOT(1.2, 1.2);

        /** How far the line stays away, and how long the part is, in units. */
        private final double free;
        private final double length;

        Part(double free, double length) {
            this.free = free;
            this.length = length;
        }
    }

    static ArrowHead of(Arrow arrow, int width) {
        return new ArrowHead(parts(arrow.name()), 3.5 + width * 0.75);
    }

    private static List<Part> parts(String name) {
        List<Part> parts = new ArrayList<>();
        switch (name) {
            case "NO_DECORATION" -> { }
            case "OUTPUT_ARROW" -> parts.add(Part.OPEN_OUT);
            case "OUTPUT_CLOSED_ARROW" -> parts.add(Part.CLOSED_OUT);
            case "INPUT_CLOSED_ARROW" -> parts.add(Part.CLOSED_IN);
            case "OUTPUT_FILL_CLOSED_ARROW" -> parts.add(Part.FILLED_OUT);
            case "INPUT_FILL_CLOSED_ARROW" -> parts.add(Part.FILLED_IN);
            case "CIRCLE_PLUS" -> parts.add(Part.CIRCLE_PLUS);
            default -> combined(name.toUpperCase(Locale.ROOT), parts);
        }
        return List.copyOf(parts);
    }

    private static void combined(String name, List<Part> parts) {
        if (name.startsWith("INPUT_ARROW")) {
            parts.add(Part.OPEN_IN);
        }
        if (name.contains("FILL_DIAMOND")) {
            parts.add(Part.FILLED_DIAMOND);
        } else if (name.contains("DIAMOND")) {
            parts.add(Part.DIAMOND);
        }
        if (name.endsWith("DOT")) {
            parts.add(Part.DOT);
        }
    }

    /** How far before the tip the line ends. */
    double length() {
        double end = 0;
        double at = 0;
        for (Part part : parts) {
            end = part.free > 0 ? at + part.free : end;
            at += part.length;
        }
        return end * unit;
    }

    /** Draws the head at the end of a line from one point to another. */
    void paint(Drawing drawing, Point from, Point tip, Color color) {
        double d = Math.max(1e-9, Math.hypot(tip.x() - from.x(), tip.y() - from.y()));
        double ux = (from.x() - tip.x()) / d;
        double uy = (from.y() - tip.y()) / d;
        Pen pen = new Pen(drawing, unit, ux, uy, color);
        double at = 0;
        for (Part part : parts) {
            pen.paint(part, tip.plus(ux * at * unit, uy * at * unit));
            at += part.length;
        }
    }

    /** Draws parts along one line. */
    private record Pen(Drawing drawing, double unit, double ux, double uy, Color color) {
        private void paint(Part part, Point tip) {
            Point left = at(tip, 2, 1);
            Point right = at(tip, 2, -1);
            Point back = at(tip, 2, 0);
            List<Point> outwards = List.of(at(tip, 0, 1), back, at(tip, 0, -1));
            List<Point> diamond = List.of(tip, at(tip, 1.6, 0.9), at(tip, 3.2, 0), at(tip, 1.6, -0.9));
            Optional<Fill> full = Optional.of(Fill.of(color));
            switch (part) {
                case OPEN_IN -> draw(List.of(left, tip, right), false, Optional.empty());
                case OPEN_OUT -> draw(outwards, false, Optional.empty());
                case CLOSED_IN -> draw(List.of(left, tip, right), true, Optional.of(PAPER));
                case CLOSED_OUT -> draw(outwards, true, Optional.of(PAPER));
                case FILLED_IN -> draw(List.of(left, tip, right), true, full);
                case FILLED_OUT -> draw(outwards, true, full);
                case DIAMOND -> draw(diamond, true, Optional.of(PAPER));
                case FILLED_DIAMOND -> draw(diamond, true, full);
                case DOT -> circle(at(tip, 0.6, 0), 0.6, full);
                case CIRCLE_PLUS -> {
                    circle(at(tip, 1, 0), 1, Optional.of(PAPER));
                    draw(List.of(tip, back), false, Optional.empty());
                    draw(List.of(at(tip, 1, 1), at(tip, 1, -1)), false, Optional.empty());
                }
            }
        }

        private Point at(Point tip, double along, double aside) {
            return tip.plus(unit * (ux * along - uy * aside), unit * (uy * along + ux * aside));
        }

        private void circle(Point center, double radius, Optional<Fill> fill) {
            double r = radius * unit;
            drawing.shape(new Outline.Ellipse(new Box(center.x() - r, center.y() - r, 2 * r, 2 * r)), fill,
                    Optional.of(Stroke.thin(color)));
        }

        private void draw(List<Point> points, boolean closed, Optional<Fill> fill) {
            drawing.shape(new Outline.Lines(points, closed), fill, Optional.of(Stroke.thin(color)));
        }
    }
}
