// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Writes quantities, for people and for files. Arithmetic is decimal, so that no digit comes from binary rounding. */
final class QuantityPrinter {
    static final char THIN_SPACE = '\u2009';
    static final String UNKNOWN = "\u2013";

    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);
    private static final BigDecimal MEGABIT_PER_SECOND = new BigDecimal(125_000);
    /** Enough digits to tell any two doubles apart. */
    private static final int DOUBLE_DIGITS = 17;

    private QuantityPrinter() {
    }

    static String format(double siValue, Dimension dimension) {
        return dimension == Dimension.COUNT ? formatCount(siValue) : format(siValue, Units.readable(dimension));
    }

    static String format(double siValue, List<Unit> ladder) {
        if (!Double.isFinite(siValue)) {
            return UNKNOWN;
        }
        BigDecimal value = shortest(siValue);
        Unit unit = unit(value, ladder);
        BigDecimal rounded = threeDigits(value, unit).multiply(unit.size());
        // rounding may reach the next unit: 999.6 MB is 1.00 GB
        Unit reached = unit(rounded, ladder);
        return withUnit(number(threeDigits(rounded, reached)), THIN_SPACE, reached);
    }

    static String formatToOne(double ratio) {
        return Double.isFinite(ratio)
                ? number(shortest(ratio).round(THREE_DIGITS).stripTrailingZeros()) + ":1"
                : UNKNOWN;
    }

    private static String formatCount(double count) {
        return Double.isFinite(count)
                ? String.format(Locale.ROOT, "%,d", shortest(count).setScale(0, RoundingMode.HALF_UP).toBigInteger())
                : UNKNOWN;
    }

    static String exact(double siValue, Dimension dimension) {
        BigDecimal value = shortest(siValue);
        return switch (dimension) {
            case BANDWIDTH -> exact(value, value.remainder(MEGABIT_PER_SECOND).signum() == 0
                    ? Units.BITS_PER_SECOND : Units.BYTES_PER_SECOND);
            case SIZE -> shorter(exact(value, Units.BYTES), exact(value, Units.BINARY_BYTES));
            default -> exact(value, Units.canonical(dimension));
        };
    }

    private static String exact(BigDecimal value, List<Unit> ladder) {
        Unit unit = unit(value, ladder);
        return withUnit(number(value.divide(unit.size()).stripTrailingZeros()), ' ', unit);
    }

    private static String shorter(String first, String second) {
        return second.length() < first.length() ? second : first;
    }

    /**
     * The decimal of fewest digits that reads back as the same double. {@code Double.toString} is not used: before
     * Java 19 it may give a digit too many (JDK-4511638), and files must not depend on the Java version.
     */
    private static BigDecimal shortest(double value) {
        BigDecimal exactly = new BigDecimal(value);
        for (int digits = 1; digits < DOUBLE_DIGITS; digits++) {
            BigDecimal rounded = exactly.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() == value) {
                return rounded;
            }
        }
        return exactly.round(new MathContext(DOUBLE_DIGITS, RoundingMode.HALF_EVEN));
    }

    /** The largest unit that the value fills, else the smallest; zero is in the unprefixed one. */
    private static Unit unit(BigDecimal value, List<Unit> ladder) {
        BigDecimal magnitude = value.signum() == 0 ? BigDecimal.ONE : value.abs();
        Unit chosen = ladder.get(0);
        for (Unit unit : ladder) {
            chosen = magnitude.compareTo(unit.from()) >= 0 ? unit : chosen;
        }
        return chosen;
    }

    private static BigDecimal threeDigits(BigDecimal value, Unit unit) {
        BigDecimal number = value.divide(unit.size(), MathContext.DECIMAL128).round(THREE_DIGITS);
        int missing = THREE_DIGITS.getPrecision() - number.precision();
        return number.signum() == 0 ? BigDecimal.ZERO : number.setScale(number.scale() + missing);
    }

    /** Plain digits for the usual magnitudes, else an exponent. */
    private static String number(BigDecimal number) {
        int integerDigits = number.precision() - number.scale();
        boolean usual = number.signum() == 0 || integerDigits > -4 && integerDigits <= 15;
        return usual ? number.toPlainString() : number.toString().replace("E+", "E");
    }

    private static String withUnit(String number, char space, Unit unit) {
        return unit.symbol().isEmpty() ? number : number + space + unit.symbol();
    }
}
