// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import org.osgi.annotation.versioning.ProviderType;

/**
 * What plans take at least that differ only in where their ranks stand and in what overlaps: no plan at a place takes
 * less than the bounds of that place. Not thread-safe: one for each thread.
 *
 * @since 1.0
 */
@ProviderType
public interface PlanBounds {
    /** Step time at least, wherever ranks stand, seconds; cheaper to know than that of a place. */
    double leastSeconds();

    /** Bytes that a GPU sends through the compute fabric in a step at least, wherever ranks stand. */
    double leastScaleOutBytes();

    /**
     * Step time at least, seconds.
     *
     * @param place index of the place that was asked about, from 0
     */
    double leastSeconds(int place);

    /**
     * Bytes that a GPU sends through the compute fabric in a step, at least.
     *
     * @param place index of the place that was asked about, from 0
     */
    double leastScaleOutBytes(int place);
}
