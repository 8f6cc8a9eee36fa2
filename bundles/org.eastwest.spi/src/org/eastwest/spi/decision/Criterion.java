// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.Objects;
import org.eastwest.spi.analysis.Unit;

/**
 * What counts in a decision.
 *
 * @param id     stable id ({@code step-time}, {@code lock-in})
 * @param label  for people
 * @param kind   whether engines compute it or people judge it
 * @param unit   unit of its values
 * @param weight how much it counts against the others, 0 to {@link #MOST_WEIGHT}
 * @param basis  where its values come from, and how a value becomes a score
 * @since 1.0
 */
public record Criterion(String id, String label, Kind kind, Unit unit, double weight, String basis) {
    /**
     * Largest weight: only the proportion of weights counts, and at a hundred a criterion decides alone.
     *
     * @since 1.1
     */
    public static final double MOST_WEIGHT = 100;

    /** Where the values of a criterion come from. */
    public enum Kind {
        /** Computed by an engine. */
        PHYSICS,
        /** Judged by facts about the transport; the user may judge otherwise. */
        JUDGEMENT;

        /** The word of JSON and tables. */
        public String word() {
            return this == PHYSICS ? "physics" : "judgement";
        }
    }

    public Criterion {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(basis, "basis");
    }

    /** The same criterion with another weight. */
    public Criterion withWeight(double other) {
        return new Criterion(id, label, kind, unit, other, basis);
    }
}
