// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * What a GPU sustains while it serves.
 *
 * @param flopPerSecond      matrix multiplications at the precision of the service
 * @param memoryPerSecond    bytes per second from its memory
 * @param layerSeconds       small kernels and launches of a layer
 */
record Gpu(double flopPerSecond, double memoryPerSecond, double layerSeconds) {
    /** Mean of the measured fractions in the catalog; used where a GPU has none. */
    static final double UNMEASURED_FRACTION = 0.72;

    /** Dense peak, FLOP per second; NaN when the GPU does not have the precision. */
    static double peak(GpuSpec gpu, Precision precision) {
        return switch (precision) {
            case FP16, BF16 -> gpu.bf16FlopPerSecond();
            case FP8 -> gpu.fp8FlopPerSecond();
            case FP4 -> gpu.fp4FlopPerSecond();
        };
    }

    /** Best measured matrix multiplication over the peak. */
    static double fraction(GpuSpec gpu) {
        return Double.isNaN(gpu.matmulFraction()) ? UNMEASURED_FRACTION : gpu.matmulFraction();
    }

    /** The same with another memory bandwidth, for what-if questions. */
    Gpu withMemory(double factor) {
        return new Gpu(flopPerSecond, memoryPerSecond * factor, layerSeconds);
    }
}
