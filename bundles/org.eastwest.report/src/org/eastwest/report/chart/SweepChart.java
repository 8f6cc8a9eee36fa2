// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Difference;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.quantity.Dimension;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;

/**
 * Draws a sweep: over an axis of quantities as curves with their bands and crossovers, over words as bars. The title
 * says what comes out. Curves that differ less than the models can tell on one side of a crossover do not change
 * places.
 */
public final class SweepChart {
    /** Values over each other from which on an axis is logarithmic. */
    private static final double WIDE = 4;

    private final Sweep sweep;
    private final Metric some;
    private final ToIntFunction<String> style;
    private final UnaryOperator<String> names;

    private SweepChart(Sweep sweep, Metric some, ToIntFunction<String> style, UnaryOperator<String> names) {
        this.sweep = sweep;
        this.some = some;
        this.style = style;
        this.names = names;
    }

    /**
     * The chart of a sweep.
     *
     * @param style the number of a transport's line style, by id: the same in every chart
     * @return empty when no point has a value
     */
    public static Optional<Chart> of(Sweep sweep, ToIntFunction<String> style) {
        return of(sweep, style, UnaryOperator.identity());
    }

    /**
     * As {@link #of(Sweep, ToIntFunction)}.
     *
     * @param names the name of what a value of an axis is the id of; other values as they are
     */
    public static Optional<Chart> of(Sweep sweep, ToIntFunction<String> style, UnaryOperator<String> names) {
        return sweep.points().stream().filter(p -> Double.isFinite(p.value())).flatMap(p -> p.metric().stream())
                .findFirst().map(m -> new SweepChart(sweep, m, style, names).chart());
    }

    /** What an axis is called. */
    public static String name(String path) {
        return switch (path) {
            case Variants.GPUS -> "GPUs";
            case Variants.TRANSPORT -> "Transport";
            default -> path;
        };
    }

    private Chart chart() {
        return along().isPresent() ? lines(along().get()) : bars();
    }

    /** The axis from left to right: of those that are quantities in ascending order the longest. */
    private Optional<Integer> along() {
        return IntStream.range(0, sweep.axes().size()).boxed()
                .filter(a -> sweep.axes().get(a).values().size() > 1 && ascending(sweep.axes().get(a).numbers()))
                .reduce((a, b) -> sweep.axes().get(b).values().size() > sweep.axes().get(a).values().size() ? b : a);
    }

    private static boolean ascending(double[] x) {
        return x.length > 0 && IntStream.range(1, x.length).allMatch(i -> x[i] > x[i - 1]);
    }

    private Lines lines(int along) {
        Axis axis = sweep.axes().get(along);
        double[] x = axis.numbers();
        Unit unit = unit(axis);
        String xLabel = name(axis.paths().get(0));
        Map<List<Integer>, Sweep.Point[]> lines = new LinkedHashMap<>();
        for (Sweep.Point point : sweep.points()) {
            List<Integer> line = new ArrayList<>(point.steps());
            int step = line.set(along, -1);
            lines.computeIfAbsent(line, l -> new Sweep.Point[x.length])[step] = point;
        }
        List<Lines.Curve> curves = new ArrayList<>();
        lines.forEach((line, points) -> curves.add(new Lines.Curve(new Series(words(line), some.element(), words(line),
                xLabel, unit, some.label(), some.unit(), x, Arrays.stream(points).mapToDouble(Sweep.Point::value)
                        .toArray()), Arrays.stream(points).map(p -> p.metric().flatMap(Metric::band)).toList(),
                style(line, curves.size()))));
        List<Sweep.Crossover> crossovers = sweep.crossovers().stream().filter(c -> c.axis() == along
                && apart(lines.get(c.first()), lines.get(c.second()), 0, c.after() + 1)
                && apart(lines.get(c.first()), lines.get(c.second()), c.after() + 1, x.length)).toList();
        List<Lines.Crossing> crossings = crossovers.stream().map(c -> new Lines.Crossing(
                Texts.format(c.at(), unit), c.at(), c.value())).toList();
        Scaling scaling = x[0] > 0 && x[x.length - 1] / x[0] >= WIDE ? Scaling.LOGARITHMIC : Scaling.FITTED;
        return new Lines(title(curves, crossovers, xLabel, unit), curves, scaling, yScaling(curves), crossings);
    }

    /** True when two lines differ somewhere by more than the models can tell. */
    private static boolean apart(Sweep.Point[] first, Sweep.Point[] second, int from, int to) {
        return IntStream.range(from, to).anyMatch(i -> Math.abs(first[i].value() - second[i].value())
                > Difference.TOO_CLOSE * Math.abs(first[i].value()));
    }

    private static Scaling yScaling(List<Lines.Curve> curves) {
        double[] ys = curves.stream().flatMapToDouble(c -> Arrays.stream(c.series().y())).filter(Double::isFinite)
                .toArray();
        double low = Arrays.stream(ys).min().orElse(0);
        double high = Arrays.stream(ys).max().orElse(1);
        return low > 0 && high / low > WIDE * WIDE ? Scaling.LOGARITHMIC : Scaling.FITTED;
    }

