// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.Objects;
import org.eastwest.spi.analysis.Unit;

/**
 * An assumption that a method computes with.
 *
 * @param id       name in a claims file, lower case with dashes
 * @param label    for people
 * @param unit     of its value; null for an id of the catalog or another word
 * @param standard value where a claim gives none, with its unit; empty when every claim must give one
 * @param source   where that value comes from
 * @since 1.0
 */
public record ClaimInput(String id, String label, Unit unit, String standard, String source) {
    public ClaimInput {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(standard, "standard");
        Objects.requireNonNull(source, "source");
    }
}
