// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * What a type of GPU was measured or fitted to sustain, beyond its data sheet. Everything but {@code multiprocessors}
 * is NaN where it is not known.
 *
 * @param multiprocessors    multiprocessors in use; 0 when not known
 * @param bf16FlopPerJoule   dense FLOP per joule of its power limit that long runs of 16-bit matrix multiplications
 *                           reach; NaN also where power does not limit them
 * @param fp8FlopPerJoule    the same in 8 bits
 * @param fp4FlopPerJoule    the same in 4 bits
 * @param attentionForward   fused attention with heads of 128, forward, over the dense bf16 peak
 * @param attentionBackward  the same, backward
 * @param memoryFraction     passes over memory in training over its bandwidth
 * @param cases              what the constants come from: the measured cases that they were fitted on; may be empty
 * @since 1.0
 */
public record GpuCalibration(int multiprocessors, double bf16FlopPerJoule, double fp8FlopPerJoule,
        double fp4FlopPerJoule, double attentionForward, double attentionBackward, double memoryFraction, String cases) {
    /** Nothing is known. */
    public static final GpuCalibration UNKNOWN = new GpuCalibration(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN,
            Double.NaN, Double.NaN, "");
}
