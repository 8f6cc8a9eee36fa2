// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * What one collective takes.
 *
 * @param seconds       from start to end when nothing else runs
 * @param scaleUpBytes  bytes a GPU sends inside its scale-up domain
 * @param scaleOutBytes bytes a GPU sends through the compute fabric
 * @param algorithm     how, for people; empty when nothing is sent
 */
public record Cost(double seconds, double scaleUpBytes, double scaleOutBytes, String algorithm) {
    /** Nothing is sent. */
    public static final Cost NOTHING = new Cost(0, 0, 0, "");

    /** Bytes a GPU sends in all. */
    public double bytes() {
        return scaleUpBytes + scaleOutBytes;
    }
}
