// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.Set;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;

/**
 * Jobs whose plan does not fit into the memory of the GPUs. Engines tell their times all the same, so that it can be seen
 * what they would be; whoever shows them says that they cannot be had.
 */
public final class MemoryVerdict {
    /** Words for people. */
    public static final String WORDS = "does not fit into memory";
    /** Findings of the engines for training and for inference. */
    private static final Set<String> EXCEEDED = Set.of("EW-TRAINING-005", "EW-INFERENCE-003");

    private MemoryVerdict() {
    }

    /** Whether the job of this id does not fit. */
    public static boolean exceeded(AnalysisResult result, String job) {
        return result.findings().stream().anyMatch(f -> EXCEEDED.contains(f.code()) && f.element().equals(job));
    }

    /** Whether the metric is one of a job that does not fit. */
    public static boolean exceeded(AnalysisResult result, Metric metric) {
        return exceeded(result, metric.element());
    }

    /** Whether some job does not fit. */
    public static boolean exceeded(AnalysisResult result) {
        return result.findings().stream().anyMatch(f -> EXCEEDED.contains(f.code()));
    }
}
