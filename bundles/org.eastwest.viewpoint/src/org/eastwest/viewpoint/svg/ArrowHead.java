// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.layout.Point;

/**
 * The end of an edge, made of parts that stand one behind the other from the tip.
 *
 * @param parts from the tip backwards
 * @param unit half the width of a part, in pixels
 */
record ArrowHead(List<Part> parts, double unit) {
    private static final String PAPER = "#FFFFFF";

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
    void paint(SvgWriter svg, Point from, Point tip, String color) {
        double d = Math.max(1e-9, Math.hypot(tip.x() - from.x(), tip.y() - from.y()));
        double ux = (from.x() - tip.x()) / d;
        double uy = (from.y() - tip.y()) / d;
        double at = 0;
        for (Part part : parts) {
            paint(svg, part, tip.plus(ux * at * unit, uy * at * unit), ux, uy, color);
            at += part.length;
        }
    }

    private void paint(SvgWriter svg, Part part, Point tip, double ux, double uy, String color) {
        Point left = at(tip, ux, uy, 2, 1);
        Point right = at(tip, ux, uy, 2, -1);
        Point back = at(tip, ux, uy, 2, 0);
        List<Point> outwards = List.of(at(tip, ux, uy, 0, 1), back, at(tip, ux, uy, 0, -1));
        List<Point> diamond = List.of(tip, at(tip, ux, uy, 1.6, 0.9), at(tip, ux, uy, 3.2, 0),
                at(tip, ux, uy, 1.6, -0.9));
        switch (part) {
            case OPEN_IN -> draw(svg, List.of(left, tip, right), false, "none", color);
            case OPEN_OUT -> draw(svg, outwards, false, "none", color);
            case CLOSED_IN -> draw(svg, List.of(left, tip, right), true, PAPER, color);
            case CLOSED_OUT -> draw(svg, outwards, true, PAPER, color);
            case FILLED_IN -> draw(svg, List.of(left, tip, right), true, color, color);
            case FILLED_OUT -> draw(svg, outwards, true, color, color);
            case DIAMOND -> draw(svg, diamond, true, PAPER, color);
            case FILLED_DIAMOND -> draw(svg, diamond, true, color, color);
            case DOT -> circle(svg, at(tip, ux, uy, 0.6, 0), 0.6, color, color);
            case CIRCLE_PLUS -> {
                circle(svg, at(tip, ux, uy, 1, 0), 1, PAPER, color);
                draw(svg, List.of(tip, back), false, "none", color);
                draw(svg, List.of(at(tip, ux, uy, 1, 1), at(tip, ux, uy, 1, -1)), false, "none", color);
            }
        }
    }

    private Point at(Point tip, double ux, double uy, double along, double aside) {
        return tip.plus(unit * (ux * along - uy * aside), unit * (uy * along + ux * aside));
    }

    private void circle(SvgWriter svg, Point center, double radius, String fill, String color) {
        svg.empty("circle", "cx", center.x(), "cy", center.y(), "r", radius * unit, "fill", fill, "stroke", color);
    }

    private static void draw(SvgWriter svg, List<Point> points, boolean closed, String fill, String color) {
        svg.empty("path", "d", SvgWriter.path(points, closed), "fill", fill, "stroke", color, "stroke-linejoin",
                "miter");
    }
}
