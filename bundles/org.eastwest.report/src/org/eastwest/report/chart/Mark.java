// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Arrays;
import java.util.Objects;

/** One thing to paint. */
public sealed interface Mark permits Mark.Box, Mark.Line, Mark.Path, Mark.Area, Mark.Dot, Mark.Label {
    /** The outline of a dot. */
    enum Shape {
        CIRCLE, SQUARE, DIAMOND, TRIANGLE, RING
    }

    /** Where a text stands in relation to its x. */
    enum Anchor {
        START, MIDDLE, END
    }

    /** How a line is broken. */
    enum Dash {
        SOLID(), DASHED(6, 3), DOTTED(1.5, 3), DASH_DOTTED(8, 3, 1.5, 3), LONG(12, 4),
        DASH_DOT_DOTTED(8, 3, 1.5, 3, 1.5, 3);

        private final double[] lengths;

        Dash(double... lengths) {
            this.lengths = lengths;
        }

        /** Lengths of strokes and gaps in turn, in pixels; empty for a solid line. */
        public double[] lengths() {
            return lengths.clone();
        }
    }

    /** Paints this with the painter's method for its sort. */
    void paintOn(ChartPainter painter);

    /** What it says when pointed at; empty for nothing. */
    default String tooltip() {
        return "";
    }

    /** What it stands for, as whoever made the chart calls it; empty for nothing in particular. */
    default String key() {
        return "";
    }

    /** True when a point of the drawing lies on it, as far as pointing at it is concerned. */
    default boolean contains(double x, double y) {
        return false;
    }

    /**
     * A filled rectangle.
     *
     * @param x       left
     * @param y       top
     * @param width   not negative
     * @param height  not negative
     * @param fill    its ink
     * @param pattern its hatching, in {@link Palette#rgbOn} of the fill, drawn in print, and on a screen when
     *                {@link Ink#patternOnScreen()}
     * @param edge    ink of a border inside the rectangle; null for none
     * @param tooltip what it says when pointed at; empty for nothing
     * @param key     what it stands for; empty for nothing in particular
     */
    record Box(double x, double y, double width, double height, Ink fill, Pattern pattern, Ink edge, String tooltip,
            String key) implements Mark {
        /** Thickness of the edge in pixels. */
        public static final double EDGE = 2;

        public Box {
            Objects.requireNonNull(fill, "fill");
            Objects.requireNonNull(pattern, "pattern");
            Objects.requireNonNull(tooltip, "tooltip");
            Objects.requireNonNull(key, "key");
        }

        /** A rectangle that stands for nothing in particular. */
        public Box(double x, double y, double width, double height, Ink fill, Pattern pattern, Ink edge,
                String tooltip) {
            this(x, y, width, height, fill, pattern, edge, tooltip, "");
        }

        /** A plain rectangle without edge or tooltip. */
        public static Box plain(double x, double y, double width, double height, Ink fill) {
            return new Box(x, y, width, height, fill, Pattern.NONE, null, "");
        }

        @Override
        public boolean contains(double px, double py) {
            return px >= x && px < x + width && py >= y && py < y + height;
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.box(this);
        }
    }

    /** A straight line of an ink and a width in pixels. */
    record Line(double x1, double y1, double x2, double y2, Ink ink, double width, Dash dash) implements Mark {
        public static Line solid(double x1, double y1, double x2, double y2, Ink ink) {
            return new Line(x1, y1, x2, y2, ink, 1, Dash.SOLID);
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.line(this);
        }
    }

    /** A line through points, of an ink and a width in pixels. */
    record Path(double[] x, double[] y, Ink ink, double width, Dash dash) implements Mark {
        public Path {
            if (x.length != y.length) {
                throw new IllegalArgumentException(x.length + " x for " + y.length + " y");
            }
            x = x.clone();
            y = y.clone();
        }

        @Override
        public double[] x() {
            return x.clone();
        }

        @Override
        public double[] y() {
            return y.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Path p && Arrays.equals(x, p.x) && Arrays.equals(y, p.y) && ink == p.ink
                    && width == p.width && dash == p.dash;
        }

