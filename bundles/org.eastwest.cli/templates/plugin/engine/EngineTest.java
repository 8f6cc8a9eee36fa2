// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.testkit.SampleDesigns;
import org.junit.jupiter.api.Test;

/** What this engine computes, against the same by hand. */
class @{class}EngineTest {
    private final @{class}Engine engine = new @{class}Engine();

    /** 2^30 bytes over 8 NICs of 50 GB/s for 8 GPUs, of which headers of 82 bytes to 4,096 take their part. */
    @Test
    void oneGibibyteOverOneNicForEachGpuTakes22Milliseconds() {
        AnalysisResult result = engine.analyze(SampleDesigns.request(), Progress.NONE);

        Metric transfer = result.metric(@{class}Engine.TRANSFER, "servers").orElseThrow();
        assertEquals(1_073_741_824 / (50e9 * 4096 / 4178), transfer.value(), 1e-12);
        assertEquals(List.of(), result.findings());
    }

    @Test
    void everyInputHasItsSource() {
        Metric transfer = engine.analyze(SampleDesigns.request(), Progress.NONE)
                .metric(@{class}Engine.TRANSFER).orElseThrow();

        assertEquals(List.of("s", "n", "r", "g", "u", "k"),
                transfer.derivation().inputs().stream().map(input -> input.id()).toList());
    }

    @Test
    void aTransportThatIsNotInstalledIsAnErrorThatNamesIt() {
        AnalysisRequest request = new AnalysisRequest(SampleDesigns.training("gone"), SampleDesigns.transports(),
                AnalysisRequest.DEFAULT_SEED);

        List<Finding> findings = engine.analyze(request, Progress.NONE).findings();
        assertEquals(List.of(@{class}Engine.NO_TRANSPORT), findings.stream().map(Finding::code).toList());
        assertEquals("The transport 'gone' is not installed.", findings.get(0).message());
    }
}
