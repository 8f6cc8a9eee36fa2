// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Locale;
import org.eastwest.spi.evaluation.MeasuredRow;

/** Families of published steps: one source, one program, or one generation of GPU. */
final class Families {
    private Families() {
    }

    static String of(MeasuredRow row) {
        String source = row.text("source").toLowerCase(Locale.ROOT);
        String id = row.text("case_id");
        if (row.text("tier").equals("C")) {
            return "read off figures";
        }
        if (id.startsWith("K5") || source.contains("korthikanti")) {
            return "Korthikanti 2022 (K5)";
        }
        if (id.startsWith("MB-") || source.contains("megatron-bridge")) {
            return "Megatron-Bridge";
        }
        if (id.startsWith("ML") || source.contains("mlcommons")) {
            return "MLPerf";
        }
        if (id.startsWith("SMX") || source.contains("simumax")) {
            return "SimuMax, 8 x B200";
        }
        if (id.startsWith("L3") || source.contains("2407.21783")) {
            return "Llama 3";
        }
        if (new RunCells(row).fsdp()) {
            return "PyTorch FSDP";
        }
        String gpu = row.text("gpu_type").toUpperCase(Locale.ROOT);
        return gpu.contains("A100") ? "other A100" : "other H100 and later";
    }
}
