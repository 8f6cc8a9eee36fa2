// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Metric;

/**
 * How a value differs from that of a reference.
 *
 * @param relative difference over the reference's value, 0.1 for 10 % more; NaN where one of them is unknown, infinite
 *                 where the reference is zero
 * @param verdict  what that means
 */
public record Difference(double relative, Verdict verdict) {
    /** Differences below this share are no reason to prefer one: the models are not that accurate. */
    public static final double TOO_CLOSE = 0.02;

    /** What a difference means. */
    public enum Verdict {
        /** The values are equal, or one of them is unknown. */
        NONE,
        /** Bands overlap or the values are too close to prefer one. */
        TOO_CLOSE,
        BETTER, WORSE,
        /** It differs, but neither way is better as such. */
        DIFFERENT
    }

    /** The difference between two values of one metric. */
    public static Difference of(Metric reference, Metric other) {
        double relative = other.value() == reference.value() ? 0
                : (other.value() - reference.value()) / Math.abs(reference.value());
        if (Double.isNaN(relative) || relative == 0) {
            return new Difference(relative, Verdict.NONE);
        }
        if (close(reference, other)) {
            return new Difference(relative, Verdict.TOO_CLOSE);
        }
        return new Difference(relative, Criterion.of(other.id())
                .map(c -> relative > 0 == c.moreIsBetter() ? Verdict.BETTER : Verdict.WORSE).orElse(Verdict.DIFFERENT));
    }

    /** True when nobody should prefer one of two values to the other. */
    public static boolean close(Metric first, Metric other) {
        double difference = Math.abs(first.value() - other.value());
        return difference <= TOO_CLOSE * Math.abs(first.value()) || first.band().flatMap(a -> other.band()
                .map(b -> overlap(a, b))).orElse(false);
    }

    private static boolean overlap(Band first, Band other) {
        return first.low() <= other.high() && other.low() <= first.high();
    }
}
