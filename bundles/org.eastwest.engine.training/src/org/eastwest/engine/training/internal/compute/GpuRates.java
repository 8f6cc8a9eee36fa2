// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.GpuCalibration;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * What a GPU sustains.
 *
 * @param peak              dense peak at the precision of the job, FLOP per second
 * @param linear            matrix multiplications of the linear layers, FLOP per second
 * @param sixteenBit        matrix multiplications in bf16 or fp16, FLOP per second
 * @param attentionForward  fused attention with heads of 128, forward, FLOP per second
 * @param attentionBackward the same, backward
 * @param memory            streams through memory, bytes per second
 * @param multiprocessors   multiprocessors that tiles keep busy
 */
public record GpuRates(double peak, double linear, double sixteenBit, double attentionForward,
        double attentionBackward, double memory, int multiprocessors) {
    /**
     * Dense bf16 FLOP per joule that the power limit of a GPU without a calibration sustains: large matrix
     * multiplications run at 1,100 TFLOP/s on a B200 of 1,000 W (MooreThreads/SimuMax@e691807
     * configs/system/b200_bf16_ceperm.json).
     */
    static final double FLOP_PER_JOULE = 1.1e12;
    /** Mean of the measured fractions in the catalog (0.51 to 0.87); used where a GPU has none. */
    static final double UNMEASURED_FRACTION = 0.72;
    /**
     * Fused attention over large matrix multiplications where a GPU has no calibration: FlashAttention-2 179.5 of 271
     * TFLOP/s on A100 (Azure guide).
     */
    static final double ATTENTION_SHARE = 0.66;
    /** Stream triad over peak bandwidth: A100 1.70 of 2.04, H100 2.97 of 3.35, H200 4.15 of 4.80 TB/s (Azure guide). */
    static final double MEMORY_SHARE = 0.86;
    /** Multiprocessors of an H100, where a GPU has no calibration. */
    static final int MULTIPROCESSORS = 132;

    private static final String AZURE = "Azure/AI-benchmarking-guide@8fd0c6e";
    private static final Source POWER = Source.literature("power limit: dense FLOP per joule by number format, fitted "
            + "for a generation of GPUs to measured training steps (catalog, gpu_calibration); where a GPU has none "
            + "1.1e12 in bf16, from 1,100 TFLOP/s on B200 at 1,000 W (MooreThreads/SimuMax@e691807), twice that in "
            + "fp8, four times in fp4");
    private static final Source FLASH = Source.literature("fused attention fitted for a generation of GPUs to measured "
            + "training steps (catalog, gpu_calibration); where a GPU has none 0.66 of its matrix multiplications, as "
            + "FlashAttention-2 on A100 (" + AZURE + ")");

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
        GpuCalibration known = gpu.calibration();
        double peak = peak(gpu, precision);
        double linear = sustained(gpu, peak, fraction, precision);
        double bf16 = gpu.bf16FlopPerSecond();
        double sixteenBit = sustained(gpu, bf16, fraction, Precision.BF16);
        double share = ATTENTION_SHARE * sixteenBit / bf16;
        GpuRates rates = new GpuRates(peak, linear, sixteenBit, bf16 * known(known.attentionForward(), share),
                bf16 * known(known.attentionBackward(), share), gpu.memoryBytesPerSecond() * memoryShare(gpu),
                known.multiprocessors() > 0 ? known.multiprocessors() : MULTIPROCESSORS);
        if (scope.recording()) {
            rates.record(gpu, fraction, precision, scope);
        }
        return rates;
    }

    private static double known(double value, double otherwise) {
        return Double.isNaN(value) ? otherwise : value;
    }

    private static double memoryShare(GpuSpec gpu) {
        return known(gpu.calibration().memoryFraction(), MEMORY_SHARE);
    }

    private static double sustained(GpuSpec gpu, double peak, double fraction, Precision precision) {
        double units = peak * fraction;
        return Double.isNaN(gpu.watts()) ? units : Math.min(units, powered(gpu, precision));
    }

    private static double powered(GpuSpec gpu, Precision precision) {
        return perJoule(gpu, precision) * gpu.watts();
    }

    /** FLOP per joule at the power limit. */
    private static double perJoule(GpuSpec gpu, Precision precision) {
        GpuCalibration known = gpu.calibration();
        double fitted = switch (precision) {
            case FP16, BF16 -> known.bf16FlopPerJoule();
            case FP8 -> known.fp8FlopPerJoule();
            case FP4 -> known.fp4FlopPerJoule();
        };
        return known(fitted, FLOP_PER_JOULE * Precision.BF16.bytes() / precision.bytes());
    }

    private void record(GpuSpec gpu, double fraction, Precision precision, Scope scope) {
        Source catalog = gpu.provenance().source();
        scope.input("peak", "dense peak of " + gpu.name() + " in " + precision, peak, Unit.FLOP_PER_SECOND, catalog);
        scope.input("matmul_fraction", "best measured matrix multiplication over peak", fraction, Unit.FRACTION,
                Double.isNaN(gpu.matmulFraction())
                        ? Source.assumption("not measured for this GPU: the mean of those in the catalog") : catalog);
        scope.input("watts", "thermal design power", gpu.watts(), Unit.WATT, catalog);
        scope.input("flop_per_joule", "FLOP per joule that the power limit sustains in " + precision,
                perJoule(gpu, precision), Unit.RATIO, POWER);
        limited("matmul_rate", "matrix multiplications in " + precision, linear, peak * fraction, gpu, precision,
                "peak", "flop_per_joule", scope);
        scope.input("sixteen_bit_peak", "dense peak in bf16", gpu.bf16FlopPerSecond(), Unit.FLOP_PER_SECOND, catalog);
        scope.input("sixteen_bit_flop_per_joule", "FLOP per joule that the power limit sustains in bf16",
                perJoule(gpu, Precision.BF16), Unit.RATIO, POWER);
        limited("sixteen_bit_rate", "matrix multiplications in bf16", sixteenBit, gpu.bf16FlopPerSecond() * fraction,
                gpu, Precision.BF16, "sixteen_bit_peak", "sixteen_bit_flop_per_joule", scope);
        scope.input("attention_forward_rate", "fused attention with heads of 128, forward", attentionForward,
                Unit.FLOP_PER_SECOND, FLASH);
        scope.input("attention_backward_rate", "fused attention with heads of 128, backward", attentionBackward,
                Unit.FLOP_PER_SECOND, FLASH);
        Source triad = Source.literature("stream triad over peak bandwidth on A100, H100 and H200: 0.83 to 0.89 ("
                + AZURE + ")");
        scope.input("memory_bandwidth", "memory bandwidth", gpu.memoryBytesPerSecond(), Unit.BYTE_PER_SECOND, catalog);
        scope.input("memory_share", "share of it that a stream reaches", memoryShare(gpu), Unit.FRACTION, triad);
        scope.derived("memory_rate", "streams through memory", memory, Unit.BYTE_PER_SECOND,
                "memory_bandwidth * memory_share", triad);
        scope.input("multiprocessors", "multiprocessors that tiles keep busy", multiprocessors, Unit.COUNT,
                gpu.calibration().multiprocessors() > 0 ? catalog
                        : Source.assumption("not in the catalog: those of an H100"));
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
