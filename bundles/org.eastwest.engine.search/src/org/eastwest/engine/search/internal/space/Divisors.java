// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.stream.LongStream;

/** Divisors of whole numbers. */
final class Divisors {
    private Divisors() {
    }

    /** Divisors of {@code n} up to {@code most}, ascending. */
    static int[] of(long n, long most) {
        return LongStream.rangeClosed(1, Math.min(most, (long) Math.sqrt(n))).filter(d -> n % d == 0)
                .flatMap(d -> LongStream.of(d, n / d)).filter(d -> d <= most && d <= Integer.MAX_VALUE).sorted()
                .distinct().mapToInt(d -> (int) d).toArray();
    }
}
