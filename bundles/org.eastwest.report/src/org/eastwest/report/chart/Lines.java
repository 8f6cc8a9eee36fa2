// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;

/**
 * Curves over a common x, told apart by the way their lines are broken and named at their ends. An axis is logarithmic
 * when its values are above zero and span more than two decades, and says so.
 *
 * @param title  the finding
 * @param series the curves, all with the units of the first
 */
public record Lines(String title, List<Series> series) implements Chart {
    private static final double PLOT = 260;
    private static final double ROW = 17;
    private static final int TICKS = 5;
    private static final double LOG_FROM = 100;
    private static final double NAMES_SHARE = 0.32;

    /** A curve's name beside its end. */
    private record Name(String text, int curve, double y) {
    }

    public Lines {
        Objects.requireNonNull(title, "title");
        series = List.copyOf(series);
        if (series.isEmpty()) {
            throw new IllegalArgumentException("a line chart needs a curve");
        }
    }

    @Override
    public String description() {
        return series.stream().map(s -> s.label() + ": " + ends(s)).collect(Collectors.joining("; ")) + ".";
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
        return new Lines(title, series.stream().map(s -> new Series(s.id(), s.element(), words.apply(s.label()),
                words.apply(s.xLabel()), s.xUnit(), words.apply(s.yLabel()), s.yUnit(), s.x(), s.y())).toList());
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        double names = namesWidth(sheet.width());
        double height = Math.max(PLOT, series.size() * ROW + ROW);
        Series first = series.get(0);
        Axis unplacedY = axis(series.stream().flatMapToDouble(s -> DoubleStream.of(s.y())), first.yUnit(), 0, 1)
                .rounded(TICKS);
        double ticks = unplacedY.ticks(TICKS).stream()
                .mapToDouble(t -> TextWidth.of(t.text(), Sheet.DETAIL, false)).max().orElse(0) + 12;
        axisTitle(sheet, 0, Mark.Anchor.START, first.yLabel(), unplacedY);
        sheet.down(ROW + Sheet.GAP);
        double top = sheet.y();
        Axis y = new Axis(unplacedY.low(), unplacedY.high(), unplacedY.log(), first.yUnit(), top + height, top);
        Axis x = axis(series.stream().flatMapToDouble(s -> DoubleStream.of(s.x())), first.xUnit(), ticks,
                sheet.width() - names);
        grid(sheet, x, y);
        for (int i = 0; i < series.size(); i++) {
            curve(sheet, i, x, y);
        }
        endNames(sheet, x, y, names);
        sheet.down(height + ROW + 6);
        axisTitle(sheet, x.to(), Mark.Anchor.END, first.xLabel(), x);
        sheet.down(ROW + 2);
        return sheet;
    }

    private double namesWidth(double width) {
        double widest = series.stream().mapToDouble(s -> TextWidth.of(s.label(), Sheet.DETAIL, false)).max().orElse(0);
        return Math.ceil(Math.min(widest + 44, width * NAMES_SHARE));
    }

    private static Axis axis(DoubleStream values, Unit unit, double from, double to) {
        double[] finite = values.filter(Double::isFinite).toArray();
        double low = DoubleStream.of(finite).min().orElse(0);
        double high = DoubleStream.of(finite).max().orElse(1);
        if (low > 0 && high / low > LOG_FROM) {
            return new Axis(low, high, true, unit, from, to);
        }
        double floor = Math.min(0, low);
        return new Axis(floor, high > floor ? high : floor + 1, false, unit, from, to);
    }

    private static void axisTitle(Sheet sheet, double at, Mark.Anchor anchor, String label, Axis axis) {
        String symbol = axis.scale().symbol();
        String text = label + (symbol.isEmpty() ? "" : " (" + symbol + ")") + (axis.log() ? sheet.say(", log scale") : "");
        sheet.text(at, sheet.y() + 13, text, anchor, Sheet.DETAIL, false, Ink.INK,
                anchor == Mark.Anchor.START ? sheet.width() : at);
    }

