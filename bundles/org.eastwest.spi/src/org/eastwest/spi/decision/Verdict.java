// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Objects;

/**
 * Which transport comes out best.
 *
 * @param best ids of the best one and of all whose bands overlap with its own, best first; empty when none is possible
 * @param text in words, with the numbers that decide
 * @since 1.0
 */
public record Verdict(List<String> best, String text) {
    public Verdict {
        best = List.copyOf(best);
        Objects.requireNonNull(text, "text");
    }

    /** True when the evidence does not tell the best ones apart. */
    public boolean tooCloseToCall() {
        return best.size() > 1;
    }
}
