// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

/**
 * How good something is, 0 to 1, with the interval it is expected in.
 *
 * @param value NaN when unknown
 * @param low   lower end; equal to {@code value} where no band is known
 * @param high  upper end
 * @since 1.0
 */
public record Score(double value, double low, double high) {
    /** Share of the better score below which a difference is no reason to prefer one: models are not that accurate. */
    public static final double TOO_CLOSE = 0.02;

    /** No score. */
    public static final Score UNKNOWN = new Score(Double.NaN, Double.NaN, Double.NaN);

    /** A score without a band. */
    public static Score exactly(double value) {
        return new Score(value, value, value);
    }

    public boolean known() {
        return !Double.isNaN(value);
    }

    /** True when the two intervals have a point in common. */
    public boolean overlaps(Score other) {
        return low <= other.high && other.low <= high;
    }

    /** True when the two do not tell apart what they rate: their bands overlap, or they differ by too little. */
    public boolean tooCloseTo(Score other) {
        return overlaps(other) || Math.abs(value - other.value) <= TOO_CLOSE * Math.max(value, other.value);
    }
}
