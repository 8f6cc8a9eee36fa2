// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;

/** A time before and after, and the reduction that is said to lie between. */
final class Reduction extends Method {
    Reduction() {
        super("reduction", "Reduction between two times, and what it implies", List.of(
                given("claimed", "Claimed reduction", Unit.FRACTION), given("before", "Time before", Unit.SECOND),
                given("after", "Time after", Unit.SECOND),
                standard("after-line-share", "Share of the line afterwards, if the same bytes are sent", Unit.FRACTION,
                        "95 %", "the best that is claimed anywhere")));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        double before = values.number("before");
        double after = values.number("after");
        if (before <= 0) {
            throw new WrongInputException("before", "'before' must be above 0. Give the time before.");
        }
        RecordingTrace trace = trace(values);
        double reduction = trace.formula("reduction", "Reduction", 1 - after / before, Unit.FRACTION,
                "1 - {after} / {before}", ARITHMETIC);
        trace.formula("before_line_share", "Share of the line before, if the same bytes are sent",
                values.number("after-line-share") * after / before, Unit.FRACTION,
                "{after_line_share} x {after} / {before}", ARITHMETIC);
        double claimed = values.number("claimed");
        if (Math.abs(reduction - claimed) > 2 * TENTH_OF_A_PERCENT) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, "The two times give a reduction of " + percent(reduction)
                    + ", not of " + percent(claimed) + ": the figures contradict each other.", trace.get("reduction"));
        }
        return answer(ClaimVerdict.HOLDS,
                "The arithmetic holds. If both times send the same bytes, and the better one at "
                + percent(values.number("after-line-share")) + " of the line, the other ran at "
                + percent(trace.get("before_line_share").value()) + ". The times themselves have no source.",
                trace.get("reduction"), trace.get("before_line_share"));
    }
}
