// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * A number of operation that no part has, such as the time of a restart, with a default that a user may override.
 *
 * @param id         catalog id
 * @param name       for people
 * @param value      SI
 * @param unit       its unit
 * @param claim      true when only a vendor states it
 * @param provenance where it comes from
 * @since 1.0
 */
public record Assumption(String id, String name, double value, Unit unit, boolean claim, Provenance provenance) {
    /** The row as the source of a value in a derivation. */
    public Source source() {
        String text = provenance.source().text();
        return claim ? Source.claim(text) : Source.assumption(text);
    }
}
