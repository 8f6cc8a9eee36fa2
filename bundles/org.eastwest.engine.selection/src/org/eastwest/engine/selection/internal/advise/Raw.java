// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.Optional;
import org.eastwest.spi.analysis.Band;

/**
 * A value before it is scored.
 *
 * @param value SI; NaN when unknown
 * @param band  where the engine tells
 * @param claim true when it rests on a vendor's claim
 * @param basis how it comes about, or why it is unknown
 * @param own   true when whoever decides judges so
 */
record Raw(double value, Optional<Band> band, boolean claim, String basis, boolean own) {
    Raw(double value, Optional<Band> band, boolean claim, String basis) {
        this(value, band, claim, basis, false);
    }

    /** The judgement of whoever decides. */
    static Raw own(double value, String basis) {
        return new Raw(value, Optional.empty(), false, basis, true);
    }

    static Raw of(double value, String basis) {
        return new Raw(value, Optional.empty(), false, basis);
    }

    static Raw unknown(String why) {
        return of(Double.NaN, why);
    }

    boolean known() {
        return Double.isFinite(value);
    }

    /** The same as if it were this, for certain. */
    Raw at(double other) {
        return new Raw(other, Optional.empty(), claim, basis, own);
    }
}
