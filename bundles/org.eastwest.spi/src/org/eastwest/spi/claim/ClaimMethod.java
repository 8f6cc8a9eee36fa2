// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Computes one kind of figure and says what it means for a claim. Register it as an OSGi service; a claims file then
 * names it as its {@code method}.
 *
 * <p><b>Contract.</b> The checker asks the ids, names and inputs whenever it lists methods, and calls {@link #evaluate}
 * once a claim, on a thread that is not the window's. Stateless and thread-safe; the same values give the same answer.
 * It asks {@link Progress#check()} at least every 100 ms. Values are SI.
 *
 * <p><b>Failure.</b> A method that throws costs its claims their verdicts, and leaves a finding; other claims get theirs.
 *
 * @since 1.0
 */
@ConsumerType
public interface ClaimMethod {
    /** Stable id, lower case with dashes. */
    String id();

    /** What it computes, for people. */
    String name();

    /** What it computes with. */
    List<ClaimInput> inputs();

    /**
     * Computes.
     *
     * @param values one for each input
     * @throws WrongInputException when it cannot be computed with one of them
     */
    ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException;
}
