// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says what is wrong with a text and how to write it: each answer continues a sentence that starts with the text. */
final class UnitHints {
    private static final String COMMA = "has a comma, which may mean decimals or thousands: "
            + "write decimals with a point, thousands with '_' or nothing";

    private UnitHints() {
    }

    static String noNumber(String text) {
        return text.matches("[+-]?,\\d.*") ? COMMA : "does not start with a number";
    }

    /** @param text the whole text; @param unit what follows its number and is no unit of the expected dimension */
    static String unknown(String text, String unit, Dimension expected) {
        if (unit.startsWith(",")) {
            return COMMA;
        }
        if (unit.isEmpty()) {
            if (expected == Dimension.BANDWIDTH) {
                return "has no unit: write '" + text + " Gb/s' for gigabits or '" + text
                        + " GB/s' for gigabytes a second";
            }
            return "has no unit: in SI units it is '" + text + " " + expected.siUnit() + "'";
        }
        if (unit.matches("[_\\d].*")) {
            return "groups its digits unclearly: group all by three with one kind of separator, or none";
        }
        if (expected == Dimension.RATIO && unit.startsWith(":")) {
            return "is not a ratio to one: write 'N:1'";
        }
        if (expected == Dimension.BANDWIDTH && unit.matches("[kMGT]?T/s")) {
            return "counts transfers, not data: write the bits or bytes that they carry";
        }
        boolean data = expected == Dimension.BANDWIDTH || expected == Dimension.SIZE;
        String confusion = data ? dataConfusion(unit, expected == Dimension.BANDWIDTH ? "/s" : "") : "";
        return confusion.isEmpty() ? otherDimension(unit, expected) : confusion;
    }

    /** Bits and bytes, or decimal and binary, in one; empty when it is neither. */
    private static String dataConfusion(String unit, String perSecond) {
        String rate = perSecond.isEmpty() ? "" : "(ps|/s)";
        if (unit.matches("K(b|B|bit)" + rate)) {
            return "may mean 1000 or 1024: write 'k" + unit.substring(1) + "' (decimal) or 'KiB" + perSecond
                    + "' (binary)";
        }
        if (unit.matches("[KMGTPE]ib(it)?" + rate)) {
            return "has binary bits, which are not used: write bytes ('" + unit.charAt(0) + "iB" + perSecond
                    + "') or decimal bits";
        }
        boolean fits = unit.toLowerCase(Locale.ROOT).matches("[kmgtp]?b" + rate);
        if (fits || unit.matches("[kKMGTP]")) {
            String prefix = unit.toLowerCase(Locale.ROOT).startsWith("b") ? ""
                    : unit.substring(0, 1).toUpperCase(Locale.ROOT).replace('K', 'k');
            return "does not tell bits from bytes: write '" + prefix + "b" + perSecond + "' (bits) or '" + prefix + "B"
                    + perSecond + "' (bytes)";
        }
        return "";
    }

    private static String otherDimension(String unit, Dimension expected) {
        for (Dimension other : Dimension.values()) {
            if (Units.spellings(other).containsKey(unit)) {
                return "is " + other.label() + ", not " + expected.label();
            }
        }
        return "has the unknown unit '" + unit + "'" + suggestion(unit, Units.spellings(expected).keySet());
    }

    /** The spellings nearest to the unit, when they are near enough to be meant. */
    private static String suggestion(String unit, Collection<String> known) {
        List<String> candidates = known.stream().filter(k -> !k.isEmpty()).toList();
        int least = candidates.stream().mapToInt(k -> distance(unit, k)).min().orElse(Integer.MAX_VALUE);
        if (least > (unit.length() + 1) / 2) {
            return "";
        }
        return candidates.stream().filter(k -> distance(unit, k) == least).limit(2)
                .collect(Collectors.joining("' or '", ", did you mean '", "'?"));
    }

    /** Units are often mistyped in case alone. */
    private static int distance(String first, String second) {
        return Spelling.distance(first.toLowerCase(Locale.ROOT), second.toLowerCase(Locale.ROOT));
    }
}
