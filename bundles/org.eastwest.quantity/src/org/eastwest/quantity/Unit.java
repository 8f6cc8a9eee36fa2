// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;

/**
 * A unit of measure.
 *
 * @param symbol as printed; empty for plain numbers
 * @param size of one such unit in the dimension's SI unit; a finite decimal, so that conversions are exact
 */
record Unit(String symbol, BigDecimal size) {

    Unit(String symbol, String size) {
        this(symbol, new BigDecimal(size));
    }
}
