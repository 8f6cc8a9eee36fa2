// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

/**
 * Time of one micro-batch on some layers, with what their communication leaves exposed, seconds.
 *
 * @param forward        forward
 * @param inputGradient  backward without the gradients of weights
 * @param weightGradient gradients of weights
 */
public record Part(double forward, double inputGradient, double weightGradient) {
}
