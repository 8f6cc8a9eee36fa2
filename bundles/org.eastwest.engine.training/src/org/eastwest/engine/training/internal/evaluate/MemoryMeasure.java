// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Locale;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.evaluation.MeasuredRow;

/** What a row of {@code memory_layer.csv} measured. */
enum MemoryMeasure {
    /** Peak of what the allocator handed out, on the fullest GPU. */
    ALLOCATED,
    /** Peak of what the allocator held. */
    RESERVED,
    /** What is kept for backward on the fullest stage. */
    ACTIVATIONS,
    /** Activations as a share of those without sequence parallelism and recompute. */
    RELATIVE,
    /** Weights, gradients and optimizer state of the layers of a GPU. */
    STATES;

    static MemoryMeasure of(MeasuredRow row) {
        String quantity = row.text("quantity").toLowerCase(Locale.ROOT);
        if (quantity.contains("time")) {
            throw new RefusedRow("'" + row.text("quantity") + "' is a time: evaluate layer-time predicts it");
        }
        if (quantity.contains("reserved")) {
            return RESERVED;
        }
        if (quantity.contains("allocated") || quantity.contains("peak")) {
            return ALLOCATED;
        }
        if (quantity.contains("relative")) {
            return RELATIVE;
        }
        if (quantity.startsWith("activation")) {
            return ACTIVATIONS;
        }
        if (quantity.contains("optimizer")) {
            return STATES;
        }
        throw new RefusedRow("'" + row.text("quantity") + "' is no memory that can be predicted: peak allocated or "
                + "reserved, activations, or parameters + gradients + optimizer");
    }

    Unit unit() {
        return this == RELATIVE ? Unit.FRACTION : Unit.MEMORY_BYTE;
    }

    /** The measured value, SI. */
    double measured(MeasuredRow row) {
        double value = row.positive("value");
        if (Double.isNaN(value)) {
            throw new RefusedRow("the row has no value");
        }
        String unit = row.text("unit");
        double factor = switch (unit) {
            case "B" -> 1;
            case "MB" -> 1e6;
            case "GB" -> 1e9;
            case "MiB" -> 1 << 20;
            case "GiB" -> 1 << 30;
            case "%" -> 0.01;
            case "1" -> 1;
            default -> throw new RefusedRow("'" + unit + "' is no unit of memory: use B, MB, GB, MiB, GiB or %");
        };
        if ((this == RELATIVE) != (unit.equals("%") || unit.equals("1"))) {
            throw new RefusedRow("'" + unit + "' is not the unit of '" + row.text("quantity") + "'");
        }
        return value * factor;
    }

    double predicted(MeasuredRow row, PublishedMemory published) {
        return switch (this) {
            case ALLOCATED -> fullest(published).allocated();
            case RESERVED -> fullest(published).reserved();
            case STATES -> published.run(published.sequenceParallelism(), published.recompute()).layerStates();
            case ACTIVATIONS -> activations(published, how(row));
            case RELATIVE -> activations(published, how(row)) / activations(published, new How(false, Recompute.NONE));
        };
    }

    private static MemoryEstimate fullest(PublishedMemory published) {
        return published.run(published.sequenceParallelism(), published.recompute()).fullest();
    }

    /** With or without sequence parallelism, and what is recomputed, as the quantity says. */
    private record How(boolean sequenceParallelism, Recompute recompute) {
    }

    private static How how(MeasuredRow row) {
        String quantity = row.text("quantity").toLowerCase(Locale.ROOT);
        Recompute recompute = quantity.contains("full") ? Recompute.FULL
                : quantity.contains("selective") ? Recompute.SELECTIVE : Recompute.NONE;
        return new How(quantity.contains("sequence parallel"), recompute);
    }

    private static double activations(PublishedMemory published, How how) {
        return published.run(how.sequenceParallelism(), how.recompute()).stages().stream()
                .mapToDouble(MemoryEstimate::activations).max().orElseThrow();
    }
}
