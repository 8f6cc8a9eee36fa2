// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds what a mistyped word may have meant. */
final class Nearest {

    private static final int MOST = 3;

    private Nearest() {
    }

    /** The words nearest to a word, best first: at most three, by edit distance, then alphabetically. */
    static List<String> to(String word, Collection<String> words) {
        return words.stream().sorted(Comparator.comparingInt((String other) -> distance(word, other))
                .thenComparing(Comparator.naturalOrder())).limit(MOST).toList();
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
