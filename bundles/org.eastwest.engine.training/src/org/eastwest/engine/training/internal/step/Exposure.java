// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Cost;

/**
 * Communication of one dimension.
 *
 * @param seconds       time it takes, hidden or not
 * @param exposed       time that compute does not hide, its slowdown included, seconds
 * @param scaleUpBytes  bytes a GPU sends inside its scale-up domain
 * @param scaleOutBytes bytes a GPU sends through the compute fabric
 * @param algorithm     how, for people; empty when nothing is sent
 */
public record Exposure(double seconds, double exposed, double scaleUpBytes, double scaleOutBytes, String algorithm) {
    static final Exposure NONE = new Exposure(0, 0, 0, 0, "");

    /** {@code times} collectives of this cost of which {@code exposed} seconds are exposed in all. */
    static Exposure of(Cost cost, double times, double exposed) {
        return new Exposure(times * cost.seconds(), exposed, times * cost.scaleUpBytes(), times * cost.scaleOutBytes(),
                cost.algorithm());
    }

    /** True when some of it leaves the scale-up domain. */
    public boolean crosses() {
        return scaleOutBytes > 0;
    }

    Exposure plus(Exposure other) {
        return new Exposure(seconds + other.seconds, exposed + other.exposed, scaleUpBytes + other.scaleUpBytes,
                scaleOutBytes + other.scaleOutBytes, algorithm.isEmpty() ? other.algorithm : algorithm);
    }

    /** The same communication of which {@code other} seconds are exposed. */
    Exposure exposing(double other) {
        return new Exposure(seconds, other, scaleUpBytes, scaleOutBytes, algorithm);
    }

    Exposure times(double factor) {
        return new Exposure(factor * seconds, factor * exposed, factor * scaleUpBytes, factor * scaleOutBytes,
                algorithm);
    }
}
