// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Series;

/**
 * Curves over a common x, told apart by the way their lines are broken and named at their ends. A band is a lighter
 * area; where curves cross is ringed. A logarithmic axis says so.
 *
 * @param title     the finding
 * @param curves    the curves, all with the units of the first
 * @param xScaling  how x is placed
 * @param yScaling  how y is placed
 * @param crossings where one curve overtakes another
 */
public record Lines(String title, List<Curve> curves, Scaling xScaling, Scaling yScaling, List<Crossing> crossings)
        implements Chart {
    private static final double NAMES_SHARE = 0.32;
    private static final int NAME_LINES = 6;
    /** From the end of the plot to a name, with the piece of line before it. */
    private static final double BEFORE_NAME = 38;
    /** Curves of more points than these show no single ones. */
    private static final int MOST_DOTS = 40;
    private static final double DOT = 3;
    private static final double RING = 6;
    /** Ink of all bands together where they lie on each other. */
    private static final double BANDS = 0.2;

    /**
     * One curve.
     *
     * @param series its points
     * @param bands  the interval of each y, or nothing at all
     * @param style  how its line is broken: the same number looks the same in every chart, 0 is a solid line
     */
    public record Curve(Series series, List<Optional<Band>> bands, int style) {
        public Curve {
            Objects.requireNonNull(series, "series");
            bands = List.copyOf(bands);
            if (!bands.isEmpty() && bands.size() != series.x().length) {
                throw new IllegalArgumentException("curve " + series.label() + ": " + bands.size() + " bands for "
                        + series.x().length + " points");
            }
            if (style < 0) {
                throw new IllegalArgumentException("curve " + series.label() + ": style " + style);
            }
        }

        private DoubleStream ends() {
            return bands.stream().flatMap(Optional::stream).flatMapToDouble(b -> DoubleStream.of(b.low(), b.high()));
        }

        private Optional<Band> band(int point) {
            return bands.isEmpty() ? Optional.empty() : bands.get(point);
        }

        private Mark.Dash dash() {
            Mark.Dash[] dashes = Mark.Dash.values();
            return dashes[style % dashes.length];
        }

        private Ink ink() {
            return style / Mark.Dash.values().length % 2 == 0 ? Ink.INK : Ink.OTHER;
        }
    }

    /** A place where one curve overtakes another, SI, with what stands beside it. */
    public record Crossing(String label, double x, double y) {
        public Crossing {
            Objects.requireNonNull(label, "label");
        }
    }

    /** A curve's name beside its end; y is that of its first line. */
    private record Name(Curve curve, int index, double y, List<String> lines) {
        double height() {
            return Plot.ROW + Sheet.LINE * Math.max(0, lines.size() - 1);
        }
    }

    public Lines {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(xScaling, "xScaling");
        Objects.requireNonNull(yScaling, "yScaling");
        curves = List.copyOf(curves);
        crossings = List.copyOf(crossings);
        if (curves.isEmpty()) {
            throw new IllegalArgumentException("a line chart needs a curve");
        }
    }

    /** Curves without bands. */
    public Lines(String title, List<Series> series) {
        this(title, IntStream.range(0, series.size()).mapToObj(i -> new Curve(series.get(i), List.of(), i)).toList(),
                Scaling.AUTOMATIC, Scaling.AUTOMATIC, List.of());
    }

    @Override
    public String description() {
        return Stream.concat(curves.stream().map(c -> c.series().label() + ": " + ends(c.series())),
                crossings.stream().map(Crossing::label)).collect(Collectors.joining("; ")) + ".";
    }

    private static String ends(Series s) {
        double[] x = s.x();
        double[] y = s.y();
        int last = x.length - 1;
        return last < 0 ? "no points" : s.yLabel() + " " + Texts.format(y[0], s.yUnit()) + " at "
                + Texts.format(x[0], s.xUnit()) + ", " + Texts.format(y[last], s.yUnit()) + " at "
                + Texts.format(x[last], s.xUnit());
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return said(words).draw(sheet).finish(this);
    }

    /** The same with its names in another language. */
    private Lines said(UnaryOperator<String> words) {
        return new Lines(title, curves.stream().map(c -> new Curve(said(c.series(), words), c.bands(), c.style()))
                .toList(), xScaling, yScaling, crossings.stream()
                .map(c -> new Crossing(words.apply(c.label()), c.x(), c.y())).toList());
    }

    private static Series said(Series s, UnaryOperator<String> words) {
        return new Series(s.id(), s.element(), words.apply(s.label()), words.apply(s.xLabel()), s.xUnit(),
                words.apply(s.yLabel()), s.yUnit(), s.x(), s.y());
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        double room = namesWidth(sheet.width());
        Series first = curves.get(0).series();
        Axis x = Axis.holding(curves.stream().flatMapToDouble(c -> DoubleStream.of(c.series().x())), first.xUnit(),
                xScaling);
        Axis y = Axis.holding(curves.stream().flatMapToDouble(c -> DoubleStream.concat(DoubleStream.of(c.series().y()),
                c.ends())), first.yUnit(), yScaling);
        Plot plot = new Plot(sheet, first.xLabel(), x, first.yLabel(), y,
                Math.max(Plot.HEIGHT, Plot.ROW + curves.stream().mapToDouble(c -> name(c, 0, 0, room).height()).sum()),
                room);
        Names names = new Names(sheet, plot);
        double opacity = BANDS / Math.max(1, curves.stream().filter(c -> !c.bands().isEmpty()).count());
        curves.forEach(c -> bands(sheet, plot, c, names, opacity));
        curves.forEach(c -> curve(sheet, plot, c));
        crossings(sheet, plot, names);
        endNames(sheet, plot, room);
        plot.end();
        return sheet;
    }

    private double namesWidth(double width) {
        double widest = curves.stream().mapToDouble(c -> TextWidth.of(c.series().label(), Sheet.DETAIL, false)).max()
                .orElse(0);
        return Math.ceil(Math.min(widest + 44, width * NAMES_SHARE));
    }

    /** Takes the points of a curve that are drawn without a break, each as its index, x and y in pixels. */
    private interface Run {
        void take(List<double[]> points);
    }

    private static void runs(Plot plot, Curve curve, boolean banded, Run run) {
        double[] xs = curve.series().x();
        double[] ys = curve.series().y();
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i <= xs.length; i++) {
            if (i < xs.length && plot.holds(xs[i], ys[i]) && (!banded || curve.band(i).filter(b -> plot.y()
                    .holds(b.low()) && plot.y().holds(b.high())).isPresent())) {
                points.add(new double[] {i, plot.x().at(xs[i]), plot.y().at(ys[i])});
            } else {
                run.take(points);
                points.clear();
            }
        }
    }

    private static void bands(Sheet sheet, Plot plot, Curve curve, Names names, double opacity) {
        runs(plot, curve, true, points -> {
            if (points.size() > 1) {
                sheet.add(new Mark.Area(column(points, 1),
                        points.stream().mapToDouble(p -> plot.y().at(curve.band((int) p[0]).get().low())).toArray(),
                        points.stream().mapToDouble(p -> plot.y().at(curve.band((int) p[0]).get().high())).toArray(),
                        curve.ink(), opacity));
            } else if (points.size() == 1) {
                Band band = curve.band((int) points.get(0)[0]).get();
                double at = points.get(0)[1];
                sheet.add(Mark.Line.solid(at, plot.y().at(band.high()), at, plot.y().at(band.low()), Ink.OTHER));
                names.keepFree(at - 1, plot.y().at(band.high()), at + 1, plot.y().at(band.low()));
            }
        });
    }

    /** Broken where a point is unknown. */
    private static void curve(Sheet sheet, Plot plot, Curve curve) {
        boolean dots = curve.series().x().length <= MOST_DOTS;
        runs(plot, curve, false, points -> {
            if (points.size() > 1) {
                sheet.add(new Mark.Path(column(points, 1), column(points, 2), curve.ink(), 2, curve.dash()));
            }
            if (dots || points.size() == 1) {
                points.forEach(p -> sheet.add(new Mark.Dot(p[1], p[2], DOT, Mark.Shape.CIRCLE, curve.ink(),
                        tooltip(curve, (int) p[0]), "")));
            }
        });
    }

    private static String tooltip(Curve curve, int point) {
        Series s = curve.series();
        return s.label() + ": " + s.yLabel() + " " + Texts.format(s.y()[point], s.yUnit(), curve.band(point)) + ", "
                + s.xLabel() + " " + Texts.format(s.x()[point], s.xUnit());
    }

    private static double[] column(List<double[]> points, int index) {
        return points.stream().mapToDouble(p -> p[index]).toArray();
    }

    private void crossings(Sheet sheet, Plot plot, Names names) {
        List<Crossing> shown = crossings.stream().filter(c -> plot.holds(c.x(), c.y())).toList();
        for (Crossing crossing : shown) {
            double at = plot.x().at(crossing.x());
            double up = plot.y().at(crossing.y());
            names.keepFree(at - RING, up - RING, at + RING, up + RING);
            sheet.add(new Mark.Dot(at, up, RING, Mark.Shape.RING, Ink.EXPOSED, crossing.label(), ""));
        }
        shown.forEach(c -> names.write(plot.x().at(c.x()), plot.y().at(c.y()), RING, c.label(), true));
    }

    /** Names as near to the ends of their curves as they may stand without touching each other. */
    private void endNames(Sheet sheet, Plot plot, double room) {
        Axis x = plot.x();
        Axis y = plot.y();
        List<Name> wanted = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            double[] ys = DoubleStream.of(curves.get(i).series().y()).filter(y::holds).toArray();
            wanted.add(name(curves.get(i), i, ys.length == 0 ? y.from() : y.at(ys[ys.length - 1]), room));
        }
        wanted.sort(Comparator.comparingDouble(Name::y).thenComparing(Name::index));
        double[] places = spread(wanted, y.to(), y.from());
        for (int i = 0; i < places.length; i++) {
            Curve curve = wanted.get(i).curve();
            sheet.add(new Mark.Line(x.to() + 6, places[i], x.to() + 32, places[i], curve.ink(), 2, curve.dash()));
            List<String> lines = wanted.get(i).lines();
            for (int line = 0; line < lines.size(); line++) {
                sheet.text(x.to() + BEFORE_NAME, places[i] + 4 + Sheet.LINE * line, lines.get(line), Mark.Anchor.START,
                        Sheet.DETAIL, false, Ink.INK, room - BEFORE_NAME);
            }
        }
    }

    private static Name name(Curve curve, int index, double y, double room) {
        return new Name(curve, index, y, Sheet.wrap(curve.series().label(), room - BEFORE_NAME, Sheet.DETAIL, false,
                NAME_LINES));
    }

    /** Moves ascending names down, and where the bottom is reached up again, until none touches another. */
    private static double[] spread(List<Name> ascending, double top, double bottom) {
        double[] places = ascending.stream().mapToDouble(Name::y).toArray();
        for (int i = 0; i < places.length; i++) {
            places[i] = Math.max(places[i], i == 0 ? top : places[i - 1] + ascending.get(i - 1).height());
        }
        for (int i = places.length - 1; i >= 0; i--) {
            double below = i == places.length - 1 ? bottom + Plot.ROW : places[i + 1];
            places[i] = Math.min(places[i], below - ascending.get(i).height());
        }
        return places;
    }
}
