// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.report.chart.StackedBar;
import org.eastwest.report.chart.StageBars;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;

/** One section a job: workload, plan and placement, then where the time, the FLOPs and the memory go. */
public final class JobSections implements ReportSection {
    /** Table of the pipeline stages. */
    private static final String STAGES = "stages";
    private static final List<String> EXPOSED = List.of("exposed_communication_s", "exposed_fraction");
    private static final List<String> USE = List.of("mfu", "hfu", "model_flop_per_second_per_gpu",
            "tokens_per_second");

    @Override
    public List<Section> sections(ReportContext context) {
        List<Section> sections = new ArrayList<>();
        List<JobSnapshot> jobs = context.design().jobs();
        if (jobs.isEmpty()) {
            sections.add(new Section("job", "Workload and plan", List.of(Paragraph.of("No job is placed on this "
                    + "cluster; the report says what the cluster and its fabrics are, not what runs on them."))));
        }
        for (int i = 0; i < jobs.size(); i++) {
            sections.add(section(context, jobs.get(i), i + 1));
        }
        return sections;
    }

    private static Section section(ReportContext context, JobSnapshot job, int number) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Paragraph.of(new JobAnswer(context, job).sentences()));
        blocks.add(new Heading("Workload"));
        blocks.add(new Facts(Workloads.facts(context, job)));
        if (job.workload() instanceof Workload.Training) {
            plan(context, job, blocks);
            stepTime(context, job, blocks);
            use(context, job, blocks);
            memory(context, job, blocks);
            communication(context, job, blocks);
        }
        rest(context, job, blocks);
        return new Section("job-" + number, Words.title("Job", Words.name(job.name(), job.id())), blocks);
    }

    private static void plan(ReportContext context, JobSnapshot job, List<Block> blocks) {
        PlanSnapshot plan = job.plan();
        blocks.add(new Heading("Plan and placement"));
        List<Fact> facts = new ArrayList<>();
        facts.add(Fact.of("Ranks", counted(context, "ranks", job, plan.ranks())));
        facts.add(Fact.of("GPUs placed", Value.of(job.gpus(), Unit.COUNT)));
        facts.add(Fact.of("Spare GPUs", counted(context, "spare_gpus", job, job.spares())));
        facts.add(Fact.of("Plan", "TP " + plan.tp() + ", CP " + plan.cp() + ", PP " + plan.pp() + ", DP " + plan.dp()
                + (plan.ep() > 1 ? ", EP " + plan.ep() : "")));
        facts.add(Fact.of("Micro-batch", Words.count(plan.microBatch(), "sequence")));
        if (plan.pp() > 1) {
            facts.add(Fact.of("Schedule", Words.of(plan.schedule()) + (plan.virtualStages() > 1
                    ? ", " + plan.virtualStages() + " virtual stages" : "")));
        }
        facts.add(Fact.of("ZeRO stage", Value.of(plan.zeroStage(), Unit.COUNT)));
        facts.add(Fact.of("Sequence parallelism", Words.yesNo(plan.sequenceParallelism())));
        facts.add(Fact.of("Order, innermost first", plan.order().stream().map(Enum::name)
                .collect(Collectors.joining(", "))));
        blocks.add(new Facts(facts));
        placement(context, job, blocks);
    }

    private static Value counted(ReportContext context, String metric, JobSnapshot job, long count) {
        return context.metric(metric, job.id()).map(context::value).orElse(Value.of(count, Unit.COUNT));
    }

    /** What the engine says about where each dimension's messages go, in one sentence. */
    private static void placement(ReportContext context, JobSnapshot job, List<Block> blocks) {
        Map<String, List<String>> places = context.result().tables().stream()
                .filter(t -> t.id().equals("communication") && t.element().equals(job.id()))
                .flatMap(t -> places(t).entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
        if (places.isEmpty()) {
            blocks.add(Paragraph.of("No engine told which dimensions stay in the scale-up domain."));
            return;
        }
        int domain = groups(context, job).mapToInt(ServerGroupSnapshot::scaleUpDomainGpus).min().orElse(1);
        blocks.add(Paragraph.of("With a scale-up domain of " + Words.count(domain, "GPU") + ", " + places.entrySet()
                .stream().map(e -> Words.list(e.getValue()) + (e.getValue().size() == 1 ? " goes" : " go")
                        + " over " + e.getKey()).collect(Collectors.joining("; ")) + "."));
    }

    /** Dimensions by where they communicate. */
    private static Map<String, List<String>> places(Table table) {
        List<String> columns = table.columns().stream().map(Table.Column::id).toList();
        int dimension = columns.indexOf("dimension");
        int where = columns.indexOf("where");
        Map<String, List<String>> places = new LinkedHashMap<>();
        for (List<Table.Cell> row : dimension < 0 || where < 0 ? List.<List<Table.Cell>>of() : table.rows()) {
            if (row.get(dimension) instanceof Table.Text name && row.get(where) instanceof Table.Text place) {
                places.computeIfAbsent(place.value(), p -> new ArrayList<>()).add(name.value());
            }
        }
        return places;
    }

    private static Stream<ServerGroupSnapshot> groups(ReportContext context, JobSnapshot job) {
        ClusterSnapshot cluster = context.design().cluster();
        return cluster == null ? Stream.empty()
                : cluster.groups().stream().filter(g -> job.groupIds().contains(g.id()));
    }

    private static void stepTime(ReportContext context, JobSnapshot job, List<Block> blocks) {
        blocks.add(new Heading("Step time"));
        JobAnswer answer = new JobAnswer(context, job);
        Optional<Breakdown> breakdown = answer.stepTime();
        if (breakdown.isEmpty()) {
            blocks.add(Paragraph.of("There is no breakdown of the step time: " + answer.why() + "."));
            return;
        }
        blocks.addAll(Breakdowns.of(context, breakdown.get(), breakdown.get().title(),
                context.metric("step_time_s", job.id()), Optional.empty()));
        facts(context, job, EXPOSED).ifPresent(blocks::add);
        timelines(context, job, blocks);
    }

    /** The step as it passes, with the table of its stages behind it. */
    private static void timelines(ReportContext context, JobSnapshot job, List<Block> blocks) {
        for (Timeline timeline : context.timelines(job.id())) {
            blocks.add(new Heading("Timeline"));
            blocks.add(context.figure(StageBars.of(timeline, title(context, job, timeline))));
        }
        context.restOfTables(job.id()).stream().filter(t -> t.id().equals(STAGES))
                .forEach(t -> blocks.add(Grids.of(context.show(t))));
    }

    private static String title(ReportContext context, JobSnapshot job, Timeline timeline) {
        return context.metric("bubble_s", job.id()).filter(b -> b.value() > 0 && timeline.seconds() > 0)
                .map(b -> "The slowest stage is idle for " + Texts.format(b.value() / timeline.seconds(), Unit.FRACTION)
                        + " of the step while the pipeline fills and drains").orElse(timeline.title());
    }

    private static Optional<Block> facts(ReportContext context, JobSnapshot job, List<String> metrics) {
        return Rest.facts(context, metrics.stream().flatMap(id -> context.metric(id, job.id()).stream()).toList());
    }

    private static void use(ReportContext context, JobSnapshot job, List<Block> blocks) {
        facts(context, job, USE).ifPresent(facts -> {
            blocks.add(new Heading("Utilisation"));
            blocks.add(facts);
            blocks.addAll(Roofs.of(context, job, groups(context, job).findFirst()));
        });
    }

    private static void memory(ReportContext context, JobSnapshot job, List<Block> blocks) {
        blocks.add(new Heading("Memory of a GPU"));
        Optional<Breakdown> breakdown = context.breakdown("memory", job.id());
        if (breakdown.isEmpty()) {
            blocks.add(Paragraph.of("No engine told how the memory of a GPU is used."));
            return;
        }
        double usable = groups(context, job).mapToDouble(g -> g.gpu().usableMemoryBytes()).min().orElse(Double.NaN);
        double total = breakdown.get().total();
        String used = Texts.format(total, Unit.MEMORY_BYTE) + " of " + Texts.format(usable, Unit.MEMORY_BYTE)
                + " usable memory";
        String title = !Double.isFinite(usable) || !Double.isFinite(total) ? breakdown.get().title()
                : total <= usable ? "The job takes " + used : "The job does not fit: it needs " + used;
        blocks.addAll(Breakdowns.of(context, breakdown.get(), title, context.metric("memory_bytes", job.id()),
                Double.isFinite(usable) ? Optional.of(new StackedBar.Limit("Usable memory", usable))
                        : Optional.empty()));
    }

    private static void communication(ReportContext context, JobSnapshot job, List<Block> blocks) {
        blocks.add(new Heading("Communication"));
        List<Table> tables = context.restOfTables(job.id()).stream()
                .filter(t -> !t.id().equals(TransportsSection.TABLE)).toList();
        if (tables.isEmpty()) {
            blocks.add(Paragraph.of("No engine told what the job sends."));
        }
        tables.forEach(table -> blocks.add(Grids.of(context.show(table))));
    }

    private static void rest(ReportContext context, JobSnapshot job, List<Block> blocks) {
        for (Breakdown breakdown : context.restOfBreakdowns()) {
            if (breakdown.element().equals(job.id())) {
                blocks.addAll(Breakdowns.of(context, breakdown, breakdown.title(), Optional.empty(),
                        Optional.empty()));
            }
        }
        for (Table table : context.restOfTables(job.id())) {
            if (!table.id().equals(TransportsSection.TABLE)) {
                blocks.add(Grids.of(context.show(table)));
            }
        }
        Rest.of(context, job.id()).ifPresent(facts -> {
            blocks.add(new Heading("Further numbers of this job"));
            blocks.add(facts);
        });
    }
}
