// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * What a GPU sustains.
 *
 * @param peak        dense peak at the precision of the job, FLOP per second
 * @param linear      matrix multiplications of the linear layers, FLOP per second
 * @param sixteenBit  matrix multiplications in bf16 or fp16, FLOP per second
 * @param attention   fused attention, FLOP per second
 * @param memory      streams through memory, bytes per second
 */
public record GpuRates(double peak, double linear, double sixteenBit, double attention, double memory) {
    /**
     * Dense bf16 FLOP per joule that a GPU's power limit sustains over a whole step: large matrix multiplications run
     * at 1,100 TFLOP/s on a B200 of 1,000 W (MooreThreads/SimuMax@e691807 configs/system/b200_bf16_ceperm.json, 0.49 of
     * peak, where short ones reach 0.64) and in fp8 at 1,377 TFLOP/s on an H100 of 700 W (Azure guide), 0.98e12 in
     * bf16. Older and smaller GPUs are limited by their units before that.
     */
    static final double FLOP_PER_JOULE = 1.1e12;
    /** Mean of the measured fractions in the catalog (0.51 to 0.87); used where a GPU has none. */
    static final double UNMEASURED_FRACTION = 0.72;
    /**
     * Fused attention over large matrix multiplications: FlashAttention-2 179.5 of 271 TFLOP/s on A100 (Azure guide).
     */
    static final double ATTENTION_SHARE = 0.66;
    /** Stream triad over peak bandwidth: A100 1.70 of 2.04, H100 2.97 of 3.35, H200 4.15 of 4.80 TB/s (Azure guide). */
    static final double MEMORY_SHARE = 0.86;

    private static final String AZURE = "Azure/AI-benchmarking-guide@8fd0c6e";
    private static final Source POWER = Source.literature("power limit: 1.1e12 dense bf16 FLOP per joule, twice that "
            + "in fp8, four times in fp4; from 1,100 TFLOP/s of large bf16 matrix multiplications on B200 at 1,000 W "
            + "(MooreThreads/SimuMax@e691807 configs/system/b200_bf16_ceperm.json) and 1,377 TFLOP/s of fp8 on H100 at "
            + "700 W (" + AZURE + ")");

    /** Dense peak of a precision, FLOP per second; NaN when the GPU does not have it. */
    public static double peak(GpuSpec gpu, Precision precision) {
        return switch (precision) {
            case FP16, BF16 -> gpu.bf16FlopPerSecond();
            case FP8 -> gpu.fp8FlopPerSecond();
            case FP4 -> gpu.fp4FlopPerSecond();
        };
    }

    public static GpuRates of(GpuSpec gpu, Precision precision, Scope scope) {
        double fraction = Double.isNaN(gpu.matmulFraction()) ? UNMEASURED_FRACTION : gpu.matmulFraction();
        double peak = peak(gpu, precision);
        double linear = sustained(gpu, peak, fraction, precision);
        double sixteenBit = sustained(gpu, gpu.bf16FlopPerSecond(), fraction, Precision.BF16);
        GpuRates rates = new GpuRates(peak, linear, sixteenBit, sixteenBit * ATTENTION_SHARE,
                gpu.memoryBytesPerSecond() * MEMORY_SHARE);
        if (scope.recording()) {
            rates.record(gpu, fraction, precision, scope);
        }
        return rates;
    }

    private static double sustained(GpuSpec gpu, double peak, double fraction, Precision precision) {
        double units = peak * fraction;
        return Double.isNaN(gpu.watts()) ? units : Math.min(units, powered(gpu, precision));
    }

    private static double powered(GpuSpec gpu, Precision precision) {
        return FLOP_PER_JOULE * gain(precision) * gpu.watts();
    }

    /** FLOP of a precision for the energy of one in bf16. */
    private static double gain(Precision precision) {
        return Precision.BF16.bytes() / precision.bytes();
    }

    private void record(GpuSpec gpu, double fraction, Precision precision, Scope scope) {
        Source catalog = gpu.provenance().source();
        scope.input("peak", "dense peak of " + gpu.name() + " in " + precision, peak, Unit.FLOP_PER_SECOND, catalog);
        scope.input("matmul_fraction", "best measured matrix multiplication over peak", fraction, Unit.FRACTION,
                Double.isNaN(gpu.matmulFraction())
                        ? Source.assumption("not measured for this GPU: the mean of those in the catalog") : catalog);
        scope.input("watts", "thermal design power", gpu.watts(), Unit.WATT, catalog);
        scope.input("flop_per_joule", "FLOP per joule that the power limit sustains in " + precision,
                FLOP_PER_JOULE * gain(precision), Unit.RATIO, POWER);
        limited("matmul_rate", "matrix multiplications in " + precision, linear, peak * fraction, gpu, precision,
                "peak",
                "flop_per_joule", scope);
        scope.input("sixteen_bit_peak", "dense peak in bf16", gpu.bf16FlopPerSecond(), Unit.FLOP_PER_SECOND, catalog);
        scope.input("sixteen_bit_flop_per_joule", "FLOP per joule that the power limit sustains in bf16",
                FLOP_PER_JOULE,
                Unit.RATIO, POWER);
        limited("sixteen_bit_rate", "matrix multiplications in bf16", sixteenBit, gpu.bf16FlopPerSecond() * fraction,
                gpu,
                Precision.BF16, "sixteen_bit_peak", "sixteen_bit_flop_per_joule", scope);
        Source flash = Source.literature("FlashAttention-2 reaches 179.5 TFLOP/s on A100, 0.66 of its matrix "
                + "multiplications (" + AZURE + ")");
        scope.input("attention_share", "fused attention over matrix multiplications", ATTENTION_SHARE, Unit.FRACTION,
                flash);
        scope.derived("attention_rate", "fused attention", attention, Unit.FLOP_PER_SECOND,
                "sixteen_bit_rate * attention_share", flash);
        Source triad = Source.literature("stream triad over peak bandwidth on A100, H100 and H200: 0.83 to 0.89 ("
                + AZURE + ")");
        scope.input("memory_bandwidth", "memory bandwidth", gpu.memoryBytesPerSecond(), Unit.BYTE_PER_SECOND, catalog);
        scope.input("memory_share", "share of it that a stream reaches", MEMORY_SHARE, Unit.FRACTION, triad);
        scope.derived("memory_rate", "streams through memory", memory, Unit.BYTE_PER_SECOND,
                "memory_bandwidth * memory_share", triad);
    }

    private static void limited(String id, String label, double value, double units, GpuSpec gpu, Precision precision,
            String peak, String perJoule, Scope scope) {
        boolean byPower = !Double.isNaN(gpu.watts()) && powered(gpu, precision) < units;
        scope.derived(id, label + (byPower ? ", limited by power" : ", limited by the units"), value,
                Unit.FLOP_PER_SECOND, Double.isNaN(gpu.watts()) ? peak + " * matmul_fraction"
                        : "min(" + peak + " * matmul_fraction, " + perJoule + " * watts)",
                POWER);
    }
}
