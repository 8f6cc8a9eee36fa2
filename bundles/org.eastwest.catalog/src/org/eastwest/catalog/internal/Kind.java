// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/**
 * What the cells of a column hold. A number is in the unit that the column's name carries; a cell may also bring its own
 * unit ({@code 400 Gb/s}) and say that it counts both directions ({@code 900e9 both directions}), then it is halved.
 */
enum Kind {
    TEXT, WORDS, FLAG,
    COUNT(Dimension.COUNT, "", true, 1e7),
    BYTES_PER_SECOND(Dimension.BANDWIDTH, "B/s", false, 1e15),
    BITS_PER_SECOND(Dimension.BANDWIDTH, "b/s", false, 1e15),
    BYTES(Dimension.SIZE, "B", false, 1e15),
    MEBIBYTES(Dimension.SIZE, "MiB", false, 1e15),
    FLOP_PER_SECOND(Dimension.COMPUTE_RATE, "FLOP/s", false, 1e20),
    WATTS(Dimension.POWER, "W", true, 1e8),
    SECONDS(Dimension.TIME, "s", true, 1),
    SECONDS_PER_METRE(Dimension.RATIO, "", false, 1e-6),
    METRES(Dimension.LENGTH, "m", false, 1e6),
    USD(Dimension.MONEY, "USD", true, 1e9),
    FRACTION(Dimension.RATIO, "", false, 1);

    private static final Pattern PLAIN = Pattern.compile("([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?)(\\s+both directions)?");

    private final Dimension dimension;
    private final String unit;
    private final boolean zeroMakesSense;
    private final double maximum;

    Kind() {
        this(null, "", false, 0);
    }

    Kind(Dimension dimension, String unit, boolean zeroMakesSense, double maximum) {
        this.dimension = dimension;
        this.unit = unit;
        this.zeroMakesSense = zeroMakesSense;
        this.maximum = maximum;
    }

    boolean isNumber() {
        return dimension != null;
    }

    /**
     * The value of a cell of numbers, SI.
     *
     * @throws IllegalArgumentException saying what is wrong with it
     */
    double parse(String cell) {
        Matcher plain = PLAIN.matcher(cell);
        String text = plain.matches()
                ? plain.group(1) + " " + unit + (plain.group(2) == null ? "" : plain.group(2)) : cell;
        double value = Quantity.parse(text.strip(), dimension).value();
        if (value < 0 || value == 0 && !zeroMakesSense) {
            throw new IllegalArgumentException("'" + cell + "' is not more than zero.");
        }
        if (value > maximum) {
            throw new IllegalArgumentException("'" + cell + "' is more than anything known: at most "
                    + Quantity.exact(maximum, dimension) + " makes sense.");
        }
        return value;
    }
}