    private static void grid(Sheet sheet, Axis x, Axis y) {
        for (Axis.Tick tick : y.ticks(TICKS)) {
            double at = y.at(tick.value());
            sheet.add(Mark.Line.solid(x.from(), at, x.to(), at, Ink.FAINT));
            sheet.text(x.from() - 8, at + 4, tick.text(), Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK, x.from());
        }
        double free = x.from() - 40;
        for (Axis.Tick tick : x.ticks((int) Math.max(2, (x.to() - x.from()) / 90))) {
            double at = x.at(tick.value());
            double half = TextWidth.of(tick.text(), Sheet.DETAIL, false) / 2;
            sheet.add(Mark.Line.solid(at, y.from(), at, y.from() + 5, Ink.INK));
            if (at - half > free && at - half >= 0) {
                sheet.text(at, y.from() + 20, tick.text(), Mark.Anchor.MIDDLE, Sheet.DETAIL, false, Ink.INK, 2 * half);
                free = at + half + 6;
            }
        }
        sheet.add(Mark.Line.solid(x.from(), y.from(), x.to(), y.from(), Ink.INK));
    }

    private static Mark.Dash dash(int curve) {
        Mark.Dash[] dashes = Mark.Dash.values();
        return dashes[curve % dashes.length];
    }

    private static Ink ink(int curve) {
        return curve / Mark.Dash.values().length % 2 == 0 ? Ink.INK : Ink.OTHER;
    }

    /** Broken where a point is unknown. */
    private void curve(Sheet sheet, int curve, Axis x, Axis y) {
        double[] xs = series.get(curve).x();
        double[] ys = series.get(curve).y();
        List<double[]> run = new ArrayList<>();
        for (int i = 0; i <= xs.length; i++) {
            if (i < xs.length && Double.isFinite(xs[i]) && Double.isFinite(ys[i])) {
                run.add(new double[] {x.at(xs[i]), y.at(ys[i])});
            } else {
                draw(sheet, run, curve);
                run.clear();
            }
        }
    }

    private static void draw(Sheet sheet, List<double[]> run, int curve) {
        if (run.size() == 1) {
            double[] point = run.get(0);
            sheet.add(Mark.Box.plain(point[0] - 2, point[1] - 2, 4, 4, ink(curve)));
        } else if (run.size() > 1) {
            sheet.add(new Mark.Path(run.stream().mapToDouble(p -> p[0]).toArray(),
                    run.stream().mapToDouble(p -> p[1]).toArray(), ink(curve), 2, dash(curve)));
        }
    }

    /** Names as near to the ends of their curves as they may stand without touching each other. */
    private void endNames(Sheet sheet, Axis x, Axis y, double room) {
        List<Name> wanted = new ArrayList<>();
        for (int i = 0; i < series.size(); i++) {
            double[] ys = DoubleStream.of(series.get(i).y()).filter(Double::isFinite).toArray();
            wanted.add(new Name(series.get(i).label(), i, ys.length == 0 ? y.from() : y.at(ys[ys.length - 1])));
        }
        wanted.sort(Comparator.comparingDouble(Name::y).thenComparing(Name::curve));
        double[] places = spread(wanted.stream().mapToDouble(Name::y).toArray(), y.to(), y.from());
        for (int i = 0; i < places.length; i++) {
            Name name = wanted.get(i);
            sheet.add(new Mark.Line(x.to() + 6, places[i], x.to() + 32, places[i], ink(name.curve()), 2,
                    dash(name.curve())));
            sheet.text(x.to() + 38, places[i] + 4, name.text(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK,
                    room - 38);
        }
    }

    /** Moves ascending places down, and where the bottom is reached up again, until they are a row apart. */
    private static double[] spread(double[] ascending, double top, double bottom) {
        double[] places = ascending.clone();
        for (int i = 0; i < places.length; i++) {
            places[i] = Math.max(places[i], i == 0 ? top : places[i - 1] + ROW);
        }
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = Math.min(places[i], i == places.length - 1 ? bottom : places[i + 1] - ROW);
        }
        return places;
    }
}
