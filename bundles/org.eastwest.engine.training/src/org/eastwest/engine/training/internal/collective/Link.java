// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * The way between two domains in the alpha-beta model (Hockney 1994).
 *
 * @param latencySeconds alpha, time of a step that carries nothing, at least 0
 * @param bytesPerSecond 1/beta of one GPU, per direction, more than 0
 */
public record Link(double latencySeconds, double bytesPerSecond) {
}
