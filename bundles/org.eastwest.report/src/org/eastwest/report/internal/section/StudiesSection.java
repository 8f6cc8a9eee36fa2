// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.report.Studies;
import org.eastwest.report.chart.Scatter;
import org.eastwest.report.chart.SweepChart;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;

/** The design at other sizes and its job under other plans. */
public final class StudiesSection implements ReportSection {
    private static final int MOST_PLANS = 12;

    @Override
    public List<Section> sections(ReportContext context) {
        Studies studies = context.input().studies();
        List<Block> blocks = new ArrayList<>();
        if (!studies.scaling().isEmpty()) {
            blocks.add(new Heading("At other sizes"));
            blocks.add(Paragraph.of("Servers, data parallelism and global batch in proportion, so that each replica"
                    + " does what it does; switches and NICs that carry the transport."));
            studies.scaling().forEach(sweep -> scaling(context, sweep, blocks));
            if (studies.scaling().stream().noneMatch(StudiesSection::cost)) {
                blocks.add(Paragraph.of("There is no curve of cost: prices are unknown. Put yours into"
                        + " catalog/prices.csv of the user area."));
            }
        }
        studies.plans().ifPresent(plans -> plans(context, plans, blocks));
        studies.findings().stream().map(Finding::message).forEach(m -> blocks.add(Paragraph.of(m)));
        return blocks.isEmpty() ? List.of() : List.of(new Section("studies", "Other sizes and other plans", blocks));
    }

    private static boolean cost(Sweep sweep) {
        return sweep.points().stream().flatMap(p -> p.metric().stream()).anyMatch(m -> m.unit() == Unit.USD);
    }

    private static void scaling(ReportContext context, Sweep sweep, List<Block> blocks) {
        Optional<Metric> some = sweep.points().stream().flatMap(p -> p.metric().stream()).findFirst();
        SweepChart.of(sweep, id -> style(sweep, id), id -> name(context, id))
                .ifPresent(chart -> blocks.add(context.figure(chart)));
        some.ifPresent(metric -> blocks.add(table(context, sweep, metric)));
    }

    /** What a transport is called in every other table; its id where none names it. */
    private static String name(ReportContext context, String id) {
        return TransportsSection.name(context, id).orElse(id);
    }

    /** Transports in the order of the registry, as everywhere. */
    private static int style(Sweep sweep, String id) {
        return Math.max(0, sweep.axes().get(0).values().stream().map(v -> v.get(0)).toList().indexOf(id));
    }

