// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Unit;

/**
 * A claim with its verdict.
 *
 * @param claim       the claim
 * @param assumptions what was computed with, in the order of the method's inputs
 * @param answer      what came out
 * @since 1.0
 */
public record CheckedClaim(Claim claim, List<Assumed> assumptions, ClaimAnswer answer) {
    /**
     * An assumption in use.
     *
     * @param id     of the input
     * @param label  for people
     * @param text   as written
     * @param value  SI; NaN for a word
     * @param unit   null for a word
     * @param source where it comes from
     * @param stated true when the claim states it, false for the method's standard value
     */
    public record Assumed(String id, String label, String text, double value, Unit unit, String source,
            boolean stated) {
    }

    public CheckedClaim {
        Objects.requireNonNull(claim, "claim");
        assumptions = List.copyOf(assumptions);
        Objects.requireNonNull(answer, "answer");
    }
}
