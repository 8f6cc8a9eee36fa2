// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.Objects;
import org.eastwest.spi.analysis.Unit;

/**
 * What the ranking does when one input changes and all others stay.
 *
 * @param kind      what sort of input
 * @param input     a criterion ({@code lock-in}), a criterion of a transport ({@code ib-ndr/step-time}) or a parameter
 *                  of one ({@code rocev2-dcqcn.queue-pairs})
 * @param label     for people
 * @param unit      what it measures; a ratio for a weight
 * @param value     what it is now, SI
 * @param low       lowest value looked at, SI
 * @param high      highest value looked at, SI; {@link Criterion#MOST_WEIGHT} for a weight
 * @param flipBelow value below which another transport leads, exact for weights, bands and scores, within 1 % for
 *                  parameters; NaN when none from {@code low} does
 * @param below     id of the transport that leads there; empty for none
 * @param flipAbove value above which another transport leads; NaN when none to {@code high} does
 * @param above     id of the transport that leads there; empty for none
 * @param effect    most that it changes the score of a transport by
 * @since 1.0
 */
public record Sensitivity(Kind kind, String input, String label, Unit unit, double value, double low, double high,
        double flipBelow, String below, double flipAbove, String above, double effect) {
    /** Sorts of input. */
    public enum Kind {
        /** The weight of a criterion. */
        WEIGHT,
        /** A value, within its band. */
        BAND,
        /** A parameter of a transport, from half to twice its value and within its range. */
        PARAMETER,
        /**
         * A judgement, from 0 (bad) to 1 (good).
         *
         * @since 1.1
         */
        SCORE;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public Sensitivity {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(input, "input");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(below, "below");
        Objects.requireNonNull(above, "above");
    }

    /** True when some value of the input makes another transport lead. */
    public boolean flips() {
        return !below.isEmpty() || !above.isEmpty();
    }
}
