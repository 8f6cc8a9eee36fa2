// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * Finds a GPU of the catalog by the name that a publication gives it: {@code A100-SXM-80GB}, {@code GB200 NVL72}. A
 * power limit and a memory bandwidth that stand there count instead of the catalog's: {@code H100, 500 W, 2.4 TB/s}.
 */
final class GpuNames {
    private static final Pattern WATTS = Pattern.compile("(?<![\\w.])(\\d+(?:\\.\\d+)?) ?W\\b");
    private static final Pattern TERABYTES_PER_SECOND = Pattern.compile("(?<![\\w.])(\\d+(?:\\.\\d+)?) ?TB/s");

    private final List<GpuSpec> gpus;

    GpuNames(List<GpuSpec> gpus) {
        this.gpus = gpus;
    }

    /** The GPU whose first word stands in the name; of several the one whose memory does, else the largest. */
    GpuSpec find(String name) {
        List<String> words = words(name);
        GpuSpec known = gpus.stream().filter(g -> words.contains(words(g.id()).get(0)))
                .max(Comparator.comparing((GpuSpec g) -> words.contains(gigabytes(g))).thenComparing(
                        GpuSpec::memoryBytes))
                .orElseThrow(() -> new RefusedRow("the catalog has no GPU '" + name + "'"));
        return told(known, number(WATTS, name), 1e12 * number(TERABYTES_PER_SECOND, name));
    }

    private static double number(Pattern pattern, String name) {
        Matcher told = pattern.matcher(name);
        return told.find() ? Double.parseDouble(told.group(1)) : Double.NaN;
    }

    /** The GPU with another power limit and memory bandwidth; NaN for its own. */
    private static GpuSpec told(GpuSpec g, double watts, double bytesPerSecond) {
        return new GpuSpec(g.id(), g.name(), g.vendor(), g.bf16FlopPerSecond(), g.fp8FlopPerSecond(),
                g.fp4FlopPerSecond(), g.memoryBytes(), g.usableMemoryBytes(),
                Double.isNaN(bytesPerSecond) ? g.memoryBytesPerSecond() : bytesPerSecond, g.scaleUpTechnology(),
                g.scaleUpBytesPerSecond(), g.peerBytesPerSecond(), g.scaleUpDomainSize(),
                Double.isNaN(watts) ? g.watts() : watts, g.matmulFraction(), g.scaleUp(), g.calibration(),
                g.provenance());
    }

    private static String gigabytes(GpuSpec gpu) {
        return Math.round(gpu.memoryBytes() / 1e9) + "gb";
    }

    private static List<String> words(String name) {
        return Arrays.asList(name.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"));
    }
}
