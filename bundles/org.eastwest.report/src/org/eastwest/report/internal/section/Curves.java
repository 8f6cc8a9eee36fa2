// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.report.chart.Lines;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Series;

/** Curves as charts, each with its table; those over the same axes are one chart. */
final class Curves {
    /** Curves that belong into one chart have these in common. */
    private record Axes(String element, String xLabel, Object xUnit, String yLabel, Object yUnit) {
    }

    private static final int MOST_POINTS = 13;

    private Curves() {
    }

    static List<Block> of(ReportContext context, List<Series> series) {
        List<Block> blocks = new ArrayList<>();
        Map<Axes, List<Series>> charts = series.stream().filter(s -> s.x().length > 0).collect(
                Collectors.groupingBy(s -> new Axes(s.element(), s.xLabel(), s.xUnit(), s.yLabel(), s.yUnit()),
                        LinkedHashMap::new, Collectors.toList()));
        charts.forEach((axes, curves) -> {
            String title = curves.size() > 1 ? capital(axes.yLabel()) + " over " + axes.xLabel()
                    : shared(series, curves.get(0)) ? curves.get(0).label() + ", over " + axes.xLabel()
                    : curves.get(0).label();
            blocks.add(context.figure(new Lines(title, curves)));
            blocks.add(points(title, curves));
            curves.forEach(context::show);
        });
        return blocks;
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** Whether another curve of the element has the same label, over something else. */
    private static boolean shared(List<Series> series, Series curve) {
        return series.stream().filter(s -> s.label().equals(curve.label())
                && java.util.Objects.equals(s.element(), curve.element())).count() > 1;
    }

    /** All curves over their x; of many points some, evenly chosen, with the first and the last. */
    private static Grid points(String title, List<Series> curves) {
        Series first = curves.get(0);
        List<Map<Double, Double>> ys = curves.stream().map(Curves::byX).toList();
        TreeSet<Double> xs = new TreeSet<>();
        ys.forEach(y -> xs.addAll(y.keySet()));
        List<Grid.Column> columns = new ArrayList<>(List.of(new Grid.Column(first.xLabel(), true)));
        curves.forEach(c -> columns.add(new Grid.Column(c.label(), true)));
        List<Double> all = List.copyOf(xs);
        int shown = Math.min(all.size(), MOST_POINTS);
        List<Grid.Row> rows = IntStream.range(0, shown).mapToObj(i -> {
            double x = all.get(shown < 2 ? 0 : Math.round(i * (all.size() - 1f) / (shown - 1)));
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Value.of(x, first.xUnit()))));
            ys.forEach(y -> cells.add(y.containsKey(x) ? Cell.of(Value.of(y.get(x), first.yUnit())) : Cell.words("")));
            return new Grid.Row(cells, false);
        }).toList();
        return new Grid(title, columns, rows, shown == all.size() ? "" : Words.count(shown) + " of "
                + Words.count(all.size()) + " points; all of them are in the tables beside this page.").ofEngine();
    }

    private static Map<Double, Double> byX(Series series) {
        Map<Double, Double> points = new LinkedHashMap<>();
        double[] x = series.x();
        double[] y = series.y();
        for (int i = 0; i < x.length; i++) {
            points.put(x[i], y[i]);
        }
        return points;
    }
}
