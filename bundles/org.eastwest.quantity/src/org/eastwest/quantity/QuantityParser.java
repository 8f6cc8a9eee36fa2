// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one text; the grammar stands in the package documentation. Arithmetic is decimal and exact to the end. */
final class QuantityParser {
    /** Longer than any sensible quantity; keeps hostile input cheap. */
    private static final int MAX_LENGTH = 100;
    private static final BigDecimal MAX_EXPONENT = new BigDecimal(9999);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private static final Pattern NUMBER = Pattern.compile("(?<mantissa>[+-]?"
            + "(?:[1-9]\\d{0,2}(?<separator>[_ ])\\d{3}(?:\\k<separator>\\d{3})*(?!\\d)(?:\\.\\d+)?"
            + "|\\d+(?:\\.\\d+)?|\\.\\d+))(?:[eE](?<exponent>[+-]?\\d+))?");
    private static final String DIRECTION = "(both directions|bidirectional|per direction)";
    private static final Pattern DIRECTIONS = Pattern.compile(
            "(?:,?\\s+" + DIRECTION + "|\\s*\\(" + DIRECTION + "\\))$", Pattern.CASE_INSENSITIVE);
    private static final Pattern DOLLARS = Pattern.compile("(?<sign>[+-]?)(?:USD|US\\$|\\$)\\s*(?=[+-]?[\\d.])");
    private static final Pattern TO_ONE = Pattern.compile(":\\s*1");

    private final String original;
    private final Dimension dimension;
    private String text;

    QuantityParser(String text, Dimension dimension) {
        this.original = text == null ? "" : text;
        this.dimension = dimension;
    }

    double parse() {
        if (original.length() > MAX_LENGTH) {
            throw error("is longer than " + MAX_LENGTH + " characters");
        }
        text = original.replaceAll("\\h", " ").strip().replace('\u2212', '-').replaceAll("[\u00B5\u03BC]", "u");
        if (text.isEmpty()) {
            throw error("is empty");
        }
        BigDecimal share = takeDirections();
        moveDollarsBehind();
        Matcher number = NUMBER.matcher(text);
        if (!number.lookingAt()) {
            throw error(UnitHints.noNumber(text));
        }
        String unit = text.substring(number.end()).strip();
        return toDouble(decimal(number).multiply(size(unit)).multiply(share));
    }

    /** Takes the words on directions off a bandwidth, and returns the share of the figure that one direction has. */
    private BigDecimal takeDirections() {
        Matcher directions = DIRECTIONS.matcher(text);
        if (dimension != Dimension.BANDWIDTH || !directions.find()) {
            return BigDecimal.ONE;
        }
        boolean one = directions.group().toLowerCase(Locale.ROOT).contains("per");
        text = text.substring(0, directions.start());
        return one ? BigDecimal.ONE : HALF;
    }

    /** Makes {@code $12} of money {@code 12 USD}. */
    private void moveDollarsBehind() {
        Matcher dollars = DOLLARS.matcher(text);
        if (dimension == Dimension.MONEY && dollars.lookingAt()) {
            text = dollars.group("sign") + text.substring(dollars.end()) + " USD";
        }
    }

    private BigDecimal decimal(Matcher number) {
        BigDecimal mantissa = new BigDecimal(number.group("mantissa").replaceAll("[_ ]", ""));
        if (number.group("exponent") == null || mantissa.signum() == 0) {
            return mantissa;
        }
        BigDecimal exponent = new BigDecimal(number.group("exponent"));
        if (exponent.abs().compareTo(MAX_EXPONENT) > 0) {
            throw outOfRange(exponent.signum() > 0);
        }
        return mantissa.scaleByPowerOfTen(exponent.intValueExact());
    }

    private BigDecimal size(String unit) {
        BigDecimal size = Units.spellings(dimension).get(unit);
        if (size == null && dimension == Dimension.RATIO && TO_ONE.matcher(unit).matches()) {
            size = BigDecimal.ONE;
        }
        if (size == null) {
            throw error(UnitHints.unknown(text, unit, dimension));
        }
        return size;
    }

    private double toDouble(BigDecimal value) {
        double result = value.doubleValue();
        if (Double.isInfinite(result) || result == 0 && value.signum() != 0) {
            throw outOfRange(result != 0);
        }
        if (dimension == Dimension.COUNT && value.stripTrailingZeros().scale() > 0) {
            throw error("is not a whole number");
        }
        return result;
    }

    private QuantityFormatException outOfRange(boolean large) {
        return error(large ? "is too large" : "is too small to tell from zero");
    }

    private QuantityFormatException error(String reason) {
        String quoted = original.length() > MAX_LENGTH ? original.substring(0, MAX_LENGTH) + "..." : original;
        return new QuantityFormatException("'" + quoted + "' " + reason + ". Expected " + dimension.label()
                + " such as " + dimension.examples() + ".");
    }
}
