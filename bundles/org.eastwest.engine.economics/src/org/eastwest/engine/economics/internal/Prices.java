// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.Provenance;

/**
 * Looks prices up: the price list first, then what the part's own row indicates.
 *
 * @param facts the price list
 */
record Prices(FactBook facts) {
    Line.Price of(String id) {
        return of(id, Double.NaN, null);
    }

    /**
     * @param indicated  what the part's own row says, US dollars; NaN for nothing
     * @param provenance of that row
     */
    Line.Price of(String id, double indicated, Provenance provenance) {
        return facts.price(id).filter(org.eastwest.spi.hardware.Price::known)
                .map(price -> new Line.Price(price.usd(), false, price.date(), price.source()))
                .orElseGet(() -> Double.isNaN(indicated)
                        ? new Line.Price(Double.NaN, false, "", Source.assumption("no price of '" + id + "' is known"))
                        : new Line.Price(indicated, false, "", provenance.source()));
    }
}
