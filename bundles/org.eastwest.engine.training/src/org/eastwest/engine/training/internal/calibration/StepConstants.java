// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

/**
 * Constants of kernels and training code that belong to no type of GPU, no model and no plan.
 *
 * @param tileFill           what a tile of a matrix multiplication costs beyond its products, in elements of the summed
 *                           dimension: loading its first operands and storing its result
 * @param shownTraffic       share of the operands' way through memory that products do not hide, 0 to 1
 * @param routingPasses      times that a routed token copy is read or written in forward, and again in backward, beside
 *                           the experts' matrix multiplications and activations, in captured code
 * @param eagerPasses        what eager code adds to that
 * @param eagerStallSeconds  what a layer with experts waits in eager code, whatever its size, until the host knows how
 *                           many tokens go to which expert
 * @param stepSeconds        what the host does once a step: launching the optimizer, waiting for the gradients' norm
 * @param jitter             standard deviation of the speed of GPUs, as a share: a step waits for the slowest
 */
public record StepConstants(double tileFill, double shownTraffic, double routingPasses, double eagerPasses,
        double eagerStallSeconds,
        double stepSeconds, double jitter) {
    /** As fitted. */
    public static final StepConstants FITTED = new StepConstants(78.33, 0.6475, 1.616, 7.081, 3.617e-3,
            15.66e-3, 5.214e-3);
}
