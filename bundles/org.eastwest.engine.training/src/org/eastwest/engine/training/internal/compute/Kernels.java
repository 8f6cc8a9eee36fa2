// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * Times of single kernels, seconds.
 * <p>A matrix multiplication works in tiles that its dimensions fill up to whole ones; fewer tiles than multiprocessors
 * leave some idle. Its operands and results pass through memory once, not hidden: a tile loads before it multiplies and
 * stores afterwards. Against 10 square multiplications of 1,024 to 16,384 on A100 and H100 the error is below 10 %, but
 * +30 % at 2,048 in fp8, which the level-2 cache holds whole.
 */
public final class Kernels {
    /**
     * From one kernel to the next: the 1,024-cubes of the Azure guide leave 4.6 us on A100 in fp16 and on H100 in fp8.
     */
    static final double OVERHEAD_SECONDS = 4.6e-6;
    /** The smallest tile that still runs at full rate. */
    static final int TILE_ROWS = 64;
    static final int TILE_COLUMNS = 128;
    /** Multiprocessors of an H100; 108 in A100, 148 in B200. Only multiplications of fewer tiles than that feel it. */
    static final int MULTIPROCESSORS = 132;

    static final Source MATMUL = Source.literature("roofline of a tiled matrix multiplication whose traffic is not "
            + "hidden; checked against Azure/AI-benchmarking-guide@8fd0c6e (1,024 to 16,384) and "
            + "MooreThreads/SimuMax@e691807 (B200)");
    static final Source STREAM = Source.literature("roofline: bytes read and written over sustained memory bandwidth");

    private final double memory;

    public Kernels(GpuRates rates) {
        this.memory = rates.memory();
    }

    /**
     * {@code batch} products of an m x k with a k x n matrix.
     *
     * @param bytes bytes of all operands and results together
     * @param rate  FLOP per second
     */
    double matmul(double m, double n, double k, double batch, double bytes, double rate) {
        if (m <= 0 || n <= 0 || k <= 0 || batch <= 0) {
            return 0;
        }
        double tiles = Math.ceil(m / TILE_ROWS) * Math.ceil(n / TILE_COLUMNS) * batch;
        double busy = Math.max(tiles, MULTIPROCESSORS);
        return OVERHEAD_SECONDS + busy * (2.0 * TILE_ROWS * TILE_COLUMNS) * k / rate + bytes / memory;
    }

    double stream(Stream stream) {
        return stream.kernels() * OVERHEAD_SECONDS + stream.bytes() / memory;
    }

    /** {@code flop} of fused attention at {@code rate}. */
    double attention(double flop, double rate) {
        return flop > 0 ? OVERHEAD_SECONDS + flop / rate : 0;
    }

    /** Records the constants above. */
    public static void record(Scope scope) {
        scope.input("kernel_overhead", "from one kernel to the next", OVERHEAD_SECONDS, Unit.SECOND,
                Source.literature("1,024-cubes on A100 and H100 in Azure/AI-benchmarking-guide@8fd0c6e"));
        scope.input("multiprocessors", "multiprocessors that tiles keep busy", MULTIPROCESSORS, Unit.COUNT,
                Source.assumption("132, an H100's; 108 in A100, 148 in B200; matters to small multiplications only"));
    }
}
