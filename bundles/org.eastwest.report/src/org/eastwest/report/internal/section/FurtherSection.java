// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eastwest.report.chart.Lines;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;

/** Everything that engines told and no other section shows, from installed engines above all. */
public final class FurtherSection implements ReportSection {
    /** Curves that belong into one chart have these in common. */
    private record Axes(String element, String xLabel, Object xUnit, String yLabel, Object yUnit) {
    }

    @Override
    public List<Section> sections(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        metrics(context, blocks);
        for (Breakdown breakdown : context.restOfBreakdowns()) {
            blocks.addAll(Breakdowns.of(context, breakdown, breakdown.title(), Optional.empty(), Optional.empty()));
        }
        curves(context, blocks);
        for (Table table : context.restOfTables()) {
            blocks.add(Grids.of(context.show(table)));
        }
        return blocks.isEmpty() ? List.of() : List.of(new Section("further", "Further results", blocks));
    }

    private static void metrics(ReportContext context, List<Block> blocks) {
        Map<String, List<Metric>> byElement = context.rest().stream()
                .collect(Collectors.groupingBy(Metric::element, LinkedHashMap::new, Collectors.toList()));
        byElement.forEach((element, metrics) -> {
            blocks.add(new Heading(element.isBlank() ? "The design" : element));
            blocks.add(new Facts(metrics.stream().map(m -> Facts.Fact.of(m.label(), context.value(m))).toList()));
        });
    }

    private static void curves(ReportContext context, List<Block> blocks) {
        Map<Axes, List<Series>> charts = context.series().stream().filter(s -> s.x().length > 0).collect(
                Collectors.groupingBy(s -> new Axes(s.element(), s.xLabel(), s.xUnit(), s.yLabel(), s.yUnit()),
                        LinkedHashMap::new, Collectors.toList()));
        charts.forEach((axes, curves) -> {
            String title = curves.size() == 1 ? curves.get(0).label() : axes.yLabel() + " over " + axes.xLabel();
            blocks.add(context.figure(new Lines(title, curves)));
            blocks.add(points(title, curves));
        });
    }

    /** All curves over all their x. */
    private static Grid points(String title, List<Series> curves) {
        Series first = curves.get(0);
        List<Map<Double, Double>> ys = curves.stream().map(FurtherSection::byX).toList();
        TreeSet<Double> xs = new TreeSet<>();
        ys.forEach(y -> xs.addAll(y.keySet()));
        List<Grid.Column> columns = new ArrayList<>(List.of(new Grid.Column(first.xLabel(), true)));
        curves.forEach(c -> columns.add(new Grid.Column(c.label(), true)));
        List<Grid.Row> rows = xs.stream().limit(Grids.MOST_ROWS).map(x -> {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Value.of(x, first.xUnit()))));
            ys.forEach(y -> cells.add(y.containsKey(x) ? Cell.of(Value.of(y.get(x), first.yUnit())) : Cell.words("")));
            return new Grid.Row(cells, false);
        }).toList();
        return new Grid(title, columns, rows, Grids.more(xs.size()));
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
