// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/** Comparing figures that were rounded for a data sheet, and printing them in messages. */
final class Rates {
    /** What a product of rounded figures may differ by. */
    private static final double TOLERANCE = 0.01;

    private Rates() {
    }

    /** True when one is more than the other; false when one of them is unknown. */
    static boolean exceeds(double value, double limit) {
        return value > limit * (1 + 1e-6);
    }

    /** True when the two are equal but for rounding. */
    static boolean agree(double value, double other) {
        return Math.abs(value / other - 1) <= TOLERANCE;
    }

    /** The larger one of two figures that may be unknown; NaN when both are. */
    static double larger(double one, double other) {
        return Double.isNaN(one) || other > one ? other : one;
    }

    static String bytes(double bytesPerSecond) {
        return Quantity.plain(Quantity.format(bytesPerSecond, Dimension.BANDWIDTH));
    }

    static String bits(double bytesPerSecond) {
        return Quantity.plain(Quantity.formatBits(bytesPerSecond));
    }
}
