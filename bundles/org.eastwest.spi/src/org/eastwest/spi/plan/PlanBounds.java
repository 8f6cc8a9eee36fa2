// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import org.osgi.annotation.versioning.ProviderType;

/**
 * What plans of the same degrees and micro-batch take at least: none of them takes less at a place than the bounds of
 * that place. Not thread-safe: one for each thread.
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
