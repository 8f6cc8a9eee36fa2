// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import org.eastwest.spi.analysis.Source;

/**
 * What something costs.
 *
 * @param id         catalog id of the part, or of what else is bought ({@code rack}, {@code electricity})
 * @param name       what one of it is, for people
 * @param usd        price of one in US dollars; NaN when nobody published one
 * @param date       when it was seen, ISO 8601 as far as known ({@code 2024-10}); empty when not known
 * @param claim      true when only the vendor states it
 * @param provenance where it comes from
 * @since 1.0
 */
public record Price(String id, String name, double usd, String date, boolean claim, Provenance provenance) {
    public boolean known() {
        return !Double.isNaN(usd);
    }

    /** The row as the source of a value in a derivation, with its date. */
    public Source source() {
        String text = provenance.source().text() + (date.isEmpty() ? "; date not known" : "; as of " + date);
        return claim ? Source.claim(text) : Source.catalog(text);
    }
}
