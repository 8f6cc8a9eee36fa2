// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;

/**
 * A measured value beside what an engine predicts.
 *
 * @param id        the row's {@code case_id} or {@code row_id}
 * @param family    rows of one source and generation of hardware, whose errors belong together
 * @param status    whether it was evaluated
 * @param reason    why it was refused; empty when it was not
 * @param unit      of measured and predicted value
 * @param measured  what the source says, SI; NaN when refused
 * @param predicted what the engine says, SI; NaN when refused
 * @param band      where the measured value was expected, at 90 %; empty when not known
 * @param assumed   what was assumed where cells are empty; empty when nothing was
 * @since 1.0
 */
public record EvaluatedRow(String id, String family, Status status, String reason, Unit unit, double measured,
        double predicted, Optional<Band> band, String assumed) {
    /** Whether a row was evaluated. */
    public enum Status {
        EVALUATED, REFUSED;

        /** The word of JSON and tables. */
        public String word() {
            return this == EVALUATED ? "evaluated" : "refused";
        }
    }

    public EvaluatedRow {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(family, "family");
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(band, "band");
        Objects.requireNonNull(assumed, "assumed");
    }

    /** A row that was evaluated. */
    public static EvaluatedRow of(String id, String family, Unit unit, double measured, double predicted,
            Optional<Band> band, String assumed) {
        return new EvaluatedRow(id, family, Status.EVALUATED, "", unit, measured, predicted, band, assumed);
    }

    /** A row that could not be evaluated. */
    public static EvaluatedRow refused(String id, String family, Unit unit, String reason) {
        return new EvaluatedRow(id, family, Status.REFUSED, reason, unit, Double.NaN, Double.NaN, Optional.empty(),
                "");
    }

    public boolean evaluated() {
        return status == Status.EVALUATED;
    }

    /** Predicted over measured minus 1: negative when the engine predicts too little. NaN when refused. */
    public double error() {
        return predicted / measured - 1;
    }

    /** True when the measured value lies in the band. */
    public boolean inBand() {
        return band.isPresent() && measured >= band.get().low() && measured <= band.get().high();
    }
}
