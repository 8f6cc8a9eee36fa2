// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.text;

import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Unit;

/**
 * The prefixed unit in which several numbers are read side by side, such as the ticks of an axis.
 *
 * @param size   one such unit in SI
 * @param symbol as printed, such as {@code GB/s}; empty for plain numbers
 */
public record Scale(double size, String symbol) {
    private static final Scale PLAIN = new Scale(1, "");

    /**
     * The unit that {@link Texts#format(double, Unit)} would print this value in.
     *
     * @param value SI
     * @param unit  its unit
     */
    public static Scale of(double value, Unit unit) {
        String text = Texts.format(value, unit);
        int space = text.indexOf(Texts.THIN_SPACE);
        if (unit == Unit.COUNT || unit == Unit.RATIO || space < 0) {
            return PLAIN;
        }
        String symbol = text.substring(space + 1);
        String known = unit == Unit.FLOP ? symbol + "/s" : symbol;
        return new Scale(Quantity.parse("1 " + known, Texts.dimension(unit)).value(), symbol);
    }

    /** The number of such units, three significant digits, without the unit. */
    public String number(double value) {
        return Texts.format(value / size, Unit.RATIO);
    }
}
