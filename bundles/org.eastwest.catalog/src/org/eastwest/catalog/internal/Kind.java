// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/**
 * What the cells of a column hold. A number is in the unit that the column's name carries; a cell may also bring its
 * own unit ({@code 400 Gb/s}) and say that it counts both directions ({@code 900e9 both directions}): it is halved.
 */
enum Kind {
    TEXT, WORDS, FLAG,
    COUNT(Dimension.COUNT, "", 1, true, 1e7),
    BYTES_PER_SECOND(Dimension.BANDWIDTH, "B/s", 1, false, 1e15),
    BITS_PER_SECOND(Dimension.BANDWIDTH, "b/s", 0.125, false, 1e15),
    BYTES(Dimension.SIZE, "B", 1, false, 1e15),
    MEBIBYTES(Dimension.SIZE, "MiB", 1 << 20, false, 1e15),
    FLOP_PER_SECOND(Dimension.COMPUTE_RATE, "FLOP/s", 1, false, 1e20),
    WATTS(Dimension.POWER, "W", 1, true, 1e8),
    SECONDS(Dimension.TIME, "s", 1, true, 1),
    SECONDS_PER_METRE(Dimension.RATIO, "", 1, false, 1e-6),
    METRES(Dimension.LENGTH, "m", 1, false, 1e6),
    USD(Dimension.MONEY, "USD", 1, true, 1e9),
    FRACTION(Dimension.RATIO, "", 1, false, 1),
    NUMBER(Dimension.RATIO, "", 1, true, 1e9);

    private static final String BOTH_DIRECTIONS = " both directions";

    private final Dimension dimension;
    private final String unit;
    private final double size;
    private final boolean zeroMakesSense;
    private final double maximum;

    Kind() {
        this(null, "", 1, false, 0);
    }

    /**
     * Numbers.
     *
     * @param unit of a number that brings none
     * @param size of that unit in SI; a power of two, so that no digit is lost
     * @param maximum SI; more is a slip of the unit
     */
    Kind(Dimension dimension, String unit, double size, boolean zeroMakesSense, double maximum) {
        this.dimension = dimension;
        this.unit = unit;
        this.size = size;
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
        double value = isPlain(cell) ? plain(cell) : withUnit(cell);
        if (value < 0 || value == 0 && !zeroMakesSense) {
            throw new IllegalArgumentException("'" + cell + "' is not more than zero.");
        }
        if (value > maximum) {
            throw new IllegalArgumentException("'" + cell + "' is more than anything known: at most "
                    + Quantity.exact(maximum, dimension) + " makes sense.");
        }
        return value;
    }

    /** Nearly all cells are plain numbers, and the general reader takes much longer for them. */
    private double plain(String cell) {
        double number;
        try {
            number = Double.parseDouble(cell);
        } catch (NumberFormatException e) {
            return withUnit(cell);
        }
        return dimension == Dimension.COUNT && number != Math.rint(number) ? withUnit(cell) : number * size;
    }

    private double withUnit(String cell) {
        boolean both = cell.endsWith(BOTH_DIRECTIONS);
        String number = both ? cell.substring(0, cell.length() - BOTH_DIRECTIONS.length()).strip() : cell;
        String text = isPlain(number) ? number + " " + unit + (both ? BOTH_DIRECTIONS : "") : cell;
        return Quantity.parse(text.strip(), dimension).value();
    }

    private static boolean isPlain(String cell) {
        for (int i = 0; i < cell.length(); i++) {
            if ("0123456789.eE+-".indexOf(cell.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
