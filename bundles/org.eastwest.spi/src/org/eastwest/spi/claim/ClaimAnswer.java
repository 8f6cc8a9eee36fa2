// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Derivation;

/**
 * What a method computed.
 *
 * @param computed the values, the deciding one first, each with how it comes about
 * @param verdict  what they say about the claim
 * @param reason   why, in words, with the condition under which it holds
 * @since 1.0
 */
public record ClaimAnswer(List<Derivation> computed, ClaimVerdict verdict, String reason) {
    public ClaimAnswer {
        computed = List.copyOf(computed);
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(reason, "reason");
    }
}