    /** A row a size, a column a line. */
    private static Grid table(ReportContext context, Sweep sweep, Metric metric) {
        int last = sweep.axes().size() - 1;
        Axis sizes = sweep.axes().get(last);
        Set<List<Integer>> lines = new LinkedHashSet<>();
        sweep.points().forEach(p -> lines.add(p.steps().subList(0, last)));
        List<Grid.Column> columns = new ArrayList<>();
        columns.add(new Grid.Column(SweepChart.name(sizes.paths().get(0)), true));
        lines.forEach(line -> columns.add(new Grid.Column(line.isEmpty() ? metric.label()
                : name(context, sweep.axes().get(0).values().get(line.get(0)).get(0)), true)));
        List<Grid.Row> rows = new ArrayList<>();
        for (int step = 0; step < sizes.values().size(); step++) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Value.of(sizes.numbers()[step], Unit.COUNT))));
            for (List<Integer> line : lines) {
                List<Integer> steps = new ArrayList<>(line);
                steps.add(step);
                sweep.points().stream().filter(p -> p.steps().equals(steps)).findFirst()
                        .ifPresent(p -> cells.add(Cell.of(value(p, metric.unit()))));
            }
            rows.add(new Grid.Row(cells, false));
        }
        return new Grid(metric.label() + " over GPUs", columns, rows, "");
    }

    private static Value value(Sweep.Point point, Unit unit) {
        boolean known = Double.isFinite(point.value());
        Optional<Band> band = known ? point.metric().flatMap(Metric::band) : Optional.empty();
        return new Value(Texts.format(point.value(), unit), band.map(b -> Texts.interval(b, point.value(), unit))
                .orElse(""), point.metric().map(Metric::claim).orElse(false), known ? "" : point.reason(), "",
                point.value(), unit);
    }

    private static void plans(ReportContext context, PlanSearchResult plans, List<Block> blocks) {
        blocks.add(new Heading("Under other plans"));
        blocks.add(Paragraph.of("Plans that split the work otherwise on the same GPUs: tensor, pipeline and data"
                + " parallelism, micro-batch and recompute. Search looks at all others too."));
        blocks.add(context.figure(chart(plans)));
        Set<PlanEstimate> rows = new LinkedHashSet<>();
        plans.own().ifPresent(rows::add);
        rows.addAll(plans.pareto());
        Grid all = table(plans, rows.stream().toList(), "");
        blocks.add(rows.size() <= MOST_PLANS ? all : table(plans, rows.stream().limit(MOST_PLANS).toList(),
                Words.count(MOST_PLANS) + " of " + Words.count(rows.size()) + " plans.").of(all));
    }

    private static Grid table(PlanSearchResult plans, List<PlanEstimate> rows, String more) {
        return new Grid("Plans that no other one beats", List.of(new Grid.Column("Plan", false),
                new Grid.Column("Step time", true), new Grid.Column("Memory of the fullest GPU", true),
                new Grid.Column("Scale-out bytes of a GPU", true)), rows.stream().map(p -> row(plans, p)).toList(),
                more);
    }

    private static Grid.Row row(PlanSearchResult plans, PlanEstimate plan) {
        boolean own = plans.own().filter(o -> o == plan).isPresent();
        return new Grid.Row(List.of(Cell.words(name(plan) + (own ? ", the design's own" : "")),
                Cell.of(Value.of(plan.seconds(), Unit.SECOND)), Cell.of(Value.of(plan.memoryBytes(), Unit.MEMORY_BYTE)),
                Cell.of(Value.of(plan.scaleOutBytes(), Unit.BYTE))), own);
    }

    private static Scatter chart(PlanSearchResult plans) {
        List<Scatter.Point> points = new ArrayList<>();
        plans.own().ifPresent(own -> points.add(point(own, "The design's own plan", true)));
        PlanEstimate fastest = plans.best().isEmpty() ? plans.pareto().get(0) : plans.best().get(0);
        points.add(point(fastest, name(fastest), true));
        plans.pareto().stream().filter(p -> p != fastest).forEach(p -> points.add(point(p, name(p), false)));
        plans.best().stream().skip(1).forEach(p -> points.add(point(p, name(p), false)));
        return new Scatter(title(plans, fastest), new Scatter.Measure("Memory of the fullest GPU", Unit.MEMORY_BYTE),
                new Scatter.Measure("Step time", Unit.SECOND), points,
                List.of(new Scatter.Limit("Usable memory", plans.limitBytes(), true)), "");
    }

    private static String title(PlanSearchResult plans, PlanEstimate fastest) {
        String of = " of " + Words.count(plans.space()) + " plans";
        if (plans.own().isEmpty()) {
            return "The fastest" + of + " takes " + Texts.format(fastest.seconds(), Unit.SECOND);
        }
        double own = plans.own().get().seconds();
        return fastest.seconds() >= own ? "None" + of + " is faster than the design's own"
                : "The fastest" + of + " takes " + Texts.format(1 - fastest.seconds() / own, Unit.FRACTION)
                        + " less time than the design's own";
    }

    private static Scatter.Point point(PlanEstimate plan, String name, boolean named) {
        return new Scatter.Point("", name, plan.memoryBytes(), plan.seconds(), named);
    }

    private static String name(PlanEstimate estimate) {
        PlanSnapshot plan = estimate.point().plan();
        return "TP " + plan.tp() + ", CP " + plan.cp() + ", PP " + plan.pp() + ", DP " + plan.dp()
                + (plan.ep() > 1 ? ", EP " + plan.ep() : "") + ", MB " + plan.microBatch() + ", "
                + switch (estimate.point().run().recompute()) {
                    case NONE -> "no recompute";
                    case SELECTIVE -> "selective recompute";
                    case FULL -> "full recompute";
                };
    }
}
