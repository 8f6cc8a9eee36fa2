// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/** What holds for the geometry of every drawing. */
final class Geometry {
    private static final double ROUNDING = 0.01;

    private Geometry() {
    }

    static void assertSound(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        marks.boxes.forEach(b -> assertInside(drawing, b.x(), b.y(), b.x() + b.width(), b.y() + b.height(), b));
        marks.lines.forEach(l -> assertInside(drawing, Math.min(l.x1(), l.x2()), Math.min(l.y1(), l.y2()),
                Math.max(l.x1(), l.x2()), Math.max(l.y1(), l.y2()), l));
        marks.labels.forEach(l -> assertInside(drawing, l.left(), l.top(), l.right(), l.bottom(), l));
        for (Mark.Path path : marks.paths) {
            for (int i = 0; i < path.x().length; i++) {
                assertInside(drawing, path.x()[i], path.y()[i], path.x()[i], path.y()[i], path);
            }
        }
        for (Mark.Area area : marks.areas) {
            for (int i = 0; i < area.x().length; i++) {
                assertInside(drawing, area.x()[i], area.high()[i], area.x()[i], area.low()[i], area);
            }
        }
        marks.dots.forEach(d -> assertInside(drawing, d.x() - d.radius(), d.y() - d.radius(), d.x() + d.radius(),
                d.y() + d.radius(), d));
        for (int i = 0; i < marks.labels.size(); i++) {
            for (int j = i + 1; j < marks.labels.size(); j++) {
                assertApart(marks.labels.get(i), marks.labels.get(j));
            }
        }
        marks.labels.forEach(label -> marks.lines.forEach(line -> assertUncrossed(label, line)));
    }

    static List<Mark.Label> labels(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.labels;
    }

    static List<Mark.Box> boxes(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.boxes;
    }

    static List<Mark.Path> paths(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.paths;
    }

    static boolean says(Drawing drawing, String words) {
        return labels(drawing).stream().anyMatch(l -> l.text().contains(words));
    }

    private static void assertInside(Drawing drawing, double left, double top, double right, double bottom,
            Mark mark) {
        boolean inside = left >= -ROUNDING && top >= -ROUNDING && right <= drawing.width() + ROUNDING
                && bottom <= drawing.height() + ROUNDING && right >= left - ROUNDING && bottom >= top - ROUNDING;
        assertTrue(inside, () -> mark + " is not inside " + drawing.width() + " x " + drawing.height());
    }

    private static void assertApart(Mark.Label a, Mark.Label b) {
        boolean apart = a.right() <= b.left() + ROUNDING || b.right() <= a.left() + ROUNDING
                || a.bottom() <= b.top() + ROUNDING || b.bottom() <= a.top() + ROUNDING;
        assertTrue(apart, () -> a + " overlaps " + b);
    }

    /** Upright and level lines may touch a name but not run through it; thin grid lines lie under everything. */
    private static void assertUncrossed(Mark.Label label, Mark.Line line) {
        if (line.ink() == Ink.FAINT) {
            return;
        }
        double middle = label.y() - label.size() * 0.3;
        boolean across = line.x1() == line.x2()
                ? line.x1() > label.left() + 1 && line.x1() < label.right() - 1
                        && Math.min(line.y1(), line.y2()) < middle && Math.max(line.y1(), line.y2()) > middle
                : Math.abs(line.y1() - middle) < label.size() * 0.25
                        && Math.min(line.x1(), line.x2()) < label.right() - 1
                        && Math.max(line.x1(), line.x2()) > label.left() + 1;
        assertTrue(!across, () -> line + " runs through " + label);
    }

    static List<Mark.Dot> dots(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.dots;
    }

    static List<Mark.Area> areas(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.areas;
    }

    static List<Mark.Line> lines(Drawing drawing) {
        Collected marks = new Collected();
        drawing.paintOn(marks);
        return marks.lines;
    }

    private static final class Collected implements ChartPainter {
        private final List<Mark.Box> boxes = new ArrayList<>();
        private final List<Mark.Line> lines = new ArrayList<>();
        private final List<Mark.Path> paths = new ArrayList<>();
        private final List<Mark.Label> labels = new ArrayList<>();
        private final List<Mark.Area> areas = new ArrayList<>();
        private final List<Mark.Dot> dots = new ArrayList<>();

        @Override
        public void box(Mark.Box box) {
            boxes.add(box);
        }

        @Override
        public void line(Mark.Line line) {
            lines.add(line);
        }

        @Override
        public void path(Mark.Path path) {
            paths.add(path);
        }

        @Override
        public void area(Mark.Area area) {
            areas.add(area);
        }

        @Override
        public void dot(Mark.Dot dot) {
            dots.add(dot);
        }

        @Override
        public void label(Mark.Label label) {
            labels.add(label);
        }
    }
}
