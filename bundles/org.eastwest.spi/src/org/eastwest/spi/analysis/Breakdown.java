// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.List;
import java.util.Objects;

/**
 * A total split into parts that add up to it, such as the step time.
 *
 * @param id      stable id ({@code step_time}, {@code memory})
 * @param element id of the design element it describes
 * @param title   for people
 * @param unit    unit of total and parts
 * @param total   SI
 * @param parts   in drawing order; their values add up to {@code total} within rounding
 * @since 1.0
 */
public record Breakdown(String id, String element, String title, Unit unit, double total, List<Part> parts) {
    /** What a part is, which decides its colour and pattern everywhere. */
    public enum Kind {
        COMPUTE, TP, CP, EP, PP, DP, BUBBLE, OPTIMIZER, OTHER
    }

    /**
     * One part.
     *
     * @param id    stable id, also the id of the metric with the same value where there is one
     * @param label for people
     * @param kind  what it is
     * @param value SI, not negative
     */
    public record Part(String id, String label, Kind kind, double value) {
        public Part {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(kind, "kind");
        }
    }

    public Breakdown {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(unit, "unit");
        parts = List.copyOf(parts);
    }
}
