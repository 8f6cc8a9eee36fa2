// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;

/**
 * A unit of measure.
 *
 * @param symbol as printed; empty for plain numbers
 * @param size of one such unit in the dimension's SI unit; a finite decimal, so that conversions are exact
 * @param from the least value, in the SI unit, that is printed in this unit rather than the next smaller one
 */
record Unit(String symbol, BigDecimal size, BigDecimal from) {

    Unit(String symbol, BigDecimal size) {
        this(symbol, size, size);
    }

    Unit(String symbol, String size) {
        this(symbol, new BigDecimal(size));
    }

    /** The same unit, printed only from two of it on: people say 90 s and 100 min. */
    Unit fromTwo() {
        return new Unit(symbol, size, size.add(size));
    }
}
