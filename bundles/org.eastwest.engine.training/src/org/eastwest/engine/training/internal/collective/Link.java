// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * One step of a collective in the alpha-beta model (Hockney 1994).
 *
 * @param latencySeconds alpha, time of a step that carries nothing, at least 0
 * @param bytesPerSecond 1/beta, per direction, more than 0
 */
public record Link(double latencySeconds, double bytesPerSecond) {
    /** Time of {@code steps} steps that carry {@code bytes} together, seconds. */
    double seconds(double steps, double bytes) {
        return steps * latencySeconds + bytes / bytesPerSecond;
    }
}
