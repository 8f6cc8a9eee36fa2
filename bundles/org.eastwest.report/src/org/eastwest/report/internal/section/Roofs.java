// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.report.chart.Roofline;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.hardware.GpuSpec;

/** How much a job computes for each byte that its GPUs send, against what their links and they themselves can do. */
final class Roofs {
    private Roofs() {
    }

    /** Chart and table; nothing where the engine did not tell enough. */
    static List<Block> of(ReportContext context, JobSnapshot job, Optional<ServerGroupSnapshot> group) {
        Optional<Table> sent = context.result().tables().stream()
                .filter(t -> t.id().equals("communication") && t.element().equals(job.id())).findFirst();
        double rate = value(context, "model_flop_per_second_per_gpu", job);
        double seconds = value(context, "step_time_s", job);
        if (group.isEmpty() || sent.isEmpty() || !(rate * seconds > 0) || !(job.workload() instanceof Workload.Training
                training)) {
            return List.of();
        }
        double peak = peak(group.get().gpu(), training.precision());
        double flop = rate * seconds;
        List<Roofline.Roof> roofs = new ArrayList<>();
        add(roofs, "Scale-up links", group.get().gpu().scaleUpBytesPerSecond(), flop
                / bytes(sent.get(), "scale_up_bytes"), rate);
        add(roofs, "Scale-out links", scaleOut(group.get()), flop / bytes(sent.get(), "scale_out_bytes"), rate);
        if (!(peak > 0) || roofs.isEmpty()) {
            return List.of();
        }
        return List.of(context.figure(new Roofline(title(roofs, peak), peak, roofs)), table(roofs, peak));
    }

    private static double value(ReportContext context, String metric, JobSnapshot job) {
        return context.result().metrics().stream().filter(m -> m.id().equals(metric) && m.element().equals(job.id()))
                .mapToDouble(Metric::value).findFirst().orElse(Double.NaN);
    }

    /** Dense peak of a GPU; that of bf16 where it has none of the precision. */
    private static double peak(GpuSpec gpu, Precision precision) {
        double peak = switch (precision) {
            case FP8 -> gpu.fp8FlopPerSecond();
            case FP4 -> gpu.fp4FlopPerSecond();
            default -> gpu.bf16FlopPerSecond();
        };
        return peak > 0 ? peak : gpu.bf16FlopPerSecond();
    }

    private static double scaleOut(ServerGroupSnapshot group) {
        Optional<NicGroupSnapshot> nics = group.nics(FabricRole.COMPUTE.nicRole());
        return nics.map(n -> n.bytesPerSecond() * n.perServer() * group.count() / group.gpus()).orElse(Double.NaN);
    }

    private static double bytes(Table table, String column) {
        int index = table.columns().stream().map(Table.Column::id).toList().indexOf(column);
        return index < 0 ? Double.NaN : table.rows().stream().map(row -> row.get(index))
                .mapToDouble(cell -> cell instanceof Table.Number n ? n.value() : Double.NaN)
                .filter(Double::isFinite).sum();
    }

    private static void add(List<Roofline.Roof> roofs, String label, double bandwidth, double intensity, double rate) {
        if (bandwidth > 0 && Double.isFinite(bandwidth) && intensity > 0 && Double.isFinite(intensity)) {
            roofs.add(new Roofline.Roof(label, bandwidth, intensity, rate));
        }
    }

    private static String title(List<Roofline.Roof> roofs, double peak) {
        Roofline.Roof tightest = roofs.stream().min(Comparator.comparingDouble(r -> r.bound(peak))).orElseThrow();
        return tightest.bound(peak) < peak ? tightest.label() + " alone would hold each GPU below "
                + Texts.format(tightest.bound(peak) / peak, Unit.FRACTION) + " of its peak"
                : "The links could feed each GPU at its peak: what limits it is when it waits, not how much it sends";
    }

    private static Grid table(List<Roofline.Roof> roofs, double peak) {
        return new Grid("What limits a GPU", List.of(new Grid.Column("Links", false),
                new Grid.Column("Bandwidth per direction", true), new Grid.Column("FLOP for each byte", true),
                new Grid.Column("FLOP/s at most", true), new Grid.Column("Model FLOP/s reached", true)),
                roofs.stream().map(r -> new Grid.Row(List.of(Cell.words(r.label()),
                        Cell.of(Value.of(r.bytesPerSecond(), Unit.BYTE_PER_SECOND)),
                        Cell.of(Value.of(r.flopPerByte(), Unit.COUNT)),
                        Cell.of(Value.of(r.bound(peak), Unit.FLOP_PER_SECOND)),
                        Cell.of(Value.of(r.flopPerSecond(), Unit.FLOP_PER_SECOND))), false)).toList(), "");
    }
}