        @Override
        public int hashCode() {
            return Objects.hash(Arrays.hashCode(x), Arrays.hashCode(y), ink, width, dash);
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.path(this);
        }
    }

    /**
     * What lies between two lines over the same x, painted so that what is below shows through.
     *
     * @param x       from left to right
     * @param low     y of the one line
     * @param high    y of the other one
     * @param ink     its ink
     * @param opacity share of the ink, above 0 and at most 1
     */
    record Area(double[] x, double[] low, double[] high, Ink ink, double opacity) implements Mark {
        public Area {
            if (x.length != low.length || x.length != high.length) {
                throw new IllegalArgumentException(x.length + " x for " + low.length + " and " + high.length + " y");
            }
            x = x.clone();
            low = low.clone();
            high = high.clone();
        }

        @Override
        public double[] x() {
            return x.clone();
        }

        @Override
        public double[] low() {
            return low.clone();
        }

        @Override
        public double[] high() {
            return high.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Area a && Arrays.equals(x, a.x) && Arrays.equals(low, a.low)
                    && Arrays.equals(high, a.high) && ink == a.ink
                    && opacity == a.opacity;
        }

        @Override
        public int hashCode() {
            return Objects.hash(Arrays.hashCode(x), Arrays.hashCode(low), Arrays.hashCode(high), ink,
                    opacity);
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.area(this);
        }
    }

    /**
     * A small shape at a place.
     *
     * @param x       its middle
     * @param y       its middle
     * @param radius  half of its width and height, pixels
     * @param shape   its outline; a ring is not filled
     * @param ink     its ink
     * @param tooltip what it says when pointed at; empty for nothing
     * @param key     what it stands for; empty for nothing in particular
     */
    record Dot(double x, double y, double radius, Shape shape, Ink ink, String tooltip, String key) implements Mark {
        /** Pixels around a dot that count as on it. */
        private static final double REACH = 3;

        public Dot {
            Objects.requireNonNull(shape, "shape");
            Objects.requireNonNull(ink, "ink");
            Objects.requireNonNull(tooltip, "tooltip");
            Objects.requireNonNull(key, "key");
        }

        /** The corners of its outline, x and y in turn; empty for circles and rings. */
        public double[] corners() {
            return switch (shape) {
                case CIRCLE, RING -> new double[0];
                case SQUARE -> new double[] {x - radius, y - radius, x + radius, y - radius, x + radius, y + radius,
                    x - radius, y + radius};
                case DIAMOND -> new double[] {x, y - radius, x + radius, y, x, y + radius, x - radius, y};
                case TRIANGLE -> new double[] {x, y - radius, x + radius, y + radius, x - radius, y + radius};
            };
        }

        @Override
        public boolean contains(double px, double py) {
            return Math.abs(px - x) <= radius + REACH && Math.abs(py - y) <= radius + REACH;
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.dot(this);
        }
    }

    /**
     * A line of text.
     *
     * @param x      where the anchor is
     * @param y      the baseline
     * @param text   never empty
     * @param anchor which end or middle of the text stands at x
     * @param size   height of the font in pixels
     * @param bold   true for bold
     * @param ink    its ink; with {@code on} the ink it stands on
     * @param on     true to paint in {@link Palette#rgbOn} of the ink
     */
    record Label(double x, double y, String text, Anchor anchor, double size, boolean bold, Ink ink, boolean on)
            implements Mark {
        /** Left end. */
        public double left() {
            double width = width();
            return switch (anchor) {
                case START -> x;
                case MIDDLE -> x - width / 2;
                case END -> x - width;
            };
        }

        public double right() {
            return left() + width();
        }

        public double top() {
            return y - size * TextWidth.ASCENT;
        }

        public double bottom() {
            return y + size * TextWidth.DESCENT;
        }

        public double width() {
            return TextWidth.of(text, size, bold);
        }

        @Override
        public void paintOn(ChartPainter painter) {
            painter.label(this);
        }
    }
}
