// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.Locale;

/** Numbers of things as messages tell them: 1 link, 2 links, 49,151 endpoints. */
public final class Amounts {
    private Amounts() {
    }

    /** A number with separators of thousands. */
    public static String of(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A number and its noun, or noun and verb, that agrees with it. */
    public static String of(long number, String one, String several) {
        return of(number) + " " + (number == 1 ? one : several);
    }
}
