// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;

/** A capacity as the product of a number and a rate, in one direction or in both. */
final class Capacity extends Method {
    private static final double PUBLISHED_ROUNDING = 0.01;

    Capacity() {
        super("capacity", "Capacity: number times rate", List.of(given("claimed", "Claimed capacity",
                Unit.BYTE_PER_SECOND), given("number", "Ports or GPUs", Unit.COUNT),
                given("rate", "Rate of one, per direction", Unit.BYTE_PER_SECOND)));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) {
        RecordingTrace trace = trace(values);
        double one = trace.formula("capacity", "Capacity per direction", values.number("number")
                * values.number("rate"), Unit.BYTE_PER_SECOND, "{number} x {rate}", ARITHMETIC);
        double claimed = values.number("claimed");
        if (Math.abs(one - claimed) <= PUBLISHED_ROUNDING * claimed) {
            return answer(ClaimVerdict.HOLDS, "It is the capacity per direction.", trace.get("capacity"));
        }
        if (Math.abs(2 * one - claimed) <= PUBLISHED_ROUNDING * claimed) {
            return answer(ClaimVerdict.HOLDS_ONLY_IF,
                    "It holds only if both directions are counted; per direction it is "
                    + text(one, Dimension.BANDWIDTH) + ".", trace.get("capacity"));
        }
        return answer(ClaimVerdict.CONTRADICTS_PHYSICS, "The product is " + text(one, Dimension.BANDWIDTH)
                + " per direction.", trace.get("capacity"));
    }
}
