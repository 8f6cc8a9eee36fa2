// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import org.eastwest.spi.analysis.Progress;

/**
 * Computes one kind of figure and says what it means for a claim. Register it as an OSGi service; a claims file then
 * names it as its {@code method}. Stateless and thread-safe; the same values give the same answer.
 *
 * @since 1.0
 */
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
