// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.view.Link;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.Crossing;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;

/**
 * What the training jobs put on the links of the compute fabric, by the table {@code communication}: the mean
 * utilisation over a step, which is the bytes that climb so far over what the links could carry in that time, and the
 * seconds of communication over them that compute does not hide. Below the leaves all scale-out bytes count, above them
 * the shares that the fabric model tells for where the ranks stand. Of several jobs the one that loads most. Which
 * single link is busiest is told by a simulation only.
 */
final class Traffic {
    private record Load(double utilisation, double exposedSeconds) {
    }

    /** Bytes of a dimension that leave the scale-up domains, of all ranks in a step. */
    private record Flow(double bytes, double exposedSeconds, Crossing crossing) {
        double share(CableClass tier) {
            return switch (tier) {
                case LEAF_SPINE -> crossing.aboveLeaf();
                case SPINE_CORE -> crossing.abovePod();
                default -> 1;
            };
        }
    }

    private final DesignSnapshot design;
    private final FabricModel model;
    private final AnalysisResult result;

    Traffic(DesignSnapshot design, FabricModel model, AnalysisResult result) {
        this.design = design;
        this.model = model;
        this.result = result;
    }

    /** Tells it of links between two tiers. */
    void put(Link link, Layout layout, CableClass between) {
        if (layout.fabric().role() != FabricRole.COMPUTE) {
            return;
        }
        design.jobs().stream().flatMap(j -> load(j, layout, between).stream())
                .max(Comparator.comparingDouble(Load::utilisation)).ifPresent(load -> {
                    link.setUtilisation(load.utilisation);
                    link.setExposedSeconds(load.exposedSeconds);
                    link.setTooltip(link.getTooltip() + "; in use " + Quantity.formatPercent(load.utilisation)
                            + " of a step on average, " + Quantity.format(load.exposedSeconds, Dimension.TIME)
                            + " of communication over them exposed");
                });
    }

    private Optional<Load> load(JobSnapshot job, Layout layout, CableClass between) {
        double seconds = result.timelines().stream().filter(t -> t.element().equals(job.id()))
                .mapToDouble(Timeline::seconds).findFirst().orElse(0);
        double capacity = capacity(layout, between) * seconds;
        Optional<Table> table = result.tables().stream().filter(t -> t.id().equals("communication")
                && t.element().equals(job.id())).findFirst();
        if (table.isEmpty() || !(capacity > 0)) {
            return Optional.empty();
        }
        List<Flow> flows = table.get().rows().stream().map(r -> flow(table.get(), r, job, layout.sizing())).toList();
        double bytes = flows.stream().mapToDouble(f -> f.bytes * f.share(between)).sum();
        double exposed = flows.stream().filter(f -> f.bytes * f.share(between) > 0).mapToDouble(f -> f.exposedSeconds)
                .sum();
        return Double.isNaN(bytes) ? Optional.empty() : Optional.of(new Load(Math.min(1, bytes / capacity), exposed));
    }

    /** Bytes per second upwards through all links between two tiers. */
    private double capacity(Layout layout, CableClass between) {
        if (between == CableClass.HOST_LEAF) {
            return design.cluster().groups().stream().mapToDouble(g -> g.scaleOutBytesPerSecondPerGpu() * g.gpus())
                    .filter(b -> b > 0).sum();
        }
        return layout.sizing().links(between) * layout.sizing().plan().bytesPerSecond(between);
    }

    private Flow flow(Table table, List<Table.Cell> row, JobSnapshot job, FabricSizing sizing) {
        double bytes = number(table, row, "scale_out_bytes") * job.plan().ranks();
        ParallelDimension dimension = ParallelDimension.valueOf(((Table.Text) row.get(0)).value());
        return new Flow(bytes, number(table, row, "exposed_seconds"), bytes > 0
                ? model.crossing(sizing, new Neighbours(design, job).of(dimension)) : new Crossing(0, 0));
    }

    /** 0 where the table does not tell. */
    private static double number(Table table, List<Table.Cell> row, String column) {
        int index = table.columns().stream().map(Table.Column::id).toList().indexOf(column);
        return index >= 0 && row.get(index) instanceof Table.Number n && !Double.isNaN(n.value()) ? n.value() : 0;
    }
}
