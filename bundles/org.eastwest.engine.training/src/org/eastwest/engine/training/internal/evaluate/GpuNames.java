// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.eastwest.spi.hardware.GpuSpec;

/** Finds a GPU of the catalog by the name that a publication gives it: {@code A100-SXM-80GB}, {@code GB200 NVL72}. */
final class GpuNames {
    private final List<GpuSpec> gpus;

    GpuNames(List<GpuSpec> gpus) {
        this.gpus = gpus;
    }

    /** The GPU whose first word stands in the name; of several the one whose memory does, else the largest. */
    GpuSpec find(String name) {
        List<String> words = words(name);
        return gpus.stream().filter(g -> words.contains(words(g.id()).get(0)))
                .max(Comparator.comparing((GpuSpec g) -> words.contains(gigabytes(g))).thenComparing(
                        GpuSpec::memoryBytes))
                .orElseThrow(() -> new RefusedRow("the catalog has no GPU '" + name + "'"));
    }

    private static String gigabytes(GpuSpec gpu) {
        return Math.round(gpu.memoryBytes() / 1e9) + "gb";
    }

    private static List<String> words(String name) {
        return Arrays.asList(name.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"));
    }
}
