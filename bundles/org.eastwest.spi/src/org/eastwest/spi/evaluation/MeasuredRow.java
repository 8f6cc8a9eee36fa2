// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One row of a table of measured values.
 *
 * @param file  name of the file, for messages
 * @param line  the line it begins on, from 1
 * @param cells text by column
 * @since 1.0
 */
public record MeasuredRow(String file, long line, Map<String, String> cells) {
    /** A number, and what a source adds to it in words or parentheses. */
    private static final Pattern NUMBER = Pattern.compile(
            "([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)((?:\\s.*|\\(.*)?)");
    /** How words begin that change a number: its unit, a factor, another number. The column names the unit. */
    private static final Pattern OTHER = Pattern.compile("\\s+(?:(?:[kmgtpnuµ]i?)?(?:bytes?|bits?|b|s|flops?)(?:/s|ps)?"
            + "|[kmgtp]|ms|sec(?:ond)?s?|min(?:ute)?s?|h(?:our)?s?|thousand|million|billion|to|or|x|[^a-z(].*)(?:\\s.*)?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NOTHING = Pattern.compile("|n/?a|-|none|unknown", Pattern.CASE_INSENSITIVE);

    public MeasuredRow {
        cells = Map.copyOf(cells);
    }

    /** The cell without spaces around it; empty when it, or the column, is. */
    public String text(String column) {
        return cells.getOrDefault(column, "").strip();
    }

    /** True when the cell, or the column, is empty or says that there is no value. */
    public boolean missing(String column) {
        return NOTHING.matcher(text(column)).matches();
    }

    /**
     * The number that the cell begins with, before words or parentheses; NaN when it is missing.
     *
     * @throws UnusableCellException when it begins with anything else, or a unit, a factor or another number follows
     */
    public double number(String column) {
        if (missing(column)) {
            return Double.NaN;
        }
        Matcher number = NUMBER.matcher(text(column));
        if (!number.matches()) {
            throw unusable(column, "is no number", "Write a plain number such as 12.5, or leave the cell empty.");
        }
        if (OTHER.matcher(number.group(2)).matches()) {
            throw unusable(column, "is more than a number",
                    "Write the number alone, in the unit that the column names, such as 12.5.");
        }
        return Double.parseDouble(number.group(1));
    }

    /**
     * The positive number that the cell begins with; NaN when it is missing.
     *
     * @throws UnusableCellException when it is no finite number above 0
     */
    public double positive(String column) {
        double value = number(column);
        if (value <= 0 || Double.isInfinite(value)) {
            throw unusable(column, "is not above 0, or too large", "Write a positive number, or leave the cell empty.");
        }
        return value;
    }

    /**
     * The whole number that the cell begins with, from 1; {@code otherwise} when it is missing.
     *
     * @throws UnusableCellException when it is no whole number from 1 to 2^31 - 1
     */
    public int count(String column, int otherwise) {
        double value = number(column);
        if (Double.isNaN(value)) {
            return otherwise;
        }
        if (value < 1 || value > Integer.MAX_VALUE || value != Math.rint(value)) {
            throw unusable(column, "is no whole number from 1 on",
                    "Write a whole number such as 8, or leave the cell empty.");
        }
        return (int) value;
    }

    /** That a cell makes no sense. */
    public UnusableCellException unusable(String column, String what, String remedy) {
        return new UnusableCellException(file, line, column, "'" + text(column) + "' " + what, remedy);
    }
}
