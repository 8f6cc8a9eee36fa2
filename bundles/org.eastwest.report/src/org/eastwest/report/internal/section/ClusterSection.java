// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.report.chart.Cliff;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.PcieLink;

/** The servers, their GPUs and NICs, and the cliff between scale-up and scale-out. */
public final class ClusterSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        ClusterSnapshot cluster = context.design().cluster();
        if (cluster == null || cluster.groups().isEmpty()) {
            return List.of(new Section("cluster", "Cluster", List.of(Paragraph.of("The design has no servers."))));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Facts(List.of(
                Fact.of("GPUs", counted(context, "gpus", cluster.id(), cluster.gpus())),
                Fact.of("Servers", counted(context, "servers", cluster.id(), cluster.servers())),
                Fact.of("Racks", racks(cluster)),
                Fact.of("NICs", Value.of(nics(cluster), Unit.COUNT)))));
        blocks.add(groups(cluster));
        blocks.add(servers(context, cluster));
        blocks.addAll(cliff(cluster));
        cliffChart(context, cluster).ifPresent(blocks::add);
        for (ServerGroupSnapshot group : cluster.groups()) {
            Rest.of(context, group.id()).ifPresent(facts -> {
                if (cluster.groups().size() > 1) {
                    blocks.add(new Block.Heading(Words.name(group.name(), group.id())));
                }
                blocks.add(facts);
            });
        }
        Rest.of(context, cluster.id()).ifPresent(blocks::add);
        for (Table table : context.restOfTables(cluster.id())) {
            blocks.add(Grids.of(context.show(table)));
        }
        String title = Words.title("Cluster", Words.name(cluster.name(), cluster.id()));
        return List.of(new Section("cluster", title, blocks));
    }

    private static Value counted(ReportContext context, String metric, String element, long count) {
        return context.metric(metric, element).map(context::value).orElse(Value.of(count, Unit.COUNT));
    }

    private static Value racks(ClusterSnapshot cluster) {
        if (cluster.groups().stream().anyMatch(g -> g.serversPerRack() <= 0)) {
            return Value.unknown("not every group of servers says how many stand in a rack");
        }
        return Value.of(cluster.groups().stream().mapToLong(ClusterSection::racks).sum(), Unit.COUNT);
    }

    private static long racks(ServerGroupSnapshot group) {
        return ((long) group.count() + group.serversPerRack() - 1) / group.serversPerRack();
    }

    private static long nics(ClusterSnapshot cluster) {
        return cluster.groups().stream().mapToLong(g -> (long) g.count()
                * g.nics().stream().mapToInt(NicGroupSnapshot::perServer).sum()).sum();
    }

    private static Grid groups(ClusterSnapshot cluster) {
        List<Grid.Row> rows = cluster.groups().stream().map(g -> new Grid.Row(List.of(
                Cell.words(Words.name(g.name(), g.id())), Cell.words(g.type().name()),
                Cell.of(Value.of(g.count(), Unit.COUNT)), Cell.of(Value.of(g.gpus(), Unit.COUNT)),
                Cell.of(g.serversPerRack() > 0 ? Value.of(racks(g), Unit.COUNT) : Value.unknown("not laid out")),
                Cell.of(Value.of(g.scaleUpDomainGpus(), Unit.COUNT)), Cell.words(nics(g))), false)).toList();
        return new Grid("Groups of servers", List.of(new Grid.Column("Group", false),
                new Grid.Column("Server", false), new Grid.Column("Servers", true), new Grid.Column("GPUs", true),
                new Grid.Column("Racks", true), new Grid.Column("GPUs in a scale-up domain", true),
                new Grid.Column("NICs of a server", false)), rows, "");
    }

    private static String nics(ServerGroupSnapshot group) {
        return group.nics().isEmpty() ? "none" : group.nics().stream()
                .map(n -> n.perServer() + " x " + Texts.format(n.bytesPerSecond(), Unit.LINE_RATE) + " "
                        + n.type().name() + ", " + Words.of(n.role()))
                .collect(Collectors.joining("; "));
    }

    private static Grid servers(ReportContext context, ClusterSnapshot cluster) {
        List<Grid.Row> rows = cluster.groups().stream().map(g -> new Grid.Row(List.of(
                Cell.words(g.type().name()), Cell.words(g.type().gpus() + " x " + g.gpu().name()),
                Cell.of(Value.of(g.gpu().bf16FlopPerSecond(), Unit.FLOP_PER_SECOND)),
                Cell.of(Value.of(g.gpu().usableMemoryBytes(), Unit.MEMORY_BYTE)),
                Cell.of(Value.of(g.gpu().memoryBytesPerSecond(), Unit.BYTE_PER_SECOND)),
                Cell.words(pcie(g.type().pcie())), Cell.words(path(g)),
                Cell.cited("", sources(context, g))), false)).distinct().toList();
        return new Grid("Servers and GPUs", List.of(new Grid.Column("Server", false), new Grid.Column("GPUs", false),
                new Grid.Column("bf16 peak of a GPU, dense", true), new Grid.Column("Usable memory of a GPU", true),
                new Grid.Column("Memory bandwidth", true), new Grid.Column("PCIe of a NIC", false),
                new Grid.Column("From GPU to NIC", false), new Grid.Column("Source", false)), rows, "");
    }

    private static String pcie(PcieLink link) {
        return link == null ? Texts.UNKNOWN : "Gen" + link.generation() + " x" + link.lanes() + ", "
                + Texts.format(link.bytesPerSecond(), Unit.BYTE_PER_SECOND);
    }

    private static String path(ServerGroupSnapshot group) {
        String path = group.type().path() == null ? "" : group.type().path();
        return (path.isBlank() ? "" : path + "; ") + "GPUDirect " + (group.gpuDirect() ? "on" : "off");
    }

    private static List<Integer> sources(ReportContext context, ServerGroupSnapshot group) {
        return List.of(context.sources().number(group.type().provenance().source()),
                context.sources().number(group.gpu().provenance().source()));
    }

    private static List<Block> cliff(ClusterSnapshot cluster) {
        return List.of(new Block.Heading("Cliff"), Paragraph.of(
                "Inside a scale-up domain a GPU sends over NVLink or its like, outside it through its share of the "
                        + "NICs. The cliff is the ratio of the two, per GPU per direction."));
    }

    private static Optional<Block> cliffChart(ReportContext context, ClusterSnapshot cluster) {
        List<Cliff.Step> steps = cluster.groups().stream().map(g -> new Cliff.Step(Words.name(g.name(), g.id()),
                g.type().scaleUpBytesPerSecond(), g.scaleOutBytesPerSecondPerGpu(), g.scaleUpDomainGpus()))
                .filter(s -> Double.isFinite(s.ratio())).toList();
        if (steps.isEmpty()) {
            return Optional.of(Paragraph.of("It is unknown here: a bandwidth is not known, or the servers "
                    + "have no NIC in the compute fabric."));
        }
        double least = steps.stream().mapToDouble(Cliff.Step::ratio).min().orElseThrow();
        double most = steps.stream().mapToDouble(Cliff.Step::ratio).max().orElseThrow();
        String ratio = Texts.times(least).equals(Texts.times(most)) ? Texts.times(least)
                : Texts.times(least) + " to " + Texts.times(most);
        return Optional.of(context.figure(new Cliff("Scale-up bandwidth is " + ratio + " scale-out bandwidth", steps)));
    }
}
