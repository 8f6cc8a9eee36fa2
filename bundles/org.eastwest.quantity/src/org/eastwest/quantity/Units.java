// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The units: what is printed (ladders, from small to large) and what is read (every spelling). */
final class Units {
    private static final String BYTE = "1";
    private static final String BIT = "0.125";

    static final List<Unit> BYTES_PER_SECOND = decimal("kMGTP", "B/s", BYTE);
    static final List<Unit> BITS_PER_SECOND = decimal("kMGTP", "b/s", BIT);
    static final List<Unit> BYTES = decimal("kMGTPE", "B", BYTE);
    static final List<Unit> BINARY_BYTES = binary("B");
    static final List<Unit> PERCENT = List.of(new Unit("%", "0.01"));
    private static final List<Unit> SECONDS = List.of(new Unit("ps", "1e-12"), new Unit("ns", "1e-9"),
            new Unit("us", "1e-6"), new Unit("ms", "1e-3"), new Unit("s", "1"));
    private static final List<Unit> CLOCK = List.of(new Unit("min", "60"), new Unit("h", "3600"),
            new Unit("d", "86400"));
    private static final List<Unit> NUMBER = List.of(new Unit("", "1"));

    private Units() {
    }

    /** The ladder of canonical text; all units are SI but for the second ladders {@link QuantityPrinter} knows of. */
    static List<Unit> ladder(Dimension dimension) {
        return switch (dimension) {
            case BANDWIDTH -> BYTES_PER_SECOND;
            case SIZE -> BYTES;
            case TIME -> SECONDS;
            case RATE -> decimal("kMGT", "/s", "1");
            case POWER -> join(List.of(new Unit("mW", "1e-3")), decimal("kMG", "W", "1"));
            case MONEY -> decimal("kMG", "USD", "1");
            case COMPUTE_RATE -> decimal("kMGTPEZ", "FLOP/s", "1");
            case LENGTH -> List.of(new Unit("mm", "1e-3"), new Unit("m", "1"), new Unit("km", "1e3"));
            case RATIO, COUNT -> NUMBER;
        };
    }

    /** The ladder for people: durations go on in minutes, hours and days. */
    static List<Unit> readable(Dimension dimension) {
        return dimension == Dimension.TIME ? join(SECONDS, CLOCK) : ladder(dimension);
    }

    /** Every spelling that is read, with its size in SI. The preferred spellings come first. */
    static Map<String, BigDecimal> spellings(Dimension dimension) {
        List<Unit> all = new ArrayList<>(readable(dimension));
        switch (dimension) {
            case BANDWIDTH -> {
                all.addAll(0, BITS_PER_SECOND);
                all.addAll(binary("B/s"));
                all.addAll(binary("Bps"));
                all.addAll(decimal("kMGTP", "bps", BIT));
                all.addAll(decimal("kMGTP", "bit/s", BIT));
                all.addAll(decimal("kMGTP", "Bps", BYTE));
            }
            case SIZE -> {
                all.addAll(BINARY_BYTES);
                all.addAll(decimal("kMGTP", "b", BIT));
                all.addAll(decimal("kMGTP", "bit", BIT));
            }
            case RATE -> {
                all.addAll(decimal("kMGT", "Hz", "1"));
                all.add(new Unit("1/s", "1"));
            }
            case MONEY -> all.add(new Unit("$", "1"));
            case COMPUTE_RATE -> all.addAll(decimal("kMGTPEZ", "FLOPS", "1"));
            case LENGTH -> all.add(new Unit("cm", "1e-2"));
            case RATIO -> all.addAll(PERCENT);
            default -> { }
        }
        Map<String, BigDecimal> spellings = new LinkedHashMap<>();
        all.forEach(unit -> spellings.put(unit.symbol(), unit.size()));
        return spellings;
    }

    private static List<Unit> decimal(String prefixes, String symbol, String size) {
        List<Unit> units = new ArrayList<>();
        units.add(new Unit(symbol, size));
        for (int i = 0; i < prefixes.length(); i++) {
            BigDecimal scaled = new BigDecimal(size).scaleByPowerOfTen(3 * (i + 1));
            units.add(new Unit(prefixes.charAt(i) + symbol, scaled));
        }
        return List.copyOf(units);
    }

    private static List<Unit> binary(String symbol) {
        List<Unit> units = new ArrayList<>();
        units.add(new Unit(symbol, "1"));
        String prefixes = "KMGTPE";
        for (int i = 0; i < prefixes.length(); i++) {
            units.add(new Unit(prefixes.charAt(i) + "i" + symbol, new BigDecimal(1024).pow(i + 1)));
        }
        return List.copyOf(units);
    }

    private static List<Unit> join(List<Unit> first, List<Unit> second) {
        List<Unit> all = new ArrayList<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
