// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;

/**
 * Choices as points between two measures that both should be small, with the front of those that no other one beats in
 * both. Some points are named beside them; all say their values when pointed at. Points that would hide each other are
 * drawn once.
 *
 * @param title    the finding
 * @param x        measure from left to right
 * @param y        measure from bottom to top
 * @param points   the choices; of those at the same place the first one stands for all
 * @param limits   lines that a choice should not cross
 * @param selected key of the point that is ringed; empty for none
 */
public record Scatter(String title, Measure x, Measure y, List<Point> points, List<Limit> limits, String selected)
        implements Chart {
    private static final double SMALL = 2.5;
    private static final double LARGE = 4;
    private static final double RING = 7.5;
    /** Two points in the same square of so many pixels look like one. */
    private static final double CELL = 2;

    /**
     * What is measured.
     *
     * @param label without unit
     * @param unit  unit of its values
     */
    public record Measure(String label, Unit unit, Scaling scaling) {
        public Measure {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(unit, "unit");
            Objects.requireNonNull(scaling, "scaling");
        }

        /** On a linear axis that begins and ends with the values. */
        public Measure(String label, Unit unit) {
            this(label, unit, Scaling.FITTED);
        }

        private String text(double value) {
            return label + " " + Texts.format(value, unit);
        }
    }

    /**
     * One choice.
     *
     * @param key   what it stands for, {@link Mark#key()} of its dot; empty for nothing
     * @param name  its name
     * @param x     SI; NaN when unknown, then it is not drawn
     * @param y     SI; NaN when unknown, then it is not drawn
     * @param named true to stand out and be named beside it
     */
    public record Point(String key, String name, double x, double y, boolean named) {
        public Point {
            Objects.requireNonNull(key, "key");
            Objects.requireNonNull(name, "name");
        }
    }

    /**
     * A line that a choice should not cross.
     *
     * @param label   what limits
     * @param value   SI
     * @param upright true for a value of x, false for one of y
     */
    public record Limit(String label, double value, boolean upright) {
        public Limit {
            Objects.requireNonNull(label, "label");
        }
    }

    public Scatter {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(x, "x");
        Objects.requireNonNull(y, "y");
        points = List.copyOf(points);
        limits = List.copyOf(limits);
        Objects.requireNonNull(selected, "selected");
    }

    /** Points without limits, none of them selected. */
    public Scatter(String title, Measure x, Measure y, List<Point> points) {
        this(title, x, y, points, List.of(), "");
    }

    /** The same with another point ringed. */
    public Scatter withSelected(String key) {
        return new Scatter(title, x, y, points, limits, key);
    }

    /** The points that no other one beats in both measures, by x. */
    public List<Point> front() {
        List<Point> sorted = points.stream().filter(p -> Double.isFinite(p.x()) && Double.isFinite(p.y()))
                .sorted(Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y)).toList();
        List<Point> front = new ArrayList<>();
        double least = Double.POSITIVE_INFINITY;
        for (Point point : sorted) {
            if (point.y() < least) {
                front.add(point);
                least = point.y();
            }
        }
        return front;
    }

    @Override
    public String description() {
        List<Point> front = front();
        if (front.isEmpty()) {
            return "No points.";
        }
        return Texts.format(points.size(), Unit.COUNT) + (points.size() == 1 ? " point, " : " points, ")
                + Texts.format(front.size(), Unit.COUNT) + " on the front, from " + values(front.get(0)) + " to "
                + values(front.get(front.size() - 1)) + ".";
    }

    private String values(Point point) {
        return x.text(point.x()) + ", " + y.text(point.y());
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return said(words).draw(sheet).finish(this);
    }

    /** The same with its names in another language. */
    private Scatter said(UnaryOperator<String> words) {
        return new Scatter(title, new Measure(words.apply(x.label()), x.unit(), x.scaling()),
                new Measure(words.apply(y.label()), y.unit(), y.scaling()), points.stream()
                        .map(p -> new Point(p.key(), words.apply(p.name()), p.x(), p.y(), p.named())).toList(),
                limits.stream().map(l -> new Limit(words.apply(l.label()), l.value(), l.upright())).toList(), selected);
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        Plot plot = new Plot(sheet, x.label(), axis(true, x), y.label(), axis(false, y), Plot.HEIGHT, RING + 1);
        Names names = new Names(sheet, plot);
        limits(sheet, plot, names);
        List<Point> drawn = points.stream().filter(p -> plot.holds(p.x(), p.y())).toList();
        List<Point> front = front().stream().filter(p -> plot.holds(p.x(), p.y())).toList();
        dots(sheet, plot, drawn, front);
        front(sheet, plot, front);
        front.forEach(p -> dot(sheet, plot, p, LARGE, Mark.Shape.CIRCLE, Ink.INK));
        List<Point> named = drawn.stream().filter(Point::named).toList();
        named.forEach(p -> dot(sheet, plot, p, LARGE + 1.5, Mark.Shape.DIAMOND, Ink.NOTE));
        drawn.stream().filter(p -> !selected.isEmpty() && p.key().equals(selected)).findFirst()
                .ifPresent(p -> dot(sheet, plot, p, RING, Mark.Shape.RING, Ink.EXPOSED));
        Stream.concat(front.stream(), named.stream()).forEach(p -> names.keepFree(
                plot.x().at(p.x()) - LARGE, plot.y().at(p.y()) - LARGE,
                plot.x().at(p.x()) + LARGE, plot.y().at(p.y()) + LARGE));
        named.forEach(p -> names.write(plot.x().at(p.x()), plot.y().at(p.y()), LARGE + 1.5, p.name(), true));
        if (drawn.isEmpty()) {
            sheet.text((plot.x().from() + plot.x().to()) / 2, (plot.y().from() + plot.y().to()) / 2, "No points",
                    Mark.Anchor.MIDDLE, Sheet.DETAIL, false, Ink.INK, plot.x().to() - plot.x().from());
        }
        plot.end();
        if (front.size() > 1) {
            key(sheet);
        }
        return sheet;
    }

    private Axis axis(boolean upright, Measure measure) {
        DoubleStream values = points.stream().mapToDouble(p -> upright ? p.x() : p.y());
        DoubleStream bounds = limits.stream().filter(l -> l.upright() == upright).mapToDouble(Limit::value);
        Axis axis = Axis.holding(DoubleStream.concat(values, bounds), measure.unit(), measure.scaling());
        return upright ? axis.rounded(8) : axis;
    }

    private void limits(Sheet sheet, Plot plot, Names names) {
        for (Limit limit : limits) {
            if (!(limit.upright() ? plot.x() : plot.y()).holds(limit.value())) {
                continue;
            }
            double left = limit.upright() ? plot.x().at(limit.value()) : plot.x().from();
            double right = limit.upright() ? left : plot.x().to();
            double top = limit.upright() ? plot.y().to() : plot.y().at(limit.value());
            double bottom = limit.upright() ? plot.y().from() : top;
            sheet.add(new Mark.Line(left, top, right, bottom, Ink.ERROR, 1, Mark.Dash.DASHED));
            names.keepFree(left - 1, top - 1, right + 1, bottom + 1);
            names.write(right, top + (limit.upright() ? 10 : 0), 2, limit.label(), false);
        }
    }

    /** The points that are neither on the front nor named, once for each place where one can be seen. */
    private void dots(Sheet sheet, Plot plot, List<Point> drawn, List<Point> front) {
        Set<Long> places = new HashSet<>();
        front.forEach(p -> places.add(place(plot, p)));
        for (Point point : drawn) {
            if (!point.named() && places.add(place(plot, point))) {
                dot(sheet, plot, point, SMALL, Mark.Shape.CIRCLE, Ink.OTHER);
            }
        }
    }

    private static long place(Plot plot, Point point) {
        return (long) (plot.x().at(point.x()) / CELL) << Integer.SIZE | (long) (plot.y().at(point.y()) / CELL);
    }

    /** A staircase: whatever lies above it is beaten. */
    private static void front(Sheet sheet, Plot plot, List<Point> front) {
        if (front.size() < 2) {
            return;
        }
        double[] xs = new double[2 * front.size() - 1];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = plot.x().at(front.get((i + 1) / 2).x());
            ys[i] = plot.y().at(front.get(i / 2).y());
        }
        sheet.add(new Mark.Path(xs, ys, Ink.INK, 1.5, Mark.Dash.SOLID));
    }

    private void dot(Sheet sheet, Plot plot, Point point, double radius, Mark.Shape shape, Ink ink) {
        sheet.add(new Mark.Dot(plot.x().at(point.x()), plot.y().at(point.y()), radius, shape, ink,
                point.name() + ": " + values(point), point.key()));
    }

    private static void key(Sheet sheet) {
        double middle = sheet.y() + 9;
        sheet.add(Mark.Line.solid(0, middle, 24, middle, Ink.INK));
        sheet.add(new Mark.Dot(12, middle, LARGE, Mark.Shape.CIRCLE, Ink.INK, "", ""));
        sheet.text(32, middle + 4, "Front: nothing is less in both", Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK,
                sheet.width() - 32);
        sheet.down(20);
    }
}
