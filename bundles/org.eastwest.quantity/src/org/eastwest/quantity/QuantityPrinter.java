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

    private QuantityPrinter() {
    }

    static String format(double siValue, Dimension dimension) {
        if (dimension == Dimension.COUNT && Double.isFinite(siValue)) {
            return String.format(Locale.ROOT, "%,d", new BigDecimal(siValue).setScale(0, RoundingMode.HALF_UP)
                    .toBigInteger());
        }
        return format(siValue, Units.readable(dimension));
    }

    static String format(double siValue, List<Unit> ladder) {
        if (!Double.isFinite(siValue)) {
            return UNKNOWN;
        }
        BigDecimal value = shortest(siValue);
        int step = step(value, ladder);
        BigDecimal number = threeDigits(value, ladder.get(step));
        // rounding may reach the next unit: 999.6 MB is 1.00 GB
        if (step + 1 < ladder.size() && step(number.multiply(ladder.get(step).size()), ladder) > step) {
            number = threeDigits(value, ladder.get(++step));
        }
        return withUnit(number(number), ladder.get(step), THIN_SPACE);
    }

    static String formatToOne(double ratio) {
        return Double.isFinite(ratio)
                ? number(shortest(ratio).round(THREE_DIGITS).stripTrailingZeros()) + ":1"
                : UNKNOWN;
    }

    static String exact(double siValue, Dimension dimension) {
        BigDecimal value = shortest(siValue);
        return switch (dimension) {
            case BANDWIDTH -> exact(value, value.remainder(MEGABIT_PER_SECOND).signum() == 0
                    ? Units.BITS_PER_SECOND : Units.BYTES_PER_SECOND);
            case SIZE -> shorter(exact(value, Units.BYTES), exact(value, Units.BINARY_BYTES));
            default -> exact(value, Units.ladder(dimension));
        };
    }

    private static String exact(BigDecimal value, List<Unit> ladder) {
        Unit unit = ladder.get(step(value, ladder));
        return withUnit(number(value.divide(unit.size()).stripTrailingZeros()), unit, ' ');
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
        for (int digits = 1; digits < 17; digits++) {
            BigDecimal rounded = exactly.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() == value) {
                return rounded;
            }
        }
        return exactly.round(new MathContext(17, RoundingMode.HALF_EVEN));
    }

    /** The largest unit that the value fills; zero is in the unit of size one, or else the first. */
    private static int step(BigDecimal value, List<Unit> ladder) {
        int step = 0;
        for (int i = 1; i < ladder.size(); i++) {
            BigDecimal size = ladder.get(i).size();
            if (value.signum() == 0 ? size.compareTo(BigDecimal.ONE) == 0 : value.abs().compareTo(fill(size, ladder.get(i))) >= 0) {
                step = i;
            }
        }
        return step;
    }

    /** People say 90 s and 100 min: the units of the clock start at two. */
    private static BigDecimal fill(BigDecimal size, Unit unit) {
        return switch (unit.symbol()) {
            case "min", "h", "d" -> size.add(size);
            default -> size;
        };
    }

    private static BigDecimal threeDigits(BigDecimal value, Unit unit) {
        BigDecimal number = value.divide(unit.size(), MathContext.DECIMAL128).round(THREE_DIGITS);
        int integerDigits = number.precision() - number.scale();
        return number.signum() == 0 ? BigDecimal.ZERO : number.setScale(Math.max(0, 3 - integerDigits));
    }

    /** Plain digits for the usual magnitudes, else an exponent. */
    private static String number(BigDecimal number) {
        int magnitude = number.precision() - number.scale();
        return number.signum() == 0 || magnitude > -4 && magnitude <= 15 ? number.toPlainString()
                : number.toString().replace("E+", "E");
    }

    private static String withUnit(String number, Unit unit, char space) {
        return unit.symbol().isEmpty() ? number : number + space + unit.symbol();
    }
}
