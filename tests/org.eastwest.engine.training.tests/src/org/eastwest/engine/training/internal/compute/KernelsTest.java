// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuCalibration;
import org.eastwest.spi.hardware.GpuSpec;
import org.junit.jupiter.api.Test;

class KernelsTest {
    @Test
    void squareMultiplicationsRunAsMeasured() {
        double sum = 0;
        for (SquareMultiplication square : SquareMultiplication.all()) {
            GpuSpec gpu = square.gpu().startsWith("a100") ? Hardware.a100() : Hardware.h100();
            double error = square.predicted(gpu, StepConstants.FITTED) / square.seconds() - 1;
            assertTrue(Math.abs(error) < 0.17, square + " is off by " + error);
            sum += Math.abs(error);
        }
        assertTrue(sum / SquareMultiplication.all().size() < 0.05, "mean error " + sum);
    }

    @Test
    void largeMultiplicationsOnB200ReachWhatItsPowerAllows() {
        // 4096 x 57344 x 8192 at 0.487 and 4096 x 106496 x 16384 at 0.496 of 2,250 TFLOP/s
        // (MooreThreads/SimuMax@e691807 configs/system/b200_bf16_ceperm.json).
        GpuRates rates = GpuRates.of(Hardware.b200(), Precision.BF16, Scope.NONE);
        Kernels kernels = new Kernels(rates, StepConstants.FITTED);
        assertEquals(0.487, share(kernels, rates, 4096, 57344, 8192), 0.10 * 0.487);
        assertEquals(0.496, share(kernels, rates, 4096, 106496, 16384), 0.10 * 0.496);
    }

    private static double share(Kernels kernels, GpuRates rates, double m, double n, double k) {
        return 2 * m * n * k / kernels.matmul(m, n, k, 1, 2 * (m * k + k * n + m * n), rates.linear()) / 2.25e15;
    }

    @Test
    void partialTilesCostWholeOnes() {
        Kernels kernels = new Kernels(GpuRates.of(Hardware.h100(), Precision.BF16, Scope.NONE), StepConstants.FITTED);
        assertEquals(kernels.matmul(8192, 8192, 4096, 1, 0, 8e14), kernels.matmul(8192 - 63, 8192 - 127, 4096, 1, 0,
                8e14),
                1e-12);
    }

    @Test
    void fewTilesLeaveMultiprocessorsIdle() {
        Kernels kernels = new Kernels(GpuRates.of(Hardware.h100(), Precision.BF16, Scope.NONE), StepConstants.FITTED);
        assertEquals(kernels.matmul(64, 64, 4096, 1, 0, 8e14), kernels.matmul(64, 64 * 132, 4096, 1, 0, 8e14), 1e-12);
    }

    @Test
    void nothingTakesNoTime() {
        Kernels kernels = new Kernels(GpuRates.of(Hardware.h100(), Precision.BF16, Scope.NONE), StepConstants.FITTED);
        assertEquals(0, kernels.matmul(0, 8, 8, 1, 0, 8e14));
        assertEquals(0, kernels.stream(Stream.of(0)));
        assertEquals(0, kernels.attention(0, 8e14));
    }

    @Test
    void powerLimitsLargeGpusAndUnitsSmallOnes() {
        assertEquals(0.869 * 3.12e14, GpuRates.of(Hardware.a100(), Precision.BF16, Scope.NONE).linear(), 1e6);
        GpuSpec b200 = Hardware.b200();
        assertEquals(1000 * b200.calibration().bf16FlopPerJoule(), GpuRates.of(b200, Precision.BF16, Scope.NONE)
                .linear(), 1e6);
        assertEquals(1000 * b200.calibration().fp8FlopPerJoule(), GpuRates.of(b200, Precision.FP8, Scope.NONE)
                .linear(), 1e6);
        assertEquals(1000 * b200.calibration().fp4FlopPerJoule(), GpuRates.of(b200, Precision.FP4, Scope.NONE)
                .linear(), 1e6);
    }

    @Test
    void aGpuWithoutCalibrationIsLimitedAsAB200Is() {
        GpuSpec unknown = Hardware.b200().with(GpuCalibration.UNKNOWN);
        assertEquals(1.1e15, GpuRates.of(unknown, Precision.BF16, Scope.NONE).linear(), 1e6);
        assertEquals(2.2e15, GpuRates.of(unknown, Precision.FP8, Scope.NONE).linear(), 1e6);
        assertEquals(132, GpuRates.of(unknown, Precision.BF16, Scope.NONE).multiprocessors());
    }

    @Test
    void aPrecisionThatTheGpuLacksHasNoPeak() {
        assertTrue(Double.isNaN(GpuRates.peak(Hardware.a100(), Precision.FP8)));
        assertTrue(Double.isNaN(GpuRates.peak(Hardware.h100(), Precision.FP4)));
    }
}
