// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as a page shows it, read by its own digits and unit, without the product.
 *
 * @param value SI
 * @param half  half of what its last digit stands for, SI
 */
record Rounded(double value, double half) {
    private static final Pattern NUMBER = Pattern.compile(
            "([+-]?)([\\d,]*\\.?\\d+(?:e-?\\d+)?)(?:\u2009(\\S+)|(x|:1))?");
    private static final Map<String, Double> UNITS = units();

    private static Map<String, Double> units() {
        Map<String, Double> units = new HashMap<>(Map.of("", 1.0, "x", 1.0, ":1", 1.0, "%", 0.01, "min", 60.0,
                "h", 3600.0, "d", 86400.0));
        Map<String, Double> prefixes = Map.ofEntries(Map.entry("p", 1e-12), Map.entry("n", 1e-9), Map.entry("u", 1e-6),
                Map.entry("m", 1e-3), Map.entry("", 1.0), Map.entry("k", 1e3), Map.entry("K", 1e3), Map.entry("M", 1e6),
                Map.entry("G", 1e9), Map.entry("T", 1e12), Map.entry("P", 1e15), Map.entry("E", 1e18));
        prefixes.forEach((prefix, size) -> {
            for (String unit : new String[] {"s", "B", "B/s", "W", "FLOP", "FLOP/s", "USD", "/s", "1/s", "m"}) {
                units.put(prefix + unit, size);
            }
            units.put(prefix + "b/s", size / 8);
        });
        double binary = 1;
        for (String prefix : new String[] {"Ki", "Mi", "Gi", "Ti", "Pi"}) {
            binary *= 1024;
            units.put(prefix + "B", binary);
        }
        return Map.copyOf(units);
    }

    /** Empty where the text is no number in a known unit. */
    static Optional<Rounded> of(String text) {
        Matcher number = NUMBER.matcher(text);
        if (!number.matches()) {
            return Optional.empty();
        }
        String unit = number.group(3) != null ? number.group(3) : number.group(4) != null ? number.group(4) : "";
        Double size = UNITS.get(unit);
        if (size == null) {
            return Optional.empty();
        }
        BigDecimal digits = new BigDecimal(number.group(2).replace(",", ""));
        double value = digits.doubleValue() * size * (number.group(1).equals("-") ? -1 : 1);
        return Optional.of(new Rounded(value, 0.5 * digits.ulp().doubleValue() * size));
    }

    /** Whether another number, with all its digits, may be shown like this. */
    boolean shows(double other) {
        return value == 0 ? other == 0 : Math.abs(value - other) <= half * 1.0001 + 1e-12 * Math.abs(other);
    }
}
