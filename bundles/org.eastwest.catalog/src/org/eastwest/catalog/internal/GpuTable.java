// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.hardware.GpuCalibration;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ScaleUpSpec;

/** {@code gpus.csv}. */
final class GpuTable extends Table<GpuSpec> {
    private static final String OTHER = "other";

    private final Map<String, ScaleUpSpec> scaleUps;

    /** The GPUs that have these scale-up links, by id. */
    GpuTable(Map<String, ScaleUpSpec> scaleUps) {
        super("gpus", new Column("vendor", Kind.TEXT), new Column("bf16_dense_flops", Kind.FLOP_PER_SECOND),
                new Column("fp8_dense_flops", Kind.FLOP_PER_SECOND),
                new Column("fp4_dense_flops", Kind.FLOP_PER_SECOND), new Column("hbm_bytes", Kind.BYTES),
                new Column("hbm_usable_MiB", Kind.MEBIBYTES), new Column("hbm_bw_Bps", Kind.BYTES_PER_SECOND),
                new Column("scaleup_tech", Kind.TEXT),
                new Column("scaleup_bw_per_dir_Bps", Kind.BYTES_PER_SECOND),
                new Column("scaleup_p2p_per_dir_Bps", Kind.BYTES_PER_SECOND),
                new Column("scaleup_domain_size", Kind.COUNT), new Column("tdp_W", Kind.WATTS),
                new Column("measured_matmul_fraction_bf16", Kind.FRACTION),
                new Column("multiprocessors", Kind.COUNT), new Column("bf16_tflop_per_J", Kind.NUMBER),
                new Column("fp8_tflop_per_J", Kind.NUMBER), new Column("fp4_tflop_per_J", Kind.NUMBER),
                new Column("attention_forward_fraction", Kind.FRACTION),
                new Column("attention_backward_fraction", Kind.FRACTION),
                new Column("memory_fraction", Kind.FRACTION), new Column("calibration_cases", Kind.TEXT));
        this.scaleUps = scaleUps;
    }

    @Override
    GpuSpec read(Cells cells) {
        double memory = cells.number("hbm_bytes");
        double usable = cells.numberOrNaN("hbm_usable_MiB");
        double scaleUp = cells.number("scaleup_bw_per_dir_Bps");
        double peer = cells.numberOrNaN("scaleup_p2p_per_dir_Bps");
        return new GpuSpec(cells.id(), cells.text("name"), cells.textOrEmpty("vendor"),
                cells.number("bf16_dense_flops"), cells.numberOrNaN("fp8_dense_flops"),
                cells.numberOrNaN("fp4_dense_flops"), memory, Double.isNaN(usable) ? memory : usable,
                cells.number("hbm_bw_Bps"), cells.textOrEmpty("scaleup_tech"), scaleUp,
                Double.isNaN(peer) ? scaleUp : peer, cells.count("scaleup_domain_size"), cells.numberOrNaN("tdp_W"),
                cells.numberOrNaN("measured_matmul_fraction_bf16"), scaleUp(cells.textOrEmpty("scaleup_tech")),
                calibration(cells), cells.provenance());
    }

    private static GpuCalibration calibration(Cells cells) {
        return new GpuCalibration(cells.countOrZero("multiprocessors"), 1e12 * cells.numberOrNaN("bf16_tflop_per_J"),
                1e12 * cells.numberOrNaN("fp8_tflop_per_J"), 1e12 * cells.numberOrNaN("fp4_tflop_per_J"),
                cells.numberOrNaN("attention_forward_fraction"), cells.numberOrNaN("attention_backward_fraction"),
                cells.numberOrNaN("memory_fraction"), cells.textOrEmpty("calibration_cases"));
    }

    /** The row that names the longest beginning of the technology; else the row for any other. */
    private ScaleUpSpec scaleUp(String technology) {
        Comparator<ScaleUpSpec> length = Comparator.comparingInt(s -> named(s, technology).orElse(0));
        return scaleUps.values().stream().filter(s -> named(s, technology).isPresent()).max(length)
                .orElse(scaleUps.getOrDefault(OTHER, ScaleUpSpec.UNMEASURED));
    }

    private static Optional<Integer> named(ScaleUpSpec scaleUp, String technology) {
        return scaleUp.technologies().stream().filter(technology::startsWith).map(String::length)
                .max(Comparator.naturalOrder());
    }

    @Override
    void check(GpuSpec gpu, Cells cells) {
        if (Rates.exceeds(gpu.peerBytesPerSecond(), gpu.scaleUpBytesPerSecond())) {
            cells.warn(Problems.CONTRADICTION, "scaleup_p2p_per_dir_Bps",
                    "is more to one peer than scaleup_bw_per_dir_Bps to all of them.",
                    "Give the links to one peer here and all links there, both for one direction.");
        }
        // What is sold as 80 GB is often 80 GiB, which is 7 % more.
        if (gpu.usableMemoryBytes() > gpu.memoryBytes() * 1.1) {
            cells.warn(Problems.CONTRADICTION, "hbm_usable_MiB", "is more memory than hbm_bytes.",
                    "Give mebibytes here and bytes there.");
        }
        if (gpu.fp8FlopPerSecond() < gpu.bf16FlopPerSecond() || gpu.fp4FlopPerSecond() < gpu.fp8FlopPerSecond()) {
            cells.warn(Problems.CONTRADICTION, "fp8_dense_flops",
                    "a narrower number format is slower than a wider one.",
                    "Give the peaks without sparsity, in FLOP/s.");
        }
    }
}
