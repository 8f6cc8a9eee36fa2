// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * A measured multiplication of two square matrices, from {@code gemm.csv}.
 *
 * @param gpu       id of the GPU in the catalog
 * @param precision of the operands; the result has 16 bits
 * @param n         rows and columns
 * @param seconds   measured
 */
public record SquareMultiplication(String gpu, Precision precision, double n, double seconds) {
    private static final Map<String, String> GPUS = Map.of("a100", "a100-80-sxm", "h100", "h100-sxm");

    /** Level-2 cache, bytes (NVIDIA A100 and H100 white papers). */
    private static final Map<String, Double> CACHES = Map.of("a100-80-sxm", 40e6, "h100-sxm", 50e6);

    /** All of them. */
    public static List<SquareMultiplication> all() {
        return Rows.of("gemm.csv").stream().map(SquareMultiplication::of).toList();
    }

    private static SquareMultiplication of(Row row) {
        double n = row.number("n");
        return new SquareMultiplication(GPUS.get(row.text("gpu")), Precision.valueOf(row.text("precision")), n,
                2 * n * n * n / (row.number("tflops") * 1e12));
    }

    /** Seconds that the model gives it: done again and again, what fits the cache never passes through memory. */
    public double predicted(GpuSpec on, StepConstants constants) {
        GpuRates rates = GpuRates.of(on, precision, Scope.NONE);
        double bytes = n * n * (2 * precision.bytes() + 2);
        return new Kernels(rates, constants).matmul(n, n, n, 1, bytes <= CACHES.get(gpu) ? 0 : bytes, rates.linear());
    }
}
