// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one text, see the package documentation for the grammar. */
final class QuantityParser {
    /** Longer than any quantity; keeps hostile input cheap. */
    private static final int MAX_LENGTH = 100;
    private static final int MAX_EXPONENT = 9999;
    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** Digits may be grouped in threes by one kind of separator: underscore, normal, thin or no-break space. */
    private static final Pattern NUMBER = Pattern.compile("(?<mantissa>[+-]?"
            + "(?:[1-9]\\d{0,2}(?:(?<sep>[_ \\u2009\\u00A0\\u202F])\\d{3}(?:\\k<sep>\\d{3})*)(?!\\d)(?:\\.\\d+)?"
            + "|\\d+(?:\\.\\d+)?|\\.\\d+))(?:[eE](?<exponent>[+-]?\\d+))?");
    private static final Pattern DIRECTIONS = Pattern.compile(
            "[\\s,(]+(?:(?<both>both directions|bidirectional)|per direction)\\)?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern TO_ONE = Pattern.compile(":\\s*1");
    private static final Pattern DOLLARS = Pattern.compile("(?<sign>[+-]?)(?:USD|US\\$|\\$)\\s*(?=[+-]?[\\d.])");

    private final String original;
    private final Dimension dimension;
    private String text;
    private BigDecimal factor = BigDecimal.ONE;

    QuantityParser(String text, Dimension dimension) {
        this.original = text;
        this.dimension = dimension;
    }

    double parse() {
        if (original == null || original.isBlank()) {
            throw error("is empty");
        }
        text = original.strip().replace('\u2212', '-').replace('\u00B5', 'u').replace('\u03BC', 'u');
        if (text.length() > MAX_LENGTH) {
            throw error("is longer than " + MAX_LENGTH + " characters");
        }
        takeDirections();
        boolean dollars = takeDollars();
        Matcher number = NUMBER.matcher(text);
        if (!number.lookingAt()) {
            throw error(hasComma() ? COMMA : "does not start with a number");
        }
        String unit = text.substring(number.end()).strip().replaceAll("\\h", " ");
        BigDecimal size = dollars && unit.isEmpty() ? BigDecimal.ONE : size(unit);
        return toDouble(decimal(number).multiply(size).multiply(factor));
    }

    private static final String COMMA = "has a comma, which may mean decimals or thousands: "
            + "write decimals with a point and thousands with an underscore or nothing";

    private boolean hasComma() {
        return text.indexOf(',') >= 0;
    }

    private void takeDirections() {
        Matcher directions = DIRECTIONS.matcher(text);
        if (dimension == Dimension.BANDWIDTH && directions.find()) {
            factor = directions.group("both") == null ? BigDecimal.ONE : HALF;
            text = text.substring(0, directions.start());
        }
    }

    private boolean takeDollars() {
        Matcher dollars = DOLLARS.matcher(text);
        boolean found = dimension == Dimension.MONEY && dollars.lookingAt();
        if (found) {
            text = dollars.group("sign") + text.substring(dollars.end());
        }
        return found;
    }

    private BigDecimal decimal(Matcher number) {
        BigDecimal mantissa = new BigDecimal(number.group("mantissa").replaceAll("[_ \\u2009\\u00A0\\u202F]", ""));
        String exponent = number.group("exponent");
        if (exponent == null || mantissa.signum() == 0) {
            return mantissa;
        }
        BigDecimal power = new BigDecimal(exponent);
        if (power.abs().compareTo(BigDecimal.valueOf(MAX_EXPONENT)) > 0) {
            throw outOfRange(power.signum() > 0);
        }
        return mantissa.scaleByPowerOfTen(power.intValueExact());
    }

    private double toDouble(BigDecimal value) {
        double result = value.doubleValue();
        if (Double.isInfinite(result) || result == 0 && value.signum() != 0) {
            throw outOfRange(result != 0);
        }
        if (dimension == Dimension.COUNT && result != Math.rint(result)) {
            throw error("is not a whole number");
        }
        return result;
    }

    private BigDecimal size(String unit) {
        BigDecimal size = Units.spellings(dimension).get(unit);
        if (size != null) {
            return size;
        }
        if (dimension == Dimension.RATIO && TO_ONE.matcher(unit).matches()) {
            return BigDecimal.ONE;
        }
        if (hasComma()) {
            throw error(COMMA);
        }
        throw error(unit.isEmpty() ? "has no unit" : UnitHints.hint(unit, dimension));
    }

    private QuantityFormatException outOfRange(boolean large) {
        return error(large ? "is too large" : "is too small to tell from zero");
    }

    private QuantityFormatException error(String reason) {
        String quoted = original == null ? "''" : "'" + (original.length() <= MAX_LENGTH ? original
                : original.substring(0, MAX_LENGTH) + "...") + "'";
        return new QuantityFormatException(String.format(Locale.ROOT, "%s %s. Expected %s such as %s.", quoted, reason,
                dimension.label(), dimension.examples()));
    }
}
