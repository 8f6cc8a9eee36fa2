// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was looked at, with a way back and forth. What is looked at anew comes behind the present one; what was ahead is
 * forgotten.
 */
final class History<T> {

    private static final int MOST = 50;

    private final List<T> visits = new ArrayList<>();
    private int present = -1;

    void visit(T next) {
        visits.subList(present + 1, visits.size()).clear();
        visits.add(next);
        if (visits.size() > MOST) {
            visits.remove(0);
        }
        present = visits.size() - 1;
    }

    /** Puts something in place of what is looked at. */
    void replace(T other) {
        visits.set(present, other);
    }

    Optional<T> present() {
        return present < 0 ? Optional.empty() : Optional.of(visits.get(present));
    }

    boolean canGo(int steps) {
        return present + steps >= 0 && present + steps < visits.size();
    }

    /**
     * Goes back or forth.
     *
     * @param steps negative for back; {@link #canGo} holds for it
     */
    void go(int steps) {
        present += steps;
    }
}
