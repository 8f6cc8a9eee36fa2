// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.junit.jupiter.api.Test;

class HostLaunchesTest {
    private static HostLaunches of(Map<String, String> cells) {
        return HostLaunches.of(new MeasuredRow("mine.csv", 2, cells));
    }

    /** Measured at 4 and more GPUs of a thread, A100 (nccl-tests issue 123) and H100 (nccl issue 2094): 4 % off. */
    @Test
    void aThreadThatLaunchesManyGpusIsWhatSmallCollectivesAreTimedAt() {
        List<MeasuredRow> rows = Rows.of("collectives_small.csv").stream()
                .map(r -> new MeasuredRow("collectives_small.csv", 1, r.cells()))
                .filter(r -> r.count("gpus_per_thread", 1) >= 4).toList();
        assertEquals(11, rows.size());
        rows.forEach(r -> assertEquals(1, HostLaunches.of(r).seconds() / (r.number("time_us") * 1e-6), 0.04,
                r.text("row_id")));
    }

    /** The source runs nccl-tests with -g on one node; 30 us on 8 H200, 42 to 45 us on 8 A100. */
    @Test
    void theRowOrItsSourceTellsHowItWasLaunched() {
        Map<String, String> azure = Map.of("num_gpus", "8", "source", "Azure/AI-benchmarking-guide @8fd0c6e");
        assertEquals(33.6e-6, of(azure).seconds(), 1e-9);
        assertTrue(of(azure).known().isPresent());
        assertEquals(0, of(Map.of("num_gpus", "8", "gpus_per_thread", "1", "source", "Azure/AI-benchmarking-guide"))
                .seconds());
        assertEquals(39e-6, of(Map.of("num_gpus", "8", "source", "stas00/ml-engineering@744d01e")).seconds(), 1e-9);
        assertEquals(new HostLaunches(0, Optional.empty()), of(Map.of("num_gpus", "8", "source", "mine")));
    }

    /** Rows of the bundled table have the source that their line of sources gives for how they begin. */
    @Test
    void bundledRowsHaveTheirOwnSource() {
        Map<String, String> sources = Map.of("AIC", "ai-dynamo/aiconfigurator@095f58a", "AZ",
                "Azure/AI-benchmarking-guide@8fd0c6e", "CW", "coreweave/nccl-tests@0120901", "MLE",
                "stas00/ml-engineering@744d01e");
        MeasuredCollectives.rows().forEach(r -> assertEquals(sources.get(r.text("row_id").split("-")[0]),
                r.text("source")));
    }
}
