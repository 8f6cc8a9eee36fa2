// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a mistyped word may have meant.
 *
 * @since 1.0
 */
public final class Spelling {
    private static final int SUGGESTIONS = 3;

    private Spelling() {
    }

    /** The known words nearest to a word, best first: at most three, by edit distance, then alphabetically. */
    public static List<String> nearest(String word, Collection<String> known) {
        return known.stream().sorted(Comparator.comparingInt((String other) -> distance(word, other))
                .thenComparing(Comparator.naturalOrder())).limit(SUGGESTIONS).toList();
    }

    /** What the word most likely was to be; empty when no known word is similar. */
    public static Optional<String> meant(String word, Collection<String> known) {
        return nearest(word, known).stream().findFirst().filter(near -> 2 * distance(word, near) <= word.length());
    }

    /** How many insertions, deletions and replacements make one word of the other (Levenshtein 1966). */
    static int distance(String from, String to) {
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
