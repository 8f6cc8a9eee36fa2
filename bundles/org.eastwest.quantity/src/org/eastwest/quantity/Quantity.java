// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.util.Objects;

/**
 * A finite number of one dimension.
 *
 * @param value in {@link Dimension#siUnit()}; finite; whole for {@link Dimension#COUNT}; negative zero becomes zero
 * @param dimension what the value measures
 * @since 1.0
 */
public record Quantity(double value, Dimension dimension) {

    /** @throws IllegalArgumentException if the value is NaN or infinite, or a count is not whole */
    public Quantity {
        Objects.requireNonNull(dimension, "dimension");
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(dimension.label() + " must be finite, not " + value);
        }
        if (dimension == Dimension.COUNT && value != Math.rint(value)) {
            throw new IllegalArgumentException("a count must be whole, not " + value);
        }
        value += 0.0; // -0.0 becomes 0.0, so that equal quantities are equal records
    }

    /**
     * Reads a text such as {@code 400 Gb/s}, {@code 80 GiB}, {@code 50 %} or {@code 900 GB/s both directions}. The
     * value is the double nearest to the decimal text. Negative numbers are read; whether they make sense is for the
     * caller to say. The grammar stands in the package documentation.
     *
     * @param text the text; surrounding white space is ignored
     * @param expected the dimension the text must have
     * @throws QuantityFormatException if the text is {@code null} or not a quantity of that dimension
     */
    public static Quantity parse(String text, Dimension expected) {
        return new Quantity(new QuantityParser(text, expected).parse(), expected);
    }

    /**
     * The bandwidth per direction of a figure that counts both directions, as vendors quote for NVLink and switches.
     *
     * @throws IllegalArgumentException if the quantity is not a bandwidth
     */
    public static Quantity halveBothDirections(Quantity bothDirections) {
        if (bothDirections.dimension != Dimension.BANDWIDTH) {
            throw new IllegalArgumentException(
                    "only a bandwidth has directions, not " + bothDirections.dimension.label());
        }
        return new Quantity(bothDirections.value / 2, Dimension.BANDWIDTH);
    }

    /**
     * Text for people: three significant digits, SI prefix, thin space (U+2009) before the unit. Bandwidth is in bytes
     * ({@code 49.2 GB/s}), size in decimal units, a ratio a plain number; a count is whole and in full, with commas
     * between thousands. NaN and infinity are an en dash: the reason is for the caller to add.
     *
     * @param siValue in the dimension's SI unit
     */
    public static String format(double siValue, Dimension dimension) {
        return QuantityPrinter.format(siValue, dimension);
    }

    /** As {@link #format}, a bandwidth (B/s) in bits: {@code 400 Gb/s}. */
    public static String formatBits(double bytesPerSecond) {
        return QuantityPrinter.format(bytesPerSecond, Units.BITS_PER_SECOND);
    }

    /** As {@link #format}, a memory size (B) with binary prefixes: {@code 80.0 GiB}. */
    public static String formatBinary(double bytes) {
        return QuantityPrinter.format(bytes, Units.BINARY_BYTES);
    }

    /** As {@link #format}, a ratio in percent: {@code 41.3 %}. */
    public static String formatPercent(double ratio) {
        return QuantityPrinter.format(ratio, Units.PERCENT);
    }

    /** As {@link #format}, an oversubscription: {@code 7:1}, {@code 1.33:1}. */
    public static String formatToOne(double ratio) {
        return QuantityPrinter.formatToOne(ratio);
    }

    /** A text made by the format methods in plain ASCII, for terminals: {@code 49.2 GB/s} with a normal space. */
    public static String plain(String formatted) {
        return formatted.replace(QuantityPrinter.THIN_SPACE, ' ').replace(QuantityPrinter.UNKNOWN, "-");
    }

    /**
     * Canonical text for files; {@link #parse} gives exactly the same double back. It has the fewest digits that do so.
     * A bandwidth that is a whole multiple of 1 Mb/s is in bits ({@code 400 Gb/s}), any other in bytes; a size has the
     * shorter of the decimal and the binary form.
     *
     * @param siValue in the dimension's SI unit
     * @throws IllegalArgumentException as the constructor
     */
    public static String exact(double siValue, Dimension dimension) {
        return new Quantity(siValue, dimension).toString();
    }

    /** The canonical text, see {@link #exact}. */
    @Override
    public String toString() {
        return QuantityPrinter.exact(value, dimension);
    }
}
