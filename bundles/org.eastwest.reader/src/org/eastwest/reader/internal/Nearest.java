// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds what a mistyped word may have meant. */
final class Nearest {
    private static final int SUGGESTIONS = 3;

    private Nearest() {
    }

    /** The existing words nearest to a word, best first: at most three, by edit distance, then alphabetically. */
    static List<String> to(String word, Collection<String> existing) {
        return existing.stream().sorted(Comparator.comparingInt((String e) -> distance(word, e))
                .thenComparing(Comparator.naturalOrder())).limit(SUGGESTIONS).toList();
    }

    /** What the word most likely was to be; empty when nothing is similar. */
    static Optional<String> meant(String word, Collection<String> existing) {
        return to(word, existing).stream().findFirst().filter(e -> 2 * distance(word, e) <= word.length());
    }

    /** Insertions, deletions and replacements that make one word of the other (Levenshtein 1966). */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
