// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Block.Tiles;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.report.ReportProfile;

/** The answer on one screen. */
public final class AnswerSection implements ReportSection {
    /** Further jobs are in the table of jobs. */
    private static final int MOST_JOBS = 3;

    @Override
    public List<Section> sections(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        headline(context).forEach(sentence -> blocks.add(new Paragraph(sentence, true)));
        blocks.add(new Tiles(tiles(context)));
        if (context.design().jobs().size() > 1) {
            blocks.add(jobs(context));
        }
        blocks.add(Paragraph.of("Bandwidth is per direction. " + (hasBands(context)
                ? "An interval in brackets is the band that an estimate is expected in. " : "")
                + (context.input().profile() == ReportProfile.FULL
                        ? "A number with a dotted line leads to its formula, its inputs and their sources. " : "")
                + "A figure that only a vendor states carries the word claim."));
        return List.of(new Section("answer", "The answer", blocks));
    }

    private static boolean hasBands(ReportContext context) {
        return context.result().metrics().stream().anyMatch(metric -> metric.band().isPresent());
    }

    /** What stands under the title: what stops the design, then the answer of its first job. */
    static List<String> headline(ReportContext context) {
        List<String> sentences = new ArrayList<>();
        List<Finding> findings = FindingsSection.findings(context);
        long errors = findings.stream().filter(f -> f.severity() == Severity.ERROR).count();
        if (errors > 0) {
            sentences.add("This design does not work as it stands: " + Words.count(errors, "error")
                    + (errors == 1 ? " has" : " have") + " to be resolved, see Findings.");
        }
        List<JobSnapshot> jobs = context.design().jobs();
        if (jobs.isEmpty()) {
            ClusterSnapshot cluster = context.design().cluster();
            sentences.add((cluster == null ? "The design has no cluster" : Words.count(cluster.gpus(), "GPU") + " in "
                    + Words.count(cluster.servers(), "server")) + " and no job, so that there is no step time.");
        }
        jobs.stream().limit(MOST_JOBS).forEach(job -> sentences.add((jobs.size() > 1
                ? Words.name(job.name(), job.id()) + ": " : "") + new JobAnswer(context, job).sentences()));
        return sentences;
    }

    private static List<Tiles.Tile> tiles(ReportContext context) {
        List<Tiles.Tile> tiles = new ArrayList<>();
        ClusterSnapshot cluster = context.design().cluster();
        if (cluster != null) {
            Value gpus = context.metric("gpus", cluster.id()).map(context::preview)
                    .orElse(Value.of(cluster.gpus(), Unit.COUNT));
            tiles.add(new Tiles.Tile("GPUs", gpus, "in " + Words.count(cluster.servers(), "server")));
        }
        context.design().jobs().stream().limit(1).forEach(job -> {
            add(tiles, context, "step_time_s", job.id(), "Step time");
            exposed(tiles, context, job);
            add(tiles, context, "mfu", job.id(), "MFU");
            add(tiles, context, "ttft_s", job.id(), "Time to first token");
            add(tiles, context, "tpot_s", job.id(), "Time per output token");
            add(tiles, context, "maximum_requests_per_second", job.id(), "Most requests answered");
            memory(tiles, context, job);
        });
        Optional<FabricSnapshot> compute = context.design().fabric(FabricRole.COMPUTE);
        compute.ifPresent(fabric -> {
            add(tiles, context, "switches", fabric.id(), "Switches, compute fabric");
            add(tiles, context, "oversubscription", fabric.id(), "Oversubscription");
        });
        Stream.concat(compute.map(FabricSnapshot::id).stream(), places(cluster))
                .filter(id -> context.metric("cliff", id).isPresent()).limit(1)
                .forEach(id -> add(tiles, context, "cliff", id, "Cliff"));
        return tiles;
    }

    private static Stream<String> places(ClusterSnapshot cluster) {
        return cluster == null ? Stream.empty() : Stream.concat(Stream.of(cluster.id()),
                cluster.groups().stream().map(ServerGroupSnapshot::id));
    }

    /** Seconds of a step that wait for the network, and their share. */
    private static void exposed(List<Tiles.Tile> tiles, ReportContext context, JobSnapshot job) {
        context.metric("exposed_communication_s", job.id()).ifPresent(seconds -> tiles.add(new Tiles.Tile(
                "Exposed communication", context.preview(seconds), context.metric("exposed_fraction", job.id())
                        .map(share -> Texts.format(share.value(), Unit.FRACTION) + " of the step").orElse(""))));
    }

    /** With what a GPU has, so that too much of it is seen at once. */
    private static void memory(List<Tiles.Tile> tiles, ReportContext context, JobSnapshot job) {
        context.metric("memory_bytes", job.id()).ifPresent(m -> {
            double usable = context.design().cluster() == null ? Double.NaN : context.design().cluster().groups()
                    .stream().filter(g -> job.groupIds().contains(g.id()))
                    .mapToDouble(g -> g.gpu().usableMemoryBytes()).min().orElse(Double.NaN);
            String there = Texts.format(usable, Unit.MEMORY_BYTE);
            tiles.add(new Tiles.Tile("Memory per GPU", context.preview(m), !Double.isFinite(usable) ? ""
                    : m.value() > usable ? "does not fit: " + there + " is usable" : "of " + there + " usable"));
        });
    }

    private static void add(List<Tiles.Tile> tiles, ReportContext context, String metric, String element,
            String label) {
        context.metric(metric, element).ifPresent(m -> tiles.add(new Tiles.Tile(label, context.preview(m), "")));
    }

    private static Grid jobs(ReportContext context) {
        List<Grid.Row> rows = context.design().jobs().stream().map(job -> new Grid.Row(List.of(
                Cell.words(Words.name(job.name(), job.id())), Cell.of(Value.of(job.gpus(), Unit.COUNT)),
                Cell.of(context.preview("step_time_s", job.id())),
                Cell.of(context.preview("exposed_fraction", job.id())),
                Cell.of(context.preview("mfu", job.id())), Cell.of(context.preview("memory_bytes", job.id()))), false))
                .toList();
        return new Grid("Jobs", List.of(new Grid.Column("Job", false), new Grid.Column("GPUs", true),
                new Grid.Column("Step time", true), new Grid.Column("Exposed communication", true),
                new Grid.Column("MFU", true), new Grid.Column("Memory per GPU", true)), rows, "");
    }
}