    /** Transports keep their line style; other lines are numbered. */
    private int style(List<Integer> line, int index) {
        for (int a = 0; a < line.size(); a++) {
            Axis axis = sweep.axes().get(a);
            boolean transports = axis.paths().get(0).equals(Variants.TRANSPORT)
                    || axis.paths().get(0).endsWith("." + Variants.TRANSPORT);
            if (line.get(a) >= 0 && transports && sweep.axes().size() == 2) {
                return Math.max(0, style.applyAsInt(axis.values().get(line.get(a)).get(0)));
            }
        }
        return index;
    }

    private String words(List<Integer> line) {
        List<String> words = new ArrayList<>();
        for (int a = 0; a < line.size(); a++) {
            if (line.get(a) >= 0) {
                sweep.axes().get(a).values().get(line.get(a)).forEach(value -> words.add(names.apply(value)));
            }
        }
        return words.isEmpty() ? some.label() : String.join(" ", words);
    }

    private static Unit unit(Axis axis) {
        double[] x = axis.numbers();
        return switch (axis.dimension().orElse(Dimension.RATIO)) {
            case BANDWIDTH -> Unit.LINE_RATE;
            case SIZE -> Unit.BYTE;
            case TIME -> Unit.SECOND;
            case RATE -> Unit.PER_SECOND;
            case POWER -> Unit.WATT;
            case MONEY -> Unit.USD;
            case COMPUTE_RATE -> Unit.FLOP_PER_SECOND;
            case LENGTH -> Unit.METRE;
            case COUNT -> Unit.COUNT;
            case RATIO -> Arrays.stream(x).allMatch(v -> v == Math.rint(v)) ? Unit.COUNT : Unit.RATIO;
        };
    }

    private String title(List<Lines.Curve> curves, List<Sweep.Crossover> crossovers, String xLabel, Unit unit) {
        if (!crossovers.isEmpty()) {
            Sweep.Crossover first = crossovers.get(0);
            return words(first.first()) + " and " + words(first.second()) + " change places at about "
                    + Texts.format(first.at(), unit) + " (" + xLabel + ")";
        }
        if (curves.size() > 1) {
            return ends(curves, xLabel, unit);
        }
        Series only = curves.get(0).series();
        int[] known = IntStream.range(0, only.y().length).filter(i -> Double.isFinite(only.y()[i])).toArray();
        int first = known[0];
        int last = known[known.length - 1];
        return some.label() + " goes from " + Texts.format(only.y()[first], some.unit()) + " at "
                + Texts.format(only.x()[first], unit) + " to " + Texts.format(only.y()[last], some.unit()) + " at "
                + Texts.format(only.x()[last], unit) + " (" + xLabel + ")";
    }

    /** Where curves do not overtake each other: what the last place has. */
    private String ends(List<Lines.Curve> curves, String xLabel, Unit unit) {
        double[] x = curves.get(0).series().x();
        int last = x.length - 1;
        List<Series> known = curves.stream().map(Lines.Curve::series).filter(s -> Double.isFinite(s.y()[last]))
                .sorted(Comparator.comparingDouble(s -> s.y()[last])).toList();
        if (known.size() < 2) {
            return some.label() + " over " + xLabel;
        }
        Series least = known.get(0);
        Series most = known.get(known.size() - 1);
        return some.label() + " at " + Texts.format(x[last], unit) + " (" + xLabel + "): from "
                + Texts.format(least.y()[last], some.unit()) + " with " + least.label() + " to "
                + Texts.format(most.y()[last], some.unit()) + " with " + most.label();
    }

    private Bars bars() {
        List<Bars.Value> values = sweep.points().stream().map(p -> new Bars.Value(p.value(), p.metric()
                .flatMap(Metric::band), p.metric().map(Metric::claim).orElse(false))).toList();
        List<String> names = sweep.points().stream().map(p -> words(p.steps())).toList();
        int[] known = IntStream.range(0, values.size()).filter(i -> Double.isFinite(values.get(i).value())).toArray();
        int least = Arrays.stream(known).reduce((a, b) -> values.get(b).value() < values.get(a).value() ? b : a)
                .orElse(0);
        int most = Arrays.stream(known).reduce((a, b) -> values.get(b).value() > values.get(a).value() ? b : a)
                .orElse(0);
        String title = values.get(least).value() == values.get(most).value()
                ? some.label() + " is the same throughout: " + Texts.format(values.get(least).value(), some.unit())
                : some.label() + " is least with " + names.get(least) + " and most with " + names.get(most);
        return new Bars(title, names.stream().map(n -> new Bars.Row(n, false)).toList(),
                List.of(new Bars.Panel(some.label(), some.unit(), values)));
    }
}
