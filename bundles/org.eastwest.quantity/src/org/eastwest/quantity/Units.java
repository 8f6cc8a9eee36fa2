// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The units: ladders to print with, from small to large, and all spellings that are read. */
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
    private static final List<Unit> CLOCK = List.of(new Unit("min", "60").fromTwo(), new Unit("h", "3600").fromTwo(),
            new Unit("d", "86400").fromTwo());
    private static final List<Unit> EVENTS_PER_SECOND = decimal("kMGT", "/s", "1");
    private static final List<Unit> WATTS = join(List.of(new Unit("mW", "1e-3")), decimal("kMG", "W", "1"));
    private static final List<Unit> DOLLARS = decimal("kMG", "USD", "1");
    private static final List<Unit> OPERATIONS_PER_SECOND = decimal("kMGTPEZ", "FLOP/s", "1");
    private static final List<Unit> METRES = List.of(new Unit("mm", "1e-3"), new Unit("m", "1"), new Unit("km", "1e3"));
    private static final List<Unit> NUMBER = List.of(new Unit("", "1"));

    private static final Map<Dimension, Map<String, BigDecimal>> SPELLINGS = allSpellings();

    private Units() {
    }

    /** The ladder of canonical text. */
    static List<Unit> canonical(Dimension dimension) {
        return switch (dimension) {
            case BANDWIDTH -> BYTES_PER_SECOND;
            case SIZE -> BYTES;
            case TIME -> SECONDS;
            case RATE -> EVENTS_PER_SECOND;
            case POWER -> WATTS;
            case MONEY -> DOLLARS;
            case COMPUTE_RATE -> OPERATIONS_PER_SECOND;
            case LENGTH -> METRES;
            case RATIO, COUNT -> NUMBER;
        };
    }

    /** The ladder for people: durations go on in minutes, hours and days. */
    static List<Unit> readable(Dimension dimension) {
        return dimension == Dimension.TIME ? join(SECONDS, CLOCK) : canonical(dimension);
    }

    /** Every spelling that is read, with its size in the SI unit. */
    static Map<String, BigDecimal> spellings(Dimension dimension) {
        return SPELLINGS.get(dimension);
    }

    private static Map<Dimension, Map<String, BigDecimal>> allSpellings() {
        Map<Dimension, Map<String, BigDecimal>> all = new EnumMap<>(Dimension.class);
        for (Dimension dimension : Dimension.values()) {
            Map<String, BigDecimal> spellings = new LinkedHashMap<>();
            join(readable(dimension), readOnly(dimension)).forEach(unit -> spellings.put(unit.symbol(), unit.size()));
            all.put(dimension, Collections.unmodifiableMap(spellings));
        }
        return Collections.unmodifiableMap(all);
    }

    /** Units that are read and not printed, or printed only on demand. */
    private static List<Unit> readOnly(Dimension dimension) {
        return switch (dimension) {
            case BANDWIDTH -> join(BITS_PER_SECOND, decimal("kMGTP", "bps", BIT), decimal("kMGTP", "bit/s", BIT),
                    decimal("kMGTP", "Bps", BYTE), binary("B/s"), binary("Bps"));
            case SIZE -> join(BINARY_BYTES, decimal("kMGTP", "b", BIT), decimal("kMGTP", "bit", BIT));
            case RATE -> join(decimal("kMGT", "Hz", "1"), List.of(new Unit("1/s", "1")));
            case MONEY -> List.of(new Unit("$", "1"));
            case COMPUTE_RATE -> decimal("kMGTPEZ", "FLOPS", "1");
            case LENGTH -> List.of(new Unit("cm", "1e-2"));
            case RATIO -> PERCENT;
            case TIME, POWER, COUNT -> List.of();
        };
    }

    private static List<Unit> decimal(String prefixes, String symbol, String size) {
        List<Unit> units = new ArrayList<>(List.of(new Unit(symbol, size)));
        for (int i = 0; i < prefixes.length(); i++) {
            units.add(new Unit(prefixes.charAt(i) + symbol, new BigDecimal(size).scaleByPowerOfTen(3 * (i + 1))));
        }
        return List.copyOf(units);
    }

    private static List<Unit> binary(String symbol) {
        String prefixes = "KMGTPE";
        List<Unit> units = new ArrayList<>(List.of(new Unit(symbol, BYTE)));
        for (int i = 0; i < prefixes.length(); i++) {
            units.add(new Unit(prefixes.charAt(i) + "i" + symbol, new BigDecimal(1024).pow(i + 1)));
        }
        return List.copyOf(units);
    }

    @SafeVarargs
    private static List<Unit> join(List<Unit>... ladders) {
        return Arrays.stream(ladders).flatMap(List::stream).toList();
    }
}
