// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;

/**
 * What a transport reaches in one criterion.
 *
 * @param criterion id of the criterion
 * @param value     SI; NaN when unknown
 * @param band      the interval it is expected in, where the engine tells
 * @param claim     true when the value rests on a vendor's claim; it then counts for no more than the best value that
 *                  does not
 * @param score     0 to 1, the best transport's being 1; of an unknown value in a criterion that counts from the worst
 *                  to the best score of the others, else unknown
 * @param basis     how the value comes about, or why it is unknown
 * @param own       true when it is the judgement of whoever decides, for this advice or kept in the catalog
 * @since 1.0
 */
public record Rated(String criterion, double value, Optional<Band> band, boolean claim, Score score, String basis,
        boolean own) {
    public Rated {
        Objects.requireNonNull(criterion, "criterion");
        Objects.requireNonNull(band, "band");
        Objects.requireNonNull(score, "score");
        Objects.requireNonNull(basis, "basis");
    }

    /** A value that is not the judgement of whoever decides. */
    public Rated(String criterion, double value, Optional<Band> band, boolean claim, Score score, String basis) {
        this(criterion, value, band, claim, score, basis, false);
    }
}
