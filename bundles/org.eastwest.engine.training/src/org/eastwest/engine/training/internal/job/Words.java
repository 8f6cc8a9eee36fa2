// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/** Numbers in findings. */
final class Words {
    private Words() {
    }

    static String count(double value) {
        return Quantity.plain(Quantity.format(value, Dimension.COUNT));
    }

    static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }

    static String memory(double bytes) {
        return Quantity.plain(Quantity.formatBinary(bytes));
    }

    static String percent(double fraction) {
        return Quantity.plain(Quantity.formatPercent(fraction));
    }

    static String lower(Enum<?> literal) {
        return literal.name().toLowerCase(Locale.ROOT);
    }
}
