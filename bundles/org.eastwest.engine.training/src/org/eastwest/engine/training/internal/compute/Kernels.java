// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * Times of single kernels, seconds.
 * <p>A matrix multiplication works in tiles that its dimensions fill up to whole ones and that its multiprocessors work
 * on in whole waves; of the tile shapes that libraries have, the fastest counts. Smaller tiles load more for each
 * product. A part of the operands' way through memory stays visible.
 */
public final class Kernels {
    /**
     * From one kernel to the next: the 1,024-cubes of the Azure guide leave 4.6 us on A100 in fp16 and on H100 in fp8.
     */
    public static final double OVERHEAD_SECONDS = 4.6e-6;
    /** Rows and columns of the tile shapes of cuBLAS and CUTLASS. */
    private static final int[][] TILES = {{128, 256}, {256, 128}, {128, 128}, {64, 256}, {128, 64}, {64, 128},
        {64, 64}};
    /** Rows plus columns over rows times columns, times this: what loading adds to the products of a tile. */
    private static final double LOAD = 16;
    private static final double[] TILE_COST = tileCosts();

    static final Source MATMUL = Source.literature("roofline of a tiled matrix multiplication in whole waves whose "
            + "traffic is partly hidden; checked against Azure/AI-benchmarking-guide@8fd0c6e (1,024 to 16,384) and "
            + "MooreThreads/SimuMax@e691807 (B200)");
    static final Source STREAM = Source.literature("roofline: bytes read and written over sustained memory bandwidth");

    private final double memory;
    private final int multiprocessors;
    private final StepConstants constants;

    public Kernels(GpuRates rates, StepConstants constants) {
        this.memory = rates.memory();
        this.multiprocessors = rates.multiprocessors();
        this.constants = constants;
    }

    /** Cost of a product in each tile shape over that in the largest. */
    private static double[] tileCosts() {
        double[] costs = new double[TILES.length];
        for (int i = 0; i < costs.length; i++) {
            costs[i] = (1 + LOAD / TILES[i][0] + LOAD / TILES[i][1]) / (1 + LOAD / 128 + LOAD / 256);
        }
        return costs;
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
        double products = products(m, n, batch) * (k + constants.tileFill());
        return OVERHEAD_SECONDS + 2 * products / rate + constants.shownTraffic() * bytes / memory;
    }

    /** Products for each element of the summed dimension, partial tiles and waves counted whole. */
    private double products(double m, double n, double batch) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < TILES.length; i++) {
            int rows = TILES[i][0];
            int columns = TILES[i][1];
            double tiles = Math.ceil(m / rows) * Math.ceil(n / columns) * batch;
            double waves = Math.ceil(tiles / multiprocessors);
            least = Math.min(least, waves * multiprocessors * rows * columns * TILE_COST[i]);
        }
        return least;
    }

    double stream(Stream stream) {
        return stream.kernels() * OVERHEAD_SECONDS + stream.bytes() / memory;
    }

    /** {@code flop} of fused attention at {@code rate}. */
    double attention(double flop, double rate) {
        return flop > 0 ? OVERHEAD_SECONDS + flop / rate : 0;
    }

    /** Records the constants. */
    void record(Scope scope) {
        scope.input("kernel_overhead", "from one kernel to the next", OVERHEAD_SECONDS, Unit.SECOND,
                Source.literature("1,024-cubes on A100 and H100 in Azure/AI-benchmarking-guide@8fd0c6e"));
        Source fitted = Source.literature("fitted to measured training steps, docs/accuracy.md");
        scope.input("tile_fill", "what a tile costs beyond its products, in elements of the summed dimension",
                constants.tileFill(), Unit.COUNT, fitted);
        scope.input("shown_traffic", "share of the operands' way through memory that products do not hide",
                constants.shownTraffic(), Unit.FRACTION, fitted);
    }
}
