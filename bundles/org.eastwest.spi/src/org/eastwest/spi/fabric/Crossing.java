// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * Shares of the bytes of some traffic that climb in a fabric.
 *
 * @param aboveLeaf share that leaves the leaf, 0 to 1; NaN where it is not known
 * @param abovePod  share that leaves the pod, 0 to 1, not more than {@code aboveLeaf}; NaN where it is not known
 * @since 1.0
 */
public record Crossing(double aboveLeaf, double abovePod) {
    /** Nobody knows. */
    public static final Crossing UNKNOWN = new Crossing(Double.NaN, Double.NaN);
}
