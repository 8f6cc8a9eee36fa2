// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.text;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/**
 * Text of the model's quantity types; the generated factory calls it. Values are in SI units, {@code null} is unset.
 */
public final class QuantityText {
    private QuantityText() {
    }

    /** The value of a text such as {@code 400 Gb/s}, in the dimension's SI unit; {@code null} for no text. */
    public static Double parse(String text, Dimension dimension) {
        return text == null ? null : Quantity.parse(text, dimension).value();
    }

    /**
     * The canonical text, which gives exactly the same value back. A value that is not finite has no such text; it is
     * printed as Java does, so that messages can show it, and is refused when it is read.
     */
    public static String print(Double value, Dimension dimension) {
        if (value == null) {
            return null;
        }
        return Double.isFinite(value) ? Quantity.exact(value, dimension) : value.toString();
    }
}
