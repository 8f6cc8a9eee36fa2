// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.List;
import java.util.OptionalDouble;
import org.eastwest.model.view.Link;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;

/**
 * What the training jobs put on the links between servers and leaves of the compute fabric, by the table
 * {@code communication}: the mean utilisation over a step, which is the bytes that a GPU sends out of its scale-up
 * domain over what its NICs could send in that time, and the seconds of it that compute does not hide. Of several jobs
 * the one that loads most. What the tiers above carry depends on places and paths, and is told by a simulation only.
 */
final class Traffic {
    private record Load(double utilisation, double exposedSeconds) {
    }

    private final DesignSnapshot design;
    private final AnalysisResult result;

    Traffic(DesignSnapshot design, AnalysisResult result) {
        this.design = design;
        this.result = result;
    }

    /** Tells it of the links between servers and leaves. */
    void put(Link link, FabricSnapshot fabric) {
        if (fabric.role() != FabricRole.COMPUTE) {
            return;
        }
        double perGpu = design.cluster().groups().stream().mapToDouble(g -> g.scaleOutBytesPerSecondPerGpu())
                .filter(b -> b > 0).min().orElse(0);
        result.timelines().stream().map(t -> load(t, perGpu)).filter(l -> l != null)
                .max((a, b) -> Double.compare(a.utilisation, b.utilisation)).ifPresent(load -> {
                    link.setUtilisation(load.utilisation);
                    link.setExposedSeconds(load.exposedSeconds);
                    link.setTooltip(link.getTooltip() + "; in use " + Quantity.formatPercent(load.utilisation)
                            + " of a step on average, " + Quantity.format(load.exposedSeconds, Dimension.TIME)
                            + " of communication exposed");
                });
    }

    private Load load(Timeline timeline, double perGpu) {
        Table table = result.tables().stream().filter(t -> t.id().equals("communication")
                && t.element().equals(timeline.element())).findFirst().orElse(null);
        if (table == null || perGpu <= 0 || !(timeline.seconds() > 0)) {
            return null;
        }
        double bytes = 0;
        double exposed = 0;
        for (List<Table.Cell> row : table.rows()) {
            double out = number(table, row, "scale_out_bytes").orElse(0);
            bytes += out;
            exposed += out > 0 ? number(table, row, "exposed_seconds").orElse(0) : 0;
        }
        return new Load(Math.min(1, bytes / (perGpu * timeline.seconds())), exposed);
    }

    private static OptionalDouble number(Table table, List<Table.Cell> row, String column) {
        int index = table.columns().stream().map(Table.Column::id).toList().indexOf(column);
        return index >= 0 && row.get(index) instanceof Table.Number n && !Double.isNaN(n.value())
                ? OptionalDouble.of(n.value()) : OptionalDouble.empty();
    }
}
