// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.EnumSet;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;

/** Reads a quantity whose dimension only its unit tells. */
final class AnyQuantity {
    /** A number without a unit is a ratio; a whole number of things has the same value as one. */
    private static final EnumSet<Dimension> OTHERS = EnumSet.complementOf(EnumSet.of(Dimension.RATIO,
            Dimension.COUNT));

    private AnyQuantity() {
    }

    /** @throws IllegalArgumentException when the text is no quantity of any dimension */
    static Quantity parse(String text) {
        try {
            return Quantity.parse(text, Dimension.RATIO);
        } catch (QuantityFormatException noRatio) {
            return OTHERS.stream().map(d -> tryParse(text, d)).filter(q -> q != null).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("'" + text + "' is no quantity"));
        }
    }

    private static Quantity tryParse(String text, Dimension dimension) {
        try {
            return Quantity.parse(text, dimension);
        } catch (QuantityFormatException otherDimension) {
            return null;
        }
    }
}
