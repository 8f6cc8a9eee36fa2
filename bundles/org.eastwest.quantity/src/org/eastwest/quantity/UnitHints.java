// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.util.Comparator;
import java.util.List;

/** Says what is wrong with a unit that a dimension does not know. */
final class UnitHints {
    private UnitHints() {
    }

    /** The reason, as the rest of a sentence that starts with the whole text. */
    static String hint(String unit, Dimension expected) {
        boolean data = expected == Dimension.BANDWIDTH || expected == Dimension.SIZE;
        if (data && unit.matches("[kKMGTPE]i?")) {
            return "does not say bits or bytes: " + bitsOrBytes(unit, expected);
        }
        if (unit.matches("[kMGT]?T/s")) {
            return "counts transfers, not data: multiply by the bits of a transfer and take off the line code";
        }
        List<String> known = List.copyOf(Units.spellings(expected).keySet());
        List<String> otherCase = known.stream().filter(unit::equalsIgnoreCase).toList();
        if (data && unit.matches("K[bB].*")) {
            return "may mean 1000 or 1024: write 'k" + unit.substring(1) + "' (1000) or 'KiB" + perSecond(expected)
                    + "' (1024 bytes)";
        }
        if (data && unit.matches("(?i)[kmgtpe]?b(ps|/s)?") && !otherCase.isEmpty()) {
            return "mixes up letters: b is bits and B is bytes; " + bitsOrBytes(unit.substring(0, 1), expected);
        }
        if (data && unit.matches("[KMGTPE]ib(it)?(ps|/s)?")) {
            return "has binary bits, which are not used: write bytes (B) or a decimal prefix";
        }
        for (Dimension other : Dimension.values()) {
            if (other != expected && Units.spellings(other).containsKey(unit)) {
                return "is " + other.label() + ", not " + expected.label();
            }
        }
        return "has the unknown unit '" + unit + "'" + nearest(unit, known);
    }

    private static String bitsOrBytes(String prefix, Dimension dimension) {
        String p = prefix.substring(0, 1).toUpperCase(java.util.Locale.ROOT).replace('K', 'k');
        p = p.equals("B") ? "" : p;
        return "write '" + p + "b" + perSecond(dimension) + "' (bits) or '" + p + "B" + perSecond(dimension)
                + "' (bytes)";
    }

    private static String perSecond(Dimension dimension) {
        return dimension == Dimension.BANDWIDTH ? "/s" : "";
    }

    private static String nearest(String unit, List<String> known) {
        return known.stream().filter(k -> !k.isEmpty()).min(Comparator.comparingInt(k -> distance(unit, k)))
                .filter(k -> distance(unit, k) <= Math.max(1, unit.length() / 2))
                .map(k -> ", did you mean '" + k + "'?").orElse("");
    }

    /** Levenshtein's, where a change of case costs nothing but still counts against an exact spelling. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                int next = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (same ? 0 : 1));
                diagonal = row[j];
                row[j] = next;
            }
        }
        return row[b.length()];
    }
}
